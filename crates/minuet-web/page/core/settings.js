// What a player chooses once: looks, timer, tidiness, advice.

import { say } from "./words.js";

/** @typedef {{ theme: "auto" | "light" | "dark", contrast: "usual" | "high", print: "usual" | "large",
 *   timer: "shown" | "hidden", tidy: "by-hand" | "after-ink", follow: "on" | "off", shade: "on" | "off",
 *   clash: "on" | "off", starters: import("../api").Advice }} Settings */

const KEY = "minuet-settings";

/** @type {Settings} */
const USUAL = {
  theme: "auto", contrast: "usual", print: "usual", timer: "shown", tidy: "by-hand", follow: "on", shade: "on", clash: "on",
  starters: "footnote8",
};

/** The choices and how they are named. */
export const CHOICES = /** @type {const} */ ([
  { name: "theme", title: say("setting-theme"),
    values: { auto: say("setting-theme-auto"), light: say("setting-theme-light"), dark: say("setting-theme-dark") } },
  { name: "contrast", title: say("setting-contrast"),
    values: { usual: say("setting-contrast-usual"), high: say("setting-contrast-high") } },
  { name: "print", title: say("setting-print"),
    values: { usual: say("setting-print-usual"), large: say("setting-print-large") } },
  { name: "timer", title: say("setting-timer"),
    values: { shown: say("setting-timer-shown"), hidden: say("setting-timer-hidden") } },
  { name: "tidy", title: say("setting-tidy"),
    values: { "by-hand": say("setting-tidy-by-hand"), "after-ink": say("setting-tidy-after-ink") } },
  { name: "follow", title: say("setting-follow"),
    values: { on: say("setting-follow-on"), off: say("setting-follow-off") } },
  { name: "shade", title: say("setting-shade"),
    values: { on: say("setting-shade-on"), off: say("setting-shade-off") } },
  { name: "clash", title: say("setting-clash"),
    values: { on: say("setting-clash-on"), off: say("setting-clash-off") } },
  { name: "starters", title: say("setting-starters"),
    values: { footnote8: say("setting-starters-footnote"), "both-sides": say("setting-starters-both-sides") } },
]);

/** @returns {Settings} */
function read() {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...USUAL };
  }
}

/** Announces every change with the event `change`. */
export const settings = Object.assign(new EventTarget(), { now: read() });

/** Puts the looks on the page. */
export function dress() {
  const { theme, contrast, print, shade, clash } = settings.now;
  Object.assign(document.documentElement.dataset, { theme, contrast, print, shade, clash });
}

/**
 * @param {keyof Settings} name
 * @param {string} value
 */
export function choose(name, value) {
  settings.now = { ...settings.now, [name]: value };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.now));
  } catch {
    // It holds for this visit then.
  }
  dress();
  settings.dispatchEvent(new Event("change"));
}

addEventListener("storage", ({ key }) => {
  if (key !== KEY) return;
  settings.now = read();
  dress();
  settings.dispatchEvent(new Event("change"));
});
