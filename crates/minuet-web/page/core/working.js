// What takes long is seen at work, and can be stopped.

import { button, el } from "./dom.js";
import { say } from "./words.js";

/** How long a question may take before the player hears of it, in milliseconds. */
const PATIENCE = 600;

/** @type {Set<{ stop: AbortController, begun: number }>} */
const under = new Set();

const seconds = el("span", {});
const bar = el("div", { id: "working", role: "status", hidden: true },
  el("progress", { "aria-label": say("working") }), seconds,
  button(say("stop"), () => under.forEach(({ stop }) => stop.abort()), { class: "small" }));

/** Whether nothing is being worked on. */
export const isIdle = () => under.size === 0;

/** @type {ReturnType<typeof setInterval> | undefined} */
let clock;

function show() {
  const begun = Math.min(...[...under].map((work) => work.begun));
  const count = Math.floor((performance.now() - begun) / 1000);
  bar.hidden = performance.now() - begun < PATIENCE;
  // Behind an open dialog nothing can be pressed.
  const home = document.querySelector("dialog[open]") ?? document.body;
  if (bar.parentElement !== home) home.append(bar);
  const words = say("working-for", { count });
  if (seconds.textContent !== words) seconds.textContent = words;
}

/**
 * Shows that a question is being worked on, if that takes long, until the function that is handed back is called.
 *
 * @param {AbortController} stop is told when the player wants it stopped
 */
export function mind(stop) {
  const work = { stop, begun: performance.now() };
  under.add(work);
  clock ??= setInterval(show, 200);
  return () => {
    under.delete(work);
    if (under.size) return;
    clearInterval(clock);
    clock = undefined;
    bar.hidden = true;
  };
}
