// Starters and dancers in words.

/** @typedef {import("../api").Starter} Starter */
/** @typedef {import("../api").Dancer} Dancer */

/**
 * A starter in a few words: `r2c3: 4 or 8`.
 *
 * @param {Starter} starter
 */
export function choice(starter) {
  if (starter.kind === "cell") return `${starter.cell}: ${starter.digits[0]} or ${starter.digits[1]}`;
  return `${starter.digit} in ${starter.cells[0]} or ${starter.cells[1]}`;
}

/**
 * What a dancer assumes: `4 in r2c3`.
 *
 * @param {Starter} starter
 * @param {Dancer} dancer
 */
export function assumed(starter, dancer) {
  const index = dancer === "circle" ? 0 : 1;
  if (starter.kind === "cell") return `${starter.digits[index]} in ${starter.cell}`;
  return `${starter.digit} in ${starter.cells[index]}`;
}
