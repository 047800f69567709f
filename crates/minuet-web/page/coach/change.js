// What the coach writes on the sheet, as a move that can be undone.

import { Refusal, ask } from "../core/ask.js";
import { desk } from "../core/desk.js";
import { settings } from "../core/settings.js";
import { whole } from "../core/sheet.js";
import { say } from "../core/words.js";

/** @typedef {import("../api").Changed} Changed */
/** @typedef {import("../api").Told} Told */
/** @typedef {import("../api").Request} Request */
/** @typedef {import("../core/game.js").Note} Note */

/** What the program does instead of the player; opening and ending a minuet are the player's own acts. */
const FOR_ME = ["do", "apply", "develop", "fill"];

/**
 * What was told, for the record of moves.
 *
 * @param {Told} told
 * @param {Request} request
 * @returns {Note}
 */
const noteOf = (told, { ask }) => ({
  words: told.words,
  lane: told.line.at(-1) ?? "main",
  coach: true,
  forMe: FOR_ME.includes(ask),
  lesson: told.lesson ?? null,
});

/**
 * @param {string} words
 * @returns {Note}
 */
const plain = (words) => ({ words, lane: "main", coach: true });

/**
 * Asks for a change and writes it, unless the player has moved on in the meantime.
 *
 * @param {Request} request
 * @param {string} [label] what was done, where nothing is told of it
 * @returns {Promise<string>} what is to be known beside it
 */
export async function change(request, label = say("done")) {
  const before = desk.game.move;
  try {
    const changed = await ask("changed", request);
    if (desk.game.move !== before) return "";
    const sheet = whole(changed.sheet);
    const same = JSON.stringify(sheet) === JSON.stringify(before.sheet);
    const told = changed.told.length ? changed.told.map((each) => noteOf(each, request)) : [plain(label)];
    if (!same) desk.game.commit(sheet, told);
    return changed.note ?? (same ? say("nothing-changed") : "");
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

/** The sheet and the reading, as most questions want them. */
export const asItStands = () => ({ sheet: desk.sheet, reading: desk.game.reading });

/** The same, and which starters are advised: those of the drill, or those that the player has chosen. */
export const asAdvised = () => ({ ...asItStands(), starters: desk.game.starters ?? settings.now.starters });
