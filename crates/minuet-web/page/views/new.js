// A new puzzle: that of the day, or one made on the spot.

import { Refusal, ask } from "../core/ask.js";
import { button, byId, el, fill } from "../core/dom.js";
import { begun } from "../core/game.js";
import { solved } from "../core/kept.js";
import { take } from "../core/shelf.js";
import { whole } from "../core/sheet.js";
import { say, when } from "../core/words.js";
import { dialog } from "./dialog.js";
import { openDialog } from "./open.js";

/** What can be made while one waits, the easiest first. */
export const LEVELS = /** @type {Record<string, { name: string, says: string }>} */ ({
  step1: { name: say("level-easy"), says: say("level-easy-says") },
  step3: { name: say("level-medium"), says: say("level-medium-says") },
  minuet: { name: say("level-minuet"), says: say("level-minuet-says") },
  "two-minuets": { name: say("level-two"), says: say("level-two-says") },
  "many-minuets": { name: say("level-many"), says: say("level-many-says") },
});

/** The date where the player is, such as `2026-11-17`. */
const today = () => when(Date.now()).slice(0, 10);

/** Offers new puzzles. */
export function newDialog() {
  const wrong = el("p", { class: "wrong", role: "alert" });
  const choose = (/** @type {() => Promise<unknown>} */ make) => async () => {
    fill(wrong, say("level-waiting"));
    try {
      await make();
      box.close();
      // The keyboard, and a screen reader, go on at the new puzzle.
      const chosen = byId("board").querySelector("[tabindex='0']");
      if (chosen instanceof HTMLElement) chosen.focus({ preventScroll: true });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      fill(wrong, error.message);
    }
  };
  const tile = (/** @type {string} */ name, /** @type {string} */ says, /** @type {() => Promise<unknown>} */ make) =>
    el("button", { type: "button", class: "tile", click: choose(make) }, el("strong", {}, name), el("span", {}, says));
  const date = today();
  const daily = el("span", {}, date);
  const box = dialog(
    say("new"),
    el("button", { type: "button", class: "tile day", autofocus: "", click: choose(() => layDay(date)) },
      el("strong", {}, say("day")), daily, el("span", {}, say("day-says"))),
    el("p", {}, say("new-lead")),
    el("div", { class: "packs" }, ...Object.entries(LEVELS).map(([kind, { name, says }]) => tile(name, says, () => layNew(kind)))),
    wrong,
    el("div", { class: "actions" },
      el("a", { class: "button", href: "#collection", click: () => box.close() }, say("new-collection")),
      button(say("new-own"), () => {
        box.close();
        openDialog();
      })),
  );
  markSolved(date, daily);
}

/**
 * A tick beside the day whose puzzle is solved.
 *
 * @param {string} date
 * @param {HTMLElement} place
 */
async function markSolved(date, place) {
  const { puzzle } = await ask("made", { ask: "day", date });
  if (solved.has(puzzle)) place.append(" ", el("span", { class: "tick" }, say("puzzle-solved")));
}

/**
 * Makes a puzzle and lays it on the desk.
 *
 * @param {string} kind
 */
export async function layNew(kind) {
  const [high = 0, low = 1] = crypto.getRandomValues(new Uint32Array(2));
  // Numbers above 2⁵³ are not exact here.
  const seed = (high % 2 ** 21) * 2 ** 32 + low;
  const { puzzle, minutes } = await ask("made", { ask: "make", kind, seed });
  const title = say("game-new", { level: LEVELS[kind]?.name ?? kind });
  await take(begun(whole({ puzzle }), { title, kind, minutes }));
  location.hash = "#sheet";
}

/**
 * Lays the puzzle of a day on the desk.
 *
 * @param {string} date
 */
async function layDay(date) {
  const { puzzle, kind, minutes } = await ask("made", { ask: "day", date });
  await take(begun(whole({ puzzle }), { title: say("game-day", { date }), kind, minutes }));
  location.hash = "#sheet";
}
