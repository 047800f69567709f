// The site as an app: without a network, installed, brought up to date in mid-game.

import { test } from "node:test";
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import {
  CHROMIUM, FLAGS, cell, goTo, moveOf, painted, press, pressAndSee, quiet, say, server, sheetOf, until, withPage,
} from "./harness.mjs";
import { Host } from "./site.mjs";

/** @typedef {import("playwright-core").Page} Page */

const ONE = "....5..3..18..3.......21..8..1...6.25..619..46.7...9..2..13.......5..87..8..7....";
const ALLOW = /** @type {const} */ ({ serviceWorkers: "allow" });
/** What a browser writes to the console when there is no network. */
const NO_NETWORK = /ERR_|404/;

/**
 * Waits until the site is kept for use without a network.
 *
 * @param {Page} page
 */
const kept = (page) => until(page, "navigator.serviceWorker.controller !== null");

/**
 * Lets the coach work to the end.
 *
 * @param {Page} page
 */
async function solve(page) {
  for (let step = 0; step < 30 && !(await page.locator("#finish").isVisible()); step += 1) {
    await press(page, "f");
    await quiet(page);
    await painted(page);
  }
  await page.locator("#finish").getByRole("heading", { name: say("solved") }).waitFor();
}

test("with the host gone, everything works", () => withPage(async (page) => {
  await kept(page);
  await cell(page, "r1c1").click();
  await press(page, "x", "4");
  await painted(page);
  await server.stop();
  try {
    await page.reload();
    await painted(page);
    assert.equal((await sheetOf(page)).pencil[0], "4");
    await press(page, "u");
    await solve(page);
    for (const [choice, title] of [
      ["day", /20\d\d-\d\d-\d\d/], ["level-easy", say("game-new", { level: say("level-easy") })], ["level-two", say("game-new", { level: say("level-two") })],
    ]) {
      await press(page, "p");
      await page.locator("dialog").getByRole("button", { name: new RegExp(`^${say(/** @type {string} */ (choice))}`) }).click();
      await page.locator("dialog").waitFor({ state: "detached" });
      await page.locator("#game-title").getByText(/** @type {string} */ (title)).waitFor();
    }
    await solve(page);
    await page.goto(`${server.url}#lessons`);
    await page.getByRole("button", { name: say("lesson-learn") }).first().click();
    await page.locator("#task .do").waitFor();
    await page.goto(`${server.url}#collection`);
    await page.locator(".tile").first().click();
    await page.locator(".shelf .puzzle").first().click();
    await page.locator("#sheet-view").waitFor({ state: "visible" });
    await page.goto(`${server.url}#film=${ONE}&length=brief&at=2`);
    await page.locator(".film-place").waitFor();
    await page.goto(`${server.url}#sheet`);
    await page.getByRole("button", { name: say("share") }).click();
    await page.locator(".code svg").waitFor();
    for (const name of ["SVG", "PNG", "PDF"]) {
      const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name, exact: true }).click()]);
      assert.match(file.suggestedFilename(), new RegExp(`\\.${name.toLowerCase()}$`));
    }
    // A start with a puzzle in the address, the guide, and an address that there is not.
    await page.goto(`${server.url}?puzzle=${ONE}`);
    await painted(page);
    assert.equal((await sheetOf(page)).puzzle, ONE);
    await page.goto(`${server.url}guide/commands.html`);
    await page.getByLabel(say("guide-search")).fill("worksheet");
    await page.locator("#found a").first().waitFor();
    const lost = await page.goto(`${server.url}nothing`);
    assert.equal(lost?.status(), 404);
    await page.getByRole("heading", { name: say("lost-title") }).waitFor();
  } finally {
    await server.restart();
  }
}, { at: `?puzzle=${ONE}`, options: ALLOW, complaints: NO_NETWORK }));

test("a browser may install it", async () => {
  // Chromium installs nothing from a window that keeps nothing.
  const folder = await mkdtemp(join(tmpdir(), "minuet-profile-"));
  const context = await chromium.launchPersistentContext(folder, { executablePath: CHROMIUM, args: FLAGS });
  try {
    const page = await context.newPage();
    await goTo(page, "");
    await kept(page);
    const session = await context.newCDPSession(page);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    assert.deepEqual(installabilityErrors, []);
    const { data, errors } = await session.send("Page.getAppManifest");
    assert.deepEqual(errors, []);
    const manifest = JSON.parse(data ?? "");
    assert.equal(manifest.display, "standalone");
    assert.equal(manifest.description, say("description"));
    for (const { src, sizes, type } of manifest.icons) {
      const size = await page.evaluate(async (src) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      assert.ok(type === "image/svg+xml" || size === sizes, `${src} is ${size}`);
    }
  } finally {
    await context.close();
    await rm(folder, { recursive: true });
  }
});

/**
 * The site as its next version, with other words.
 *
 * @param {string} folder
 */
async function nextVersion(folder) {
  const next = await mkdtemp(join(tmpdir(), "minuet-next-"));
  await cp(folder, next, { recursive: true });
  const changed = { "words.json": (await readFile(join(next, "words.json"), "utf8")).replace("Minuet method", "minuet method") };
  let list = await readFile(join(next, "files.js"), "utf8");
  for (const [name, text] of Object.entries(changed)) {
    await writeFile(join(next, name), text);
    const hash = createHash("sha256").update(text).digest("base64");
    list = list.replace(new RegExp(`"${name}":"[^"]*"`), `"${name}":"sha256-${hash}"`);
  }
  await writeFile(join(next, "files.js"), list.replace(/version: "[^"]*"/, 'version: "next"'));
  return next;
}

/**
 * Puts the next version on the host while something is done.
 *
 * @param {(folder: { first: string, next: string }) => Promise<void>} play
 */
async function withNext(play) {
  const host = /** @type {Host} */ (server);
  const first = host.folder;
  const next = await nextVersion(first);
  host.folder = next;
  try {
    await play({ first, next });
  } finally {
    await rm(next, { recursive: true });
    host.folder = first;
  }
}

const DESCRIPTION = "document.querySelector('meta[name=description]').content";

test("a new version is taken up at the next start, in mid-game", () => withPage(async (page) => {
  await kept(page);
  for (let step = 0; step < 3; step += 1) await pressAndSee(page, "f");
  await cell(page, "r2c1").click();
  await pressAndSee(page, "m");
  await painted(page);
  const [before, at] = [await sheetOf(page), await moveOf(page)];
  assert.equal(before.dances.length, 1);
  await withNext(async () => {
    // The start that finds the new version still has the old one, and says what is coming.
    await page.reload();
    await page.getByText(say("version-ready")).waitFor();
    assert.match(/** @type {string} */ (await page.evaluate(DESCRIPTION)), /Minuet method/);
    await pressAndSee(page, "]");
    // While another window has the old version, so has this one.
    const other = await page.context().newPage();
    await goTo(other, "");
    assert.match(/** @type {string} */ (await other.evaluate(DESCRIPTION)), /Minuet method/);
    await other.getByText(say("version-waiting")).waitFor();
    await other.close();
    await page.reload();
    await page.getByText(say("version-new")).waitFor();
    await painted(page);
    assert.match(/** @type {string} */ (await page.evaluate(DESCRIPTION)), /minuet method/);
    await page.evaluate(`import('./core/desk.js').then(({ desk }) => desk.game.goTo(${at}))`);
    assert.deepEqual(await sheetOf(page), before);
    await solve(page);
    assert.deepEqual(await page.evaluate("caches.keys().then((names) => names.length)"), 1);
  });
}, { at: `?puzzle=${ONE}`, options: ALLOW }));

test("a version that does not arrive whole is not taken up", () => withPage(async (page) => {
  await kept(page);
  await withNext(async ({ first, next }) => {
    // The host has the new list, but still an old file.
    await cp(join(first, "words.json"), join(next, "words.json"));
    await page.reload();
    await until(page, "navigator.serviceWorker.getRegistration().then(({ installing, waiting }) => !installing && !waiting)");
    await page.reload();
    await painted(page);
    assert.match(/** @type {string} */ (await page.evaluate(DESCRIPTION)), /Minuet method/);
    await solve(page);
  });
}, { at: `?puzzle=${ONE}`, options: ALLOW, complaints: /integrity/ }));

test("a new version that says nothing does not keep the page from starting", () => withPage(async (page) => {
  await kept(page);
  await withNext(async ({ next }) => {
    const worker = join(next, "service-worker.js");
    await writeFile(worker, (await readFile(worker, "utf8")).replace('"take up"', '"nothing"'));
    await page.reload();
    await page.getByText(say("version-ready")).waitFor();
    await page.reload();
    await painted(page);
    assert.match(/** @type {string} */ (await page.evaluate(DESCRIPTION)), /Minuet method/);
    await pressAndSee(page, "f");
  });
}, { at: `?puzzle=${ONE}`, options: ALLOW }));

test("the list names every file that the page may ask for", async () => {
  const { folder } = /** @type {Host} */ (server);
  const list = await readFile(join(folder, "files.js"), "utf8");
  const { files } = JSON.parse(list.replace("self.MINUET = ", "").replace(";", "").replace("version:", '"version":').replace("files:", '"files":'));
  const there = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const apart = ["_headers", "files.js", "robots.txt", "service-worker.js"];
  assert.equal(Object.keys(files).length, there.length - apart.length);
  for (const [name, hash] of Object.entries(files)) {
    const bytes = await readFile(join(folder, name));
    assert.equal(`sha256-${createHash("sha256").update(bytes).digest("base64")}`, hash, name);
  }
});
