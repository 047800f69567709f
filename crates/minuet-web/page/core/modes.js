// Modes: what a digit key writes. Shift and Ctrl change it for as long as they are held.

import * as sheets from "./sheet.js";
import { cellName, isCell } from "./places.js";
import { say } from "./words.js";

/** @typedef {import("./sheet.js").Sheet} Sheet */
/** @typedef {"ink" | "pencil" | "small" | "circle-dots" | "circle" | "square-dots" | "square" | "look" | "paint" |
 *   "tint"} Mode */
/** @typedef {"plain" | "shift" | "ctrl" | "both"} Held */

/** The modes of the mode bar, each with its key. A key always chooses the same mode, however often it is pressed. */
export const KEYS = /** @type {const} */ ([
  { key: "z", mode: "ink" },
  { key: "x", mode: "pencil" },
  { key: "c", mode: "small" },
  { key: "n", mode: "look" },
  { key: "q", mode: "paint" },
  { key: "w", mode: "tint" },
  { key: "v", mode: "circle-dots" },
  { key: "shift+v", mode: "circle" },
  { key: "b", mode: "square-dots" },
  { key: "shift+b", mode: "square" },
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
  paint: { name: say("mode-paint"), says: say("mode-paint-says") },
  tint: { name: say("mode-tint"), says: say("mode-tint-says") },
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
  paint: { plain: "paint", shift: "tint", ctrl: "pencil", both: "look" },
  tint: { plain: "tint", shift: "paint", ctrl: "pencil", both: "look" },
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
 * Whose marks a mode writes.
 *
 * @param {Mode} mode
 * @returns {import("./sheet.js").Dancer | null}
 */
export const dancerOf = (mode) =>
  mode.startsWith("circle") ? "circle" : mode.startsWith("square") ? "square" : null;

/**
 * What a mode writes on a sheet, and in which minuet: within a minuet that a dancer has opened, ink and pencil write for
 * that dancer.
 *
 * @param {Sheet} sheet
 * @param {Mode} mode
 * @returns {{ mode: Mode, level: number }}
 */
export function meant(sheet, mode) {
  const level = sheet.dances.length - 1;
  const by = sheet.dances[level]?.by;
  if (by && mode === "ink") return { mode: by, level: level - 1 };
  if (by && mode === "pencil") return { mode: `${by}-dots`, level: level - 1 };
  return { mode, level };
}

/**
 * What the digits do, in words.
 *
 * @param {Sheet} sheet
 * @param {Mode} mode
 */
export function says(sheet, mode) {
  const means = meant(sheet, mode).mode;
  if (means === mode) return NAMES[mode].says;
  return say("mode-within-says", { says: NAMES[means].says });
}

/**
 * The sheet after a digit was pressed.
 *
 * @param {Sheet} sheet
 * @param {Mode} pressed
 * @param {number} place
 * @param {string} digit
 */
export function written(sheet, pressed, place, digit) {
  const { mode, level } = meant(sheet, pressed);
  const dancer = dancerOf(mode);
  if (!isCell(place)) return sheets.pencil(sheet, "small", place, digit);
  if (dancer) {
    return mode === dancer
      ? sheets.enclose(sheet, level, dancer, place, digit)
      : sheets.dot(sheet, level, dancer, place, digit);
  }
  if (mode === "ink") return sheets.ink(sheet, place, digit);
  if (mode === "pencil" || mode === "small") return sheets.pencil(sheet, mode, place, digit);
  return sheet;
}

/**
 * Whether the mark already stands that pressing a digit writes: it is erased then.
 *
 * @param {Sheet} sheet
 * @param {Mode} pressed
 * @param {number} place
 * @param {string} digit
 */
export function stands(sheet, pressed, place, digit) {
  const { mode, level } = meant(sheet, pressed);
  const dancer = dancerOf(mode);
  if (!isCell(place)) return Boolean(sheet.margins[place - 81]?.includes(digit));
  if (dancer) {
    const marks = sheet.dances[level]?.[dancer];
    return Boolean(mode === dancer ? marks?.enclosed?.[place] === digit : marks?.dots?.[place]?.includes(digit));
  }
  if (mode === "ink") return sheet.ink[place] === digit;
  return Boolean((mode === "small" ? sheet.small : sheet.pencil)[place]?.includes(digit));
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
 * What pressing a digit does, for the record of moves.
 *
 * @param {Sheet} sheet as it was before
 * @param {Mode} pressed
 * @param {number} place
 * @param {string} digit
 */
export function noted(sheet, pressed, place, digit) {
  const erases = stands(sheet, pressed, place, digit);
  if (place >= 90) {
    const column = place - 89;
    return erases ? say("erase-margin-of-column", { digit, column }) : say("move-margin-of-column", { digit, column });
  }
  if (!isCell(place)) {
    const row = place - 80;
    return erases ? say("erase-margin-of-row", { digit, row }) : say("move-margin-of-row", { digit, row });
  }
  const cell = cellName(place);
  switch (meant(sheet, pressed).mode) {
    case "ink": return erases ? say("erase-ink", { digit, cell }) : say("move-ink", { digit, cell });
    case "pencil": return erases ? say("erase-pencil", { digit, cell }) : say("move-pencil", { digit, cell });
    case "small": return erases ? say("erase-small", { digit, cell }) : say("move-small", { digit, cell });
    case "circle-dots": return erases ? say("erase-circle-dot", { digit, cell }) : say("move-circle-dot", { digit, cell });
    case "circle": return erases ? say("erase-circle", { digit, cell }) : say("move-circle", { digit, cell });
    case "square-dots": return erases ? say("erase-square-dot", { digit, cell }) : say("move-square-dot", { digit, cell });
    case "square": return erases ? say("erase-square", { digit, cell }) : say("move-square", { digit, cell });
    case "paint": return say("move-paint", { cell });
    case "tint": return say("move-tint", { digit, cell });
    case "look": return "";
  }
}
