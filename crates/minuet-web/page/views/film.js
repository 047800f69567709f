// The film: a whole solve, entry by entry. Every entry has its address.

import { Refusal, ask } from "../core/ask.js";
import { desk } from "../core/desk.js";
import { el, fill } from "../core/dom.js";
import { PAPER, begun } from "../core/game.js";
import { whole } from "../core/sheet.js";
import { say } from "../core/words.js";
import { FilmPlayer } from "./player.js";
import { gameOf } from "./address.js";

/** @typedef {import("../api").Length} Length */

/** @type {{ key: string, player: FilmPlayer } | null} */
let shown = null;

/**
 * Shows the film that the address names, or that of the puzzle on the desk.
 *
 * @param {HTMLElement} home
 * @param {URLSearchParams} parameters
 */
export async function filmView(home, parameters) {
  const length = /** @type {Length} */ (parameters.get("length") === "full" ? "full" : "brief");
  const at = Number(parameters.get("at") ?? 0);
  const text = parameters.get("film") || (await shareOfDesk());
  const reading = parameters.get("reading") ?? desk.game.reading;
  const key = `${text} ${length} ${reading}`;
  if (shown?.key === key) return shown.player.go(at);
  fill(home, el("p", { class: "waiting" }, say("film-waiting")));
  try {
    const { sheet } = await gameOf(text);
    const film = await ask("film", { ask: "film", sheet, reading, length });
    shown?.player.pause();
    const player = new FilmPlayer(home, { film, reading, length, text }, (/** @type {import("../api").Paper} */ from) => {
      desk.lay(begun(whole(from), { title: say("game-from-film"), reading }));
      location.hash = "#sheet";
    });
    shown = { key, player };
    await player.go(at);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    fill(home, el("h1", {}, say("film")), el("p", { class: "note" }, error.message));
  }
  return undefined;
}

/** The puzzle on the desk, from its beginning. */
async function shareOfDesk() {
  const shared = await ask("shared", { ask: "share", sheet: whole({ puzzle: desk.sheet.puzzle }) });
  return shared.text;
}

/**
 * The address of an entry.
 *
 * @param {{ text: string, length: Length, reading: string }} film
 * @param {number} at
 */
export function address({ text, length, reading }, at) {
  const parts = new URLSearchParams({ film: text, length, at: String(at) });
  if (reading !== PAPER) parts.set("reading", reading);
  return `#${parts}`;
}
