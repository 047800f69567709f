// Modes: what a digit key writes. Shift and Ctrl change it for as long as they are held.

import * as sheets from "./sheet.js";
import { cellName, isCell } from "./places.js";
import { say } from "./words.js";

/** @typedef {import("./sheet.js").Sheet} Sheet */
/** @typedef {"ink" | "pencil" | "small" | "circle-dots" | "circle" | "square-dots" | "square" | "look"} Mode */
/** @typedef {"plain" | "shift" | "ctrl" | "both"} Held */

/** The modes of the mode bar, each with its key. Where two share a key, pressing it again changes over. */
export const KEYS = /** @type {const} */ ([
  { key: "z", modes: ["ink"] },
  { key: "x", modes: ["pencil"] },
  { key: "c", modes: ["small"] },
  { key: "v", modes: ["circle-dots", "circle"] },
  { key: "b", modes: ["square-dots", "square"] },
  { key: "n", modes: ["look"] },
]);

/** The name of each mode, and what it writes. */
export const NAMES = /** @type {Record<Mode, { name: string, says: string }>} */ ({
  ink: { name: say("mode-ink"), says: say("mode-ink-says") },
  pencil: { name: say("mode-pencil"), says: say("mode-pencil-says") },
  small: { name: say("mode-small"), says: say("mode-small-says") },
  "circle-dots": { name: say("mode-circle-dots"), says: say("mode-circle-dots-says") },
  circle: { name: say("mode-circle"), says: say("mode-circle-says") },
  "square-dots": { name: say("mode-square-dots"), says: say("mode-square-dots-says") },
  square: { name: say("mode-square"), says: say("mode-square-says") },
  look: { name: say("mode-look"), says: say("mode-look-says") },
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
  // Within a minuet, ink and pencil write on the line that opened the innermost minuet.
  const by = sheet.dances[level]?.by;
  if (by && mode === "ink") return sheets.enclose(sheet, level - 1, by, place, digit);
  if (by && mode === "pencil") return sheets.dot(sheet, level - 1, by, place, digit);
  if (mode === "ink") return sheets.ink(sheet, place, digit);
  if (mode === "pencil" || mode === "small") return sheets.pencil(sheet, mode, place, digit);
  return sheet;
}

/**
 * The sheet after a place was erased.
 *
 * @param {Sheet} sheet
 * @param {Mode} mode
 * @param {number} place
 */
export function erased(sheet, mode, place) {
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
  if (place >= 90) return say("move-margin-of-column", { digit, column: place - 89 });
  if (!isCell(place)) return say("move-margin-of-row", { digit, row: place - 80 });
  const cell = cellName(place);
  switch (mode) {
    case "ink": return say("move-ink", { digit, cell });
    case "pencil": return say("move-pencil", { digit, cell });
    case "small": return say("move-small", { digit, cell });
    case "circle-dots": return say("move-circle-dot", { digit, cell });
    case "circle": return say("move-circle", { digit, cell });
    case "square-dots": return say("move-square-dot", { digit, cell });
    case "square": return say("move-square", { digit, cell });
    case "look": return "";
  }
}
