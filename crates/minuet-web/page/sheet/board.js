// The board: the picture of a sheet, and over it a grid of cells that can be reached by mouse, touch, keyboard
// and screen reader.

import { el } from "../core/dom.js";
import { PLACES, isCell, placeAt, rowAndColumn } from "../core/places.js";
import { say } from "../core/words.js";

const STEPS = /** @type {Record<string, [number, number]>} */ ({
  ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1],
});

/** A board. Events: `chosen` when another place is chosen, `shown` when the picture has changed. */
export class Board extends EventTarget {
  /** @type {HTMLElement[]} */
  #places = [];
  #picture = el("div", { class: "picture" });
  #grid;
  chosen = 40;

  /**
   * @param {HTMLElement} home
   * @param {string} label what a screen reader calls it
   */
  constructor(home, label) {
    super();
    this.#grid = el("div", { class: "grid", role: "grid", "aria-label": label });
    for (let row = 0; row < 10; row += 1) this.#grid.append(this.#row(row));
    home.append(el("div", { class: "board" }, this.#picture, this.#grid));
    this.#grid.addEventListener("keydown", (event) => this.#key(event));
    this.#mark(this.chosen);
  }

  /** @param {number} row */
  #row(row) {
    const cells = [];
    for (let column = 0; column < (row < 9 ? 10 : 9); column += 1) {
      const place = placeAt(row, column);
      const kind = isCell(place) ? "place" : "place margin";
      const cell = el("div", {
        class: kind, role: "gridcell", tabindex: -1, "data-place": place,
        focus: () => this.#mark(place), pointerdown: () => this.choose(place),
      });
      this.#places[place] = cell;
      cells.push(cell);
    }
    return el("div", { class: "line", role: "row" }, ...cells);
  }

  /**
   * Shows a picture, and what each cell says.
   *
   * @param {string} svg made by the program itself
   * @param {string[]} words
   * @param {string[]} margins the numbers on each margin
   */
  show(svg, words, margins) {
    this.#picture.innerHTML = svg;
    for (let place = 0; place < PLACES; place += 1) {
      const says = isCell(place) ? (words[place] ?? "") : margin(place, margins[place - 81] ?? "");
      const cell = this.#places[place];
      if (cell && cell.getAttribute("aria-label") !== says) cell.setAttribute("aria-label", says);
    }
    this.dispatchEvent(new Event("shown"));
  }

  /**
   * What the picture has in a cell.
   *
   * @param {string} name such as `r4c7`
   */
  cell(name) {
    return this.#picture.querySelector(`[data-cell="${name}"]`);
  }

  /**
   * Shows texts in the cells while no picture is available.
   *
   * @param {((place: number) => string) | null} text
   */
  plain(text) {
    this.#grid.classList.toggle("plain", text !== null);
    this.#places.forEach((cell, place) => (cell.textContent = text ? text(place) : ""));
  }

  /** @param {number} place */
  choose(place) {
    this.#places[place]?.focus({ preventScroll: true });
  }

  /** @param {number} place */
  #mark(place) {
    const before = this.#places[this.chosen];
    before?.setAttribute("tabindex", "-1");
    before?.removeAttribute("aria-selected");
    const cell = this.#places[place];
    cell?.setAttribute("tabindex", "0");
    cell?.setAttribute("aria-selected", "true");
    const moved = place !== this.chosen;
    this.chosen = place;
    if (moved) this.dispatchEvent(new Event("chosen"));
  }

  /** @param {KeyboardEvent} event anywhere on the page; says whether it is an arrow */
  arrow(event) {
    const step = STEPS[event.key];
    if (!step || event.altKey) return false;
    const [row, column] = rowAndColumn(this.chosen);
    const far = event.ctrlKey || event.metaKey ? 3 : 1;
    this.choose(inside(row + step[0] * far, column + step[1] * far));
    return true;
  }

  /** @param {KeyboardEvent} event in the grid */
  #key(event) {
    const [row, column] = rowAndColumn(this.chosen);
    const ends = /** @type {Record<string, number>} */ ({
      Home: placeAt(row, 0), End: placeAt(row, 8), PageUp: placeAt(0, column), PageDown: placeAt(8, column),
    });
    const end = ends[event.key];
    if (end !== undefined) this.choose(end);
    else if (!this.arrow(event)) return;
    event.preventDefault();
  }
}

/**
 * The place at a row and column, the edges being ends.
 *
 * @param {number} row
 * @param {number} column
 */
function inside(row, column) {
  const within = (/** @type {number} */ at) => Math.max(0, Math.min(9, at));
  const [r, c] = [within(row), within(column)];
  return placeAt(r, r === 9 && c === 9 ? 8 : c);
}

/**
 * What a margin says.
 *
 * @param {number} place
 * @param {string} numbers
 */
function margin(place, numbers) {
  const digits = [...numbers].join(" ");
  if (place < 90) {
    const row = place - 80;
    return digits ? say("margin-of-row", { row, digits }) : say("margin-of-row-empty", { row });
  }
  const column = place - 89;
  return digits ? say("margin-of-column", { column, digits }) : say("margin-of-column-empty", { column });
}
