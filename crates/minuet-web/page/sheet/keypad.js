// The keypad and the mode bar, for mouse and touch.

import { button, el, fill } from "../core/dom.js";
import { desk } from "../core/desk.js";
import { KEYS, NAMES, dancerOf } from "../core/modes.js";
import { say } from "../core/words.js";
import { Loupe } from "./loupe.js";
import { pointed } from "./paint.js";

/** @typedef {import("./pen.js").Pen} Pen */

/**
 * Builds mode bar and keypad.
 *
 * @param {HTMLElement} home
 * @param {Pen} pen
 */
export function keypad(home, pen) {
  const modes = el("div", { class: "modes", role: "toolbar", "aria-label": say("modes") });
  const says = el("p", { class: "mode-says", "aria-live": "polite" });
  const digits = el("div", { class: "digits", role: "toolbar", "aria-label": say("digits") });
  const undo = button(say("undo"), () => desk.game.undo(), { class: "quiet", "aria-keyshortcuts": "Control+Z" });
  const redo = button(say("redo"), () => desk.game.redo(), { class: "quiet", "aria-keyshortcuts": "Control+Y" });
  const erase = button(say("erase"), () => pen.erase(), { class: "quiet", "aria-keyshortcuts": "Backspace" });
  for (let digit = 1; digit <= 9; digit += 1) {
    digits.append(button(String(digit), () => pen.write(String(digit)), { class: "digit" }));
  }
  const loupe = new Loupe(pen.board);
  fill(home, modes, digits, el("div", { class: "strokes" }, loupe.svg, says, erase, undo, redo));

  const buttons = KEYS.map((key) => modeButton(pen, key));
  modes.append(...buttons.map(({ element }) => element));
  const show = () => {
    buttons.forEach(({ update }) => update());
    says.textContent = NAMES[pen.mode].says;
    for (const digit of digits.children) {
      digit.classList.toggle("looked-at", digit.textContent === pointed.digit);
    }
  };
  pen.addEventListener("mode", show);
  desk.addEventListener("change", () => {
    show();
    undo.disabled = desk.game.at === 0;
    redo.disabled = desk.game.at === desk.game.moves.length - 1;
  });
}

/**
 * The button of a mode. It stays the same element, so that it keeps the keyboard.
 *
 * @param {Pen} pen
 * @param {typeof KEYS[number]} key
 */
function modeButton(pen, key) {
  const face = el("span");
  const [first] = key.modes;
  const dancer = dancerOf(first);
  const element = el(
    "button",
    {
      type: "button", class: `mode ${dancer ?? ""}`, "aria-keyshortcuts": key.key.toUpperCase(),
      click: () => pen.press(key.modes),
    },
    face,
    el("kbd", { "aria-hidden": "true" }, key.key.toUpperCase()),
  );
  const update = () => {
    const now = key.modes.find((mode) => mode === pen.mode);
    const { name, says } = NAMES[now ?? first];
    face.textContent = name;
    element.title = says;
    element.setAttribute("aria-pressed", now ? "true" : "false");
    element.classList.toggle("idle", dancer !== null && desk.sheet.dances.length === 0);
  };
  return { element, update };
}
