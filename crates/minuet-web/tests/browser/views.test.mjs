// Film, share and print, collection, failures, lessons.

import { readFile } from "node:fs/promises";
import { test } from "node:test";
import assert from "node:assert/strict";
import { cell, goTo, painted, press, pressAndSee, say, server, sheetOf, until, withPage } from "./harness.mjs";

const ONE = "....5..3..18..3.......21..8..1...6.25..619..46.7...9..2..13.......5..87..8..7....";

/** Arto Inkala's puzzle of 2012, on which the method fails. */
const INKALA = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/** @param {import("playwright-core").Page} page */
async function inMidDance(page) {
  for (let step = 0; step < 3; step += 1) await pressAndSee(page, "f");
  await cell(page, "r2c1").click();
  await pressAndSee(page, "m");
  await pressAndSee(page, "[");
  await painted(page);
}

test("a link carries the whole sheet, marks included", () => withPage(async (page) => {
  await inMidDance(page);
  const before = await sheetOf(page);
  await page.getByRole("button", { name: say("share") }).click();
  await page.locator(".code svg").waitFor();
  const link = await page.getByLabel(say("share-link")).inputValue();
  await page.getByRole("button", { name: say("share-copy-link") }).click();
  assert.equal(await page.evaluate("navigator.clipboard.readText()"), link);
  const other = await page.context().browser()?.newContext();
  const fresh = await other?.newPage();
  assert.ok(fresh);
  await fresh.goto(link);
  await painted(fresh);
  assert.deepEqual(await sheetOf(fresh), before);
  await other?.close();
}, { at: `?puzzle=${ONE}` }));

test("a file carries the whole sheet, marks included", () => withPage(async (page) => {
  await inMidDance(page);
  const before = await sheetOf(page);
  assert.equal(before.dances.length, 1);
  await page.getByRole("button", { name: say("share") }).click();
  await page.locator("#text-format").selectOption("sheet");
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: say("share-save-text") }).click();
  const path = await (await coming).path();
  assert.deepEqual(Object.keys(JSON.parse(await readFile(path, "utf8"))), ["minuet", "sheet"]);
  await press(page, "Escape");
  // Another puzzle, and the file again.
  await page.goto(`${page.url().split("?")[0]}?puzzle=${INKALA}`);
  await painted(page);
  await page.getByRole("button", { name: say("open"), exact: true }).first().click();
  await page.locator("#puzzle-file").setInputFiles(path);
  await until(page, "!document.querySelector('dialog[open]')");
  await painted(page);
  assert.deepEqual(await sheetOf(page), before);
}, { at: `?puzzle=${ONE}` }));

test("what is seen leaves as PNG and PDF, as text, and on paper", () => withPage(async (page) => {
  await inMidDance(page);
  await page.getByRole("button", { name: say("share") }).click();
  for (const [name, begins] of /** @type {const} */ ([["PNG", "\x89PNG"], ["PDF", "%PDF"], ["SVG", "<svg"]])) {
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name, exact: true }).click();
    const file = await readFile(await (await coming).path(), "latin1");
    assert.ok(file.startsWith(begins), `${name}: ${file.slice(0, 20)}`);
  }
  await page.getByRole("button", { name: say("share-copy-text") }).click();
  await until(page, `navigator.clipboard.readText().then((text) => text.trim().length >= 81)`);
  await press(page, "Escape");
  await page.emulateMedia({ media: "print" });
  assert.ok(await page.locator("#board").isVisible());
  assert.ok(!(await page.locator(".side").first().isVisible()));
  assert.ok(!(await page.locator("#keypad").isVisible()));
}, { at: `?puzzle=${ONE}` }));

test("paper is white in dark colours too", () => withPage(async (page) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  assert.equal(await page.evaluate("getComputedStyle(document.querySelector('.board')).backgroundColor"), "rgb(255, 253, 248)");
}, { at: `?puzzle=${ONE}` }));

/** @param {number} number of an entry */
const placeOf = (number) => say("film-at", { number, last: "" }).trim();

test("a film is stepped through, and every entry has its address", () => withPage(async (page) => {
  await page.getByRole("link", { name: say("film") }).click();
  await page.locator("#film-view .film-place").filter({ hasText: say("film-at-start") }).waitFor();
  await page.getByRole("button", { name: say("film-on") }).click();
  await press(page, ".", ".");
  await page.locator(".film-place").filter({ hasText: placeOf(3) }).waitFor();
  const words = await page.locator(".film-words").innerText();
  const link = page.url();
  assert.match(link, /at=3/);
  await press(page, "End");
  await page.locator(".film-place").filter({ hasText: say("film-at-end") }).waitFor();
  await goTo(page, "");
  await page.goto(link);
  await page.locator(".film-place").filter({ hasText: placeOf(3) }).waitFor();
  assert.equal(await page.locator(".film-words").innerText(), words);
  await page.getByRole("button", { name: say("film-play") }).click();
  await page.locator(".film-place").filter({ hasText: placeOf(4) }).waitFor();
  await page.getByRole("button", { name: say("film-pause") }).click();
  await page.getByRole("button", { name: say("film-continue") }).click();
  await painted(page);
  assert.equal((await sheetOf(page)).puzzle, ONE);
}, { at: `?puzzle=${ONE}` }));

test("a puzzle is taken from the collection", () => withPage(async (page) => {
  await page.locator(".tile").first().click();
  await page.locator(".shelf .puzzle").first().click();
  await page.locator("#sheet-view").waitFor({ state: "visible" });
  await painted(page);
  assert.match(await page.locator("#game-title").innerText(), /, 1$/);
}, { at: "#collection" }));

test("a failure opens in its failed position, with why no starter helps", () => withPage(async (page) => {
  await page.locator("#failures-view .puzzle").first().click();
  await page.locator("#task").getByText(/the method ends here/).waitFor();
  await painted(page);
  const failed = await sheetOf(page);
  assert.ok(failed.pencil.some((digits) => digits.length > 1));
  await page.getByText(say("failure-dances", { count: 17 })).click();
  await page.getByRole("button", { name: say("failure-dance") }).first().click();
  await page.locator("#assumption").waitFor({ state: "visible" });
  assert.equal((await sheetOf(page)).dances.length, 1);
  await page.getByRole("button", { name: say("failure-position") }).click();
  await page.locator("#assumption").waitFor({ state: "hidden" });
  assert.deepEqual(await sheetOf(page), failed);
}, { at: "#failures" }));

test("a link opens a failure in its failed position", () => withPage(async (page) => {
  await page.locator("#task").getByText(/Each of the 9 starters/).waitFor();
  const { puzzle, pencil } = await sheetOf(page);
  assert.equal(puzzle, INKALA);
  assert.equal(pencil.join("").length, 254);
  await page.getByRole("button", { name: say("failure-deeper", { depth: 2 }) }).click();
  await press(page, "h");
  await page.locator("#said").getByText(/Look at/).waitFor();
  await press(page, "h");
  await page.locator("#said").getByText(/It is a starter/).waitFor();
  // Where the method does not fail, the puzzle is opened and a notice says so.
  await page.goto(`${server.url}#failure=${ONE}&reading=blocking=aligned,groups=3,ending=trust,tricks=both,depth=2`);
  await page.getByText("The method does not fail on this puzzle.").waitFor();
  await painted(page);
  assert.equal((await sheetOf(page)).puzzle, ONE);
}, { at: `?failure=${INKALA}`, complaints: /422/ }));

test("a lesson sees the step done, and a drill deals another", () => withPage(async (page) => {
  await page.getByRole("button", { name: say("lesson-learn") }).first().click();
  await page.locator("#task .do").waitFor();
  await pressAndSee(page, "d");
  await page.locator("#task [data-verdict=coached]").waitFor();
  await page.getByRole("link", { name: say("lessons") }).click();
  await page.getByRole("button", { name: say("lesson-drill") }).first().click();
  await page.locator("#task .do").waitFor();
  const before = await sheetOf(page);
  await page.getByRole("button", { name: say("lesson-another") }).click();
  await until(page, `import('./core/desk.js').then(({ desk }) => desk.sheet.puzzle + desk.sheet.ink !== ${JSON.stringify(before.puzzle + before.ink)})`);
}, { at: "#lessons" }));
