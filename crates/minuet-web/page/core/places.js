// Places on a sheet: cells 0 to 80 in reading order, margins of rows 81 to 89, margins of columns 90 to 98.

/** The number of places. */
export const PLACES = 99;

/** @param {number} place */
export const isCell = (place) => place < 81;

/** @param {number} cell */
export const cellName = (cell) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;

/** @param {string} name such as `r4c7` */
export const placeOf = (name) => (Number(name[1]) - 1) * 9 + Number(name[3]) - 1;

/**
 * Row and column of a place on the board, margins being the tenth ones.
 *
 * @param {number} place
 * @returns {[number, number]}
 */
export function rowAndColumn(place) {
  if (place < 81) return [Math.floor(place / 9), place % 9];
  return place < 90 ? [place - 81, 9] : [9, place - 90];
}

/**
 * The place at a row and column, margins being the tenth ones.
 *
 * @param {number} row
 * @param {number} column
 */
export function placeAt(row, column) {
  if (column === 9) return 81 + Math.min(row, 8);
  return row === 9 ? 90 + column : row * 9 + column;
}

/**
 * The cells that share a structure with a cell.
 *
 * @param {number} cell
 */
export function seen(cell) {
  const [row, column] = rowAndColumn(cell);
  const square = (/** @type {number} */ r, /** @type {number} */ c) => Math.floor(r / 3) * 3 + Math.floor(c / 3);
  const cells = [];
  for (let other = 0; other < 81; other += 1) {
    const [r, c] = rowAndColumn(other);
    const shares = r === row || c === column || square(r, c) === square(row, column);
    if (shares && other !== cell) cells.push(other);
  }
  return cells;
}
