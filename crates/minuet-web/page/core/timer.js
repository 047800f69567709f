// How long a game has been on the desk, not counting the time when the page was hidden.

import { byId } from "./dom.js";
import { desk } from "./desk.js";
import { settings } from "./settings.js";
import { say } from "./words.js";

/** How often the clock is looked at, in milliseconds. */
const TICK = 1000;

const key = (/** @type {string} */ id) => `minuet-time-${id}`;

/**
 * The milliseconds that a game has taken so far, and when that was written: `61000@1700000000000`.
 *
 * @param {string} id
 */
function taken(id) {
  try {
    const [total, at] = (localStorage.getItem(key(id)) ?? "").split("@").map(Number);
    return { total: total || 0, at: at || 0 };
  } catch {
    return { total: 0, at: 0 };
  }
}

/**
 * The seconds that a game has taken so far.
 *
 * @param {string} id
 */
export const seconds = (id) => Math.floor(taken(id).total / 1000);

/**
 * What is noted of a game's time, to be carried elsewhere.
 *
 * @param {string} id
 */
export const reminded = (id) => localStorage.getItem(key(id));

/**
 * Takes over what was noted elsewhere.
 *
 * @param {string} id
 * @param {string} noted
 */
export const remind = (id, noted) => localStorage.setItem(key(id), noted);

/** @param {string} id a game that is thrown away */
export const forget = (id) => localStorage.removeItem(key(id));

/**
 * Minutes and seconds, hours only if there are any.
 *
 * @param {number} total
 */
export function clock(total) {
  const parts = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
  const [hours, ...rest] = parts;
  const tail = rest.map((part) => String(part).padStart(2, "0")).join(":");
  return hours ? `${hours}:${tail}` : tail;
}

function show() {
  const place = byId("timer");
  place.hidden = settings.now.timer === "hidden" || desk.isEmpty;
  byId("pause-button").hidden = place.hidden;
  if (!desk.isEmpty) place.textContent = clock(seconds(desk.game.id));
}

/** Whether the clock stands still because the player said so. Event `change`. */
export const pause = Object.assign(new EventTarget(), { isOn: false });

/** Stops the clock, or lets it run again. */
export function togglePause() {
  pause.isOn = !pause.isOn;
  document.body.toggleAttribute("data-paused", pause.isOn);
  pause.dispatchEvent(new Event("change"));
}

/** Whether someone is working on an unfinished sheet: it is in view, and the clock is not stopped. */
function isRunning() {
  if (document.hidden || desk.isEmpty || pause.isOn || document.body.dataset.part !== "sheet") return false;
  const { puzzle, ink } = desk.sheet;
  return [...puzzle].some((given, cell) => given === "." && ink[cell] === ".");
}

function tick() {
  if (isRunning()) {
    const { total, at } = taken(desk.game.id);
    const now = Date.now();
    // Another tab with the same game has counted up to its own tick; after a break it is this tick alone.
    const since = now - at < 2 * TICK ? now - at : TICK;
    try {
      localStorage.setItem(key(desk.game.id), `${total + since}@${now}`);
    } catch {
      return;
    }
  }
  show();
}

/** Starts the clock. */
export function startTimer() {
  setInterval(tick, TICK);
  settings.addEventListener("change", show);
  desk.addEventListener("game", () => {
    if (pause.isOn) togglePause();
    show();
  });
  for (const id of ["pause-button", "paused"]) byId(id).addEventListener("click", togglePause);
  pause.addEventListener("change", () => {
    byId("pause-button").textContent = pause.isOn ? "▶" : "❚❚";
    byId("pause-button").setAttribute("aria-label", pause.isOn ? say("pause-end") : say("pause"));
    byId("paused").hidden = !pause.isOn;
    if (pause.isOn) byId("paused").focus();
  });
}
