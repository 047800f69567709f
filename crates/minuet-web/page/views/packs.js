// Puzzles of the built-in packs, found and laid on the desk.

import { ask } from "../core/ask.js";
import { take } from "../core/shelf.js";
import { begun } from "../core/game.js";
import { whole } from "../core/sheet.js";
import { say } from "../core/words.js";

/** @typedef {import("../api").PackContents} Pack */

/**
 * Lays a puzzle of a pack on the desk.
 *
 * @param {Pack} pack
 * @param {number} index
 */
export async function layPacked({ title, reading, puzzles }, index) {
  const puzzle = puzzles[index]?.puzzle ?? "";
  await take(begun(whole({ puzzle }), { title: say("game-from-pack", { pack: title, number: index + 1 }), reading }));
  location.hash = "#sheet";
}

/**
 * The pack that has a puzzle, where in it, and about how many minutes it takes, from and to.
 *
 * @param {string} puzzle
 */
export async function findPacked(puzzle) {
  const { packs } = await ask("packs", { ask: "packs" });
  for (const { name } of packs) {
    const pack = await ask("pack", { ask: "pack", name });
    const index = pack.puzzles.findIndex((each) => each.puzzle === puzzle);
    const found = pack.puzzles[index];
    if (found) return { name, pack, index, minutes: found.minutes };
  }
  return null;
}
