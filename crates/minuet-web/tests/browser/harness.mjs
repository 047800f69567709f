// A browser, and pages that must neither complain nor talk to anybody else.

import { after, before } from "node:test";
import assert from "node:assert/strict";
import { chromium } from "playwright-core";
import { painted } from "./hands.mjs";
import { isSite, newServer } from "./server.mjs";
import { learnWords } from "./words.mjs";

export { cell, moveOf, painted, press, pressAndSee, quiet, sheetOf, until } from "./hands.mjs";
export { isSite } from "./server.mjs";
export { say } from "./words.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").BrowserContextOptions} Options */

export const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
export const FLAGS = [
  "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
  "--disable-sync", "--no-first-run", "--disable-dev-shm-usage",
];

/** The server of this file of tests. */
export const server = newServer();
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [browser] = await Promise.all([chromium.launch({ executablePath: CHROMIUM, args: FLAGS }), server.start()]);
  await learnWords(server.url);
});
after(async () => {
  await browser?.close();
  await server.stop();
});

/**
 * A browser with nothing in it. The site keeps itself for use without a network only in tests of that.
 *
 * @param {Options} options
 */
export async function newContext(options) {
  const blocked = isSite ? /** @type {const} */ ({ serviceWorkers: "block" }) : {};
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, ...blocked, ...options });
  // On a busy machine all takes long; a test that hangs is found all the same.
  context.setDefaultTimeout(90_000);
  return context;
}

/**
 * Runs a test on a fresh page. It fails if the page complains or asks anybody but its own server.
 *
 * @param {(page: Page) => Promise<void>} play
 * @param {{ at?: string, options?: Options, complaints?: RegExp }} [settings]
 */
export async function withPage(play, { at = "", options = {}, complaints } = {}) {
  const context = await newContext(options);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await context.newPage();
  const wrong = watch(page, complaints);
  try {
    await goTo(page, at);
    await play(page);
    assert.deepEqual(wrong, []);
  } finally {
    await context.close();
  }
}

/**
 * What a page should not have done.
 *
 * @param {Page} page
 * @param {RegExp} [allowed]
 */
export function watch(page, allowed) {
  /** @type {string[]} */
  const wrong = [];
  page.on("pageerror", (error) => wrong.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !allowed?.test(message.text())) wrong.push(message.text());
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    const own = url.href.startsWith(server.url) || url.protocol === "data:" || url.protocol === "blob:";
    if (!own) wrong.push(`asked ${url.origin}`);
  });
  return wrong;
}

/**
 * @param {Page} page
 * @param {string} at
 */
export async function goTo(page, at) {
  await page.goto(server.url + at);
  await painted(page);
}
