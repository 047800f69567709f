// Typing a puzzle: digits are givens until the player says that they are all there.

import { Refusal, ask } from "../core/ask.js";
import { desk } from "../core/desk.js";
import { button, el, fill } from "../core/dom.js";
import { notice } from "../core/notice.js";
import { say } from "../core/words.js";

/**
 * @param {HTMLElement} home
 * @param {import("../sheet/board.js").Board} board
 */
export function typing(home, board) {
  const show = () => {
    if (!desk.game.typing) {
      if (home.dataset.task === "typing") home.hidden = true;
      return;
    }
    // The card of a photo says the same, and more.
    if (home.dataset.task === "photo" && !home.hidden) return;
    home.hidden = false;
    home.dataset.task = "typing";
    fill(
      home,
      el("h2", {}, say("typing-title")),
      el("p", {}, say("typing")),
      el("div", { class: "actions" }, button(say("typing-done"), settle, { class: "strong" })),
    );
  };
  desk.addEventListener("change", show);
  // After the dialog has given the keyboard back.
  desk.addEventListener("game", () => {
    if (desk.game.typing) setTimeout(() => board.choose(0));
  });
}

/** The givens are all there; says what is wrong with them, if anything is. */
export async function settle() {
  const { game } = desk;
  const wrong = await fault(game.sheet.puzzle);
  // A game that has left the desk meanwhile is kept as it was left: nobody follows or saves its changes any more.
  if (desk.game !== game) return;
  if (wrong) notice(wrong);
  game.settle();
}

/**
 * What is wrong with a puzzle, if anything is.
 *
 * @param {string} puzzle
 */
async function fault(puzzle) {
  try {
    const { warning } = await ask("opened", { ask: "open", text: puzzle });
    return warning;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.message;
  }
}
