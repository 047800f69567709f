// The card beside the sheet: a task, or why a puzzle fails.

import { desk } from "../core/desk.js";
import { byId, fill } from "../core/dom.js";

/** Phones have the card below the board. */
const NARROW = "(max-width: 47.99rem)";

/** @param {HTMLElement} card */
function bringIntoView(card) {
  if (matchMedia(NARROW).matches) card.scrollIntoView({ block: "start" });
  else scrollTo({ top: 0 });
}

/**
 * Lays a card beside the game on the desk, until another game is laid there, and brings both into view.
 *
 * @param {"lesson" | "failure"} kind
 * @param {...(HTMLElement | null)} content
 */
export function layBeside(kind, ...content) {
  const card = byId("task");
  card.hidden = false;
  card.dataset.task = kind;
  fill(card, ...content);
  desk.addEventListener("game", () => (card.hidden = true), { once: true });
  if (byId("sheet-view").hidden) addEventListener("hashchange", () => bringIntoView(card), { once: true });
  else bringIntoView(card);
  location.hash = "#sheet";
}
