// The record of moves: you can go back to each one.

import { desk } from "../core/desk.js";
import { button, el, fill } from "../core/dom.js";
import { say } from "../core/words.js";

/** The most moves that are listed. */
const MOST = 80;

/** @param {HTMLElement} home a list */
export function showMoves(home) {
  const { game } = desk;
  const first = Math.max(0, Math.min(game.at - MOST / 2, game.moves.length - MOST));
  const items = game.moves.slice(first, first + MOST).map(({ notes }, index) => {
    const at = first + index;
    const [note, ...more] = notes;
    const main = note?.words ?? (at === 0 ? say("moves-start") : say("moves-change"));
    const words = more.length ? say("moves-more", { words: main, count: more.length }) : main;
    const current = at === game.at ? "true" : null;
    return el("li", { value: at }, button(words, () => game.goTo(at), { "aria-current": current, class: note?.lane ?? "main" }));
  });
  fill(home, ...items);
}
