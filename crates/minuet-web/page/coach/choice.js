// Starters and dancers in words.

import { say } from "../core/words.js";

/** @typedef {import("../api").Starter} Starter */
/** @typedef {import("../api").Dancer} Dancer */

/**
 * A starter in a few words: `r2c3: 4 or 8`.
 *
 * @param {Starter} starter
 */
export function choice(starter) {
  if (starter.kind === "cell") {
    const [first, second] = starter.digits;
    return say("starter-cell", { cell: starter.cell, first, second });
  }
  const [first, second] = starter.cells;
  return say("starter-digit", { digit: starter.digit, first, second });
}

/**
 * What a dancer assumes: `circle takes 4 in r2c3`.
 *
 * @param {Starter} starter
 * @param {Dancer} dancer
 */
export function assumption(starter, dancer) {
  const index = dancer === "circle" ? 0 : 1;
  const digit = starter.kind === "cell" ? starter.digits[index] : starter.digit;
  const cell = starter.kind === "cell" ? starter.cell : starter.cells[index];
  return dancer === "circle" ? say("circle-takes", { digit, cell }) : say("square-takes", { digit, cell });
}
