// The first minute: what this is, and a short tour that can be skipped.

import { button, byId, el, fill } from "../core/dom.js";
import { say } from "../core/words.js";

const KEY = "minuet-toured";

/** What is shown, and what is said about it. */
const STOPS = [
  { at: "board", says: say("tour-board") },
  { at: "keypad", says: say("tour-keypad") },
  { at: "coach-actions", says: say("tour-coach") },
  { at: "minuet-card", says: say("tour-minuet") },
  { at: "parts", says: say("tour-parts") },
];

/** Whether this browser has never seen the page. */
function isNew() {
  try {
    return localStorage.getItem(KEY) === null;
  } catch {
    return false;
  }
}

/** Welcomes a new player. */
export function welcome() {
  if (isNew()) byId("welcome").hidden = false;
  fill(byId("welcome"),
    el("p", {}, say("welcome")),
    el("div", { class: "actions" },
      button(say("tour-begin"), () => tour(), { class: "strong small" }),
      button(say("tour-skip"), () => end(), { class: "small" })));
}

/** Goes from stop to stop. */
export function tour() {
  location.hash = "#sheet";
  byId("welcome").hidden = true;
  stop(0);
}

/** @param {number} index */
function stop(index) {
  const here = STOPS[index];
  document.querySelector(".toured")?.classList.remove("toured");
  if (!here) return end();
  const card = byId("tour");
  const target = byId(here.at);
  target.classList.add("toured");
  card.hidden = false;
  const last = index === STOPS.length - 1;
  const next = button(last ? say("tour-end") : say("tour-next"), () => stop(index + 1), { class: "strong small" });
  fill(card,
    el("p", {}, say("tour-stop", { number: index + 1, last: STOPS.length, says: here.says })),
    el("div", { class: "actions" }, next, last ? null : button(say("tour-skip"), () => end(), { class: "small" })));
  // What fits above this card is shown whole, else from its top.
  const fits = target.offsetHeight < innerHeight / 2;
  target.scrollIntoView({ block: fits ? "nearest" : "start" });
  next.focus({ preventScroll: true });
}

/** The player knows the page, and will not be asked again. */
function end() {
  document.querySelector(".toured")?.classList.remove("toured");
  byId("welcome").hidden = true;
  byId("tour").hidden = true;
  try {
    localStorage.setItem(KEY, "yes");
  } catch {
    // A browser that keeps nothing asks again.
  }
}
