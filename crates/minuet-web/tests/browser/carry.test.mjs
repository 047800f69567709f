// Games that outlive this version and this browser: forms of saved games, all games as one file.

import { test } from "node:test";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { cell, moveOf, newContext, painted, press, pressAndSee, say, sheetOf, until, watch, withPage, goTo } from "./harness.mjs";

/** @typedef {import("playwright-core").Page} Page */

const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const ONE = "....5..3..18..3.......21..8..1...6.25..619..46.7...9..2..13.......5..87..8..7....";

/**
 * All games as a file.
 *
 * @param {Page} page
 */
async function carriedOut(page) {
  await press(page, "g");
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: say("carry-out") }).click()]);
  await press(page, "Escape");
  return readFile(await file.path(), "utf8");
}

/**
 * @param {Page} page
 * @param {string} text
 */
async function carryIn(page, text) {
  if (!(await page.locator("dialog").isVisible())) await press(page, "g");
  await page.locator("#carry-in").setInputFiles({ name: "games.json", mimeType: "application/json", buffer: Buffer.from(text) });
}

/** @param {Page} page */
const lastNotice = (page) => page.locator("#notices .notice").last();

test("all games go from one browser to another, with every move", () => withPage(async (page) => {
  for (let step = 0; step < 3; step += 1) await pressAndSee(page, "f");
  await cell(page, "r2c1").click();
  await pressAndSee(page, "m");
  await painted(page);
  const [sheet, at] = [await sheetOf(page), await moveOf(page)];
  await goTo(page, `?puzzle=${EASY}`);
  const text = await carriedOut(page);
  assert.equal(JSON.parse(text).form, 4);
  // What is here already is not added again.
  await carryIn(page, text);
  await lastNotice(page).filter({ hasText: say("carried-known", { count: 2 }) }).waitFor();
  const context = await newContext({});
  try {
    const other = await context.newPage();
    const wrong = watch(other);
    await goTo(other, "");
    await carryIn(other, text);
    await lastNotice(other).filter({ hasText: say("carried", { count: 2 }) }).waitFor();
    await until(other, "document.querySelectorAll('.games li').length === 3");
    const id = JSON.parse(text).games.find((/** @type {any} */ game) => game.record.at === at).record.id;
    await other.evaluate(`import('./core/store.js').then(async ({ load }) => (await import('./core/desk.js')).desk.lay(await load('${id}')))`);
    await press(other, "Escape");
    await painted(other);
    assert.deepEqual(await sheetOf(other), sheet);
    // All the way back to the first move.
    for (let move = 0; move < at; move += 1) await press(other, "u");
    assert.equal(await moveOf(other), 0);
    // A game that was continued in both browsers becomes two.
    await painted(other);
    await carryIn(other, text);
    await lastNotice(other).filter({ hasText: say("carried", { count: 1 }) }).waitFor();
    assert.deepEqual(wrong, []);
  } finally {
    await context.close();
  }
}, { at: `?puzzle=${ONE}` }));

test("files that are no games, damaged or newer are told so, and change nothing", () => withPage(async (page) => {
  const text = await carriedOut(page);
  const parcel = JSON.parse(text);
  const [game] = parcel.games;
  const with_ = (/** @type {any} */ changed) => JSON.stringify({ ...parcel, games: [changed] });
  const renamed = { ...game, record: { ...game.record, id: "another" } };
  for (const [file, said] of /** @type {[string, string][]} */ ([
    ["", say("carry-wrong")],
    ["not JSON", say("carry-wrong")],
    ["[]", say("carry-wrong")],
    ['{"minuet":"games"}', say("carry-wrong")],
    [with_({ ...renamed, record: { ...renamed.record, form: 99 } }), say("carry-newer")],
    [with_(null), say("carry-broken", { count: 1 })],
    [with_({ ...renamed, moves: [] }), say("carry-broken", { count: 1 })],
    [with_({ ...renamed, moves: [{ sheet: { puzzle: "x".repeat(81) }, notes: [] }] }), say("carry-broken", { count: 1 })],
    [with_({ ...renamed, record: { ...renamed.record, at: 7 } }), say("carry-broken", { count: 1 })],
  ])) {
    await carryIn(page, file);
    await lastNotice(page).filter({ hasText: said }).waitFor();
    await page.evaluate("document.getElementById('notices').replaceChildren()");
  }
  const games = await page.evaluate("import('./core/store.js').then(({ list }) => list())");
  assert.equal(/** @type {unknown[]} */ (games).length, 1);
}, { at: `?puzzle=${EASY}`, complaints: /422|400/ }));

/**
 * Changes what the browser has kept of the game on the desk.
 *
 * @param {Page} page
 * @param {string} change of `record` and `move`
 */
const tamper = (page, change) => page.evaluate(`new Promise((done) => {
  const opening = indexedDB.open("minuet", 1);
  opening.onsuccess = () => {
    const transaction = opening.result.transaction(["games", "moves"], "readwrite");
    const [games, moves] = [transaction.objectStore("games"), transaction.objectStore("moves")];
    games.getAll().onsuccess = ({ target }) => {
      const [record] = target.result;
      moves.getAll().onsuccess = ({ target }) => {
        for (const move of target.result) { ${change}; moves.put(move); }
        games.put(record);
      };
    };
    transaction.oncomplete = () => { opening.result.close(); done(); };
  };
})`);

test("a game of the first version is continued", () => withPage(async (page) => {
  await cell(page, "r1c3").click();
  await press(page, "4");
  await painted(page);
  const sheet = await sheetOf(page);
  // As it was saved then: without a form, and without lists that are empty.
  await tamper(page, "delete record.form; delete move.sheet.margins; delete move.sheet.dances; delete move.notes");
  await page.reload();
  await painted(page);
  assert.deepEqual(await sheetOf(page), sheet);
  await cell(page, "r1c4").click();
  await press(page, "6");
  await painted(page);
  await page.reload();
  await painted(page);
  assert.equal((await sheetOf(page)).ink.slice(0, 4), "..46");
  await press(page, "u", "u");
  assert.equal((await sheetOf(page)).ink, ".".repeat(81));
}, { at: `?puzzle=${EASY}` }));

test("a game of a newer version is left alone", () => withPage(async (page) => {
  await tamper(page, "record.form = 99");
  await page.reload();
  await page.getByText(say("game-newer")).waitFor();
  await painted(page);
  const forms = await page.evaluate("import('./core/store.js').then(({ list }) => list()).then((games) => games.map(({ form }) => form))");
  assert.ok(/** @type {number[]} */ (forms).includes(99));
}, { at: `?puzzle=${EASY}` }));

test("a game whose estimate was one figure has a range now", () => withPage(async (page) => {
  await cell(page, "r1c3").click();
  await press(page, "4");
  await painted(page);
  await tamper(page, "record.form = 3; record.minutes = 60");
  await page.reload();
  await painted(page);
  assert.deepEqual(await page.evaluate("import('./core/desk.js').then(({ desk }) => desk.game.minutes)"), [40, 80]);
}, { at: `?puzzle=${EASY}` }));
