// How quickly the page answers: from key to picture, and from wish to hint. Reported, not asserted.

import { chromium } from "playwright-core";
import { Server } from "./server.mjs";

const PUZZLES = { easy: "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
  inkala: "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.." };

/** @param {number[]} times */
function spread(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ part) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
  return `median ${at(0.5)} ms, 95% ${at(0.95)} ms, of ${sorted.length}`;
}

const server = new Server();
await server.start();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage();
let bytes = 0;
page.on("response", async (response) => {
  const { responseHeadersSize, responseBodySize } = await response.request().sizes();
  bytes += responseHeadersSize + responseBodySize;
});
for (const [name, puzzle] of Object.entries(PUZZLES)) {
  bytes = 0;
  await page.goto(`${server.url}?puzzle=${puzzle}`, { waitUntil: "networkidle" });
  console.log(`${name}: first load ${Math.round(bytes / 1024)} KiB on the wire`);
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
  const hints = await page.evaluate(`(async () => {
    const { ask } = await import("./core/ask.js");
    const { desk } = await import("./core/desk.js");
    const times = [];
    let { sheet, reading } = { sheet: desk.sheet, reading: desk.game.reading };
    for (let step = 0; step < 60; step += 1) {
      const begun = performance.now();
      const helped = await ask("helped", { ask: "hint", sheet, reading });
      times.push(performance.now() - begun);
      if (!helped.entry) break;
      sheet = (await ask("changed", { ask: "apply", sheet, entry: helped.entry })).sheet;
    }
    return times;
  })()`);
  console.log(`${name}: hint ${spread(/** @type {number[]} */ (hints))}`);
}
await browser.close();
await server.stop();
