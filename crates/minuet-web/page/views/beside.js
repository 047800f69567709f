// The card beside the sheet: a task, why a puzzle fails, or a photo.

import { desk } from "../core/desk.js";
import { byId, fill } from "../core/dom.js";

/** @param {HTMLElement} card */
function bringIntoView(card) {
  // On small screens the card stands below the board, which stays in view and would move along.
  scrollTo({ top: 0 });
  const below = card.getBoundingClientRect().top >= byId("board").getBoundingClientRect().bottom;
  if (below) card.scrollIntoView({ block: "start" });
}

/**
 * Lays a card beside the game on the desk, until another game is laid there.
 *
 * @param {"lesson" | "failure" | "photo"} kind
 * @param {...(HTMLElement | null)} content
 */
export function layBeside(kind, ...content) {
  const card = byId("task");
  card.hidden = false;
  card.dataset.task = kind;
  fill(card, ...content);
  desk.addEventListener("game", () => (card.hidden = true), { once: true });
}

/** Brings the sheet and the card beside it into view. */
export function goBeside() {
  const card = byId("task");
  if (byId("sheet-view").hidden) addEventListener("hashchange", () => bringIntoView(card), { once: true });
  else bringIntoView(card);
  location.hash = "#sheet";
}
