// A failed position on the desk, and beside it why no starter helps.

import { desk } from "../core/desk.js";
import { button, el } from "../core/dom.js";
import { begun } from "../core/game.js";
import { whole } from "../core/sheet.js";
import { say } from "../core/words.js";
import { choice } from "../coach/choice.js";
import { goBeside, layBeside } from "./beside.js";

/** @typedef {{ failure: import("../api").Failure, title: string, depth: number | null, reading: string }} Failed `depth` is
 *   the one at which the puzzle is solved, if known */

/**
 * Lays a failed position on the desk, with the explanation beside it.
 *
 * @param {Failed} failed
 * @param {import("../api").Paper} [sheet] another sheet of the failure: one of its dances
 */
export function layFailure(failed, sheet = failed.failure.sheet) {
  const { title, reading } = failed;
  desk.lay(begun(whole(sheet), { title, reading }));
  layBeside("failure", ...explained(failed));
  goBeside();
}

/**
 * Why no starter helps, and ways to look at it.
 *
 * @param {Failed} failed
 */
function explained(failed) {
  const { failure: { words, dances }, title, depth, reading } = failed;
  const deeper = (/** @type {number} */ level) => button(say("failure-deeper", { depth: level }), () =>
    desk.game.read(reading.replace(/depth=\d/, `depth=${level}`)));
  return [
    el("h2", { tabindex: -1 }, title),
    el("p", {}, words),
    el("div", { class: "actions" },
      button(say("failure-position"), () => layFailure(failed), { class: "strong" }), deeper(depth ?? 2)),
    el("details", { class: "dances" },
      el("summary", {}, say("failure-dances", { count: dances.length })),
      el("ol", { class: "starters" }, ...dances.map(({ starter, why, sheet }) => el(
        "li", {},
        el("div", { class: "starter-head" }, el("strong", {}, choice(starter)),
          button(say("failure-dance"), () => layFailure(failed, sheet), { class: "small" })),
        el("p", {}, why))))),
  ];
}
