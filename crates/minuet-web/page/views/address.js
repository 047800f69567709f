// Puzzles and sheets that stand in the address of the page.

import { Refusal, ask } from "../core/ask.js";
import { begun } from "../core/game.js";
import { notice } from "../core/notice.js";
import { whole } from "../core/sheet.js";

/**
 * The parts of the address after `#`: a name, and values.
 *
 * @returns {URLSearchParams}
 */
export const hash = () => new URLSearchParams(location.hash.slice(1));

/** The text of the puzzle or sheet in the address, or nothing. */
function textInAddress() {
  return new URLSearchParams(location.search).get("puzzle") ?? hash().get("sheet");
}

/**
 * The game that a text describes.
 *
 * @param {string} text
 */
export async function gameOf(text) {
  const opened = await ask("opened", { ask: "open", text });
  if (opened.warning) notice(opened.warning);
  const sheet = whole(opened.sheet);
  return begun(sheet, { title: `Puzzle with ${clues(sheet.puzzle)} givens` });
}

/** @param {string} puzzle */
const clues = (puzzle) => [...puzzle].filter((digit) => digit !== ".").length;

/** The game in the address, if there is one. The address is plain afterwards, so that a reload goes on. */
export async function fromAddress() {
  const text = textInAddress();
  if (!text) return null;
  history.replaceState(null, "", location.pathname);
  try {
    return await gameOf(text);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    notice(error.message);
    return null;
  }
}
