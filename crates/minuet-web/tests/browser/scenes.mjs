// Every view of the page as a scene: where it is, and what a player does to see it.

import { cell, painted, press, pressAndSee } from "./hands.mjs";
import { layDoubtful } from "./photos.mjs";
import { say } from "./words.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {{ at?: string, play?: (page: Page) => Promise<void>, full?: boolean }} Scene */

/** It takes one minuet, and one dancer completes. */
export const ONE = "....5..3..18..3.......21..8..1...6.25..619..46.7...9..2..13.......5..87..8..7....";
/** In its first minuet both dancers agree on something. */
const TWO = "..64....1.....1.8.1.....56.8..25...33.18467.52...13..6.25.....8.1.9.....7....51..";
/** AI Escargot: it falls at depth 2. */
const ESCARGOT = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

/**
 * The coach continues for this many steps.
 *
 * @param {Page} page
 * @param {number} steps
 */
async function go(page, steps) {
  for (let step = 0; step < steps; step += 1) await pressAndSee(page, "f");
}

/** @param {Page} page */
async function dance(page) {
  await go(page, 3);
  await press(page, "s");
  await page.locator("#starters li").filter({ hasText: /r3c2 .*r3c9/ }).first().getByRole("button").click();
  await page.locator("#assumption").waitFor({ state: "visible" });
}

/** @param {Page} page */
async function finish(page) {
  for (let step = 0; step < 9 && !(await page.locator("#finish").isVisible()); step += 1) {
    await press(page, "f");
    await page.waitForLoadState("networkidle");
    await painted(page);
  }
  await page.locator("#finish").waitFor();
}

/** Every view of the page, and how one gets there. @type {Record<string, Scene>} */
export const SCENES = {
  start: { at: `?puzzle=${ONE}` },
  hint: { at: `?puzzle=${ONE}`, play: async (page) => {
    await press(page, "h", "h", "h");
    await page.locator("#said .dose-2").waitFor();
  } },
  step1: { at: `?puzzle=${ONE}`, play: (page) => go(page, 1) },
  step3: { at: `?puzzle=${ONE}`, play: (page) => go(page, 3) },
  wrong: { at: `?puzzle=${ONE}`, play: async (page) => {
    await go(page, 2);
    await cell(page, "r1c1").click();
    await press(page, "x", "9", "k");
    await page.locator("#said .fault").first().waitFor();
  } },
  starters: { at: `?puzzle=${ONE}`, play: async (page) => {
    await go(page, 3);
    await press(page, "s");
    await page.locator("#starters li").first().waitFor();
  } },
  minuet: { at: `?puzzle=${TWO}`, play: async (page) => {
    await dance(page);
    await pressAndSee(page, "{");
    await press(page, "t");
    await page.getByRole("heading", { name: say("both-agree-title") }).waitFor();
    await page.locator("#said ol li").first().hover({ timeout: 3000 });
  } },
  marks: { at: `?puzzle=${ONE}`, play: async (page) => {
    await go(page, 3);
    await cell(page, "r2c1").click();
    await pressAndSee(page, "m");
    for (let step = 0; step < 3; step += 1) await pressAndSee(page, "[");
    await pressAndSee(page, "]");
    await cell(page, "r1c3").click();
    await press(page, "v");
    await page.evaluate("scrollTo(0, 0)");
  } },
  nested: { at: `?puzzle=${ESCARGOT}`, play: async (page) => {
    await go(page, 2);
    await press(page, "s");
    await page.locator("#starters li").first().getByRole("button").click();
    await page.locator("#assumption").waitFor({ state: "visible" });
    await page.getByRole("button", { name: say("both-far") }).click();
    await page.locator(".lane .stop").nth(4).waitFor();
    await page.getByRole("button", { name: say("circle-open") }).click();
    await page.locator("#starters li").first().getByRole("button").click();
    await page.locator("#assumption .level-1").waitFor();
    await pressAndSee(page, "[");
  } },
  ended: { at: `?puzzle=${ONE}`, play: async (page) => {
    await cell(page, "r1c1").click();
    await page.locator("#moves-card summary").click();
    await go(page, 3);
    await cell(page, "r2c1").click();
    await pressAndSee(page, "m");
    await pressAndSee(page, "{");
    await page.locator(".endings summary").click();
  } },
  film: { at: `?puzzle=${ONE}`, play: async (page) => {
    await page.getByRole("link", { name: say("film") }).click();
    await page.locator(".film-place").filter({ hasText: say("film-at-start") }).waitFor();
    await press(page, "End", ...Array(20).fill(","));
    await page.locator(".film-place").filter({ hasNotText: say("film-at-end") }).waitFor();
  } },
  lessons: { at: "#lessons", play: (page) => page.locator("#lessons-view li").first().waitFor() },
  lesson: { at: "#lessons", play: async (page) => {
    await page.getByRole("button", { name: say("lesson-learn-label", { title: "Dead in both" }) }).click();
    await page.locator("#task .do").waitFor();
  } },
  collection: { at: "#collection", play: async (page) => {
    await page.locator(".tile").nth(2).click();
    await page.locator(".shelf .puzzle").first().waitFor();
  } },
  failures: { at: "#failures", play: (page) => page.locator("#failures-view .puzzle").first().waitFor() },
  failure: { at: `?failure=${ESCARGOT}`, play: async (page) => {
    await page.locator(".dances summary").click();
  } },
  photo: { at: `?puzzle=${ONE}`, play: layDoubtful },
  share: { at: `?puzzle=${ONE}`, play: async (page) => {
    await page.getByRole("button", { name: say("share") }).click();
    await page.locator(".code svg").waitFor();
  } },
  open: { at: `?puzzle=${ONE}`, play: async (page) => {
    await press(page, "o");
    await page.locator("dialog[open]").waitFor();
  } },
  welcome: {},
  tour: { play: async (page) => {
    await page.getByRole("button", { name: say("tour-begin") }).click();
    await page.getByRole("button", { name: say("tour-next") }).click();
  } },
  new: { at: `?puzzle=${ONE}`, play: async (page) => {
    await press(page, "p");
    await page.locator("dialog[open]").waitFor();
  } },
  games: { at: `?puzzle=${ONE}`, play: async (page) => {
    await pressAndSee(page, "f");
    await press(page, "g");
    await page.locator(".games li").first().waitFor();
  } },
  help: { at: `?puzzle=${ONE}`, play: async (page) => {
    await press(page, "?");
    await page.locator("dialog[open]").waitFor();
  } },
  selection: { at: `?puzzle=${ONE}`, play: async (page) => {
    await go(page, 3);
    await cell(page, "r1c3").click();
    await press(page, "q", "1", "ArrowDown", "ArrowDown", "2", "ArrowRight", "ArrowRight", "w", "6", "8", "8");
    await cell(page, "r7c3").click();
    await press(page, "z", "2", "ArrowRight", "ArrowRight", "Shift+ArrowDown", "Shift+ArrowDown");
  } },
  solved: { at: `?puzzle=${ONE}`, play: finish },
  statistics: { at: `?puzzle=${ONE}`, play: async (page) => {
    const solve = { id: "1", puzzle: ONE, title: "A puzzle with a long title, 27 November 2026", kind: "minuet",
      solved: "2026-11-17T10:00:00Z", seconds: 4000, minutes: [35, 75], hints: 12, done: 3 };
    await page.evaluate((all) => localStorage.setItem("minuet-statistics", JSON.stringify(all)), [solve, { ...solve, id: "2", kind: "step1" }]);
    await finish(page);
    await page.locator("#finish").getByRole("button", { name: say("statistics") }).click();
    await page.getByText(say("statistics-all")).first().click();
  } },
  settings: { at: `?puzzle=${ONE}`, play: async (page) => {
    await page.getByRole("button", { name: say("settings") }).click();
    await page.locator("dialog[open]").waitFor();
  } },
  print: { at: `?puzzle=${ONE}`, play: async (page) => {
    await go(page, 3);
    await page.emulateMedia({ media: "print" });
  } },
};
