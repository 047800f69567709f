// The pen: writes on the sheet what the mode says, where the board is chosen.

import { desk } from "../core/desk.js";
import { notice } from "../core/notice.js";
import { pause } from "../core/timer.js";
import { settings } from "../core/settings.js";
import { cellName, isCell } from "../core/places.js";
import { say } from "../core/words.js";
import { give, inked, tidied } from "../core/sheet.js";
import { dancerOf, erased, meant, momentary, noted, stands, written } from "../core/modes.js";
import { PALETTE, bleached, coloured, tinted } from "../core/colours.js";
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
    // A board that is not seen is not written on.
    if (pause.isOn) return undefined;
    const { game } = desk;
    const [mode, places] = [this.mode, this.board.selected];
    if (game.typing && isCell(this.board.chosen)) return this.#give(digit);
    if (mode === "look") return this.point(pointed.digit === digit ? "" : digit);
    if (mode === "paint" || mode === "tint") return this.#colour(mode, places, digit);
    if (!this.#may(mode)) return;
    if (places.length > 1) return this.#writeAll(mode, places, digit);
    const after = this.#written(desk.sheet, mode, this.board.chosen, digit);
    if (typeof after === "string") return notice(after);
    game.commit(after, [this.#note(mode, this.board.chosen, digit)]);
    if (settings.now.follow === "on" && inked(after, this.board.chosen) === digit) this.look(digit);
  }

  /**
   * The sheet after a digit was written in a place, or why it cannot be.
   *
   * @param {import("../core/sheet.js").Sheet} sheet
   * @param {Mode} mode
   * @param {number} place
   * @param {string} digit
   */
  #written(sheet, mode, place, digit) {
    if (dancerOf(meant(sheet, mode).mode) && isCell(place)) {
      if (inked(sheet, place)) return say("cell-filled");
      // On paper a dot or a figure needs a digit that it belongs to.
      const candidates = `${sheet.pencil[place]}${sheet.small[place]}`;
      const fits = candidates.includes(digit) || stands(sheet, mode, place, digit);
      if (!fits) return say("no-candidate", { digit, cell: cellName(place) });
    }
    const after = written(sheet, mode, place, digit);
    if (after === sheet) return sheet.puzzle[place] === "." ? say("cell-filled") : say("cell-given");
    const inks = mode === "ink" && isCell(place) && inked(after, place) === digit;
    return inks && settings.now.tidy === "after-ink" ? tidied(after, place, digit) : after;
  }

  /**
   * Writes in all selected places, or erases where it stands in all of them.
   *
   * @param {Mode} mode
   * @param {number[]} places
   * @param {string} digit
   */
  #writeAll(mode, places, digit) {
    let { sheet } = desk;
    if (meant(sheet, mode).mode === "ink") return notice(say("ink-one-cell"));
    const open = places.filter((place) => typeof this.#written(sheet, mode, place, digit) !== "string");
    const erases = open.every((place) => stands(sheet, mode, place, digit));
    const changed = open.filter((place) => stands(sheet, mode, place, digit) === erases);
    const notes = changed.map((place) => this.#note(mode, place, digit));
    for (const place of changed) {
      const after = this.#written(sheet, mode, place, digit);
      if (typeof after !== "string") sheet = after;
    }
    if (notes.length) desk.game.commit(sheet, notes);
    else notice(say("cell-filled"));
  }

  /**
   * What writing a digit is called in the record of moves.
   *
   * @param {Mode} mode
   * @param {number} place
   * @param {string} digit
   * @returns {import("../core/game.js").Note}
   */
  #note(mode, place, digit) {
    const lane = dancerOf(meant(desk.sheet, mode).mode) ?? "main";
    return { words: noted(desk.sheet, mode, place, digit), lane, coach: false };
  }

  /**
   * @param {"paint" | "tint"} mode
   * @param {number[]} places
   * @param {string} digit
   */
  #colour(mode, places, digit) {
    const { game, sheet } = desk;
    if (mode === "paint" && !PALETTE.includes(digit)) return notice(say("no-such-colour", { most: PALETTE.length }));
    const colours = mode === "paint" ? coloured(game.colours, places, digit) : tinted(game.colours, places, digit);
    const cells = places.filter(isCell);
    if (cells.length) game.commit(sheet, cells.map((place) => this.#note(mode, place, digit)), colours);
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

  /** Erases what is there, in all selected places. */
  erase() {
    if (pause.isOn) return undefined;
    const { game, sheet } = desk;
    const { mode, board: { chosen, selected } } = this;
    if (game.typing && isCell(chosen)) return this.#give(".");
    if (mode === "paint" || mode === "tint") {
      const words = say("move-bleach");
      return game.commit(sheet, [{ words, lane: "main", coach: false }], bleached(game.colours, selected));
    }
    let after = sheet;
    const notes = [];
    for (const place of selected) {
      const next = erased(after, mode, place);
      if (JSON.stringify(next) === JSON.stringify(after)) continue;
      const words = isCell(place) ? say("move-erase", { cell: cellName(place) }) : say("move-erase-margin");
      notes.push(/** @type {import("../core/game.js").Note} */ ({ words, lane: dancerOf(mode) ?? "main", coach: false }));
      after = next;
    }
    if (notes.length) game.commit(after, notes);
  }

  /** Leaves a cell empty while a puzzle is typed, and goes on to the next. */
  skip() {
    const { chosen } = this.board;
    if (!isCell(chosen)) return;
    if (inked(desk.sheet, chosen)) this.#give(".");
    this.#advance(chosen);
  }

  /** @param {string} digit a given, while a puzzle is typed */
  #give(digit) {
    const place = this.board.chosen;
    const after = give(desk.sheet, place, digit);
    const cell = cellName(place);
    const words = digit === "." ? say("move-given-erased", { cell }) : say("move-given", { digit, cell });
    desk.game.commit(after, [{ words, lane: "main", coach: false }]);
    if (digit !== ".") this.#advance(place);
  }

  /** @param {number} place where something was typed */
  #advance(place) {
    if (place < 80) this.board.choose(place + 1);
  }

  /** @param {string} digit that the player asks for, none for nothing. Event `look`. */
  point(digit) {
    this.look(digit);
    this.dispatchEvent(new Event("look"));
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
