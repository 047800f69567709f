// The record of moves: you can go back to each one.

import { desk } from "../core/desk.js";
import { button, el, fill } from "../core/dom.js";
import { say } from "../core/words.js";

/** The most moves that are listed. */
const MOST = 80;

/**
 * What a move did, in a line.
 *
 * @param {import("../core/game.js").Move} move
 */
export function summary({ notes }) {
  const [note, ...more] = notes;
  const main = note?.words ?? say("moves-change");
  return more.length ? say("moves-more", { words: main, count: more.length }) : main;
}

/** @param {HTMLElement} home a list */
export function showMoves(home) {
  const { game } = desk;
  const first = Math.max(0, Math.min(game.at - MOST / 2, game.moves.length - MOST));
  const items = game.moves.slice(first, first + MOST).map((move, index) => {
    const at = first + index;
    const [note] = move.notes;
    const words = at === 0 && !note ? say("moves-start") : summary(move);
    const current = at === game.at ? "true" : null;
    return el("li", { value: at }, button(words, () => game.goTo(at), { "aria-current": current, class: note?.lane ?? "main" }));
  });
  fill(home, ...items);
}
