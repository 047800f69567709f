// Questions to the program. When it is away, a question waits until it is back.

/** @typedef {import("../api").Request} Request */
/** @typedef {import("../api").Reply} Answer */

/** Tells when the program goes away and when it is back: events `away` and `back`. */
export const program = new EventTarget();

/** Why a question is not answered, as sentences for people. */
export class Refusal extends Error {
  /** @param {import("../api").Refused} refused */
  constructor(refused) {
    super(refused.why);
    this.line = refused.line ?? null;
    this.column = refused.column ?? null;
  }
}

/** @type {Promise<void> | null} */
let waiting = null;

/** Whether the program is away. */
export const isAway = () => waiting !== null;

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
 * Asks, and hands back the answer of the kind that belongs to the question.
 *
 * @template {Answer["answer"]} K
 * @param {K} kind
 * @param {Request} request
 * @returns {Promise<Extract<Answer, { answer: K }>>}
 */
export async function ask(kind, request) {
  const answer = await send(JSON.stringify(request));
  if (answer.answer === "refused") throw new Refusal(answer);
  if (answer.answer !== kind) throw new Error(`expected ${kind}, was answered ${answer.answer}`);
  return /** @type {Extract<Answer, { answer: K }>} */ (answer);
}

/**
 * @param {string} body
 * @returns {Promise<Answer>}
 */
async function send(body) {
  for (;;) {
    if (waiting) await waiting;
    try {
      const headers = { "content-type": "application/json" };
      const response = await fetch("api", { method: "POST", headers, body });
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
