// What a player expects: a puzzle at hand, the first minute, several cells, colours, pause, statistics, games, sharing.

import { test } from "node:test";
import assert from "node:assert/strict";
import { cell, goTo, moveOf, painted, press, pressAndSee, say, sheetOf, until, withPage } from "./harness.mjs";

/** @typedef {import("playwright-core").Page} Page */

const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const ONE = "....5..3..18..3.......21..8..1...6.25..619..46.7...9..2..13.......5..87..8..7....";
const DAY = "...6...4......49..9..12.67.42..795.8.7..4.....9..5......2....6..15..3.896.......4";

/**
 * Lets the coach finish the puzzle.
 *
 * @param {Page} page
 */
async function finish(page) {
  for (let step = 0; step < 20 && !(await page.locator("#finish").isVisible()); step += 1) {
    await press(page, "f");
    await page.waitForLoadState("networkidle");
    await painted(page);
  }
  await page.locator("#finish").getByRole("heading", { name: say("solved") }).waitFor();
}

test("a new puzzle of each level is made on the spot, never the same twice", () => withPage(async (page) => {
  const puzzles = new Set();
  for (const level of ["level-easy", "level-easy", "level-medium", "level-minuet"]) {
    await page.getByRole("button", { name: say("new"), exact: true }).click();
    await page.locator("dialog").getByRole("button", { name: new RegExp(`^${say(level)}`) }).click();
    await page.locator("dialog").waitFor({ state: "detached" });
    await painted(page);
    assert.equal(await page.locator("#game-title").innerText(), say("game-new", { level: say(level) }));
    puzzles.add((await sheetOf(page)).puzzle);
  }
  assert.equal(puzzles.size, 4);
}));

test("by keyboard alone: a new puzzle, on with it at once, all candidates filled in", () => withPage(async (page) => {
  await press(page, "p");
  await page.locator("dialog[open]").waitFor();
  // The puzzle of the day has the keyboard first, then come the levels.
  await press(page, "Tab", "Enter");
  await page.locator("dialog").waitFor({ state: "detached" });
  await painted(page);
  assert.equal(await page.locator("#game-title").innerText(), say("game-new", { level: say("level-easy") }));
  assert.equal(await page.evaluate("document.activeElement?.getAttribute('role')"), "gridcell");
  await pressAndSee(page, "a");
  const { puzzle, pencil } = await sheetOf(page);
  assert.ok(pencil.every((digits, index) => (puzzle[index] === ".") === (digits !== "")));
}));

test("the puzzle of the day is that of the local date", () => withPage(async (page) => {
  await page.clock.setFixedTime(new Date("2026-11-17T23:30:00"));
  await press(page, "p");
  await page.locator("dialog").getByRole("button", { name: say("day") }).click();
  await page.locator("dialog").waitFor({ state: "detached" });
  assert.equal((await sheetOf(page)).puzzle, DAY);
}));

test("a solve is kept in the statistics, with the hints, and can be saved as a file", () => withPage(async (page) => {
  await press(page, "h");
  await page.locator("#said .dose").first().waitFor();
  await finish(page);
  await page.locator("#finish").getByText(say("solved-hints", { count: 1 })).waitFor();
  await page.locator("#finish").getByRole("button", { name: say("statistics") }).click();
  await page.locator("dialog").getByText(say("statistics-solved", { count: 1 })).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent("download"), page.getByRole("button", { name: say("statistics-export") }).click(),
  ]);
  assert.equal(file.suggestedFilename(), "minuet-statistics.csv");
  await page.getByRole("button", { name: say("close") }).click();
  // A second look at the same game counts once.
  await press(page, "u", "r");
  await page.locator("#finish").getByRole("heading", { name: say("solved") }).waitFor();
  assert.equal(await page.evaluate("JSON.parse(localStorage['minuet-statistics']).length"), 1);
}, { at: `?puzzle=${EASY}` }));

test("games have dates and no duplicates, and deleting can be undone", () => withPage(async (page) => {
  await cell(page, "r1c3").click();
  await press(page, "4");
  await painted(page);
  await goTo(page, `?puzzle=${ONE}`);
  await cell(page, "r1c1").click();
  await press(page, "x", "2");
  await painted(page);
  // The same puzzle again goes on where it was left.
  await goTo(page, `?puzzle=${EASY}`);
  assert.equal((await sheetOf(page)).ink[2], "4");
  await press(page, "g");
  const items = page.locator(".games li");
  await items.nth(1).waitFor();
  assert.equal(await items.count(), 2);
  assert.match(await items.first().innerText(), /20\d\d/);
  await items.nth(1).getByRole("button", { name: say("games-delete") }).click();
  await until(page, "document.querySelectorAll('.games li').length === 1");
  await page.locator("dialog").getByRole("button", { name: say("games-undelete") }).click();
  await until(page, "document.querySelectorAll('.games li').length === 2");
  await items.nth(1).getByRole("button", { name: say("games-continue") }).click();
  await painted(page);
  assert.equal((await sheetOf(page)).puzzle, ONE);
  assert.equal(await moveOf(page), 1);
}, { at: `?puzzle=${EASY}` }));

test("a new player is welcomed once, shown around, and has an easy puzzle", () => withPage(async (page) => {
  await page.locator("#welcome").getByText(say("welcome")).waitFor();
  await page.getByRole("button", { name: say("tour-begin") }).click();
  for (let stop = 0; stop < 4; stop += 1) await page.getByRole("button", { name: say("tour-next") }).click();
  await page.getByRole("button", { name: say("tour-end") }).click();
  assert.ok(!(await page.locator("#tour").isVisible()));
  await page.reload();
  await painted(page);
  assert.ok(!(await page.locator("#welcome").isVisible()));
  // Step 1 finishes it.
  await press(page, "f");
  await page.locator("#finish").getByRole("heading", { name: say("solved") }).waitFor();
}));

test("terms are explained where they stand, and rules lead to their lesson", () => withPage(async (page) => {
  await press(page, "h", "h", "h");
  await page.locator("#said .dose-2").waitFor();
  await page.locator("#minuet-card .term").first().click();
  await page.getByText(say("term-candidate-says")).waitFor();
  await press(page, "Escape");
  // The rule says where it leads before it is pressed, and the way back is in view afterwards.
  const sheet = await sheetOf(page);
  const rule = page.locator("#said button.cite").first();
  const label = say("to-lesson", { rule: await rule.innerText() });
  assert.deepEqual([await rule.getAttribute("title"), await rule.getAttribute("aria-label")], [label, label]);
  await rule.click();
  await page.locator("#task .do").waitFor();
  const back = await page.getByRole("button", { name: say("lesson-back") }).boundingBox();
  assert.ok(back && back.y >= 0 && back.y + back.height < 740, JSON.stringify(back));
  await page.getByRole("button", { name: say("lesson-back") }).click();
  await until(page, `import('./core/desk.js').then(({ desk }) => desk.sheet.puzzle === "${ONE}")`);
  assert.deepEqual(await sheetOf(page), sheet);
  // Circle and square have their signs wherever they are named.
  assert.deepEqual(await page.locator("#minuet-card .dancer-name").allInnerTexts(), ["○circle", "□square"]);
}, { at: `?puzzle=${ONE}` }));

test("several cells are selected by dragging, by Shift and arrows, and by long presses", () => withPage(async (page) => {
  await cell(page, "r1c3").hover();
  await page.mouse.down();
  await cell(page, "r2c3").hover();
  await page.mouse.up();
  await press(page, "x", "2");
  let { pencil } = await sheetOf(page);
  assert.deepEqual([pencil[2], pencil[11]], ["2", "2"]);
  // It stands in both, so the second press erases both, in one move.
  const at = await moveOf(page);
  await press(page, "2");
  ({ pencil } = await sheetOf(page));
  assert.deepEqual([pencil[2], pencil[11], await moveOf(page)], ["", "", at + 1]);
  await cell(page, "r1c6").click();
  await press(page, "Shift+ArrowRight", "Shift+ArrowRight", "4");
  ({ pencil } = await sheetOf(page));
  assert.deepEqual([pencil[5], pencil[6], pencil[7]], ["4", "4", "4"]);
  await press(page, "Backspace");
  ({ pencil } = await sheetOf(page));
  assert.deepEqual([pencil[5], pencil[6], pencil[7]], ["", "", ""]);
  await press(page, "z", "4");
  await page.getByText(say("ink-one-cell")).waitFor();
  await press(page, "Escape");
  assert.equal(await page.locator("#board [aria-selected]").count(), 1);
  // A finger that rests.
  const rest = async (/** @type {string} */ name) => {
    const box = await cell(page, name).boundingBox();
    assert.ok(box);
    const at = { clientX: box.x + 5, clientY: box.y + 5, pointerType: "touch", bubbles: true, isPrimary: true };
    await cell(page, name).dispatchEvent("pointerdown", at);
    await page.waitForTimeout(600);
    await cell(page, name).dispatchEvent("pointerup", at);
  };
  await cell(page, "r8c1").click();
  await rest("r8c2");
  await rest("r9c3");
  assert.equal(await page.locator("#board [aria-selected]").count(), 3);
}, { at: `?puzzle=${EASY}` }));

test("the neighbours of a cell are shaded, clashes are marked at once, and both can be switched off", () => withPage(async (page) => {
  await cell(page, "r1c3").click();
  assert.equal(await page.locator("#board .near").count(), 20);
  const shade = () => page.locator("#board .near").first().evaluate((near) => getComputedStyle(near).backgroundColor);
  const shaded = await shade();
  await press(page, "5");
  await until(page, "document.querySelectorAll('#board .clash').length === 2");
  assert.equal(await page.locator("#board [aria-invalid]").count(), 2);
  await page.getByRole("button", { name: say("settings") }).click();
  await page.getByRole("group", { name: say("setting-clash") }).getByLabel(say("setting-clash-off")).check();
  await page.getByRole("group", { name: say("setting-shade") }).getByLabel(say("setting-shade-off")).check();
  assert.equal(await page.locator("#board .clash").count(), 0);
  assert.notEqual(await shade(), shaded);
}, { at: `?puzzle=${EASY}` }));

test("cells and candidates are coloured, undone and kept", () => withPage(async (page) => {
  await cell(page, "r1c3").click();
  await press(page, "x", "1", "2", "q", "3", "w", "1", "2", "2");
  await painted(page);
  await page.reload();
  await painted(page);
  assert.equal(await cell(page, "r1c3").getAttribute("data-colour"), "3");
  assert.equal(await page.locator("#board .spot.colour-1").count(), 1);
  assert.equal(await page.locator("#board .spot.colour-2").count(), 1);
  await press(page, "u", "u");
  assert.equal(await page.locator("#board .spot.colour-2").count(), 0);
  await cell(page, "r1c3").click();
  await press(page, "q", "Backspace");
  assert.equal(await cell(page, "r1c3").getAttribute("data-colour"), null);
  assert.equal((await sheetOf(page)).pencil[2], "12");
}, { at: `?puzzle=${EASY}` }));

test("a pause hides the board and stops the clock, and so does a film", () => withPage(async (page) => {
  await until(page, "document.querySelector('#timer').textContent >= '00:02'");
  await page.getByRole("button", { name: say("pause"), exact: true }).click();
  assert.ok(!(await page.locator("#board .board").isVisible()));
  const stopped = await page.locator("#timer").innerText();
  await page.waitForTimeout(2200);
  assert.equal(await page.locator("#timer").innerText(), stopped);
  await page.getByRole("button", { name: say("paused") }).click();
  assert.ok(await page.locator("#board .board").isVisible());
  await page.getByRole("link", { name: say("film") }).click();
  await page.locator(".film-place").waitFor();
  const before = await page.locator("#timer").innerText();
  await page.waitForTimeout(2200);
  assert.equal(await page.locator("#timer").innerText(), before);
}, { at: `?puzzle=${EASY}` }));

test("starters say why, and what they yield only when asked", () => withPage(async (page) => {
  for (let step = 0; step < 3; step += 1) await pressAndSee(page, "f");
  await press(page, "s");
  const first = page.locator("#starters li").first();
  await first.waitFor();
  assert.ok(!(await first.locator(".promise").isVisible()));
  await first.getByText(say("starter-yields")).click();
  assert.ok(await first.locator(".promise").isVisible());
}, { at: `?puzzle=${ONE}` }));

test("typing begins in r1c1, goes on by itself, takes 0, dot and space, and marks clashes", () => withPage(async (page) => {
  await press(page, "o");
  await page.getByRole("button", { name: say("open-empty") }).click();
  await until(page, "document.activeElement?.getAttribute('data-place') === '0'");
  await press(page, "5", "3", "0", ".", "Space", "5");
  assert.equal((await sheetOf(page)).puzzle.slice(0, 7), "53...5.");
  await until(page, "document.querySelectorAll('#board .clash').length === 2");
}, { at: `?puzzle=${EASY}` }));

test("a film has a speed, and keeps its place when its length changes and when one comes back", () => withPage(async (page) => {
  await page.getByRole("link", { name: say("film") }).click();
  await page.locator(".film-place").filter({ hasText: say("film-at-start") }).waitFor();
  await press(page, ...Array(12).fill("."));
  await until(page, "/^Entry 12 /.test(document.querySelector('.film-place').textContent)");
  const words = await page.locator(".film-words").innerText();
  await page.getByRole("link", { name: say("film-full") }).click();
  await page.getByRole("link", { name: say("film-brief") }).waitFor();
  await until(page, `document.querySelector('.film-words').innerText === ${JSON.stringify(words)}`);
  await page.getByRole("link", { name: say("film-brief") }).click();
  await page.getByRole("link", { name: say("film-full") }).waitFor();
  await until(page, `document.querySelector('.film-words').innerText === ${JSON.stringify(words)}`);
  await page.getByRole("link", { name: say("sheet"), exact: true }).click();
  await page.getByRole("link", { name: say("film"), exact: true }).click();
  await until(page, "/^Entry 12 /.test(document.querySelector('.film-place').textContent)");
  await page.getByLabel(say("film-speed")).selectOption("4");
  await page.getByRole("button", { name: say("film-play") }).click();
  await until(page, "/^Entry 14 /.test(document.querySelector('.film-place').textContent)");
}, { at: `?puzzle=${ONE}` }));

test("a link to this very machine says so, and the text is offered first", () => withPage(async (page) => {
  await page.getByRole("button", { name: say("share") }).click();
  await page.locator("dialog .local").waitFor();
  assert.match(await page.locator("dialog .strong").innerText(), new RegExp(say("share-copy-text")));
}, { at: `?puzzle=${EASY}` }));

test("what the coach did in a lesson is not learnt, and next is the button one sees", () => withPage(async (page) => {
  await page.getByRole("button", { name: say("lesson-learn") }).first().click();
  await page.locator("#task .do").waitFor();
  assert.match(await page.locator("#task .strong").innerText(), new RegExp(say("lesson-check")));
  await pressAndSee(page, "d");
  await page.locator("#task .verdict").getByText(say("lesson-by-coach")).waitFor();
  assert.match(await page.locator("#task .strong").innerText(), /^Next/);
  assert.equal(await page.evaluate("localStorage['minuet-lessons'] ?? null"), null);
}, { at: "#lessons" }));

test("faults are marked as faults, and are never folded away", () => withPage(async (page) => {
  for (let step = 0; step < 2; step += 1) await pressAndSee(page, "f");
  const wrong = "import('./core/desk.js').then(({ desk }) => desk.game.commit({ ...desk.sheet, ink: [...desk.sheet.ink].map((digit, at) => desk.sheet.pencil[at]?.at(-1) ?? digit).join(''), pencil: Array(81).fill('') }, []))";
  await page.evaluate(wrong);
  await press(page, "k");
  await page.locator("#said .fault").nth(7).waitFor();
  assert.equal(await page.locator("#said details .fault:not(.leftover)").count(), 0);
  assert.ok((await page.locator("#board .fault").count()) > 7);
}, { at: `?puzzle=${ONE}` }));

test("the board is zoomed by key, and the chosen cell stays in view", () => withPage(async (page) => {
  await cell(page, "r9c9").click();
  const wide = async () => (await page.locator("#board .board").boundingBox())?.width ?? 0;
  const usual = await wide();
  await press(page, "+", "+");
  assert.ok(await wide() > 1.9 * usual);
  const [frame, chosen] = [await page.locator("#board").boundingBox(), await cell(page, "r9c9").boundingBox()];
  assert.ok(frame && chosen && chosen.x + chosen.width <= frame.x + frame.width + 1 && chosen.y + chosen.height <= frame.y + frame.height + 1);
  await press(page, "+", "?");
  assert.equal(await wide(), usual);
  await page.locator("dialog").getByText(say("keys-zoom-says")).waitFor();
}, { at: `?puzzle=${EASY}` }));

test("on a phone a tap on a cell brings the keypad back that the words have pushed away", () => withPage(async (page) => {
  await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)");
  await cell(page, "r5c5").tap();
  await until(page, "document.querySelector('#keypad .digits').getBoundingClientRect().top >= document.querySelector('#board').getBoundingClientRect().bottom - 1");
  await page.locator("#keypad .digit").first().tap();
  assert.equal((await sheetOf(page)).ink[40], "1");
}, { at: `?puzzle=${EASY}`, options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } }));

/**
 * The ink after the next step of the coach.
 *
 * @param {Page} page
 * @returns {Promise<string>}
 */
const inkNext = (page) => page.evaluate(`Promise.all([import("./core/ask.js"), import("./coach/change.js")]).then(async ([{ ask }, { asItStands }]) => {
  const { entry } = await ask("helped", { ask: "hint", ...asItStands() });
  return (await ask("changed", { ask: "apply", sheet: asItStands().sheet, entry })).sheet.ink;
})`);

test("on a phone the keys stay where they are while a hint is followed", () => withPage(async (page) => {
  let [ink, wanted] = [(await sheetOf(page)).ink, await inkNext(page)];
  while (wanted === ink) {
    await pressAndSee(page, "d");
    [ink, wanted] = [(await sheetOf(page)).ink, await inkNext(page)];
  }
  await page.locator("#keypad").getByRole("button", { name: say("hint") }).tap();
  for (const dose of ["hint-what", "hint-why"]) await page.locator("#said").getByRole("button", { name: say(dose) }).tap();
  await page.locator("#said .dose-2").waitFor();
  const place = [...wanted].findIndex((digit, at) => digit !== ink[at]);
  await page.locator(`#board [data-place="${place}"]`).tap();
  const key = page.locator("#keypad .digit").nth(Number(wanted[place]) - 1);
  // The tap on the cell has brought the keys back, below the board.
  await until(page, "document.querySelector('#keypad .digits').getBoundingClientRect().top >= document.querySelector('#board').getBoundingClientRect().bottom - 1");
  const before = await key.boundingBox();
  await key.tap();
  await page.locator("#said").getByText(say("hint-done")).waitFor();
  await painted(page);
  assert.deepEqual(await key.boundingBox(), before);
}, { at: `?puzzle=${EASY}`, options: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } }));

test("on a phone the board stays in view while the words are read, and the chosen cell is drawn large by the keys", () => withPage(async (page) => {
  for (let step = 0; step < 2; step += 1) await pressAndSee(page, "f");
  await page.locator("#keypad").getByRole("button", { name: say("hint") }).tap();
  await page.locator("#said .dose").first().waitFor();
  const box = async (/** @type {string} */ selector) => {
    const found = await page.locator(selector).boundingBox();
    assert.ok(found, selector);
    return found;
  };
  const [board, said] = [await box("#board .board"), await box("#said")];
  assert.ok(board.y >= -1 && board.y + board.height <= said.y + 1 && said.y < 740, JSON.stringify({ board, said }));
  await cell(page, "r1c1").tap();
  const grown = await box("#keypad .grown");
  const keypad = await box("#keypad");
  assert.ok(grown.y >= board.y + board.height && grown.y + grown.height <= Math.min(740, keypad.y + keypad.height), JSON.stringify({ grown, board }));
  // Of a cell's 420 units a candidate has 84 and a small digit 52.
  const [candidate, small] = [(grown.width / 420) * 84, (grown.width / 420) * 52];
  assert.ok(candidate >= 18 && small >= 12, `candidates of ${candidate} px, small digits of ${small} px`);
  await cell(page, "r1c5").tap();
  assert.ok(!(await page.locator("#keypad .grown").isVisible()), "a given can be read as it is");
  const named = await page.locator("#keypad .loupe").evaluate((loupe) => getComputedStyle(loupe, "::after").content);
  assert.equal(named, '"r1c5"');
  assert.equal((await box("#keypad .loupe")).width, (await box("#keypad .loupe")).height);
  await page.getByRole("button", { name: /^Zoom/ }).tap();
  assert.ok((await box("#board .board")).width > 1.4 * board.width);
  await page.getByRole("button", { name: say("help"), exact: true }).tap();
  await page.getByText(say("touch-hold-says")).waitFor();
  assert.ok(!(await page.getByText(say("keys-undo-says")).isVisible()), "the keys are folded");
  await page.getByText(say("keys"), { exact: true }).tap();
  assert.ok(await page.getByText(say("keys-undo-says")).isVisible());
  const [fingers, keys] = [await box("dialog details:has-text('" + say("help-touch") + "')"), await box("dialog details:last-of-type")];
  assert.ok(fingers.y < keys.y);
}, { at: `?puzzle=${ONE}`, options: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } }));
