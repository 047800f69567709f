// Contact sheets: every view at many sizes and in all looks on one picture, to look at: `npm run contact FOLDER [VIEW…]`.

import { mkdir } from "node:fs/promises";
import { chromium } from "playwright-core";
import { painted } from "./hands.mjs";
import { SCENES } from "./scenes.mjs";
import { Server } from "./server.mjs";
import { learnWords } from "./words.mjs";

/** Phones, tablets and desks, upright and lying. */
const SIZES = /** @type {[number, number][]} */ ([
  [320, 568], [360, 740], [740, 360], [820, 1180], [1024, 768], [1280, 800], [1920, 1080], [2560, 1440],
]);

const LOOKS = [
  { theme: "light", contrast: "usual", print: "usual" }, { theme: "dark", contrast: "usual", print: "usual" },
  { theme: "light", contrast: "high", print: "usual" }, { theme: "light", contrast: "usual", print: "large" },
];

/** How high each picture is on the sheet, in pixels. */
const HIGH = 420;

const folder = process.argv[2] ?? "contact-sheets";
const only = process.argv.slice(3);
await mkdir(folder, { recursive: true });
const server = new Server();
await server.start();
await learnWords(server.url);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"],
});

/**
 * The pictures of one view, a row for each look.
 *
 * @param {string} name
 * @param {import("./scenes.mjs").Scene} scene
 */
async function pictures(name, { at = "", play }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.addInitScript("setInterval = () => 0");
  if (!["welcome", "tour"].includes(name)) await page.addInitScript("localStorage.setItem('minuet-toured', 'yes')");
  await page.goto(server.url + at);
  await painted(page);
  await play?.(page);
  await painted(page);
  const rows = [];
  for (const look of LOOKS) {
    await page.evaluate((data) => Object.assign(document.documentElement.dataset, data), look);
    const row = [];
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      row.push((await page.screenshot({ type: "jpeg", quality: 70 })).toString("base64"));
    }
    rows.push(row);
  }
  await context.close();
  return rows;
}

try {
  for (const [name, scene] of Object.entries(SCENES)) {
    if (name === "print" || (only.length && !only.includes(name))) continue;
    const rows = await pictures(name, scene);
    const sheet = await browser.newPage({ viewport: { width: 4400, height: 1800 } });
    const row = (/** @type {string[]} */ shots) =>
      `<div>${shots.map((shot) => `<img height="${HIGH}" src="data:image/jpeg;base64,${shot}">`).join(" ")}</div>`;
    await sheet.setContent(`<body style="margin:8px;background:#888;white-space:nowrap">${rows.map(row).join("")}</body>`);
    await sheet.locator("body").screenshot({ path: `${folder}/${name}.png` });
    await sheet.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
