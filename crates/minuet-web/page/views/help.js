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
  [say("keys-clear"), say("keys-clear-says")],
];

/** Shows the help. */
export function helpDialog() {
  const box = dialog(say("help"), el("p", {}, say("help-lead")), el("div", { class: "actions" },
    button(say("tour-begin"), () => {
      box.close();
      tour();
    }, { class: "strong" }),
    el("a", { class: "button", href: "#lessons", click: () => box.close() }, say("help-lessons"))),
  el("h3", {}, say("help-touch")), el("p", {}, say("help-touch-says")),
  el("h3", {}, say("keys")), el("dl", { class: "keys" }, ...KEYS.flatMap(([keys, says]) =>
    [el("dt", {}, el("kbd", {}, keys ?? "")), el("dd", {}, says ?? "")])));
}
