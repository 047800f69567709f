// The photo itself, with the grid that was found drawn on it. A tap chooses a cell.

import { el } from "../core/dom.js";
import { shape } from "../core/shape.js";
import { say } from "../core/words.js";

/** How much of the photo around the puzzle is shown, of its sides. */
const AROUND = 0.06;
/** The most pixels of a side that are kept. */
const LONGEST = 1200;

/** @typedef {import("../api").Photo} Photo */

/** A photo. Event `chosen` when a cell is tapped. */
export class Seen extends EventTarget {
  /** @type {SVGPolygonElement[]} */
  #cells = [];
  chosen = 0;

  /**
   * @param {Photo} photo
   * @param {HTMLCanvasElement} canvas the whole picture
   */
  constructor({ crossings }, canvas) {
    super();
    this.crossings = crossings;
    this.canvas = canvas;
    const { left, top, width, height } = frame(crossings.flat(), canvas);
    const lines = shape("svg", { viewBox: `${left} ${top} ${width} ${height}`, "aria-hidden": "true" });
    for (let row = 0; row < 9; row += 1) {
      for (let column = 0; column < 9; column += 1) lines.append(this.#cell(crossings, row, column));
    }
    lines.append(shape("path", { d: grid(crossings, 1), class: "thin" }), shape("path", { d: grid(crossings, 3), class: "heavy" }));
    const picture = cut(canvas, left, top, width, height);
    picture.setAttribute("role", "img");
    picture.setAttribute("aria-label", say("photo-label"));
    this.figure = el("div", { class: "photo" }, picture, lines);
  }

  /**
   * @param {Photo["crossings"]} crossings
   * @param {number} row
   * @param {number} column
   */
  #cell(crossings, row, column) {
    const place = row * 9 + column;
    const cell = shape("polygon", { points: corners(crossings, place).map((point) => point.join(",")).join(" ") });
    cell.addEventListener("click", () => {
      this.chosen = place;
      this.dispatchEvent(new Event("chosen"));
    });
    this.#cells.push(cell);
    return cell;
  }

  /**
   * One cell of the photo.
   *
   * @param {number} place
   */
  piece(place) {
    const { left, top, width, height } = frame(corners(this.crossings, place), this.canvas);
    const piece = cut(this.canvas, left, top, width, height);
    piece.setAttribute("aria-hidden", "true");
    return piece;
  }

  /** @param {Set<number>} unsure */
  mark(unsure) {
    this.#cells.forEach((cell, place) => cell.classList.toggle("unsure", unsure.has(place)));
  }

  /** @param {number} chosen */
  point(chosen) {
    this.#cells.forEach((cell, place) => cell.classList.toggle("chosen", place === chosen));
  }
}

/**
 * The corners of a cell, clockwise.
 *
 * @param {Photo["crossings"]} crossings
 * @param {number} place
 */
function corners(crossings, place) {
  const [row, column] = [Math.floor(place / 9), place % 9];
  const around = [[row, column], [row, column + 1], [row + 1, column + 1], [row + 1, column]];
  return around.map(([down = 0, across = 0]) => crossings[down]?.[across] ?? [0, 0]);
}

/**
 * One line of every few, in both directions.
 *
 * @param {Photo["crossings"]} crossings
 * @param {number} every
 */
function grid(crossings, every) {
  const lines = [];
  for (let index = 0; index < 10; index += every) {
    lines.push(crossings[index] ?? [], crossings.map((row) => row[index] ?? [0, 0]));
  }
  return lines.map((points) => `M${points.map((point) => point.join(" ")).join("L")}`).join("");
}

/**
 * What is shown of the picture: the puzzle and a little around it.
 *
 * @param {number[][]} points
 * @param {HTMLCanvasElement} canvas
 */
function frame(points, canvas) {
  const [across, down] = [points.map(([x = 0]) => x), points.map(([, y = 0]) => y)];
  const [left, right, top, bottom] = [Math.min(...across), Math.max(...across), Math.min(...down), Math.max(...down)];
  const [wide, high] = [(right - left) * AROUND, (bottom - top) * AROUND];
  const from = { x: Math.max(0, Math.floor(left - wide)), y: Math.max(0, Math.floor(top - high)) };
  const to = { x: Math.min(canvas.width, Math.ceil(right + wide)), y: Math.min(canvas.height, Math.ceil(bottom + high)) };
  return { left: from.x, top: from.y, width: Math.max(1, to.x - from.x), height: Math.max(1, to.y - from.y) };
}

/**
 * A part of a picture.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {number} left
 * @param {number} top
 * @param {number} width
 * @param {number} height
 */
function cut(canvas, left, top, width, height) {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  const part = el("canvas", { width: Math.round(width * scale), height: Math.round(height * scale) });
  part.getContext("2d")?.drawImage(canvas, left, top, width, height, 0, 0, part.width, part.height);
  return part;
}
