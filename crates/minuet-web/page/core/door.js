// The door to the local server. When it is away, a question waits until it is back.

import { say } from "./words.js";

/** @typedef {import("../api").Reply} Answer */
/** @typedef {"quick" | "long" | "photo"} Haste whether a question may have to wait for another one */

/** Tells when the program goes away and when it is back: events `away` and `back`. */
export const program = new EventTarget();

/** @type {Promise<void> | null} */
let waiting = null;

/** Whether the program is away. */
export const isAway = () => waiting !== null;

/** What the page says while the program is away. */
export const awaySays = () => say("away", { command: "minuet serve" });

const later = (/** @type {number} */ ms) => new Promise((done) => setTimeout(done, ms));

/** Waits until the program answers again. */
function back() {
  waiting ??= (async () => {
    program.dispatchEvent(new Event("away"));
    for (;;) {
      await later(700);
      try {
        const response = await fetch("./", { method: "HEAD", cache: "no-store" });
        if (response.ok) break;
      } catch {
        // Still away.
      }
    }
    waiting = null;
    program.dispatchEvent(new Event("back"));
  })();
  return waiting;
}

/**
 * @param {string} body a question
 * @param {Haste} _haste all the same to the server, which works on several questions at once
 * @param {AbortSignal} [signal] ends the wait for an answer
 * @returns {Promise<Answer>}
 */
export async function send(body, _haste, signal) {
  for (;;) {
    if (waiting) await waiting;
    try {
      const headers = { "content-type": "application/json" };
      const response = await fetch("api", { method: "POST", headers, body, signal: signal ?? null });
      if (response.status === 503) {
        await later(400);
        continue;
      }
      return await response.json();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      await back();
    }
  }
}
