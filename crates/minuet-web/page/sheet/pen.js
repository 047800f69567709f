// The pen: writes on the sheet what the mode says, where the board is chosen.

import { desk } from "../core/desk.js";
import { notice } from "../core/notice.js";
import { settings } from "../core/settings.js";
import { cellName, isCell } from "../core/places.js";
import { say } from "../core/words.js";
import { give, inked, tidied } from "../core/sheet.js";
import { dancerOf, erased, meant, momentary, noted, stands, written } from "../core/modes.js";
import { paint, pointed } from "./paint.js";

/** @typedef {import("../core/modes.js").Mode} Mode */
/** @typedef {import("./board.js").Board} Board */

/** The pen. Event `mode` when it begins to write something else. */
export class Pen extends EventTarget {
  /** @type {Mode} */
  #mode = "ink";
  #held = { shiftKey: false, ctrlKey: false, metaKey: false };

  /** @param {Board} board */
  constructor(board) {
    super();
    this.board = board;
  }

  /** What it writes just now. */
  get mode() {
    return momentary(this.#mode, this.#held);
  }

  /** @param {Mode} mode */
  take(mode) {
    this.#mode = mode;
    this.dispatchEvent(new Event("mode"));
  }

  /** @param {{ shiftKey: boolean, ctrlKey: boolean, metaKey: boolean }} keys held just now */
  hold({ shiftKey, ctrlKey, metaKey }) {
    const before = this.mode;
    this.#held = { shiftKey, ctrlKey, metaKey };
    if (before !== this.mode) this.dispatchEvent(new Event("mode"));
  }

  /** @param {string} digit */
  write(digit) {
    const { game, sheet } = desk;
    const [mode, place] = [this.mode, this.board.chosen];
    if (game.typing && isCell(place)) return this.#give(digit);
    if (mode === "look") return this.look(pointed.digit === digit ? "" : digit);
    if (!this.#may(mode)) return;
    const lane = dancerOf(meant(sheet, mode).mode) ?? "main";
    if (lane !== "main" && isCell(place)) {
      if (inked(sheet, place)) return notice(say("cell-filled"));
      // On paper a dot or a figure needs a digit that it belongs to.
      const candidates = `${sheet.pencil[place]}${sheet.small[place]}`;
      const fits = !candidates || candidates.includes(digit) || stands(sheet, mode, place, digit);
      if (!fits) return notice(say("no-candidate", { digit, cell: cellName(place) }));
    }
    let after = written(sheet, mode, place, digit);
    if (after === sheet) return notice(say("cell-filled"));
    const inks = mode === "ink" && isCell(place) && inked(after, place) === digit;
    if (inks && settings.now.tidy === "after-ink") after = tidied(after, place, digit);
    game.commit(after, [{ words: noted(sheet, mode, place, digit), lane, coach: false }]);
  }

  /** Says that a dancer has no candidate left in the cell. */
  none() {
    const { game, sheet } = desk;
    const [mode, place] = [this.mode, this.board.chosen];
    const dancer = dancerOf(mode);
    if (!dancer || !isCell(place) || !this.#may(mode)) return;
    const after = written(sheet, `${dancer}-dots`, place, "-");
    const cell = cellName(place);
    const words = dancer === "circle" ? say("move-circle-nothing", { cell }) : say("move-square-nothing", { cell });
    game.commit(after, [{ words, lane: dancer, coach: false }]);
  }

  /** Erases what is there. */
  erase() {
    const { game, sheet } = desk;
    const [mode, place] = [this.mode, this.board.chosen];
    if (game.typing && isCell(place)) return this.#give(".");
    const after = erased(sheet, mode, place);
    if (JSON.stringify(after) === JSON.stringify(sheet)) return;
    const words = isCell(place) ? say("move-erase", { cell: cellName(place) }) : say("move-erase-margin");
    game.commit(after, [{ words, lane: dancerOf(mode) ?? "main", coach: false }]);
  }

  /** @param {string} digit a given, while a puzzle is typed */
  #give(digit) {
    const place = this.board.chosen;
    const after = give(desk.sheet, place, digit);
    const cell = cellName(place);
    const words = digit === "." ? say("move-given-erased", { cell }) : say("move-given", { digit, cell });
    desk.game.commit(after, [{ words, lane: "main", coach: false }]);
    if (digit !== "." && place < 80) this.board.choose(place + 1);
  }

  /** @param {string} digit to highlight, none for nothing */
  look(digit) {
    pointed.digit = digit;
    this.dispatchEvent(new Event("mode"));
    paint(this.board);
  }

  /** @param {Mode} mode */
  #may(mode) {
    if (!dancerOf(mode) || desk.sheet.dances.length > 0) return true;
    notice(say("no-minuet"));
    return false;
  }
}
