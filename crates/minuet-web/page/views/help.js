// The keys.

import { el } from "../core/dom.js";
import { say } from "../core/words.js";
import { dialog } from "./dialog.js";

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
  [say("keys-undo"), say("keys-undo-says")],
  ["H", say("keys-hint-says")],
  ["D, F", say("keys-do-says")],
  ["K", say("keys-check-says")],
  ["S, M", say("keys-starters-says")],
  ["[ ]", say("keys-dance-says")],
  ["T", say("keys-together-says")],
  ["O, G", say("keys-open-says")],
  [say("keys-clear"), say("keys-clear-says")],
];

/** Shows the keys. */
export function helpDialog() {
  dialog(say("keys"), el("dl", { class: "keys" }, ...KEYS.flatMap(([keys, says]) =>
    [el("dt", {}, el("kbd", {}, keys ?? "")), el("dd", {}, says ?? "")])));
}
