// Typing a puzzle: digits are givens until the player says that they are all there.

import { desk } from "../core/desk.js";
import { button, el, fill } from "../core/dom.js";
import { say } from "../core/words.js";

/** @param {HTMLElement} home */
export function typing(home) {
  const show = () => {
    if (!desk.game.typing) {
      if (home.dataset.task === "typing") home.hidden = true;
      return;
    }
    home.hidden = false;
    home.dataset.task = "typing";
    fill(
      home,
      el("h2", {}, say("typing-title")),
      el("p", {}, say("typing")),
      el("div", { class: "actions" }, button(say("typing-done"), () => desk.game.settle(), { class: "strong" })),
    );
  };
  desk.addEventListener("change", show);
}
