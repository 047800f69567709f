// The door of the site: the program is WebAssembly in workers, and nothing is sent anywhere.
//
// One worker draws and answers what is quick, another one thinks, so the board never waits; a third one, whose program is
// fetched when it is first needed, reads photos. A question is a pure function of
// its text: whatever a worker was asked when it ends, its successor can be asked again.

import { notice } from "./notice.js";
import { isTakenUp } from "../start.js";
import { lang, say } from "./words.js";

/** @typedef {import("../api").Reply} Answer */
/** @typedef {"quick" | "long" | "photo"} Haste */
/** @typedef {{ body: string, answer: (answer: Answer) => void, fail: (why: unknown) => void, signal: AbortSignal | undefined }} Question */

await isTakenUp;

/** Tells when the program cannot be fetched and when it is there: events `away` and `back`. */
export const program = new EventTarget();

let fetching = false;

/** Whether the program could not be fetched so far. */
export const isAway = () => fetching;

/** What the page says while the program is away. */
export const awaySays = () => say("away-site");

const later = (/** @type {number} */ ms) => new Promise((done) => setTimeout(done, ms));

/**
 * A program, compiled once for all its workers.
 *
 * @param {string} file
 */
async function fetched(file) {
  const response = await fetch(file);
  if (!response.ok) throw new TypeError(response.statusText);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** The program that all depends on: it is asked for until it is there. */
async function needed() {
  for (;;) {
    try {
      const compiled = await fetched("minuet.wasm");
      if (fetching) program.dispatchEvent(new Event("back"));
      fetching = false;
      return compiled;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      if (!fetching) program.dispatchEvent(new Event("away"));
      fetching = true;
      await later(700);
    }
  }
}

const compiled = needed();

/** A worker and the questions that wait for it. */
class Hand {
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Question[]} */
  #waiting = [];
  /** @type {Question | null} */
  #asked = null;
  /** @type {() => Promise<WebAssembly.Module>} */
  #program;

  /** @param {() => Promise<WebAssembly.Module>} program */
  constructor(program) {
    this.#program = program;
  }

  /** @param {Question} question */
  ask(question) {
    this.#waiting.push(question);
    question.signal?.addEventListener("abort", () => this.#stop(question), { once: true });
    this.#next();
  }

  #next() {
    if (this.#asked) return;
    this.#asked = this.#waiting.shift() ?? null;
    if (!this.#asked) return;
    this.#worker ??= this.#hired();
    this.#worker.postMessage(this.#asked.body);
  }

  #hired() {
    const worker = new Worker("worker.js");
    worker.onmessage = ({ data }) => this.#answered(data);
    // Only the reader of photos can fail: the page does without it.
    this.#program().then((program) => worker.postMessage({ lang, program }), () => this.#refuse(say("photo-no-reader")));
    return worker;
  }

  /** @param {string | null} said nothing, if the program crashed */
  #answered(said) {
    if (said === null) {
      notice(say("crashed"));
      this.#refuse(say("crashed"));
      return;
    }
    const question = this.#asked;
    this.#asked = null;
    question?.answer(JSON.parse(said));
    this.#next();
  }

  /** @param {string} why what was asked last is not answered */
  #refuse(why) {
    const question = this.#asked;
    this.#asked = null;
    this.#dismiss();
    question?.answer({ answer: "refused", why });
    this.#next();
  }

  /** @param {Question} question */
  #stop(question) {
    question.fail(question.signal?.reason);
    this.#waiting = this.#waiting.filter((other) => other !== question);
    if (this.#asked !== question) return;
    this.#asked = null;
    this.#dismiss();
    this.#next();
  }

  #dismiss() {
    this.#worker?.terminate();
    this.#worker = null;
  }
}

/** @type {Promise<WebAssembly.Module> | undefined} */
let reader;
/** The reader of photos; one that could not be fetched is asked for again with the next photo. */
const reading = () => (reader ??= fetched("reader.wasm").catch((error) => {
  reader = undefined;
  throw error;
}));
const hands = { quick: new Hand(() => compiled), long: new Hand(() => compiled), photo: new Hand(reading) };

/**
 * @param {string} body a question
 * @param {Haste} haste
 * @param {AbortSignal} [signal] stops the work on it
 * @returns {Promise<Answer>}
 */
export const send = (body, haste, signal) =>
  new Promise((answer, fail) => hands[haste].ask({ body, answer, fail, signal }));
