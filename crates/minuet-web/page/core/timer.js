// How long a game has been on the desk, not counting the time when nobody looked.

import { byId } from "./dom.js";
import { desk } from "./desk.js";
import { settings } from "./settings.js";

const key = (/** @type {string} */ id) => `minuet-time-${id}`;

/**
 * The seconds that a game has taken so far.
 *
 * @param {string} id
 */
export function seconds(id) {
  try {
    return Number(localStorage.getItem(key(id)) ?? 0);
  } catch {
    return 0;
  }
}

/** @param {string} id a game that is thrown away */
export const forget = (id) => localStorage.removeItem(key(id));

/**
 * Minutes and seconds, hours only where there are any.
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
  if (!desk.isEmpty) place.textContent = clock(seconds(desk.game.id));
}

/** Whether somebody works on an unfinished sheet. */
function isRunning() {
  if (document.hidden || desk.isEmpty) return false;
  const { puzzle, ink } = desk.sheet;
  return [...puzzle].some((given, cell) => given === "." && ink[cell] === ".");
}

function tick() {
  if (isRunning()) {
    try {
      localStorage.setItem(key(desk.game.id), String(seconds(desk.game.id) + 1));
    } catch {
      return;
    }
  }
  show();
}

/** Starts the clock. */
export function startTimer() {
  setInterval(tick, 1000);
  settings.addEventListener("change", show);
  desk.addEventListener("game", show);
}
