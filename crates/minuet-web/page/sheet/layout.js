// Where things lie in the picture of a sheet, in its units.

/** The side of the whole picture, what it leaves free before and after the cells, and the side of a cell. */
export const [WHOLE, BEFORE, AFTER, CELL] = [4080, 100, 200, 420];

/** The strip at the top of a cell for small digits, and the room under the candidates. */
const [STRIP, FOOT] = [54, 15];

/**
 * The middle of a candidate's place.
 *
 * @param {number} cell
 * @param {number} digit
 */
export function candidateAt(cell, digit) {
  const [row, column] = [Math.floor((digit - 1) / 3), (digit - 1) % 3];
  return {
    x: BEFORE + CELL * (cell % 9) + (CELL / 3) * (column + 0.5),
    y: BEFORE + CELL * Math.floor(cell / 9) + STRIP + ((CELL - STRIP - FOOT) / 3) * (row + 0.5),
  };
}
