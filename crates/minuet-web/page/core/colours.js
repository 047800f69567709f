// Colours that a player lays under cells and candidates, beside the marks of the dancers.

import { isCell } from "./places.js";

/** The colours, by the digit that chooses each. */
export const PALETTE = "1234";

/** @typedef {{ cells: string, digits: Record<string, string> }} Colours of cells, and of candidates such as `40-7` */

/** @type {Colours} */
export const COLOURLESS = { cells: ".".repeat(81), digits: {} };

/**
 * Cells in a colour; those that all have it already lose it.
 *
 * @param {Colours} colours
 * @param {number[]} places
 * @param {string} colour of the palette
 * @returns {Colours}
 */
export function coloured(colours, places, colour) {
  const cells = [...colours.cells];
  const chosen = places.filter(isCell);
  const off = chosen.every((cell) => cells[cell] === colour);
  for (const cell of chosen) cells[cell] = off ? "." : colour;
  return { ...colours, cells: cells.join("") };
}

/**
 * A candidate in the next colour; after the last one in none.
 *
 * @param {Colours} colours
 * @param {number[]} places
 * @param {string} digit
 * @returns {Colours}
 */
export function tinted(colours, places, digit) {
  const digits = { ...colours.digits };
  for (const cell of places.filter(isCell)) {
    const key = `${cell}-${digit}`;
    const colour = PALETTE[PALETTE.indexOf(digits[key] ?? "none") + 1];
    if (colour) digits[key] = colour;
    else delete digits[key];
  }
  return { ...colours, digits };
}

/**
 * Places without any colour.
 *
 * @param {Colours} colours
 * @param {number[]} places
 * @returns {Colours}
 */
export function bleached(colours, places) {
  const cells = [...colours.cells];
  for (const cell of places.filter(isCell)) cells[cell] = ".";
  const kept = Object.entries(colours.digits).filter(([key]) => !places.includes(Number(key.split("-")[0])));
  return { cells: cells.join(""), digits: Object.fromEntries(kept) };
}
