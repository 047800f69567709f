// What a player meets while playing: arrows, pasting, marks, the coach's words, the end of a puzzle, print, reload.

import { test } from "node:test";
import assert from "node:assert/strict";
import { cell, goTo, painted, press, pressAndSee, quiet, say, sheetOf, until, withPage } from "./harness.mjs";

/** @typedef {import("playwright-core").Page} Page */

const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const ONE = "....5..3..18..3.......21..8..1...6.25..619..46.7...9..2..13.......5..87..8..7....";

/** @param {Page} page */
const chosen = (page) => page.evaluate("document.activeElement?.getAttribute('data-place')");

/** @param {Page} page */
const lastMove = (page) => page.evaluate("import('./core/desk.js').then(({ desk }) => desk.game.move.notes[0]?.words)");

test("arrow keys move after the page is loaded, and after any button", () => withPage(async (page) => {
  await press(page, "ArrowUp");
  assert.equal(await chosen(page), "31");
  for (const name of ["hint", "mode-pencil", "check-sheet"]) {
    const before = Number(await chosen(page));
    await page.getByRole("button", { name: say(name), exact: name === "hint" }).click();
    await press(page, "ArrowRight");
    assert.equal(await chosen(page), String(before + 1), name);
  }
  await page.getByRole("button", { name: say("settings") }).click();
  await press(page, "Escape", "ArrowLeft");
  assert.equal(await chosen(page), "33");
}, { at: `?puzzle=${EASY}` }));

test("one key is one picture, also where its digit is highlighted", () => withPage(async (page) => {
  await cell(page, "r1c3").click();
  await painted(page);
  await page.evaluate(`{
    globalThis.pictures = 0;
    new MutationObserver((all) => (pictures += all.length)).observe(document.querySelector("#board .picture"), { childList: true });
  }`);
  await pressAndSee(page, "4");
  await painted(page);
  await page.locator("#board .picture .glow").first().waitFor({ state: "attached" });
  assert.equal(await page.evaluate("pictures"), 1);
}, { at: `?puzzle=${EASY}` }));

test("what is pasted on the page is in the dialog once, and opens", () => withPage(async (page) => {
  await page.evaluate(`navigator.clipboard.writeText("${ONE}")`);
  await press(page, "Control+v");
  assert.equal(await page.getByLabel(say("open-paste")).inputValue(), ONE);
  await page.locator("dialog").getByRole("button", { name: say("open"), exact: true }).click();
  await page.locator("dialog").waitFor({ state: "detached" });
  assert.equal((await sheetOf(page)).puzzle, ONE);
}, { at: `?puzzle=${EASY}` }));

test("the board is printed as wide as the page, without the dialog", () => withPage(async (page) => {
  await page.evaluate("print = () => { window.printed = !document.querySelector('dialog[open]'); }");
  await page.getByRole("button", { name: say("share") }).click();
  await page.getByRole("button", { name: say("share-print") }).click();
  assert.equal(await page.evaluate("window.printed"), true);
  // Ctrl+P prints while a dialog is open.
  await page.getByRole("button", { name: say("share") }).click();
  await page.emulateMedia({ media: "print" });
  assert.ok(!(await page.locator("dialog").isVisible()));
  // A4 and Letter within their margins, upright and lying; in the looks that change the layout too.
  for (const [width, height] of /** @type {const} */ ([[718, 1047], [740, 980], [1047, 718], [980, 740]])) {
    for (const print of ["usual", "large"]) {
      await page.setViewportSize({ width, height });
      await page.evaluate(`document.documentElement.dataset.print = "${print}"`);
      const box = await page.locator("#board").boundingBox();
      assert.ok(box && box.width >= 0.88 * Math.min(width, height) && box.y + box.height <= height, JSON.stringify({ width, height, box }));
    }
  }
}, { at: `?puzzle=${EASY}` }));

test("the coach takes its words back when the sheet changes", () => withPage(async (page) => {
  await press(page, "h", "h", "h");
  await page.locator("#said .dose-2").waitFor();
  // Something else than the hint is about.
  await cell(page, "r9c1").click();
  await press(page, "x", "3");
  await page.locator("#said .greeting").waitFor();
  assert.equal(await page.locator("#said button").count(), 0);
  await pressAndSee(page, "d");
  await page.locator("#said .told").first().waitFor();
  await press(page, "u");
  await page.locator("#said .greeting").waitFor();
  await press(page, "k");
  await page.locator("#said h3").waitFor();
  await press(page, "u");
  await page.locator("#said .greeting").waitFor();
}, { at: `?puzzle=${EASY}` }));

test("who does the hinted step gets a word; on the way the hint stays", () => withPage(async (page) => {
  await press(page, "h", "h", "h");
  await page.locator("#said .dose-2").waitFor();
  await quiet(page);
  // The first step of this puzzle is a half double: a small 1 in r1c7 and r1c9.
  await cell(page, "r1c7").click();
  await press(page, "c", "1");
  await painted(page);
  assert.equal(await page.locator("#said .dose").count(), 3);
  assert.ok((await page.locator("#board .t-evidence").count()) > 0);
  await cell(page, "r1c9").click();
  await press(page, "1");
  await page.getByText(say("hint-done")).waitFor();
  await painted(page);
  assert.deepEqual(await page.locator("#said button").allTextContents(), [say("hint-next")]);
  assert.equal(await page.locator("#board .t-evidence").count(), 0);
  // What is not seen is not written on.
  const before = await sheetOf(page);
  await page.locator("#pause-button").click();
  await page.locator(".digit", { hasText: "3" }).click();
  await page.locator("#paused").click();
  assert.deepEqual(await sheetOf(page), before);
}, { at: `?puzzle=${ONE}` }));

/**
 * Inks all cells but the last open one, and goes there.
 *
 * @param {Page} page
 */
async function almostFilled(page) {
  const ink = [...SOLUTION].map((digit, index) => (EASY[index] === "." && index !== 78 && index !== 77 ? digit : ".")).join("");
  await page.evaluate(`import('./core/desk.js').then(({ desk }) => desk.game.commit({ ...desk.sheet, ink: "${ink}" }, []))`);
  await cell(page, "r9c6").click();
  await press(page, "6");
  await cell(page, "r9c7").click();
}

test("a solved puzzle is told so, with the time, and what next", () => withPage(async (page) => {
  await almostFilled(page);
  assert.ok(!(await page.locator("#finish").isVisible()));
  await press(page, "1");
  await page.locator("#finish").getByRole("heading", { name: say("solved") }).waitFor();
  assert.match(await page.locator("#finish").innerText(), /\d\d:\d\d/);
  await page.getByRole("link", { name: say("solved-choose") }).click();
  await page.locator(".tile").first().waitFor();
}, { at: `?puzzle=${EASY}` }));

test("a full sheet that is wrong is told so", () => withPage(async (page) => {
  await almostFilled(page);
  await press(page, "2");
  await page.locator("#finish").getByRole("heading", { name: say("full-wrong") }).waitFor();
  await page.getByRole("button", { name: say("hint-show-wrong") }).click();
  await page.locator("#said .fault.wrong-ink").first().waitFor();
  await press(page, "u");
  await page.locator("#finish").waitFor({ state: "hidden" });
}, { at: `?puzzle=${EASY}` }));

test("a puzzle of the collection gets its tick, its estimate and a next one", () => withPage(async (page) => {
  await page.locator(".tile").first().click();
  await page.locator(".shelf .puzzle").first().click();
  await page.locator("#sheet-view").waitFor({ state: "visible" });
  for (let step = 0; step < 9 && !(await page.locator("#finish").isVisible()); step += 1) {
    await press(page, "f");
    await quiet(page);
    await painted(page);
  }
  await page.locator("#finish").getByText(/\d\d:\d\d.*\d min/).waitFor();
  await page.getByRole("link", { name: say("collection") }).click();
  await page.locator(".shelf .tick").waitFor();
  assert.equal(await page.locator(".shelf .tick").count(), 1);
  await page.getByRole("link", { name: say("sheet"), exact: true }).click();
  await page.getByRole("button", { name: say("solved-next") }).click();
  await painted(page);
  assert.match(await page.locator("#game-title").innerText(), /, 2$/);
  assert.ok(!(await page.locator("#finish").isVisible()));
}, { at: "#collection" }));

test("filling in by the method says how many cells it inks", () => withPage(async (page) => {
  await page.getByText(say("fill"), { exact: true }).click();
  await page.getByRole("button", { name: say("fill-method") }).click();
  await page.locator("#said h3").waitFor();
  const count = (await sheetOf(page)).ink.replaceAll(".", "").length;
  assert.ok(count > 0);
  assert.equal(await page.locator("#said h3").innerText(), say("fill-inked", { count }));
  await press(page, "u");
  assert.equal((await sheetOf(page)).ink, ".".repeat(81));
}, { at: `?puzzle=${ONE}` }));

test("a reload shows what was in view, a film as well as a lesson", () => withPage(async (page) => {
  await page.getByRole("button", { name: say("lesson-learn") }).first().click();
  await page.locator("#task .do").waitFor();
  await page.getByRole("link", { name: say("collection") }).click();
  await page.locator(".tile").first().waitFor();
  await page.reload();
  await page.locator(".tile").first().waitFor();
  assert.match(page.url(), /#collection$/);
  await goTo(page, `#film=${ONE}&length=brief&at=2`);
  await page.reload();
  await page.locator(".film-place").filter({ hasText: say("film-at", { number: 2, last: "" }).trim() }).waitFor();
  assert.match(page.url(), /#film=.*at=2/);
  // The lesson lies on the desk as before.
  await page.getByRole("link", { name: say("sheet"), exact: true }).click();
  await page.locator("#task .do").waitFor({ state: "visible" });
}, { at: "#lessons" }));

test("a key of a dancer writes the same however often it is pressed", () => withPage(async (page) => {
  for (let step = 0; step < 3; step += 1) await pressAndSee(page, "f");
  await cell(page, "r2c1").click();
  await pressAndSee(page, "m");
  await cell(page, "r2c4").click();
  await press(page, "v", "v", "7", "b", "b", "4", "Shift+V", "Shift+V", "7");
  await painted(page);
  const [dance] = (await sheetOf(page)).dances;
  assert.equal(dance?.circle?.enclosed?.[12], "7");
  assert.equal(dance?.square?.dots?.[12], "4");
  // A dot needs a candidate, and is not written beside ink.
  const at = await sheetOf(page);
  await press(page, "v", "1");
  await page.getByText(say("no-candidate", { digit: 1, cell: "r2c4" })).waitFor();
  await cell(page, "r2c2").click();
  await press(page, "1");
  await page.getByText(say("cell-filled")).waitFor();
  assert.deepEqual(await sheetOf(page), at);
}, { at: `?puzzle=${ONE}` }));

test("erasing is recorded as erasing", () => withPage(async (page) => {
  await cell(page, "r1c3").click();
  const [digit, place] = ["4", "r1c3"];
  for (const [key, written, erased] of /** @type {const} */ ([
    ["x", "move-pencil", "erase-pencil"], ["c", "move-small", "erase-small"], ["z", "move-ink", "erase-ink"],
  ])) {
    await press(page, key, digit);
    assert.equal(await lastMove(page), say(written, { digit, cell: place }));
    await press(page, digit);
    assert.equal(await lastMove(page), say(erased, { digit, cell: place }));
  }
  await press(page, digit, "Backspace");
  assert.equal(await lastMove(page), say("move-erase", { cell: place }));
}, { at: `?puzzle=${EASY}` }));

test("within a minuet of a dancer the label says for whom ink writes", () => withPage(async (page) => {
  const nested = "import('./core/desk.js').then(({ desk }) => desk.game.commit({ ...desk.sheet, dances: [...desk.sheet.dances, { ...desk.sheet.dances[0], by: 'circle' }] }, []))";
  for (let step = 0; step < 3; step += 1) await pressAndSee(page, "f");
  await cell(page, "r2c1").click();
  await pressAndSee(page, "m");
  await page.evaluate(nested);
  await press(page, "z");
  const label = page.locator(".mode-says");
  assert.equal(await label.innerText(), say("mode-within-says", { says: say("mode-circle-says") }));
  await press(page, "x");
  assert.equal(await label.innerText(), say("mode-within-says", { says: say("mode-circle-dots-says") }));
  await cell(page, "r2c4").click();
  await press(page, "z", "7");
  assert.equal(await lastMove(page), say("move-circle", { digit: 7, cell: "r2c4" }));
  await until(page, "import('./core/desk.js').then(({ desk }) => desk.sheet.dances[0].circle.enclosed[12] === '7')");
}, { at: `?puzzle=${ONE}` }));
