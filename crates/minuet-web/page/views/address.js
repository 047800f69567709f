// Puzzles and sheets in the address of the page.

import { Refusal, ask } from "../core/ask.js";
import { take } from "../core/shelf.js";
import { PAPER, begun } from "../core/game.js";
import { notice } from "../core/notice.js";
import { whole } from "../core/sheet.js";
import { say } from "../core/words.js";
import { layFailure } from "./failed.js";

/**
 * The parts of the address after `#`: a name, and values.
 *
 * @returns {URLSearchParams}
 */
export const hash = () => new URLSearchParams(location.hash.slice(1));

/** The sheet, puzzle or failure after `#`, where only this browser reads it. */
export const inHash = () => hash().get("sheet") || hash().get("puzzle") || hash().get("failure");

/**
 * The game that a text describes.
 *
 * @param {string} text
 */
export async function gameOf(text) {
  const opened = await ask("opened", { ask: "open", text });
  if (opened.warning) notice(opened.warning);
  const sheet = whole(opened.sheet);
  return begun(sheet, { title: say("game-opened", { count: clues(sheet.puzzle) }) });
}

/** @param {string} puzzle */
const clues = (puzzle) => [...puzzle].filter((digit) => digit !== ".").length;

/**
 * Opens what is in the address. The address is plain afterwards, so that a reload continues the game. Says whether
 * there was anything.
 */
export async function openAddress() {
  const parameters = new URLSearchParams([...new URLSearchParams(location.search), ...hash()]);
  const failure = parameters.get("failure");
  // Why no starter helps is explained for depth 1, whatever the hunt asked for.
  const reading = (parameters.get("reading") ?? PAPER).replace(/depth=\d+/, "depth=1");
  const text = failure ?? parameters.get("puzzle") ?? inHash();
  if (!text) return false;
  history.replaceState(null, "", location.pathname);
  try {
    const game = await gameOf(text);
    if (!failure || !(await openFailure(game.sheet.puzzle, reading))) await take(game);
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    notice(error.message);
    return false;
  }
}

/**
 * Opens a puzzle in its failed position. Says whether it has one.
 *
 * @param {string} puzzle
 * @param {string} reading
 */
async function openFailure(puzzle, reading) {
  try {
    const failure = await ask("failure", { ask: "failure", puzzle, reading });
    const title = say("game-failed", { count: clues(puzzle) });
    layFailure({ failure, title, depth: null, reading });
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    notice(error.message);
    return false;
  }
}
