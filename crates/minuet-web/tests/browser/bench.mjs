// How quickly the page answers: from key to picture, and from wish to hint. Reported, not asserted. Of the site, where
// `MINUET_SITE` names one; of hard puzzles too, where `MINUET_CORPORA` has them.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { until } from "./hands.mjs";
import { newServer } from "./server.mjs";
import { Host } from "./site.mjs";

const PUZZLES = { easy: "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
  inkala: "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.." };

/** @param {number[]} times */
function spread(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ part) => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(1);
  return `median ${at(0.5)} ms, 95% ${at(0.95)} ms, of ${sorted.length}`;
}

/** The hardest puzzles of the corpora, where they are. */
function hardest() {
  const file = join(process.env.MINUET_CORPORA ?? "", "corpora", "hardest375.txt");
  const lines = existsSync(file) ? (readFileSync(file, "utf8").match(/^[0-9.]{81}/gm) ?? []) : [];
  return lines.map((line) => line.replaceAll("0", "."));
}

const server = newServer();
if (server instanceof Host) server.packing = "br";
await server.start();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
/** How often each start is measured. */
const TIMES = 9;

/**
 * A page without anything in its caches. What a site keeps for use without a network is no part of the first load.
 *
 * @param {"block" | "allow"} serviceWorkers
 */
const newPage = async (serviceWorkers = "block") => (await browser.newContext({ serviceWorkers })).newPage();

/** @param {import("playwright-core").Page} page that has been sent to its address */
async function drawn(page) {
  await page.waitForFunction(() => document.querySelector("#board .picture svg"));
  return Number(await page.evaluate("import('./sheet/paint.js').then((paint) => paint.still()).then(() => performance.now())"));
}

/**
 * Starts with nothing at hand, with the files in the browser's cache, and from what a site keeps for use without a network.
 *
 * @param {string} name
 * @param {string} address
 */
async function starts(name, address) {
  /** @type {Record<string, number[]>} */
  const times = { "nothing at hand": [], "files at hand": [], "kept by the service worker": [] };
  for (let time = 0; time < TIMES; time += 1) {
    const page = await newPage();
    for (const kind of ["nothing at hand", "files at hand"]) {
      await page.goto(address);
      times[kind]?.push(await drawn(page));
    }
    await page.context().close();
  }
  if (server instanceof Host) {
    const page = await newPage("allow");
    await page.goto(address);
    await until(page, "navigator.serviceWorker.controller !== null");
    for (let time = 0; time < TIMES; time += 1) {
      await page.goto(address);
      times["kept by the service worker"]?.push(await drawn(page));
    }
    await page.context().close();
  }
  for (const [kind, all] of Object.entries(times)) {
    if (all.length) console.log(`${name}: board drawn after the start, ${kind}: ${spread(all)}`);
  }
}

// The host packs a file when it is first asked for it.
await (await newPage()).goto(server.url, { waitUntil: "networkidle", timeout: 300_000 });
if (server instanceof Host) {
  const page = await newPage("allow");
  await page.goto(server.url);
  await until(page, "navigator.serviceWorker.controller !== null");
  await page.context().close();
}
const page = await newPage();
let bytes = 0;
page.on("requestfinished", async (request) => {
  const { responseHeadersSize, responseBodySize } = await request.sizes();
  bytes += responseHeadersSize + responseBodySize;
});
await page.goto(server.url, { waitUntil: "networkidle" });
console.log(`first load ${Math.round(bytes / 1000)} KB on the wire`);
for (const [name, puzzle] of Object.entries(PUZZLES)) {
  const address = `${server.url}?puzzle=${puzzle}`;
  await starts(name, address);
  await page.goto(address);
  await drawn(page);
  await page.locator(`#board [data-place="${puzzle.indexOf(".")}"]`).click();
  const keys = await page.evaluate(`(async () => {
    const { desk } = await import("./core/desk.js");
    const paint = await import("./sheet/paint.js");
    const times = [];
    for (let press = 0; press < 100; press += 1) {
      const begun = performance.now();
      dispatchEvent(new KeyboardEvent("keydown", { key: String(press % 9 + 1), code: "Digit" + (press % 9 + 1), bubbles: true, shiftKey: true }));
      await paint.still();
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      times.push(performance.now() - begun);
    }
    desk.game.goTo(0);
    return times;
  })()`);
  console.log(`${name}: key to painted frame ${spread(/** @type {number[]} */ (keys))}`);
  console.log(`${name}: hint ${spread(await hints(puzzle))}`);
}
const times = [];
for (const puzzle of hardest()) times.push(...(await hints(puzzle)));
if (times.length) console.log(`hardest375: hint ${spread(times)}`);
await browser.close();
await server.stop();

/**
 * How long each hint takes on the way through a puzzle.
 *
 * @param {string} puzzle
 */
async function hints(puzzle) {
  const times = await page.evaluate(`(async () => {
    const { ask } = await import("./core/ask.js");
    const { PAPER } = await import("./core/game.js");
    const times = [];
    let sheet = { puzzle: "${puzzle}" };
    for (let step = 0; step < 80; step += 1) {
      const begun = performance.now();
      const helped = await ask("helped", { ask: "hint", sheet, reading: PAPER });
      times.push(performance.now() - begun);
      if (!helped.entry) break;
      sheet = (await ask("changed", { ask: "apply", sheet, entry: helped.entry })).sheet;
    }
    return times;
  })()`);
  return /** @type {number[]} */ (times);
}
