// The desk: the game that lies on it, saved as it changes.

import { Game } from "./game.js";
import { ConflictError, load, onSavedElsewhere, remove, save } from "./store.js";
import { notice } from "./notice.js";
import { say } from "./words.js";

const LAST = "minuet-game";

/** The desk. Events: `game` when another game is laid on it, `change` at each change of its sheet. */
class Desk extends EventTarget {
  /** @type {Game | null} */
  #game = null;
  /** @type {Promise<void>} */
  #saving = Promise.resolve();
  #pending = 0;
  /** Whether the game is one to be kept; those of lessons are not. */
  #kept = true;

  /** @returns {Game} */
  get game() {
    if (!this.#game) throw new Error("no game lies on the desk");
    return this.#game;
  }

  get isEmpty() {
    return this.#game === null;
  }

  /** Whether the game is one of the player's own, and not that of a lesson. */
  get isKept() {
    return this.#kept;
  }

  get sheet() {
    return this.game.sheet;
  }

  /**
   * Lays a game on the desk.
   *
   * @param {Game} game
   * @param {"kept" | "passing"} [stay]
   */
  lay(game, stay = "kept") {
    const before = this.#game;
    before?.removeEventListener("change", this.#changed);
    // A puzzle that was only looked at does not fill the list of games; after a lesson one comes back to it.
    if (before && this.#kept && stay === "kept" && before.moves.length === 1 && before !== game) {
      this.#saving = this.#saving.then(() => remove(before.id)).catch(() => {});
    }
    this.#game = game;
    this.#kept = stay === "kept";
    game.addEventListener("change", this.#changed);
    if (this.#kept) remember(game.id);
    this.dispatchEvent(new Event("game"));
    this.#changed();
  }

  #changed = () => {
    this.dispatchEvent(new Event("change"));
    this.save();
  };

  /** Saves the game, after any save in progress. */
  save() {
    const game = this.#game;
    if (!game || !this.#kept) return this.#saving;
    this.#pending += 1;
    this.#saving = this.#saving.then(() => this.#write(game)).finally(() => (this.#pending -= 1));
    return this.#saving;
  }

  /** @param {Game} game */
  async #write(game) {
    try {
      await save(game);
    } catch (error) {
      if (!(error instanceof ConflictError)) {
        notice(say("saving-failed"));
        return;
      }
      game.fork();
      await save(game);
      if (game === this.#game) remember(game.id);
      notice(say("changed-elsewhere"));
      this.dispatchEvent(new Event("game"));
    }
  }

  /**
   * Follows another tab that has saved the same game.
   *
   * @param {string} id
   * @param {number} version
   */
  async heard(id, version) {
    const game = this.#game;
    if (!game || game.id !== id || this.#pending > 0 || version <= game.version) return;
    const other = await load(id);
    // A move made here in the meantime is saved first, and finds the conflict then.
    if (!other || this.#pending > 0 || game !== this.#game) return;
    game.removeEventListener("change", this.#changed);
    game.follow(other);
    game.addEventListener("change", this.#changed);
    this.dispatchEvent(new Event("change"));
  }
}

/** @param {string} id */
function remember(id) {
  try {
    sessionStorage.setItem(LAST, id);
    localStorage.setItem(LAST, id);
  } catch {
    // A browser that keeps nothing has said so already.
  }
}

/** The game that this tab, or else any tab, had last. */
export async function lastGame() {
  try {
    const id = sessionStorage.getItem(LAST) ?? localStorage.getItem(LAST);
    return id ? await load(id) : null;
  } catch {
    return null;
  }
}

/** The desk of this tab. */
export const desk = new Desk();
onSavedElsewhere((id, version) => desk.heard(id, version));
