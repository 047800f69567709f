// The record of moves: each one can be gone back to.

import { desk } from "../core/desk.js";
import { button, el, fill } from "../core/dom.js";

/** The most moves that are listed. */
const MOST = 80;

/** @param {HTMLElement} home a list */
export function showMoves(home) {
  const { game } = desk;
  const first = Math.max(0, Math.min(game.at - MOST / 2, game.moves.length - MOST));
  const items = game.moves.slice(first, first + MOST).map(({ notes }, index) => {
    const at = first + index;
    const [note] = notes;
    const more = notes.length > 1 ? ` (and ${notes.length - 1} more)` : "";
    const words = note ? `${note.words}${more}` : at === 0 ? "The beginning" : "Change";
    const current = at === game.at ? "true" : null;
    return el("li", { value: at }, button(words, () => game.goTo(at), { "aria-current": current, class: note?.lane ?? "main" }));
  });
  fill(home, ...items);
}
