// What was solved, when and how, kept in the browser.

import { estimate } from "./form.js";
import { say } from "./words.js";

/** @typedef {{ id: string, puzzle: string, title: string, kind: string | null, solved: string, seconds: number,
 *   minutes: [number, number] | null, hints: number, done: number }} Solve `solved` is a date, `minutes` the estimate, from and
 *   to, `done` how many steps the coach did */

const KEY = "minuet-statistics";

/**
 * All solves, the first one first.
 *
 * @returns {Solve[]}
 */
export function solves() {
  try {
    const all = /** @type {Solve[]} */ (JSON.parse(localStorage.getItem(KEY) ?? "[]"));
    return all.map((solve) => ({ ...solve, minutes: estimate(solve.minutes) ?? null }));
  } catch {
    return [];
  }
}

/** @param {Solve} solve is kept, once for each game, if it has the shape of one: files come from anywhere */
export function keepSolve(solve) {
  const all = solves();
  const sound = typeof solve?.id === "string" && !Number.isNaN(Date.parse(solve.solved)) && Number.isFinite(solve.seconds);
  if (!sound || all.some(({ id }) => id === solve.id)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...all, solve]));
  } catch {
    // A browser that keeps nothing forgets this too.
  }
}

/**
 * An estimate in words: nobody counts a week in minutes.
 *
 * @param {[number, number]} minutes
 */
export function span([shortest, longest]) {
  if (longest < 60) return say("span-minutes", { shortest, longest });
  if (shortest >= 600) return say("span-hours", { shortest: Math.floor(shortest / 60), longest: Math.ceil(longest / 60) });
  return say("span", { shortest: inHours(shortest), longest: inHours(longest) });
}

/**
 * Minutes as people say them: in hours from one on, and in whole hours from ten on.
 *
 * @param {number} total
 */
function inHours(total) {
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  if (!hours) return say("time-minutes", { minutes });
  if (hours >= 10) return say("time-hours", { hours: Math.round(total / 60) });
  return minutes ? say("time-both", { hours, minutes }) : say("time-hours", { hours });
}

/**
 * The days in a row, up to today or yesterday, on which something was solved.
 *
 * @param {string[]} dates of solves
 * @param {Date} now
 */
export function streak(dates, now) {
  const days = new Set(dates.map((date) => new Date(date).toDateString()));
  const day = new Date(now);
  if (!days.has(day.toDateString())) day.setDate(day.getDate() - 1);
  let count = 0;
  while (days.has(day.toDateString())) {
    count += 1;
    day.setDate(day.getDate() - 1);
  }
  return count;
}
