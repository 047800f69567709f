// Screenshots of every part of the page, to look at: `npm run screenshots FOLDER`. Those of the README are among them.

import { mkdir } from "node:fs/promises";
import { chromium } from "playwright-core";
import { cell, painted, press, pressAndSee } from "./hands.mjs";
import { Server } from "./server.mjs";
import { learnWords, say } from "./words.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {{ at?: string, play?: (page: Page) => Promise<void>, full?: boolean }} Scene */

/** It takes one minuet, and one dancer completes. */
const ONE = "....5..3..18..3.......21..8..1...6.25..619..46.7...9..2..13.......5..87..8..7....";
/** In its first minuet both dancers agree on something. */
const TWO = "..64....1.....1.8.1.....56.8..25...33.18467.52...13..6.25.....8.1.9.....7....51..";
/** AI Escargot: it falls at depth 2. */
const ESCARGOT = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

/**
 * The coach goes on for so many steps.
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

/** @type {Record<string, Scene>} */
const SCENES = {
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
  complete: { at: `?puzzle=${ONE}`, play: (page) => go(page, 5) },
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
  share: { at: `?puzzle=${ONE}`, play: async (page) => {
    await page.getByRole("button", { name: say("share") }).click();
    await page.locator(".code svg").waitFor();
  } },
  open: { at: `?puzzle=${ONE}`, play: async (page) => {
    await press(page, "o");
    await page.locator("dialog[open]").waitFor();
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

/** @type {Record<string, import("playwright-core").BrowserContextOptions>} */
const LOOKS = {
  light: { viewport: { width: 1280, height: 820 }, colorScheme: "light" },
  dark: { viewport: { width: 1280, height: 820 }, colorScheme: "dark" },
  phone: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, colorScheme: "light", deviceScaleFactor: 2 },
  "phone-dark": { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, colorScheme: "dark", deviceScaleFactor: 2 },
};

const folder = process.argv[2] ?? "screenshots";
const only = process.argv.slice(3);
await mkdir(folder, { recursive: true });
const server = new Server();
await server.start();
await learnWords(server.url);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"],
});
try {
  for (const [look, options] of Object.entries(LOOKS)) {
    for (const [name, { at = "", play }] of Object.entries(SCENES)) {
      if (only.length && !only.includes(name) && !only.includes(`${name}-${look}`)) continue;
      // A fresh browser for each, and a clock that stands still: the same picture every time.
      const context = await browser.newContext({ ...options, reducedMotion: "reduce" });
      const page = await context.newPage();
      await page.addInitScript("setInterval = () => 0");
      await page.goto(server.url + at);
      await painted(page);
      page.setDefaultTimeout(8000);
      await play?.(page);
      await painted(page);
      await page.screenshot({ path: `${folder}/${name}-${look}.png` });
      await context.close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
