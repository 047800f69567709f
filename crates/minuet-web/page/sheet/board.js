// The board: the picture of a sheet, and over it a grid of cells that can be reached by mouse, touch, keyboard
// and screen reader. One place is chosen; more can be selected with it.

import { el } from "../core/dom.js";
import { COLOURLESS } from "../core/colours.js";
import { PLACES, isCell, placeAt, rowAndColumn, seen } from "../core/places.js";
import { say } from "../core/words.js";
import { layColours } from "./tint.js";

const STEPS = /** @type {Record<string, [number, number]>} */ ({
  ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1],
});

/** How long a finger rests on a cell until it is selected beside the others, in milliseconds. */
const LONG = 450;

/** What is marked on the cells over the picture, by the name of the class. */
const MARKS = /** @type {const} */ (["clash", "fault", "unsure"]);

/** A board. Events: `chosen` when other places are selected, `shown` when the picture has changed. */
export class Board extends EventTarget {
  /** @type {HTMLElement[]} */
  #places = [];
  #picture = el("div", { class: "picture" });
  #grid;
  /** @type {Set<number>} all selected places */
  #selected = new Set();
  #extends = false;
  #colours = COLOURLESS;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #resting;
  chosen = 40;

  /**
   * @param {HTMLElement} home
   * @param {string} label what a screen reader calls it
   */
  constructor(home, label) {
    super();
    this.#grid = el("div", { class: "grid", role: "grid", "aria-label": label, "aria-multiselectable": "true" });
    for (let row = 0; row < 10; row += 1) this.#grid.append(this.#row(row));
    home.append(el("div", { class: "board" }, this.#picture, this.#grid));
    this.#grid.addEventListener("keydown", (event) => this.#key(event));
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
      this.#grid.addEventListener(end, () => clearTimeout(this.#resting));
    }
    this.#mark(this.chosen);
  }

  /** All selected places, in reading order. */
  get selected() {
    return [...this.#selected].sort((a, b) => a - b);
  }

  /** @param {number} row */
  #row(row) {
    const cells = [];
    for (let column = 0; column < (row < 9 ? 10 : 9); column += 1) {
      const place = placeAt(row, column);
      const kind = isCell(place) ? "place" : "place margin";
      const cell = el("div", {
        class: kind, role: "gridcell", tabindex: -1, "data-place": place,
        focus: () => this.#mark(place), pointerdown: (/** @type {PointerEvent} */ event) => this.#press(place, event),
        pointerenter: (/** @type {PointerEvent} */ event) => {
          // Only a mouse or a pen drags; a finger scrolls.
          if (event.pointerType !== "touch" && event.buttons & 1) this.extend(place);
        },
      });
      this.#places[place] = cell;
      cells.push(cell);
    }
    return el("div", { class: "line", role: "row" }, ...cells);
  }

  /**
   * @param {number} place
   * @param {PointerEvent} event
   */
  #press(place, event) {
    const before = this.#selected;
    if (event.shiftKey || event.ctrlKey || event.metaKey) return this.extend(place);
    this.choose(place);
    if (event.pointerType !== "touch") return;
    this.#resting = setTimeout(() => {
      this.#selected = before;
      this.extend(place);
    }, LONG);
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
    this.#lay();
    for (let place = 0; place < PLACES; place += 1) {
      const says = isCell(place) ? (words[place] ?? "") : margin(place, margins[place - 81] ?? "");
      const cell = this.#places[place];
      if (cell && cell.getAttribute("aria-label") !== says) cell.setAttribute("aria-label", says);
    }
    this.dispatchEvent(new Event("shown"));
  }

  /** @param {import("../core/colours.js").Colours} colours to lay under the cells and candidates */
  colour(colours) {
    this.#colours = colours;
    this.#lay();
  }

  #lay() {
    this.#places.forEach((cell, place) => {
      const colour = this.#colours.cells[place] ?? ".";
      if (colour === ".") delete cell.dataset.colour;
      else cell.dataset.colour = colour;
    });
    const svg = this.#picture.querySelector("svg");
    if (svg) layColours(svg, this.#colours);
  }

  /**
   * Marks cells, and only these.
   *
   * @param {typeof MARKS[number]} mark
   * @param {Set<number>} cells
   */
  set(mark, cells) {
    this.#places.forEach((place, index) => {
      place.classList.toggle(mark, cells.has(index));
      const wrong = MARKS.some((each) => place.classList.contains(each));
      if (wrong) place.setAttribute("aria-invalid", "true");
      else place.removeAttribute("aria-invalid");
    });
  }

  /** @param {string} selector of a part of the picture */
  part(selector) {
    return this.#picture.querySelector(selector);
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

  /** @param {number} place alone */
  choose(place) {
    this.#selected = new Set([place]);
    this.#focus(place);
  }

  /** @param {number} place beside those that are selected already */
  extend(place) {
    this.#extends = true;
    this.#selected = new Set([...this.#selected, this.chosen, place]);
    this.#focus(place);
    this.#extends = false;
  }

  /** @param {number} place */
  #focus(place) {
    this.#places[place]?.focus({ preventScroll: true });
    this.#mark(place);
    this.reveal();
  }

  /** Brings the chosen place into view: a zoomed board scrolls within its frame, the page stays where it is. */
  reveal() {
    const cell = this.#places[this.chosen];
    const frame = cell?.closest("[data-zoom]");
    if (cell && frame instanceof HTMLElement && frame.scrollWidth > frame.clientWidth) {
      cell.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
  }

  /** @param {number} place */
  #mark(place) {
    if (!this.#extends && !this.#selected.has(place)) this.#selected = new Set([place]);
    const near = isCell(place) ? new Set(seen(place)) : new Set();
    this.#places.forEach((cell, index) => {
      cell.setAttribute("tabindex", index === place ? "0" : "-1");
      cell.classList.toggle("chosen", index === place);
      cell.classList.toggle("near", near.has(index));
      if (this.#selected.has(index)) cell.setAttribute("aria-selected", "true");
      else cell.removeAttribute("aria-selected");
    });
    this.chosen = place;
    this.dispatchEvent(new Event("chosen"));
  }

  /** @param {KeyboardEvent} event anywhere on the page; says whether it is an arrow */
  arrow(event) {
    const step = STEPS[event.key];
    if (!step || event.altKey) return false;
    const [row, column] = rowAndColumn(this.chosen);
    const far = event.ctrlKey || event.metaKey ? 3 : 1;
    const place = inside(row + step[0] * far, column + step[1] * far);
    if (event.shiftKey) this.extend(place);
    else this.choose(place);
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
