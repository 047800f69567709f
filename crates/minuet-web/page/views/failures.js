// The gallery of puzzles on which the method fails, each in its failed position.

import { Refusal, ask } from "../core/ask.js";
import { desk } from "../core/desk.js";
import { button, el, fill } from "../core/dom.js";
import { PAPER, begun } from "../core/game.js";
import { whole } from "../core/sheet.js";
import { choice } from "../coach/words.js";
import { thumbnail } from "./thumbnail.js";

/** @typedef {import("../api").FailureTitle} FailureTitle */

/** @param {HTMLElement} home */
export async function failuresView(home) {
  if (home.childElementCount) return;
  const { words, failures } = await ask("failures", { ask: "failures" });
  const why = el("div", { class: "why-fails", "aria-live": "polite" });
  const items = failures.map((failure) => el(
    "li", {},
    el("button", { type: "button", class: "puzzle", click: () => show(failure, why) },
      thumbnail(failure.puzzle), el("span", {}, failure.title),
      el("span", { class: "about" }, failure.depth ? `falls at depth ${failure.depth}` : ""))));
  fill(home, el("h1", {}, "Failures"), el("p", { class: "lead" }, words), why, el("ol", { class: "puzzles" }, ...items));
}

/**
 * @param {FailureTitle} title
 * @param {HTMLElement} home
 */
async function show({ puzzle, title, depth }, home) {
  fill(home, el("p", { class: "waiting" }, "Dancing every starter…"));
  try {
    const failure = await ask("failure", { ask: "failure", puzzle });
    const lay = (/** @type {import("../api").Sheet} */ sheet, /** @type {string} */ reading) => {
      desk.lay(begun(whole(sheet), { title, reading }));
      location.hash = "#sheet";
    };
    const deeper = depth ? button(`Open it with depth ${depth}`, () =>
      lay(failure.sheet, PAPER.replace("depth=1", `depth=${depth}`))) : null;
    fill(
      home,
      el("h2", { tabindex: -1 }, title),
      el("p", {}, failure.words),
      el("div", { class: "actions" },
        button("Open the failed position", () => lay(failure.sheet, PAPER), { class: "strong" }), deeper),
      el("ol", { class: "starters" }, ...failure.dances.map(({ starter, why, sheet }) => el(
        "li", {},
        el("div", { class: "starter-head" }, el("strong", {}, choice(starter)),
          button("Show the dance", () => lay(sheet, PAPER), { class: "small" })),
        el("p", {}, why)))),
    );
    home.querySelector("h2")?.focus();
    home.scrollIntoView({ block: "start" });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    fill(home, el("p", { class: "note" }, error.message));
  }
}
