// Modes: what a digit key writes. Shift and Ctrl change it for as long as they are held.

import * as sheets from "./sheet.js";
import { cellName, isCell } from "./places.js";

/** @typedef {import("./sheet.js").Sheet} Sheet */
/** @typedef {"ink" | "pencil" | "small" | "circle-dots" | "circle" | "square-dots" | "square" | "look"} Mode */
/** @typedef {"plain" | "shift" | "ctrl" | "both"} Held */

/** The modes of the mode bar, each with its key. Where two share a key, pressing it again changes over. */
export const KEYS = /** @type {const} */ ([
  { key: "z", modes: ["ink"], name: "Ink" },
  { key: "x", modes: ["pencil"], name: "Pencil" },
  { key: "c", modes: ["small"], name: "Small" },
  { key: "v", modes: ["circle-dots", "circle"], name: "Circle" },
  { key: "b", modes: ["square-dots", "square"], name: "Square" },
  { key: "n", modes: ["look"], name: "Look" },
]);

/** What each mode writes, in words. */
export const SAYS = /** @type {Record<Mode, string>} */ ({
  ink: "Digits are inked",
  pencil: "Digits are pencilled as candidates",
  small: "Digits are written small: half doubles",
  "circle-dots": "Digits get circle's overdot",
  circle: "Digits are circled",
  "square-dots": "Digits get square's underdot",
  square: "Digits are boxed by square",
  look: "Digits are highlighted",
});

/** @type {Record<Mode, Record<Held, Mode>>} */
const OVERRIDES = {
  ink: { plain: "ink", shift: "pencil", ctrl: "small", both: "look" },
  pencil: { plain: "pencil", shift: "ink", ctrl: "small", both: "look" },
  small: { plain: "small", shift: "ink", ctrl: "pencil", both: "look" },
  "circle-dots": { plain: "circle-dots", shift: "circle", ctrl: "square-dots", both: "square" },
  circle: { plain: "circle", shift: "circle-dots", ctrl: "square", both: "square-dots" },
  "square-dots": { plain: "square-dots", shift: "square", ctrl: "circle-dots", both: "circle" },
  square: { plain: "square", shift: "square-dots", ctrl: "circle", both: "circle-dots" },
  look: { plain: "look", shift: "ink", ctrl: "pencil", both: "small" },
};

/**
 * The mode that holds while keys are held.
 *
 * @param {Mode} mode
 * @param {{ shiftKey: boolean, ctrlKey: boolean, metaKey: boolean }} keys
 * @returns {Mode}
 */
export function momentary(mode, keys) {
  const ctrl = keys.ctrlKey || keys.metaKey;
  const held = keys.shiftKey ? (ctrl ? "both" : "shift") : ctrl ? "ctrl" : "plain";
  return OVERRIDES[mode][held];
}

/**
 * The mode after a press on the key of a mode.
 *
 * @param {Mode} mode
 * @param {readonly Mode[]} modes
 * @returns {Mode}
 */
export const pressed = (mode, modes) => modes[(modes.indexOf(mode) + 1) % modes.length] ?? mode;

/**
 * Whose marks a mode writes.
 *
 * @param {Mode} mode
 * @returns {import("./sheet.js").Dancer | null}
 */
export const dancerOf = (mode) =>
  mode.startsWith("circle") ? "circle" : mode.startsWith("square") ? "square" : null;

/**
 * The sheet after a digit was pressed.
 *
 * @param {Sheet} sheet
 * @param {Mode} mode
 * @param {number} place
 * @param {string} digit
 */
export function written(sheet, mode, place, digit) {
  const level = sheet.dances.length - 1;
  const dancer = dancerOf(mode);
  if (!isCell(place)) return sheets.pencil(sheet, "small", place, digit);
  if (dancer) {
    return mode === dancer
      ? sheets.enclose(sheet, level, dancer, place, digit)
      : sheets.dot(sheet, level, dancer, place, digit);
  }
  // Within a minuet, ink and pencil write on the line that the innermost minuet stands on.
  const by = sheet.dances[level]?.by;
  if (by && mode === "ink") return sheets.enclose(sheet, level - 1, by, place, digit);
  if (by && mode === "pencil") return sheets.dot(sheet, level - 1, by, place, digit);
  if (mode === "ink") return sheets.ink(sheet, place, digit);
  if (mode === "pencil" || mode === "small") return sheets.pencil(sheet, mode, place, digit);
  return sheet;
}

/**
 * The sheet after a place was wiped.
 *
 * @param {Sheet} sheet
 * @param {Mode} mode
 * @param {number} place
 */
export function wiped(sheet, mode, place) {
  const dancer = dancerOf(mode);
  if (dancer && isCell(place)) return sheets.unmark(sheet, sheet.dances.length - 1, dancer, place);
  return sheets.cleared(sheet, place);
}

/**
 * What pressing a digit did, for the record of moves.
 *
 * @param {Mode} mode
 * @param {number} place
 * @param {string} digit
 */
export function noted(mode, place, digit) {
  if (!isCell(place)) return `${digit} on the margin of ${place < 90 ? `row ${place - 80}` : `column ${place - 89}`}`;
  const how = { ink: "ink", pencil: "pencil", small: "small", look: "" };
  const dancer = dancerOf(mode);
  if (!dancer) return `${how[/** @type {"ink"} */ (mode)]} ${digit}: ${cellName(place)}`;
  return `${mode === dancer ? "enclose" : "dot"} ${digit}: ${cellName(place)}`;
}
