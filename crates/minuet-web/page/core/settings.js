// What a player chooses once: looks, timer, tidiness.

/** @typedef {{ theme: "auto" | "light" | "dark", contrast: "usual" | "high", print: "usual" | "large",
 *   timer: "shown" | "hidden", tidy: "by-hand" | "after-ink", follow: "on" | "off" }} Settings */

const KEY = "minuet-settings";

/** @type {Settings} */
const USUAL = { theme: "auto", contrast: "usual", print: "usual", timer: "shown", tidy: "by-hand", follow: "on" };

/** The choices and how they are named. */
export const CHOICES = /** @type {const} */ ([
  { name: "theme", title: "Colours", values: { auto: "As the system", light: "Light", dark: "Dark" } },
  { name: "contrast", title: "Contrast", values: { usual: "Usual", high: "High" } },
  { name: "print", title: "Print", values: { usual: "Usual", large: "Large" } },
  { name: "timer", title: "Timer", values: { shown: "Shown", hidden: "Hidden" } },
  { name: "tidy", title: "After ink, erase the number from row, column and square",
    values: { "by-hand": "By hand, as on paper", "after-ink": "At once" } },
  { name: "follow", title: "Highlight the number of the chosen cell", values: { on: "Yes", off: "No" } },
]);

/** @returns {Settings} */
function read() {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...USUAL };
  }
}

/** Tells of every change with the event `change`. */
export const settings = Object.assign(new EventTarget(), { now: read() });

/** Puts the looks on the page. */
export function dress() {
  const { theme, contrast, print } = settings.now;
  Object.assign(document.documentElement.dataset, { theme, contrast, print });
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
