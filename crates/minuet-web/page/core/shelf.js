// Puzzles from the collection: one that was begun before is continued, instead of being in the list twice.

import { desk } from "./desk.js";
import { notice } from "./notice.js";
import { list, load } from "./store.js";
import { say, when } from "./words.js";

/** @typedef {import("./game.js").Game} Game */

/**
 * Lays a fresh game on the desk, or the one that was begun with the same puzzle.
 *
 * @param {Game} game
 */
export async function take(game) {
  const before = game.sheet.dances.length || game.sheet.ink.replaceAll(".", "") ? null : await begunWith(game.sheet.puzzle);
  if (before) notice(say("game-continued", { date: when(before.begun) }));
  desk.lay(before ?? game);
}

/**
 * The unfinished game with a puzzle, if there is one.
 *
 * @param {string} puzzle
 */
async function begunWith(puzzle) {
  try {
    const saved = (await list()).find((each) => each.puzzle === puzzle && each.count > 1 && each.ink.includes("."));
    return saved ? await load(saved.id) : null;
  } catch {
    // A browser that keeps nothing has nothing to go on with.
    return null;
  }
}
