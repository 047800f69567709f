// The sheet: what is on the paper. Every function hands back a new sheet and leaves the old one alone.

import { isCell, seen } from "./places.js";

/** @typedef {import("../api").Paper} Loose */
/** @typedef {import("../api").Dance} Dance */
/** @typedef {import("../api").Marks} LooseMarks */
/** @typedef {import("../api").Dancer} Dancer */
/** @typedef {Required<LooseMarks>} Marks */
/** @typedef {Required<Loose>} Sheet */

const NOTHING = ".".repeat(81);
const CELLS = /** @type {string[]} */ (Array(81).fill(""));

/**
 * A sheet as it was answered, with all its lists there.
 *
 * @param {Loose} loose
 * @returns {Sheet}
 */
export function whole(loose) {
  return {
    puzzle: loose.puzzle,
    ink: loose.ink ?? NOTHING,
    pencil: full(loose.pencil, 81),
    small: full(loose.small, 81),
    margins: full(loose.margins, 18),
    dances: (loose.dances ?? []).map((dance) => ({
      ...dance,
      circle: wholeMarks(dance.circle),
      square: wholeMarks(dance.square),
    })),
  };
}

/** A sheet without anything on it. */
export const blank = () => whole({ puzzle: NOTHING });

/**
 * @param {string[] | undefined} list
 * @param {number} length
 */
const full = (list, length) => (list && list.length ? list : CELLS.slice(0, length));

/**
 * @param {LooseMarks | undefined} marks
 * @returns {Marks}
 */
const wholeMarks = (marks) => ({
  dots: full(marks?.dots, 81),
  enclosed: marks?.enclosed ?? NOTHING,
});

/**
 * The innermost minuet.
 *
 * @param {Sheet} sheet
 */
export const innermost = (sheet) => sheet.dances.at(-1) ?? null;

/**
 * How many cells are not filled.
 *
 * @param {Sheet} sheet
 */
export const cellsLeft = (sheet) => Array.from({ length: 81 }, (_, cell) => inked(sheet, cell)).filter((digit) => !digit).length;

/**
 * The digit that is inked in a cell, or nothing.
 *
 * @param {Sheet} sheet
 * @param {number} cell
 */
export function inked(sheet, cell) {
  const digit = isGiven(sheet, cell) ? sheet.puzzle[cell] : sheet.ink[cell];
  return digit === "." ? "" : (digit ?? "");
}

/**
 * @param {Sheet} sheet
 * @param {number} cell
 */
const isGiven = (sheet, cell) => sheet.puzzle[cell] !== ".";

/**
 * The text with a digit put in where it was not, and taken out where it was.
 *
 * @param {string} digits
 * @param {string} digit
 */
function toggled(digits, digit) {
  const kept = digits === "-" ? "" : digits;
  if (kept.includes(digit)) return kept.replace(digit, "");
  return [...kept, digit].sort().join("");
}

/**
 * @param {string} text
 * @param {number} index
 * @param {string} character
 */
const put = (text, index, character) => text.slice(0, index) + character + text.slice(index + 1);

/**
 * @param {string[]} list
 * @param {number} index
 * @param {string} text
 */
const replaced = (list, index, text) => list.with(index, text);

/**
 * Inks a digit, or takes it away where it is inked. Candidates of the cell go.
 *
 * @param {Sheet} sheet
 * @param {number} cell
 * @param {string} digit
 * @returns {Sheet}
 */
export function ink(sheet, cell, digit) {
  if (isGiven(sheet, cell)) return sheet;
  if (sheet.ink[cell] === digit) return { ...sheet, ink: put(sheet.ink, cell, ".") };
  return {
    ...sheet,
    ink: put(sheet.ink, cell, digit),
    pencil: replaced(sheet.pencil, cell, ""),
    small: replaced(sheet.small, cell, ""),
  };
}

/**
 * Erases a digit from the candidates that see a cell (Rule 19).
 *
 * @param {Sheet} sheet
 * @param {number} cell
 * @param {string} digit
 * @returns {Sheet}
 */
export function tidied(sheet, cell, digit) {
  const [pencil, small] = [[...sheet.pencil], [...sheet.small]];
  for (const other of seen(cell)) {
    pencil[other] = (pencil[other] ?? "").replace(digit, "");
    small[other] = (small[other] ?? "").replace(digit, "");
  }
  return { ...sheet, pencil, small };
}

/**
 * Writes or removes a given, in place of whatever is in the cell.
 *
 * @param {Sheet} sheet
 * @param {number} cell
 * @param {string} digit `.` removes it
 * @returns {Sheet}
 */
export const give = (sheet, cell, digit) =>
  ({ ...sheet, puzzle: put(sheet.puzzle, cell, digit), ink: put(sheet.ink, cell, ".") });

/**
 * Puts a digit among the candidates, small digits or margins, or takes it from there.
 *
 * @param {Sheet} sheet
 * @param {"pencil" | "small"} kind
 * @param {number} place
 * @param {string} digit
 * @returns {Sheet}
 */
export function pencil(sheet, kind, place, digit) {
  if (!isCell(place)) {
    const line = place - 81;
    return { ...sheet, margins: replaced(sheet.margins, line, toggled(sheet.margins[line] ?? "", digit)) };
  }
  if (inked(sheet, place)) return sheet;
  return { ...sheet, [kind]: replaced(sheet[kind], place, toggled(sheet[kind][place] ?? "", digit)) };
}

/**
 * Puts a dot on a candidate of a dancer, or takes it away.
 *
 * @param {Sheet} sheet
 * @param {number} level which minuet, the outermost being 0
 * @param {Dancer} dancer
 * @param {number} cell
 * @param {string} digit `-` says that no candidate is left
 */
export function dot(sheet, level, dancer, cell, digit) {
  return marked(sheet, level, dancer, (marks) => {
    const before = marks.dots[cell] ?? "";
    const dots = digit !== "-" ? toggled(before, digit) : before === "-" ? "" : "-";
    return { ...marks, dots: replaced(marks.dots, cell, dots) };
  });
}

/**
 * Encloses a candidate in a dancer's circle or square, or opens it again.
 *
 * @param {Sheet} sheet
 * @param {number} level
 * @param {Dancer} dancer
 * @param {number} cell
 * @param {string} digit
 */
export function enclose(sheet, level, dancer, cell, digit) {
  return marked(sheet, level, dancer, (marks) => {
    const same = marks.enclosed[cell] === digit;
    const dots = same ? marks.dots : replaced(marks.dots, cell, "");
    return { ...marks, enclosed: put(marks.enclosed, cell, same ? "." : digit), dots };
  });
}

/**
 * Takes a dancer's marks from a cell.
 *
 * @param {Sheet} sheet
 * @param {number} level
 * @param {Dancer} dancer
 * @param {number} cell
 */
export function unmark(sheet, level, dancer, cell) {
  return marked(sheet, level, dancer, (marks) => ({
    ...marks,
    dots: replaced(marks.dots, cell, ""),
    enclosed: put(marks.enclosed, cell, "."),
  }));
}

/**
 * @param {Sheet} sheet
 * @param {number} level
 * @param {Dancer} dancer
 * @param {(marks: Marks) => Marks} change
 * @returns {Sheet}
 */
function marked(sheet, level, dancer, change) {
  const dance = sheet.dances[level];
  if (!dance) return sheet;
  const marks = change(wholeMarks(dance[dancer]));
  return { ...sheet, dances: sheet.dances.with(level, { ...dance, [dancer]: marks }) };
}

/**
 * Takes everything pencilled or inked from a place, but never a given.
 *
 * @param {Sheet} sheet
 * @param {number} place
 * @returns {Sheet}
 */
export function cleared(sheet, place) {
  if (!isCell(place)) return { ...sheet, margins: replaced(sheet.margins, place - 81, "") };
  if (isGiven(sheet, place)) return sheet;
  return {
    ...sheet,
    ink: put(sheet.ink, place, "."),
    pencil: replaced(sheet.pencil, place, ""),
    small: replaced(sheet.small, place, ""),
  };
}
