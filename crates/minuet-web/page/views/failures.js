// The gallery of puzzles on which the method fails, each in its failed position.

import { Refusal, ask } from "../core/ask.js";
import { el, fill } from "../core/dom.js";
import { PAPER } from "../core/game.js";
import { notice } from "../core/notice.js";
import { say } from "../core/words.js";
import { layFailure } from "./failed.js";
import { thumbnail } from "./thumbnail.js";

/** @typedef {import("../api").FailureTitle} FailureTitle */

/** @param {HTMLElement} home */
export async function failuresView(home) {
  if (home.childElementCount) return;
  const { words, failures } = await ask("failures", { ask: "failures" });
  const items = failures.map((failure) => el(
    "li", {},
    el("button", { type: "button", class: "puzzle", click: () => open(failure) },
      thumbnail(failure.puzzle), el("span", {}, failure.title),
      el("span", { class: "about" }, failure.depth ? say("failure-depth", { depth: failure.depth }) : ""))));
  fill(home, el("h1", {}, say("failures")), el("p", { class: "lead" }, words), el("ol", { class: "puzzles" }, ...items));
}

/** @param {FailureTitle} title */
async function open({ puzzle, title, depth }) {
  try {
    const failure = await ask("failure", { ask: "failure", puzzle });
    layFailure({ failure, title, depth: depth ?? null, reading: PAPER });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    notice(error.message);
  }
}
