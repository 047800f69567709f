// Questions to the program, by whichever door the page has: `door.js` is the only file that differs between the page of the
// local server and that of the site.

import { send } from "./door.js";
import { mind } from "./working.js";
import { say } from "./words.js";

export { isAway, program } from "./door.js";

/** @typedef {import("../api").Request} Request */
/** @typedef {import("../api").Reply} Answer */

/** Why a question is not answered, as sentences for people. */
export class Refusal extends Error {
  /** @param {import("../api").Refused} refused */
  constructor(refused) {
    super(refused.why);
    this.line = refused.line ?? null;
    this.column = refused.column ?? null;
  }
}

/** Questions that are answered at once: they never wait behind one that needs thought. */
const QUICK = /** @type {Set<Request["ask"]>} */ (new Set([
  "open", "draw", "apply", "begin", "end", "frame", "packs", "pack", "failures", "lessons", "lesson", "share", "code",
]));

/**
 * Asks, and hands back the answer of the kind that belongs to the question. The player can stop what takes long.
 *
 * @template {Answer["answer"]} K
 * @param {K} kind
 * @param {Request} request
 * @returns {Promise<Extract<Answer, { answer: K }>>}
 */
export async function ask(kind, request) {
  const answer = await sent(request);
  if (answer.answer === "refused") throw new Refusal(answer);
  if (answer.answer !== kind) throw new Error(`expected ${kind}, was answered ${answer.answer}`);
  return /** @type {Extract<Answer, { answer: K }>} */ (answer);
}

/**
 * @param {Request} request
 * @returns {Promise<Answer>}
 */
async function sent(request) {
  const body = JSON.stringify(request);
  if (QUICK.has(request.ask)) return send(body, "quick");
  const stop = new AbortController();
  const done = mind(stop);
  try {
    return await send(body, request.ask === "read" ? "photo" : "long", stop.signal);
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    throw new Refusal({ why: say("stopped") });
  } finally {
    done();
  }
}
