// What axe-core finds, in every part of the page, and a phone.

import { readFile } from "node:fs/promises";
import { networkInterfaces } from "node:os";
import { test } from "node:test";
import assert from "node:assert/strict";
import { cell, goTo, painted, press, pressAndSee, say, sheetOf, until, watch, withPage } from "./harness.mjs";
import { layDoubtful } from "./photos.mjs";
import { newServer } from "./server.mjs";

const AXE = await readFile(new URL("node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
const ONE = "....5..3..18..3.......21..8..1...6.25..619..46.7...9..2..13.......5..87..8..7....";
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/**
 * Fails if axe finds anything.
 *
 * @param {import("playwright-core").Page} page
 */
async function check(page) {
  await painted(page);
  await page.evaluate(AXE);
  const found = await page.evaluate("axe.run(document, { resultTypes: ['violations'] })");
  const { violations } = /** @type {{ violations: { id: string, nodes: { html: string }[] }[] }} */ (found);
  assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`), []);
}

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  test(`axe finds nothing on the sheet, in a minuet, in dialogs (${colorScheme})`, () => withPage(async (page) => {
    await check(page);
    for (let step = 0; step < 3; step += 1) await pressAndSee(page, "f");
    await check(page);
    await cell(page, "r2c1").click();
    await press(page, "s");
    await page.locator("#starters li").first().waitFor();
    await check(page);
    await pressAndSee(page, "m");
    await press(page, "{");
    await check(page);
    for (const id of ["new", "open", "games", "share", "settings", "help"]) {
      await page.locator(".tools").getByRole("button", { name: say(id) }).click();
      await check(page);
      await page.keyboard.press("Escape");
    }
    await page.getByRole("button", { name: say("undo") }).focus();
    await press(page, "?");
    await check(page);
  }, { at: `?puzzle=${ONE}`, options: { colorScheme } }));
}

for (const part of ["film", "lessons", "collection", "failures"]) {
  test(`axe finds nothing in ${part}`, () => withPage(async (page) => {
    await page.locator(`#${part}-view h1`).waitFor();
    await check(page);
  }, { at: `#${part}` }));
}

test("on a phone everything fits and a cell is written by touch", () => withPage(async (page) => {
  await cell(page, "r1c1").tap();
  await page.getByRole("button", { name: say("mode-pencil") }).tap();
  await page.getByRole("button", { name: "4", exact: true }).tap();
  await page.getByRole("button", { name: "9", exact: true }).tap();
  await painted(page);
  assert.equal((await sheetOf(page)).pencil[0], "49");
  await page.getByRole("button", { name: say("hint"), exact: true }).last().tap();
  await page.locator("#said .dose-0").waitFor();
  await page.getByRole("button", { name: say("undo") }).tap();
  await painted(page);
  assert.equal((await sheetOf(page)).pencil[0], "4");
  assert.equal(await page.evaluate("document.documentElement.scrollWidth"), 360);
  await check(page);
  for (const id of ["open", "games", "share", "settings"]) {
    await page.locator(".tools").getByRole("button", { name: say(id) }).tap();
    await page.locator("dialog[open]").waitFor();
    if (id === "share") await page.locator(".code svg").waitFor();
    assert.ok(await page.evaluate("(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)(document.querySelector('dialog[open]'))"), id);
    await page.keyboard.press("Escape");
  }
  for (const part of ["film", "lessons", "collection", "failures"]) {
    await goTo(page, `#${part}`);
    await page.locator(`#${part}-view h1`).waitFor();
    assert.equal(await page.evaluate("document.documentElement.scrollWidth"), 360, part);
  }
}, { at: `?puzzle=${ONE}`, options: PHONE }));

test("axe finds nothing beside a lesson and a failure", () => withPage(async (page) => {
  await page.getByText(say("failure-dances", { count: 9 })).click();
  await check(page);
  await page.getByRole("link", { name: say("lessons") }).click();
  await page.getByRole("button", { name: say("lesson-learn") }).first().click();
  await page.locator("#task .do").waitFor();
  await pressAndSee(page, "d");
  await page.locator("#task [data-verdict=coached]").waitFor();
  await check(page);
}, { at: "?failure=8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.." }));

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  test(`axe finds nothing beside a photo (${colorScheme})`, () => withPage(async (page) => {
    await layDoubtful(page);
    await check(page);
  }, { at: `?puzzle=${ONE}`, options: { colorScheme } }));
}

/** An address of this machine in a local network. */
const LAN = Object.values(networkInterfaces()).flat().find((face) => face?.family === "IPv4" && !face.internal)?.address;

// A browser trusts a page less that comes over a network: some functions are not there.
test("a phone uses the page over a local network", { skip: !LAN }, () => withPage(async (page) => {
  const server = newServer();
  await server.start("0", "0.0.0.0");
  const context = await page.context().browser()?.newContext(PHONE);
  try {
    const phone = await context?.newPage();
    assert.ok(phone);
    const errors = watch(phone, /Cross-Origin-Opener-Policy/);
    await phone.goto(`${server.url.replace("127.0.0.1", String(LAN))}?puzzle=${ONE}`);
    await painted(phone);
    await cell(phone, "r1c1").tap();
    await phone.getByRole("button", { name: "4", exact: true }).tap();
    await painted(phone);
    assert.equal((await sheetOf(phone)).ink[0], "4");
    assert.deepEqual(errors.filter((words) => !words.startsWith("asked")), []);
  } finally {
    await context?.close();
    await server.stop();
  }
}));

/** Whether a cell has the keyboard. */
const ON_BOARD = "document.activeElement.getAttribute('role') === 'gridcell'";

test("what is written, undone and highlighted is heard, and the keyboard is never lost", () => withPage(async (page) => {
  const heard = () => page.locator("#heard p").allTextContents();
  const at = () => page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent");
  await cell(page, "r1c1").focus();
  await pressAndSee(page, "5");
  const ink = say("move-ink", { digit: "5", cell: "r1c1" });
  const left = (/** @type {number} */ count) => say("cells-left", { count });
  assert.deepEqual(await heard(), [ink, say("heard-clash"), left(53)]);
  await press(page, "u");
  assert.deepEqual(await heard(), [say("heard-undone", { words: ink }), left(54)]);
  await press(page, "Alt+7");
  assert.deepEqual(await heard(), [say("heard-digit", { digit: "7", cells: "r6c3, r8c8, r9c5" })]);
  await cell(page, "r3c6").focus();
  await press(page, "4");
  assert.equal(await page.locator(".notice").last().textContent(), say("cell-given"));
  await press(page, "h");
  await page.getByRole("button", { name: say("hint-what") }).press("Enter");
  assert.equal(await at(), say("hint-why"), "the next level has the keyboard");
  await page.locator("#said .term").first().press("Enter");
  await page.locator(".explanation").waitFor();
  await page.keyboard.press("Escape");
  assert.match(String(await at()), new RegExp(say("term-label", { term: ".*" }).replace("?", "\\?")), "back at the word");
  await page.getByRole("button", { name: say("hint-why") }).press("Enter");
  await page.locator("#said").getByRole("button", { name: say("do-it-for-me") }).press("Enter");
  await page.locator("#said h3", { hasText: say("done-for-you") }).waitFor();
  await until(page, ON_BOARD);
  await page.locator("#pause-button").press("Enter");
  await page.locator("#paused").press("Enter");
  await until(page, ON_BOARD);
  await page.locator(".skip").focus();
  await page.keyboard.press("Enter");
  await until(page, ON_BOARD);
}, { at: `?puzzle=${ONE}` }));

test("each toolbar is one stop of the Tab key, and the coach is four stops from the board", () => withPage(async (page) => {
  /** The button that has the keyboard. @returns {Promise<string>} */
  const at = () => page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText.split('\\n')[0]");
  const chosen = () => page.evaluate("document.querySelector('#board .chosen').dataset.place");
  await cell(page, "r1c1").click();
  /** @type {string[]} */
  const stops = [];
  for (let tab = 0; tab < 4; tab += 1) {
    await press(page, "Tab");
    stops.push(await at());
  }
  assert.deepEqual(stops, [say("mode-ink"), "1", say("erase"), say("hint")]);
  // Within a toolbar the arrows go round, over what can be pressed: nothing can be undone yet.
  await press(page, "Shift+Tab", "ArrowRight");
  assert.equal(await at(), say("zoom", { times: "1" }));
  await press(page, "ArrowRight");
  assert.equal(await at(), say("erase"));
  await press(page, "Shift+Tab", "End");
  assert.equal(await at(), "9");
  // The stop is where one has been, and the board has kept its place.
  await press(page, "Shift+Tab", "ArrowRight", "Enter", "Tab");
  assert.equal(await at(), "9");
  assert.equal(await chosen(), "0");
  await pressAndSee(page, "Enter");
  assert.equal((await sheetOf(page)).pencil[0], "9");
  // A button that can no longer be pressed is no stop, and the keyboard is not lost with it.
  await page.getByRole("button", { name: say("undo") }).press("Enter");
  await until(page, ON_BOARD);
  await press(page, "Tab", "Tab", "Tab");
  assert.equal(await at(), say("erase"));
  // Up and down are the board's, and whoever uses the mouse has all arrows for the board.
  await press(page, "ArrowDown");
  assert.equal(await chosen(), "9");
  await page.getByRole("button", { name: say("mode-ink") }).click();
  await press(page, "ArrowRight");
  assert.equal(await chosen(), "10");
  // The bar of the page is one stop too. It comes after the links, of which the site has one more.
  await page.locator("nav a:visible").last().focus();
  await press(page, "Tab");
  assert.equal(await at(), say("new"));
  await press(page, "ArrowLeft");
  assert.equal(await at(), say("help"));
  await press(page, "Tab");
  assert.notEqual(await page.evaluate("document.activeElement.closest('#tools')?.id"), "tools");
  await check(page);
}, { at: `?puzzle=${ONE}` }));
