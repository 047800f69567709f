// Screenshots of every part of the page, to look at: `npm run screenshots FOLDER`. Those of the README are among them.

import { mkdir } from "node:fs/promises";
import { chromium } from "playwright-core";
import { painted } from "./hands.mjs";
import { SCENES } from "./scenes.mjs";
import { Server } from "./server.mjs";
import { learnWords } from "./words.mjs";

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
      if (!["welcome", "tour"].includes(name)) await page.addInitScript("localStorage.setItem('minuet-toured', 'yes')");
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
