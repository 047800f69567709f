// The loupe: the chosen cell enlarged, where the screen is small.

import { cellName, isCell, rowAndColumn } from "../core/places.js";

/** What the picture leaves free before the cells, and the side of a cell, in its units. */
const [BEFORE, CELL] = [100, 420];

/** Shows the chosen cell of a board. */
export class Loupe {
  svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");

  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.svg.setAttribute("class", "loupe");
    this.svg.setAttribute("aria-hidden", "true");
    const show = () => this.#show(board);
    board.addEventListener("chosen", show);
    board.addEventListener("shown", show);
  }

  /** @param {import("./board.js").Board} board */
  #show(board) {
    const { chosen } = board;
    const [row, column] = rowAndColumn(chosen);
    const inside = isCell(chosen) ? board.cell(cellName(chosen)) : null;
    this.svg.setAttribute("viewBox", `${BEFORE + CELL * column} ${BEFORE + CELL * row} ${CELL} ${CELL}`);
    this.svg.replaceChildren(...(inside ? [inside.cloneNode(true)] : []));
  }
}
