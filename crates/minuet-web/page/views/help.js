// The keys.

import { el } from "../core/dom.js";
import { dialog } from "./dialog.js";

const KEYS = [
  ["Arrows, Home, End", "move; with Ctrl by three; past the edge to the margins"],
  ["1–9", "write as the mode says"],
  ["0, Backspace", "wipe"],
  ["Z X C", "ink, big pencil, small half double"],
  ["V, B", "circle's and square's dots; again: their circles and squares"],
  ["−", "a dancer has nothing left in the cell"],
  ["Shift + digit", "ink ↔ pencil; dot ↔ enclose"],
  ["Ctrl + digit", "small; the other dancer"],
  ["N, Alt + digit", "highlight a number"],
  ["Ctrl+Z, Ctrl+Y, U, R", "undo, redo"],
  ["H", "hint: where, what, why"],
  ["D, F", "do it for me, finish this step"],
  ["K", "is my sheet still right?"],
  ["S, M", "list the starters, begin on the chosen cell"],
  ["[ ]", "next step of circle, of square; with Shift as far as it goes"],
  ["T", "what both dancers allow"],
  ["O, G", "open a puzzle, games"],
  ["Esc", "put out the lights"],
];

/** Shows the keys. */
export function helpDialog() {
  dialog("Keys", el("dl", { class: "keys" }, ...KEYS.flatMap(([keys, says]) =>
    [el("dt", {}, el("kbd", {}, keys ?? "")), el("dd", {}, says ?? "")])));
}
