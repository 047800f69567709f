// All lessons, walked through as a learner does: with the keyboard, as the text says.

import { test } from "node:test";
import assert from "node:assert/strict";
import { cell, press, say, server, sheetOf, until, withPage } from "./harness.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {Required<import("../../page/api.js").Paper>} Sheet */
/** @typedef {import("../../page/api.js").Request} Request */

/** @param {Request} request */
const ask = (request) => server.ask(request);

/** @param {number} index */
const nameOf = (index) => `r${Math.floor(index / 9) + 1}c${(index % 9) + 1}`;

/**
 * Writes digits in a cell: those that are not there come, those that are there go.
 *
 * @param {Page} page
 * @param {number} index
 * @param {string[]} mode the keys that choose the mode
 * @param {string[]} digits
 */
async function write(page, index, mode, digits) {
  if (!digits.length) return;
  await cell(page, nameOf(index)).click();
  // Ink first, so that the key of a dancer's mode never means its other mode.
  await press(page, "z", ...mode, ...digits);
}

/**
 * @param {string} from
 * @param {string} to
 */
const difference = (from, to) => [...from].filter((digit) => !to.includes(digit)).concat([...to].filter((digit) => !from.includes(digit)));

/**
 * Does by hand what turns the sheet into another one.
 *
 * @param {Page} page
 * @param {Sheet} after
 */
async function byHand(page, after) {
  const start = await sheetOf(page);
  const cells = [...Array(81).keys()];
  for (const index of cells) {
    if (after.ink[index] !== start.ink[index]) await write(page, index, [], [after.ink[index] ?? ""]);
  }
  // Ink has erased what it rules out.
  const { ink, pencil, small, dances } = await sheetOf(page);
  const [before, then] = [dances.at(-1), after.dances?.at(-1)];
  for (const index of cells) {
    if (ink[index] !== ".") continue;
    await write(page, index, ["x"], difference(pencil[index] ?? "", after.pencil?.[index] ?? ""));
    const added = [...(after.small?.[index] ?? "")].filter((digit) => !small[index]?.includes(digit));
    await write(page, index, ["c"], added);
    for (const [dancer, key] of /** @type {const} */ ([["circle", "v"], ["square", "b"]])) {
      if (!before || !then) continue;
      const enclosed = then[dancer]?.enclosed?.[index] ?? ".";
      const isNew = enclosed !== (before[dancer]?.enclosed?.[index] ?? ".") && enclosed !== ".";
      if (isNew) await write(page, index, [`Shift+${key.toUpperCase()}`], [enclosed]);
      else await write(page, index, [key], difference(before[dancer]?.dots?.[index] ?? "", then[dancer]?.dots?.[index] ?? ""));
    }
  }
}

/**
 * Waits for a verdict and hands back what is said.
 *
 * @param {Page} page
 * @param {string} verdict
 */
async function said(page, verdict) {
  const line = page.locator("#task .verdict");
  try {
    await page.locator(`#task [data-verdict=${verdict}]`).waitFor({ timeout: 5000 });
  } catch {
    assert.fail(`no verdict ${verdict}: ${await line.getAttribute("data-verdict")}: ${await line.innerText()}`);
  }
  return line.innerText();
}

/**
 * Inks a wrong number, reads what is said about it, and takes it back.
 *
 * @param {Page} page
 */
async function goWrong(page) {
  const sheet = await sheetOf(page);
  const open = [...Array(81).keys()].filter((index) => sheet.puzzle[index] === "." && sheet.ink[index] === ".");
  const index = open[0] ?? 0;
  for (const digit of "123456789") {
    const ink = sheet.ink.slice(0, index) + digit + sheet.ink.slice(index + 1);
    const checked = await ask({ ask: "check", sheet: { ...sheet, ink } });
    if (!checked.faults.some((/** @type {{ kind: string }} */ { kind }) => kind === "wrong-ink")) continue;
    await write(page, index, [], [digit]);
    const words = await said(page, "wrong");
    assert.match(words, /^Not yet\. .+ is wrong\. Undo it\./);
    await press(page, "Control+z");
    await said(page, "nothing");
    return;
  }
  assert.fail("every number is right");
}

/**
 * Does the step that the lesson asks for.
 *
 * @param {Page} page
 * @param {string} name
 */
async function learn(page, name) {
  // The starters are listed as the lesson advises them.
  if (name === "starter" || name === "which-starter") {
    await press(page, "s");
    await page.locator("#starters li").first().getByRole("button").click();
    return;
  }
  if (name === "nested") {
    await page.getByRole("button", { name: say("circle-open") }).click();
    await page.locator("#starters li").first().getByRole("button").click();
    return;
  }
  const sheet = await sheetOf(page);
  const reading = /** @type {string} */ (await page.evaluate("import('./core/desk.js').then(({ desk }) => desk.game.reading)"));
  const { entry } = await ask({ ask: "hint", sheet, reading });
  if (name === "stall") {
    await page.getByText(say("end-by-hand")).click();
    await page.getByRole("button", { name: say("end-leave") }).click();
    return;
  }
  if (["wrong", "four-things", "both-wrong", "complete"].includes(name)) {
    const right = name === "complete" ? entry.find.dancer : entry.find.dancer === "circle" ? "square" : "circle";
    await page.getByText(say("end-by-hand")).click();
    await page.getByRole("button", { name: say(`${right}-right`) }).click();
    return;
  }
  await byHand(page, (await ask({ ask: "apply", sheet, entry })).sheet);
}

test("every lesson is walked through by hand, wrong steps included", () => withPage(async (page) => {
  const { lessons } = await ask({ ask: "lessons" });
  assert.ok(lessons.length >= 29, `${lessons.length} lessons`);
  await page.getByRole("button", { name: say("lesson-learn") }).first().click();
  const troubles = [];
  for (const [index, { name, title }] of lessons.entries()) {
    await page.locator("#task h2").filter({ hasText: title }).waitFor();
    try {
      await goWrong(page);
      await learn(page, name);
      assert.match(await said(page, "done"), /^Right/);
    } catch (error) {
      troubles.push(`${index + 1} ${name}: ${error instanceof Error ? error.message : error}`);
    }
    const next = lessons[index + 1];
    if (next) await page.getByRole("button", { name: say("lesson-next", { title: next.title }) }).click();
  }
  assert.deepEqual(troubles, []);
  await page.reload();
  await page.getByRole("link", { name: say("lessons") }).click();
  await until(page, `document.querySelectorAll('.lessons .tick').length === ${lessons.length}`);
}, { at: "#lessons" }));

for (const viewport of [{ width: 1280, height: 820 }, { width: 360, height: 740 }]) {
  test(`a lesson from far down the list comes into view (${viewport.width})`, () => withPage(async (page) => {
    await page.getByRole("button", { name: say("lesson-learn-label", { title: "A minuet within a minuet" }) }).click();
    await page.locator("#task .do").waitFor();
    // On a phone the board stays above it.
    const above = viewport.width < 500 ? "document.querySelector('#board').getBoundingClientRect().bottom" : "0";
    await until(page, `(({ top }) => top >= ${above} && top < 0.6 * innerHeight)(document.querySelector('#task h2').getBoundingClientRect())`);
  }, { at: "#lessons", options: { viewport } }));
}

test("a reload in the middle of a lesson loses nothing of it", () => withPage(async (page) => {
  const learn = page.getByRole("button", { name: say("lesson-learn-label", { title: "Candidates" }), exact: true });
  await learn.click();
  await page.locator("#task h2").filter({ hasText: "Candidates" }).waitFor();
  await goWrong(page);
  const { puzzle, ink, pencil } = await sheetOf(page);
  const index = pencil.findIndex((digits, at) => digits === "" && puzzle[at] === "." && ink[at] === ".");
  await write(page, index, ["x"], ["1", "2"]);
  const before = await sheetOf(page);
  await page.reload();
  await page.locator("#task .verdict:not(:empty)").waitFor();
  assert.deepEqual(await sheetOf(page), before);
  assert.equal(await page.locator("#task h2").innerText(), "Candidates");
  await press(page, "u");
  assert.notDeepEqual(await sheetOf(page), before);
  await page.getByRole("button", { name: say("lesson-next", { title: "" }) }).click();
  await page.locator("#task h2").filter({ hasText: "Singles in the clean-up" }).waitFor();
  // A game from elsewhere ends the lesson.
  await page.goto(`${server.url}?puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79`);
  await page.locator("#game-title").filter({ hasText: say("game-opened", { count: 30 }) }).waitFor();
  await page.reload();
  await page.locator("#game-title").filter({ hasText: say("game-opened", { count: 30 }) }).waitFor();
  assert.ok(!(await page.locator("#task").isVisible()));
}, { at: "#lessons" }));
