// The keypad and the mode bar, for mouse and touch.

import { button, byId, el, fill } from "../core/dom.js";
import { desk } from "../core/desk.js";
import { KEYS, NAMES, dancerOf, says as saysOf } from "../core/modes.js";
import { cellName, isCell } from "../core/places.js";
import { toolbar } from "../core/toolbar.js";
import { say } from "../core/words.js";
import { Grown } from "./grown.js";
import { pointed } from "./paint.js";

/** @typedef {import("./pen.js").Pen} Pen */

/**
 * Builds mode bar and keypad.
 *
 * @param {HTMLElement} home
 * @param {Pen} pen
 * @param {() => void} hint asked for beside the digits, where the coach is further down
 * @returns what the keyboard does too: the next size of the board
 */
export function keypad(home, pen, hint) {
  const modes = el("div", { class: "modes" });
  const says = el("p", { class: "mode-says", "aria-live": "polite" });
  const digits = el("div", { class: "digits" });
  const undo = button(say("undo"), () => desk.game.undo(), { class: "quiet", "aria-keyshortcuts": "Control+Z" });
  const redo = button(say("redo"), () => desk.game.redo(), { class: "quiet", "aria-keyshortcuts": "Control+Y" });
  const erase = button(say("erase"), () => pen.erase(), { class: "quiet", "aria-keyshortcuts": "Backspace" });
  for (let digit = 1; digit <= 9; digit += 1) {
    digits.append(button(String(digit), () => pen.write(String(digit)), { class: "digit" }));
  }
  const zoom = button("", () => magnify(nextZoom()), { class: "quiet", "aria-keyshortcuts": "+" });
  const strokes = el("div", { class: "stroke-keys" }, erase, undo, redo, zoom);
  const magnify = (/** @type {string} */ times) => {
    byId("board").dataset.zoom = times;
    zoom.textContent = say("zoom", { times });
    pen.board.reveal();
  };
  magnify("1");
  const ask = button(say("hint"), hint, { class: "strong near-hint" });
  const loupe = el("div", { class: "loupe" }, new Grown(pen.board).svg);
  // Without a mark in it, it would be a frame that says nothing.
  const name = () => (loupe.dataset.cell = isCell(pen.board.chosen) ? cellName(pen.board.chosen) : "");
  pen.board.addEventListener("chosen", name);
  pen.board.addEventListener("shown", name);
  fill(home, modes, el("div", { class: "by-hand" }, loupe, digits), el("div", { class: "strokes" }, says, ask, strokes));

  const buttons = KEYS.map((key) => modeButton(pen, key));
  modes.append(...buttons.map(({ element }) => element));
  toolbar(modes, say("modes"));
  toolbar(digits, say("digits"));
  toolbar(strokes, say("strokes"));
  const show = () => {
    buttons.forEach(({ update }) => update());
    says.textContent = saysOf(desk.sheet, pen.mode);
    home.dataset.mode = pen.mode;
    for (const digit of digits.children) {
      digit.classList.toggle("looked-at", digit.textContent === pointed.digit);
    }
  };
  pen.addEventListener("mode", show);
  // On a phone the keypad may have gone out of view while the coach's words were read. Not before the click: it would miss its cell.
  byId("board").addEventListener("click", (event) => {
    if (/** @type {PointerEvent} */ (event).pointerType === "touch") home.scrollIntoView({ block: "nearest" });
  });
  desk.addEventListener("change", () => {
    show();
    undo.disabled = desk.game.at === 0;
    redo.disabled = desk.game.at === desk.game.moves.length - 1;
  });
  return { zoom: () => magnify(nextZoom()) };
}

/** How large the board can be drawn. */
const ZOOMS = ["1", "1.5", "2"];

/** The size after the one it has. */
function nextZoom() {
  return ZOOMS[(ZOOMS.indexOf(byId("board").dataset.zoom ?? "1") + 1) % ZOOMS.length] ?? "1";
}

/**
 * The button of a mode. Those of the dancers are there while they dance.
 *
 * @param {Pen} pen
 * @param {typeof KEYS[number]} key
 */
function modeButton(pen, { key, mode }) {
  const dancer = dancerOf(mode);
  const element = el(
    "button",
    {
      type: "button", class: `mode ${dancer ?? ""}`, click: () => pen.take(mode),
      "aria-keyshortcuts": key.replace("shift", "Shift").replace(/.$/, (letter) => letter.toUpperCase()),
    },
    el("span", {}, NAMES[mode].name),
    el("kbd", { "aria-hidden": "true" }, key.replace("shift+", "⇧").toUpperCase()),
  );
  const update = () => {
    element.title = saysOf(desk.sheet, mode);
    element.setAttribute("aria-pressed", String(pen.mode === mode));
    element.hidden = dancer !== null && desk.sheet.dances.length === 0 && dancerOf(pen.mode) === null;
  };
  return { element, update };
}
