// Help: the tour, the lessons, what fingers do, the keys.

import { button, el } from "../core/dom.js";
import { say } from "../core/words.js";
import { dialog } from "./dialog.js";
import { tour } from "./tour.js";

const KEYS = [
  [say("keys-move"), say("keys-move-says")],
  ["1–9", say("keys-write-says")],
  [say("keys-erase"), say("keys-erase-says")],
  ["Z X C", say("keys-modes-says")],
  ["V, B", say("keys-dancers-says")],
  ["⇧V, ⇧B", say("keys-figures-says")],
  ["−", say("keys-nothing-says")],
  [say("keys-shift"), say("keys-shift-says")],
  [say("keys-ctrl"), say("keys-ctrl-says")],
  [say("keys-look"), say("keys-look-says")],
  ["Q, W", say("keys-colours-says")],
  [say("keys-select"), say("keys-select-says")],
  [say("keys-undo"), say("keys-undo-says")],
  ["H", say("keys-hint-says")],
  ["D, F", say("keys-do-says")],
  ["K", say("keys-check-says")],
  ["A", say("keys-fill-says")],
  ["S, M", say("keys-starters-says")],
  ["[ ]", say("keys-dance-says")],
  ["T", say("keys-together-says")],
  ["P", say("keys-new-says")],
  ["O, G", say("keys-open-says")],
  ["+", say("keys-zoom-says")],
  [say("keys-tab"), say("keys-tab-says")],
  [say("keys-clear"), say("keys-clear-says")],
];

const FINGERS = [
  [say("touch-tap"), say("touch-tap-says")],
  [say("touch-again"), say("touch-again-says")],
  [say("touch-hold"), say("touch-hold-says")],
  [say("touch-drag"), say("touch-drag-says")],
  [say("touch-frame"), say("touch-frame-says")],
  [say("touch-zoom"), say("touch-zoom-says")],
];

/**
 * A part of the help that can be folded.
 *
 * @param {string} title
 * @param {string[][]} rows
 */
const part = (title, rows) => el("details", { class: "help-part" }, el("summary", {}, title),
  el("dl", { class: "keys" }, ...rows.flatMap(([what = "", says = ""]) => [el("dt", {}, what), el("dd", {}, says)])));

/** Shows the help: first what the hand at hand can do. */
export function helpDialog() {
  const touch = matchMedia("(pointer: coarse)").matches;
  const fingers = part(say("help-touch"), FINGERS);
  const keys = part(say("keys"), KEYS);
  (touch ? fingers : keys).open = true;
  const box = dialog(say("help"), el("p", {}, say("help-lead")), el("div", { class: "actions" },
    button(say("tour-begin"), () => {
      box.close();
      tour();
    }, { class: "strong" }),
    el("a", { class: "button", href: "#lessons", click: () => box.close() }, say("help-lessons"))),
  ...(touch ? [fingers, keys] : [keys, fingers]));
}
