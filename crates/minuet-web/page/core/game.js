// A game: a sheet with all its moves, which can be undone without limit.

import { COLOURLESS } from "./colours.js";
import { say } from "./words.js";

/** @typedef {import("./sheet.js").Sheet} Sheet */
/** @typedef {"main" | "circle" | "square"} Lane */
/** @typedef {{ words: string, lane: Lane, coach: boolean, forMe?: boolean, lesson?: string | null }} Note what was done, on
 *   whose lane, whether the coach did it for the player, and the lesson that teaches it */
/** @typedef {import("./colours.js").Colours} Colours */
/** @typedef {{ sheet: Sheet, notes: Note[], colours?: Colours }} Move */
/** @typedef {{ title: string, reading?: string, typing?: boolean, kind?: string, minutes?: [number, number], begun?: number,
 *   starters?: import("../api").Advice }} Kind
 *   `kind` is what the puzzle asks for, `minutes` about how long it takes, from and to, `begun` when the game was, `starters`
 *   those that are advised here, whatever the player has chosen */
/** @typedef {{ id: string, version: number, title: string, reading: string, typing: boolean, at: number,
 *   count: number, changed: number, begun: number, ink: string, puzzle: string, kind?: string | undefined,
 *   minutes?: [number, number] | undefined, form?: number }} Saved what is kept of a game beside its moves */

/** The paper's own reading. */
export const PAPER = "blocking=half-doubles,groups=3,ending=trust,tricks=both,depth=1";

/** A name that no other game has. `randomUUID` is not available to a phone that reaches the page over a local network. */
export const newId = () => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("-");

/** A game. It announces every change with the event `change`. */
export class Game extends EventTarget {
  id = newId();
  /** How often it has been saved: tells a tab that another tab has continued it. */
  version = 0;
  at = 0;
  /** The first move that is not saved. */
  unsaved = 0;

  /**
   * @param {Move[]} moves
   * @param {Kind} kind
   */
  constructor(moves, kind) {
    super();
    this.moves = moves;
    this.title = kind.title;
    this.reading = kind.reading ?? PAPER;
    this.typing = kind.typing ?? false;
    this.kind = kind.kind;
    this.minutes = kind.minutes;
    this.starters = kind.starters;
    this.begun = kind.begun ?? Date.now();
  }

  /** @returns {Move} */
  get move() {
    const move = this.moves[this.at];
    if (!move) throw new Error("a game has at least one move");
    return move;
  }

  get sheet() {
    return this.move.sheet;
  }

  get colours() {
    return this.move.colours ?? COLOURLESS;
  }

  /**
   * Writes a new sheet. What was undone before is gone then, as on paper.
   *
   * @param {Sheet} sheet
   * @param {Note[]} notes
   * @param {Colours} [colours]
   */
  commit(sheet, notes, colours = this.move.colours) {
    this.moves.splice(this.at + 1, Infinity, colours ? { sheet, notes, colours } : { sheet, notes });
    this.at += 1;
    this.unsaved = Math.min(this.unsaved, this.at);
    this.#changed();
  }

  /** @param {number} at the move to stand at */
  goTo(at) {
    if (at < 0 || at >= this.moves.length || at === this.at) return;
    this.at = at;
    this.#changed();
  }

  undo() {
    this.goTo(this.at - 1);
  }

  redo() {
    this.goTo(this.at + 1);
  }

  /** Ends typing: the digits on the sheet are now the givens. */
  settle() {
    this.typing = false;
    this.#changed();
  }

  /** @param {string} reading how the paper is read */
  read(reading) {
    this.reading = reading;
    this.#changed();
  }

  /** Continues as another game, because this one has been changed elsewhere. */
  fork() {
    this.id = newId();
    this.version = 0;
    this.unsaved = 0;
    // A copy of a copy is called a copy once.
    const title = this.title.replace(say("game-copied", { title: "" }), "");
    this.title = say("game-copied", { title });
  }

  /**
   * Takes over what another tab has saved of this game.
   *
   * @param {Game} other
   */
  follow(other) {
    const { moves, at, version, title, reading, typing } = other;
    Object.assign(this, { moves, at, version, title, reading, typing, unsaved: moves.length });
    this.#changed();
  }

  /** @returns {Saved} */
  record() {
    const { id, version, title, reading, typing, at, kind, minutes, begun } = this;
    const { puzzle, ink } = this.sheet;
    const seen = [...puzzle].map((given, cell) => (given === "." ? ink[cell] : given)).join("");
    return {
      id, version, title, reading, typing, at, kind, minutes, begun, puzzle, ink: seen,
      count: this.moves.length, changed: Date.now(),
    };
  }

  #changed() {
    this.dispatchEvent(new Event("change"));
  }
}

/**
 * A game that begins with a sheet.
 *
 * @param {Sheet} sheet
 * @param {Kind} kind
 */
export const begun = (sheet, kind) => new Game([{ sheet, notes: [] }], kind);
