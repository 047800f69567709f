// Boxes of all views, measured at many sizes and in all looks: nothing covers anything, nothing is cut off.

import { test } from "node:test";
import assert from "node:assert/strict";
import { painted, say, withPage } from "./harness.mjs";
import { ONE, SCENES } from "./scenes.mjs";

/** Phones, tablets, desks, upright and lying. */
const SIZES = /** @type {[number, number][]} */ ([
  [320, 568], [360, 740], [390, 844], [430, 932], [568, 320], [740, 360], [600, 960], [667, 375], [768, 1024], [820, 1180],
  [844, 390], [900, 900], [1000, 1000], [1024, 600], [1024, 768], [1024, 1366], [1180, 820], [1280, 720], [1280, 900],
  [1280, 1024], [1366, 768], [1440, 900], [1600, 1200], [1920, 1080], [2560, 1080], [2560, 1440],
]);

/** Everything at every size; otherwise each view has half of the sizes and two of the looks. */
const FULL = process.env.MINUET_FULL === "1";

/** @type {Record<string, Record<string, string>>} */
const LOOKS = {
  light: { theme: "light" }, "large print": { print: "large" },
  ...(FULL ? {
    dark: { theme: "dark" }, "high contrast": { contrast: "high" },
    "dark, high contrast, large print": { theme: "dark", contrast: "high", print: "large" },
  } : {}),
};

/** What is wrong with the boxes of the page as it stands. It runs in the browser. */
function faults() {
  // On a phone the words pass below the board when the page is scrolled.
  scrollTo(0, 0);
  /** @type {string[]} */
  const found = [];
  const name = (/** @type {Element} */ element) =>
    `${element.tagName.toLowerCase()}#${element.id}.${element.className} “${(element.textContent ?? "").trim().slice(0, 20)}”`;
  const seen = (/** @type {string} */ selector) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility() && element.getClientRects().length);
  // While a dialog is open, what is behind it does not count.
  const open = document.querySelector("dialog[open]");
  const part = open ? "dialog[open]" : "main > section:not([hidden])";

  // The big boxes, and the controls, are apart from each other.
  const groups = open ? [
    seen(`${part} button, ${part} input, ${part} select, ${part} summary, ${part} textarea, ${part} .button, ${part} svg`),
  ] : [
    [...seen(".bar"), ...seen("#welcome"), ...seen(`${part} .head`), ...seen(`${part} .board`), ...seen("#keypad > *"), ...seen(`${part} .card`)],
    seen(".bar a, .bar button"), seen(`${part} button:not(.lit, .stop), ${part} summary, ${part} select, ${part} .button`),
  ];
  for (const group of groups) {
    const boxes = group.map((element) => ({ element, box: element.getBoundingClientRect() }));
    boxes.forEach(({ element, box }, index) => {
      for (const { element: other, box: against } of boxes.slice(index + 1)) {
        if (element.contains(other) || other.contains(element)) continue;
        // The assumption stays in view and lets the rest pass beneath it; lists scroll within their boxes.
        if ([element, other].some((each) => each.closest("#assumption, #moves, .starters, .timeline, .grown, .wide"))) continue;
        const across = Math.min(box.right, against.right) - Math.max(box.left, against.left);
        const down = Math.min(box.bottom, against.bottom) - Math.max(box.top, against.top);
        if (across > 1 && down > 1) found.push(`${name(element)} and ${name(other)} overlap by ${across} × ${down}`);
      }
    });
  }

  // Nothing sticks out of the page, and no word out of its button.
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const element of [...groups.flat()]) {
    if (element.closest(".timeline, nav, .wide")) continue;
    const { left, right } = element.getBoundingClientRect();
    if (left < -1 || right > width + 1) found.push(`${name(element)} reaches from ${left} to ${right} of ${width}`);
    const isControl = element.matches("button, summary, .button");
    if (isControl && element.scrollWidth > element.clientWidth + 1) found.push(`${name(element)} is cut off`);
  }

  // Words can be read.
  for (const element of seen("button, a, p, h1, h2, h3, summary, label, kbd, li > span")) {
    const size = parseFloat(getComputedStyle(element).fontSize);
    // Letters of no size are there for screen readers alone.
    if (element.textContent?.trim() && size > 0 && size < 10.5) found.push(`${name(element)} has letters of ${size} px`);
  }

  // No text is cut off by its own box, but titles that end in dots.
  for (const element of seen("p, h2, h3, li, td, th, dt, dd, label, button, summary")) {
    const { overflowX, overflowY } = getComputedStyle(element);
    const hides = [overflowX, overflowY].some((overflow) => overflow === "hidden" || overflow === "clip");
    if (hides && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)) {
      found.push(`${name(element)} hides a part of its text`);
    }
  }

  // The board is large enough to hit a cell, and as wide as it is high.
  for (const board of seen(`${part} .board`)) {
    const { width: wide, height } = board.getBoundingClientRect();
    if (wide < 300 || Math.abs(wide - height) > 1) found.push(`the board is ${wide} × ${height}`);
  }

  // No button of the modes stands alone in its row.
  const rows = Map.groupBy(seen(`${part} .mode`), (mode) => Math.round(mode.getBoundingClientRect().top));
  for (const [alone, ...others] of rows.values()) if (alone && !others.length) found.push(`${name(alone)} stands alone`);

  // Where the side is below the table, it does not pass beneath it either.
  const table = document.querySelector(`${part} .table`);
  if (table && getComputedStyle(table).display !== "contents") {
    scrollTo(0, document.documentElement.scrollHeight);
    const { right, bottom } = table.getBoundingClientRect();
    for (const card of seen(`${part} .side .card`)) {
      const { left, top, bottom: end } = card.getBoundingClientRect();
      if (left < right - 1 && top < bottom - 1 && end > 0) found.push(`${name(card)} passes beneath the board`);
    }
    scrollTo(0, 0);
  }
  return found;
}

/** The sizes that a view is measured at: two views after each other have all of them. */
const SIZES_OF = (/** @type {number} */ number) => SIZES.filter((_, index) => FULL || index % 2 === number % 2);

// A picture for paper has no sizes of screens.
const VIEWS = Object.entries(SCENES).filter(([view]) => view !== "print");

for (const [number, [view, { at = "", play }]] of VIEWS.entries()) {
  test(`nothing overlaps or is cut off: ${view}`, () => withPage(async (page) => {
    await play?.(page);
    await painted(page);
    /** @type {string[]} */
    const found = [];
    for (const [look, settings] of Object.entries(LOOKS)) {
      const { theme = "light", contrast = "usual", print = "usual" } = settings;
      await page.evaluate((data) => Object.assign(document.documentElement.dataset, data), { theme, contrast, print });
      for (const [width, height] of SIZES_OF(number)) {
        await page.setViewportSize({ width, height });
        found.push(...(await page.evaluate(faults)).map((fault) => `${width}×${height}, ${look}: ${fault}`));
      }
    }
    assert.deepEqual(found.slice(0, 20), []);
  }, { at }));
}

/** How much of what the tour shows is in view, in pixels, and how much there is. It runs in the browser. */
function shown() {
  const box = (/** @type {string} */ selector) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  const { top, bottom, left, right, height } = box(".toured");
  // What is seen at its upper edge is itself: nothing lies upon it.
  const there = document.elementFromPoint((left + right) / 2, Math.max(top, 0) + 4);
  const seen = there?.closest(".toured") ? Math.min(bottom, innerHeight, box("#tour").top) - Math.max(top, 0) : 0;
  return { seen, high: height };
}

test("the card of the tour never covers what it shows", () => withPage(async (page) => {
  for (const print of ["usual", "large"]) {
    await page.evaluate((data) => Object.assign(document.documentElement.dataset, data), { print });
    for (const [width, height] of SIZES_OF(0)) {
      await page.setViewportSize({ width, height });
      await page.evaluate("import('./views/tour.js').then(({ tour }) => tour())");
      for (let stop = 1; stop <= 5; stop += 1) {
        await page.locator("#tour").getByText(say("tour-stop", { number: stop, last: 5, says: "" }).trim()).waitFor();
        const { seen, high } = await page.evaluate(shown);
        assert.ok(seen > Math.min(high - 1, 48), `${width}×${height}, ${print}, stop ${stop}: ${seen} of ${high} pixels are seen`);
        await page.locator("#tour button").first().click();
      }
    }
  }
}));

test("every button of the coach can be pressed where the board once covered them", () => withPage(async (page) => {
  for (const [width, height] of SIZES_OF(0)) {
    await page.setViewportSize({ width, height });
    for (const button of await page.locator("#coach-actions > *").all()) await button.click({ trial: true });
  }
}, { at: `?puzzle=${ONE}` }));
