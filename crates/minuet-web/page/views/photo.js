// A photo beside the sheet that was read from it: what to look at, and a tap to correct it.

import { Refusal, ask } from "../core/ask.js";
import { desk } from "../core/desk.js";
import { button, byId, el, fill } from "../core/dom.js";
import { begun } from "../core/game.js";
import { pictureOf } from "../core/picture.js";
import { cellName, isCell, placeOf } from "../core/places.js";
import { give, ink, whole } from "../core/sheet.js";
import { say, when } from "../core/words.js";
import { goBeside, layBeside } from "./beside.js";
import { layPhoto, photoButtons } from "./camera.js";
import { Seen } from "./seen.js";
import { settle } from "./typing.js";

/** @typedef {import("../api").Photo} Photo */
/** @typedef {import("../sheet/board.js").Board} Board */

/**
 * What is in a photo, and the picture that it was read from.
 *
 * @param {Blob} file
 */
export async function readPhoto(file) {
  const { canvas, ...picture } = await pictureOf(file).catch(() => {
    throw new Refusal({ why: say("photo-not-opened") });
  });
  return { photo: await ask("read", { ask: "read", ...picture }), canvas };
}

/**
 * Lays what was read from a photo on the desk, with the photo beside it.
 *
 * @param {Photo} photo
 * @param {HTMLCanvasElement} canvas
 * @param {Board} board
 */
export function layRead(photo, canvas, board) {
  const title = say("game-photo", { date: when(Date.now()) });
  desk.lay(begun({ ...whole({ puzzle: photo.puzzle }), ink: photo.written }, { title, typing: true }));
  new Card(photo, new Seen(photo, canvas), board);
}

/** The card beside the sheet. */
class Card {
  /** Cells that nobody has looked at yet. @type {Set<number>} */
  #open;
  /** Ends what the card follows. */
  #gone = new AbortController();
  /** What the photo shows there: on small screens it is out of view when the choice is made. @type {Map<string, HTMLElement>} */
  #pieces;
  #says = el("div", { role: "status" });
  #doubts = el("ul", { class: "doubts" });
  #repairs = el("div", { class: "actions repairs" });

  /**
   * @param {Photo} photo
   * @param {Seen} seen
   * @param {Board} board
   */
  constructor(photo, seen, board) {
    this.photo = photo;
    this.seen = seen;
    this.board = board;
    this.#open = new Set(photo.unsure.map(placeOf));
    this.#pieces = new Map(photo.doubts.map(({ cell }) => [cell, seen.piece(placeOf(cell))]));
    const other = photoButtons(async (file) => {
      // Whoever plays by then wants no other photo.
      const { why } = await layPhoto(file, () => desk.game.typing);
      if (why) fill(this.#says, el("p", { class: "wrong" }, why));
    });
    layBeside("photo",
      el("h2", {}, say("photo-title")),
      seen.figure, this.#says, this.#doubts, this.#repairs,
      el("p", { class: "here" }, say("photo-correct")),
      el("div", { class: "actions" }, button(say("photo-play"), () => this.#play(), { class: "strong" }), ...other));
    this.#mind();
    this.#show();
    goBeside();
    const first = [...this.#open][0];
    if (first !== undefined) setTimeout(() => board.choose(first));
  }

  /** Follows the sheet and the chosen cell until the game is played, or another one is on the desk. */
  #mind() {
    const { signal } = this.#gone;
    desk.addEventListener("change", () => this.#show(), { signal });
    this.board.addEventListener("chosen", () => this.seen.point(this.board.chosen), { signal });
    this.seen.addEventListener("chosen", () => this.board.choose(this.seen.chosen), { signal });
    desk.addEventListener("game", () => this.#leave(), { signal });
  }

  #leave() {
    this.#gone.abort();
    this.board.set("unsure", new Set());
  }

  async #play() {
    await settle();
    // Beside another game there may be another card by now.
    if (this.#gone.signal.aborted) return;
    this.#leave();
    byId("task").hidden = true;
  }

  #show() {
    const { sheet } = desk;
    // A cell that was changed has been looked at.
    for (const cell of this.#open) if (!this.#isAsRead(cell)) this.#open.delete(cell);
    if (desk.game.typing) this.board.set("unsure", this.#open);
    this.seen.mark(this.#open);
    this.seen.point(this.board.chosen);
    fill(this.#doubts, ...this.photo.doubts.map((doubt) => this.#doubt(doubt, sheet)));
    fill(this.#repairs, ...this.photo.repairs.filter((repair) => this.#fits(repair)).map((repair) =>
      button(repair.words, () => this.#repair(repair))));
    this.#tell();
  }

  /** @param {number} cell */
  #isAsRead(cell) {
    const { puzzle, ink: written } = desk.sheet;
    return puzzle[cell] === this.photo.puzzle[cell] && written[cell] === this.photo.written[cell];
  }

  /**
   * A cell to look at, with what it may hold.
   *
   * @param {import("../api").Doubt} doubt
   * @param {import("../core/sheet.js").Sheet} sheet
   */
  #doubt({ cell, choices }, sheet) {
    const place = placeOf(cell);
    const now = [sheet.puzzle[place], sheet.ink[place]].find((digit) => digit !== ".") ?? ".";
    return el("li", {}, el("span", {}, cell), this.#pieces.get(cell) ?? null, ...choices.map((choice) => {
      const digit = String(choice ?? ".");
      const name = digit === "." ? say("photo-empty") : digit;
      const isNow = digit === now && !this.#open.has(place);
      return button(name, () => this.#choose(place, digit), {
        class: "small", "aria-pressed": String(isNow), "aria-label": say("photo-choice", { cell, digit: name }),
      });
    }));
  }

  /**
   * The player has looked at a cell.
   *
   * @param {number} place
   * @param {string} digit
   */
  #choose(place, digit) {
    this.#open.delete(place);
    const { sheet } = desk;
    // What was written by hand is a given once the player has typed it.
    const byHand = this.photo.written[place] !== "." && sheet.puzzle[place] === ".";
    const same = (byHand ? sheet.ink[place] : sheet.puzzle[place]) === digit;
    if (same) this.#show();
    else this.#commit(byHand && digit !== "." ? ink(give(sheet, place, "."), place, digit) : give(sheet, place, digit), [place]);
    this.board.choose(place);
    // The cell is shown, but the keyboard stays in the list: there are others to look at.
    const index = this.photo.doubts.findIndex(({ cell }) => placeOf(cell) === place);
    const pressed = /** @type {HTMLElement | null} */ (this.#doubts.children[index]?.querySelector("[aria-pressed=true]") ?? null);
    pressed?.focus({ preventScroll: true });
  }

  /**
   * Whether the cells of a repair are still as they were read.
   *
   * @param {import("../api").Repair} repair
   */
  #fits({ changes }) {
    return changes.every(({ cell, from }) => desk.sheet.puzzle[placeOf(cell)] === String(from ?? "."));
  }

  /** @param {import("../api").Repair} repair */
  #repair({ changes }) {
    const places = changes.map(({ cell }) => placeOf(cell));
    for (const place of places) this.#open.delete(place);
    this.#commit(changes.reduce((sheet, { cell, to }) => give(sheet, placeOf(cell), String(to ?? ".")), desk.sheet), places);
  }

  /**
   * @param {import("../core/sheet.js").Sheet} sheet
   * @param {number[]} places that have changed
   */
  #commit(sheet, places) {
    const note = (/** @type {number} */ place) => {
      const [cell, digit] = [cellName(place), [sheet.puzzle[place], sheet.ink[place]].find((each) => each !== ".") ?? ""];
      const words = digit ? say("move-given", { digit, cell }) : say("move-given-erased", { cell });
      return /** @type {import("../core/game.js").Note} */ ({ words, lane: "main", coach: false });
    };
    desk.game.commit(sheet, places.filter(isCell).map(note));
  }

  /** Says how the digits on the sheet are: as they were read, or after they were changed. */
  async #tell() {
    const { puzzle } = desk.sheet;
    // Who has looked at some cells is no longer told to look at all of them.
    if (puzzle === this.photo.puzzle && this.#open.size === this.photo.unsure.length) {
      const one = this.photo.solutions === 1 ? [say("photo-one")] : [];
      return fill(this.#says, ...[...one, ...this.photo.notes].map((note) => el("p", {}, note)));
    }
    const { warning } = await ask("opened", { ask: "open", text: puzzle });
    if (desk.isEmpty || desk.sheet.puzzle !== puzzle) return undefined;
    const count = this.#open.size;
    const left = count ? say("photo-left", { count }) : "";
    // Fewer words here must not move the list below from under a finger.
    this.#says.style.minHeight = `${this.#says.offsetHeight}px`;
    return fill(this.#says, ...[warning ?? say("photo-one"), left].filter(Boolean).map((words) => el("p", {}, words)));
  }
}
