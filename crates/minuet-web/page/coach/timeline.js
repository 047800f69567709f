// The dance in two lanes: what circle and square did, move by move. A press goes back to the move.

import { el } from "../core/dom.js";
import { say } from "../core/words.js";

/** @typedef {import("../core/game.js").Game} Game */
/** @typedef {import("../core/game.js").Lane} Lane */

/** The most marks that are shown at once. */
const MOST = 60;

/**
 * The moves since the innermost minuet was opened.
 *
 * @param {Game} game
 */
function sinceOpened(game) {
  const depth = game.sheet.dances.length;
  let first = game.at;
  while (first > 0 && (game.moves[first - 1]?.sheet.dances.length ?? 0) >= depth) first -= 1;
  const moves = game.moves.slice(first, game.at + 1);
  return moves.flatMap(({ notes }, index) => notes.map((note) => ({ ...note, at: first + index })));
}

/** @param {Game} game */
export function timeline(game) {
  const notes = sinceOpened(game).slice(-MOST);
  const lane = (/** @type {Lane} */ which, /** @type {string} */ label) => el(
    "ol", { class: `lane ${which}`, "aria-label": label },
    ...notes.map((note) => el("li", {}, note.lane === which || note.lane === "main" ? stop(game, note, which) : null)),
  );
  const both = el("div", { class: "timeline" }, lane("circle", say("circle-moves")), lane("square", say("square-moves")));
  requestAnimationFrame(() => (both.scrollLeft = both.scrollWidth));
  return both;
}

/**
 * @param {Game} game
 * @param {{ words: string, lane: Lane, at: number }} note
 * @param {Lane} which
 */
function stop(game, { words, lane, at }, which) {
  // What belongs to both is in both lanes, but the keyboard reaches it only once.
  const second = lane === "main" && which === "square";
  return el("button", {
    type: "button", class: lane === "main" ? "stop both" : "stop", title: words, "aria-label": words,
    tabindex: second ? -1 : null, "aria-hidden": second ? "true" : null, click: () => game.goTo(at),
  });
}
