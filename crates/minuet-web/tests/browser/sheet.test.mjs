// The sheet: keyboard, modes, undo, saves.

import { test } from "node:test";
import assert from "node:assert/strict";
import { cell, goTo, isSite, painted, press, say, server, sheetOf, until, watch, withPage } from "./harness.mjs";

const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/**
 * @param {string[]} keys
 * @param {(sheet: Awaited<ReturnType<typeof sheetOf>>) => void} expect
 */
const check = (keys, expect) => withPage(async (page) => {
  await cell(page, "r1c3").click();
  await press(page, ...keys);
  await painted(page);
  expect(await sheetOf(page));
}, { at: `?puzzle=${EASY}` });

test("Z inks, X pencils, C writes small", () => check(["z", "4", "ArrowRight", "x", "2", "6", "c", "6"], (sheet) => {
  assert.equal(sheet.ink[2], "4");
  assert.equal(sheet.pencil[3], "26");
  assert.equal(sheet.small[3], "6");
}));

test("Shift and Ctrl change the mode while they are held", () =>
  check(["z", "Shift+Digit1", "Shift+Digit2", "Control+Digit2", "ArrowRight", "2"], (sheet) => {
    assert.equal(sheet.pencil[2], "12");
    assert.equal(sheet.small[2], "2");
    assert.equal(sheet.ink[3], "2");
  }));

test("givens cannot be written over", () => check(["ArrowLeft", "9", "Backspace"], (sheet) => {
  assert.equal(sheet.puzzle, EASY);
  assert.equal(sheet.ink, ".".repeat(81));
}));

test("margins take half doubles", () => check(["End", "ArrowRight", "4", "9"], (sheet) => {
  assert.equal(sheet.margins[0], "49");
}));

test("everything is undone and redone", () =>
  check(["x", "1", "2", "4", "Control+z", "Control+z", "Control+y"], (sheet) => assert.equal(sheet.pencil[2], "12")));

test("undo goes all the way, through a reload", () => withPage(async (page) => {
  await cell(page, "r1c3").click();
  await press(page, "x");
  for (let time = 0; time < 30; time += 1) await press(page, "1", "2", "4");
  await painted(page);
  await page.reload();
  await painted(page);
  await cell(page, "r1c3").click();
  for (let time = 0; time < 90; time += 1) await press(page, "u");
  await painted(page);
  assert.equal((await sheetOf(page)).pencil[2], "");
  assert.ok(await page.getByRole("button", { name: say("undo") }).isDisabled());
}, { at: `?puzzle=${EASY}` }));

test("a cell says what stands in it", () => withPage(async (page) => {
  await cell(page, "r1c3").click();
  await press(page, "x", "1", "2");
  await painted(page);
  assert.equal(await cell(page, "r1c3").getAttribute("aria-label"), "row 1 column 3, candidates 1 and 2");
  assert.equal(await cell(page, "r1c1").getAttribute("aria-label"), "row 1 column 1, given 5");
}, { at: `?puzzle=${EASY}` }));

test("a number is highlighted, candidates included", () => withPage(async (page) => {
  await cell(page, "r1c3").click();
  await press(page, "x", "5", "n", "5");
  await painted(page);
  const fives = [...EASY].filter((digit) => digit === "5").length + 1;
  assert.equal(await page.locator("#board .glow").count(), fives);
}, { at: `?puzzle=${EASY}` }));

test("two tabs follow each other and never damage a save", () => withPage(async (first) => {
  await cell(first, "r1c3").click();
  await press(first, "4");
  await painted(first);
  const second = await first.context().newPage();
  const wrong = watch(second);
  await goTo(second, "");
  assert.equal((await sheetOf(second)).ink[2], "4");
  await cell(second, "r1c4").click();
  await press(second, "6");
  await painted(second);
  await until(first, "import('./core/desk.js').then(({ desk }) => desk.sheet.ink[3] === '6')");
  // Both write before either has heard of the other: one of them goes on with a copy, nothing is lost.
  for (const page of [first, second]) await page.evaluate("import('./core/desk.js').then(({ desk }) => { desk.heard = async () => {}; })");
  await Promise.all([
    first.evaluate("import('./core/desk.js').then(({ desk }) => desk.game.commit({ ...desk.sheet, small: desk.sheet.small.with(5, '1') }, []))"),
    second.evaluate("import('./core/desk.js').then(({ desk }) => desk.game.commit({ ...desk.sheet, small: desk.sheet.small.with(5, '2') }, []))"),
  ]);
  await painted(first);
  await painted(second);
  const saved = await first.evaluate("import('./core/store.js').then(async (store) => Promise.all((await store.list()).map(({ id }) => store.load(id).then((game) => game.sheet.small[5]))))");
  assert.deepEqual(/** @type {string[]} */ (saved).sort(), ["1", "2"]);
  assert.deepEqual(wrong, []);
}, { at: `?puzzle=${EASY}` }));

test("two tabs with one game count its time once", () => withPage(async (first) => {
  const time = "import('./core/timer.js').then(async (timer) => timer.seconds((await import('./core/desk.js')).desk.game.id))";
  const second = await first.context().newPage();
  await goTo(second, "");
  const from = /** @type {number} */ (await first.evaluate(time));
  const start = Date.now();
  await first.waitForTimeout(4500);
  const counted = /** @type {number} */ (await first.evaluate(time)) - from;
  const passed = (Date.now() - start) / 1000;
  assert.ok(counted >= 2 && counted <= passed + 1.5, `${counted} seconds counted in ${passed}`);
}, { at: `?puzzle=${EASY}` }));

test("when the program goes away, nothing is lost, and the page goes on when it is back", { skip: isSite }, () => withPage(async (page) => {
  await cell(page, "r1c3").click();
  await press(page, "4");
  await painted(page);
  await server.stop();
  await press(page, "ArrowRight", "6");
  await page.locator("#away").waitFor({ state: "visible" });
  await press(page, "ArrowRight", "ArrowRight", "8");
  assert.equal(await cell(page, "r1c6").textContent(), "8");
  await server.restart();
  await page.locator("#away").waitFor({ state: "hidden" });
  await painted(page);
  assert.equal((await sheetOf(page)).ink.slice(0, 9), "..46.8...");
  assert.equal(await cell(page, "r1c6").getAttribute("aria-label"), "row 1 column 6, ink 8");
}, { at: `?puzzle=${EASY}`, complaints: /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/ }));

test("a text that cannot be read is refused with its place", () => withPage(async (page) => {
  await press(page, "o");
  await page.getByLabel(say("open-paste")).fill("53..7....\n6..1x5");
  await page.locator("dialog").getByRole("button", { name: say("open"), exact: true }).click();
  assert.match(await page.locator("dialog .wrong:not(:empty)").innerText(), /line|column/);
}, { complaints: /422/ }));

test("a puzzle is typed on an empty sheet", () => withPage(async (page) => {
  await press(page, "o");
  await page.getByRole("button", { name: say("open-empty") }).click();
  await cell(page, "r1c1").click();
  await press(page, "5", "3", "ArrowRight", "7");
  await page.getByRole("button", { name: say("typing-done") }).click();
  await painted(page);
  assert.equal((await sheetOf(page)).puzzle.slice(0, 9), "53.7.....");
}));
