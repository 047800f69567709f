// Painting: the program draws the sheet, the newest one first.

import { ask, isAway, program } from "../core/ask.js";
import { desk } from "../core/desk.js";
import { inked } from "../core/sheet.js";
import { isCell } from "../core/places.js";

/** @typedef {import("../api").Highlight} Show */

/** @type {Show} */
const NOTHING = {};

/** What is pointed out. After a change, call `paint`. */
export const pointed = { show: NOTHING, digit: "" };

let wanted = 0;
let painted = 0;
/** @type {Promise<void> | null} */
let busy = null;

/**
 * Paints the sheet on the desk as soon as it can be.
 *
 * @param {import("./board.js").Board} board
 * @returns {Promise<void>}
 */
export function paint(board) {
  wanted += 1;
  if (isAway()) plainly(board);
  busy ??= draw(board).finally(() => (busy = null));
  return busy;
}

/** Waits until nothing is left to paint. */
export const still = () => busy ?? Promise.resolve();

/** @param {import("./board.js").Board} board */
async function draw(board) {
  while (painted !== wanted) {
    // One key may change the sheet and what is highlighted: that is drawn once.
    await null;
    painted = wanted;
    const { sheet } = desk;
    const digit = pointed.digit ? Number(pointed.digit) : null;
    const drawn = await ask("drawn", { ask: "draw", sheet, show: pointed.show, digit });
    board.plain(null);
    board.show(drawn.svg, drawn.words, sheet.margins);
  }
}

/**
 * Lights something on the board.
 *
 * @param {import("./board.js").Board} board
 * @param {Show | null} show
 */
export function light(board, show) {
  pointed.show = show ?? NOTHING;
  return paint(board);
}

/**
 * Digits as plain text, while the program is away.
 *
 * @param {import("./board.js").Board} board
 */
function plainly(board) {
  const { sheet } = desk;
  board.plain((place) => {
    if (!isCell(place)) return sheet.margins[place - 81] ?? "";
    return inked(sheet, place) || sheet.pencil[place] || sheet.small[place] || "";
  });
}

/**
 * Paints plainly as soon as the program goes away.
 *
 * @param {import("./board.js").Board} board
 */
export function mindAbsence(board) {
  program.addEventListener("away", () => plainly(board));
}
