// The chosen place enlarged, where the board is small: its marks can be read then.

import { cellName, isCell, rowAndColumn } from "../core/places.js";
import { AFTER, BEFORE, CELL, WHOLE } from "./layout.js";

/** How many times as large it is where it lies over the board. */
const TIMES = 2;

/** The chosen place of a board, larger. The style sheet shows it beside small boards alone. */
export class Grown {
  svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");

  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.svg.setAttribute("class", "grown");
    this.svg.setAttribute("aria-hidden", "true");
    const show = () => this.#show(board);
    board.addEventListener("chosen", show);
    board.addEventListener("shown", show);
  }

  /** @param {import("./board.js").Board} board */
  #show(board) {
    const { chosen } = board;
    const inside = board.part(isCell(chosen) ? `[data-cell="${cellName(chosen)}"]` : ".margins");
    // A digit in ink can be read as it is.
    const marks = inside?.querySelector(".t-pencil, .t-small") ? inside : null;
    this.svg.toggleAttribute("hidden", !marks);
    if (!marks) return;
    const [row, column] = rowAndColumn(chosen);
    const [left, top] = [BEFORE + CELL * column, BEFORE + CELL * row];
    const [width, height] = [column < 9 ? CELL : AFTER, row < 9 ? CELL : AFTER];
    this.svg.setAttribute("viewBox", `${left} ${top} ${width} ${height}`);
    this.svg.replaceChildren(marks.cloneNode(true));
    const place = (/** @type {number} */ at) => {
      const start = at - (CELL * (TIMES - 1)) / 2;
      return `${(100 * Math.max(0, Math.min(WHOLE - CELL * TIMES, start))) / WHOLE}%`;
    };
    Object.assign(this.svg.style, { left: place(left), top: place(top) });
  }
}
