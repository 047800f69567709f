// Digits that contradict each other: the same one twice in a row, column or box.

import { seen } from "./places.js";
import { inked } from "./sheet.js";

/**
 * The cells whose digit stands in another cell that they see.
 *
 * @param {import("./sheet.js").Sheet} sheet
 */
export function clashes(sheet) {
  const digits = Array.from({ length: 81 }, (_, cell) => inked(sheet, cell));
  return new Set([...digits.keys()].filter((cell) =>
    digits[cell] && seen(cell).some((other) => digits[other] === digits[cell])));
}
