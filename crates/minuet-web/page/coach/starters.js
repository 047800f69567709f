// The starters of a line, ranked, each with its reasons.

import { Refusal, ask } from "../core/ask.js";
import { button, el, fill } from "../core/dom.js";
import { desk } from "../core/desk.js";
import { say } from "../core/words.js";
import { light } from "../sheet/paint.js";
import { asAdvised, change } from "./change.js";
import { choice } from "./choice.js";

/** @typedef {import("../api").Ranked} Ranked */
/** @typedef {import("../api").Dancer} Dancer */
/** @typedef {import("../sheet/board.js").Board} Board */

/**
 * What a starter promises, in a few words.
 *
 * @param {Ranked} ranked
 */
function promise({ yields, erased }) {
  switch (yields) {
    case "solution": return say("starter-solves");
    case "break": return say("starter-breaks");
    case "erasures": return say("starter-erases", { count: erased });
    case "nothing": return say("starter-yields-nothing");
  }
}

/**
 * Lists the starters.
 *
 * @param {HTMLElement} home
 * @param {Board} board
 * @param {Dancer[]} line who opens the minuet
 * @param {(note: string) => void} begun
 */
export async function starters(home, board, line, begun) {
  fill(home, el("p", { class: "waiting" }, say("starters-waiting")));
  const { move } = desk.game;
  try {
    const found = await ask("starters", { ask: "starters", ...asAdvised(), line });
    if (desk.game.move !== move) return;
    const items = found.starters.map((ranked) => item(ranked, board, async () => {
      begun(await change({ ask: "begin", sheet: desk.sheet, line, starter: ranked.starter }));
      allowDepth(desk.sheet.dances.length);
    }));
    const none = found.note ? null : el("p", {}, say("starters-none"));
    fill(
      home,
      found.note ? el("p", { class: "note" }, found.note) : null,
      items.length ? el("ol", { class: "starters", "aria-label": say("starters") }, ...items) : none,
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    fill(home, el("p", { class: "note" }, error.message));
  }
}

/**
 * A player who dances this deep means it: from now on the coach goes as deep.
 *
 * @param {number} depth
 */
function allowDepth(depth) {
  const { game } = desk;
  const allowed = Number(/depth=(\d)/.exec(game.reading)?.[1] ?? 1);
  if (allowed < depth) game.read(game.reading.replace(/depth=\d/, `depth=${depth}`));
}

/**
 * @param {Ranked} ranked
 * @param {Board} board
 * @param {() => void} begin
 */
function item(ranked, board, begin) {
  const show = () => light(board, ranked.show);
  return el(
    "li",
    { pointerenter: show },
    el("div", { class: "starter-head" },
      el("strong", {}, choice(ranked.starter)),
      button(say("begin"), begin, {
        class: "small", focus: show, "aria-label": say("begin-on", { starter: choice(ranked.starter) }),
      })),
    el("p", {}, ranked.why),
    yielded(ranked),
  );
}

/**
 * What a starter yields, for those who ask: the dance is the fun of it.
 *
 * @param {Ranked} ranked
 */
function yielded(ranked) {
  return el("details", { class: "yields" },
    el("summary", {}, say("starter-yields")),
    el("p", {}, el("span", { class: `promise ${ranked.yields}` }, promise(ranked)), " ", ranked.promise));
}

/**
 * The starter that a cell is, or nothing.
 *
 * @param {number} cell
 * @param {string} name
 * @returns {import("../api").Starter | null}
 */
export function starterAt(cell, name) {
  const { pencil, ink, puzzle } = desk.sheet;
  const digits = pencil[cell] ?? "";
  if (digits.length !== 2 || ink[cell] !== "." || puzzle[cell] !== ".") return null;
  return { kind: "cell", cell: name, digits: [Number(digits[0]), Number(digits[1])] };
}
