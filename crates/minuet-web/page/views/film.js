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
  const text = parameters.get("film") || (await shareOfDesk());
  const reading = parameters.get("reading") ?? desk.game.reading;
  const key = `${text} ${length} ${reading}`;
  // Who comes back to a film finds it where it stood.
  const at = parameters.has("at") ? Number(parameters.get("at")) : shown?.key === key ? shown.player.at : 0;
  if (shown?.key === key) return shown.player.move(at);
  fill(home, el("p", { class: "waiting" }, say("film-waiting")));
  try {
    const { sheet } = await gameOf(text);
    const film = await ask("film", { ask: "film", sheet, reading, length });
    shown?.player.pause();
    const before = shown?.player;
    const from = parameters.get("from") === "same" && before ? samePlace(before.reel.film, before.at, film) : at;
    const player = new FilmPlayer(home, { film, reading, length, text }, (/** @type {import("../api").Paper} */ from) => {
      desk.lay(begun(whole(from), { title: say("game-from-film"), reading }));
      location.hash = "#sheet";
    });
    shown = { key, player };
    await player.move(from);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    fill(home, el("h1", {}, say("film")), el("p", { class: "note" }, error.message));
  }
  return undefined;
}

/**
 * The frame of a film that shows what another film of the same puzzle shows: the brief one leaves entries out.
 *
 * @param {import("../api").Film} other
 * @param {number} at
 * @param {import("../api").Film} film
 */
function samePlace(other, at, film) {
  if (at === 0) return 0;
  if (at > other.entries.length) return film.entries.length + 1;
  const told = (/** @type {import("../api").Told} */ { entry }) => JSON.stringify([entry.find, entry.dance]);
  const places = new Map(film.entries.map((entry, index) => [told(entry), index + 1]));
  for (let index = at; index > 0; index -= 1) {
    const entry = other.entries[index - 1];
    const place = entry && places.get(told(entry));
    if (place) return place;
  }
  return 0;
}

/** The puzzle on the desk, from its beginning. */
async function shareOfDesk() {
  const shared = await ask("shared", { ask: "share", sheet: whole({ puzzle: desk.sheet.puzzle }) });
  return shared.text;
}

/**
 * The address of a film of another length, at the same place.
 *
 * @param {{ text: string, length: Length, reading: string }} film
 */
export const otherLength = (film) => `${address({ ...film, length: film.length === "brief" ? "full" : "brief" }, 0)}&from=same`;

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
