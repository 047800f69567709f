// The coach, from the player's own sheet.

import { test } from "node:test";
import assert from "node:assert/strict";
import { cell, painted, press, pressAndSee, quiet, say, sheetOf, withPage } from "./harness.mjs";

/** From our own packs: the first one takes two minuets. */
const HARD = "78..49..524.5..7....3........59.....19..7..53.....42........8....2..5.973..49..26";
const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/** @param {import("playwright-core").Page} page */
const said = (page) => page.locator("#said").innerText();

test("a hint comes in three doses, then the coach does it", () => withPage(async (page) => {
  await press(page, "h");
  await page.locator("#said .dose-0").waitFor();
  assert.equal(await page.locator("#said .dose").count(), 1);
  await press(page, "h", "h");
  assert.equal(await page.locator("#said .dose").count(), 3);
  await painted(page);
  assert.ok((await page.locator("#board .t-evidence").count()) > 0);
  const before = await sheetOf(page);
  await press(page, "d");
  await page.locator("#said .told").waitFor();
  assert.notDeepEqual(await sheetOf(page), before);
  assert.equal(await page.locator("#board .t-evidence").count(), 0);
}, { at: `?puzzle=${EASY}` }));

test("presses before the answer count as doses too", () => withPage(async (page) => {
  await press(page, "h", "h", "h");
  await page.locator("#said .dose-2").waitFor();
}, { at: `?puzzle=${EASY}` }));

test("a diabolical puzzle is solved from start to end through the coach", () => withPage(async (page) => {
  for (let step = 0; step < 60 && (await sheetOf(page)).ink.replaceAll(".", "").length < 81 - clues(HARD); step += 1) {
    await pressAndSee(page, "f");
  }
  await painted(page);
  assert.equal(await page.locator("#game-state").innerText(), say("cells-all-filled"));
  await press(page, "k");
  await page.locator("#said h3").waitFor();
  assert.equal(await page.locator("#said .fault").count(), 0);
}, { at: `?puzzle=${HARD}` }));

test("a puzzle of depth 4 is solved through the coach", () => withPage(async (page) => {
  await page.locator("#failures-view .puzzle").filter({ hasText: "Four deep, number 5" }).click();
  await page.getByRole("button", { name: say("failure-deeper", { depth: 4 }) }).click();
  for (let step = 0; step < 60 && !(await page.locator("#finish").isVisible()); step += 1) {
    await press(page, "f");
    await quiet(page);
    await painted(page);
  }
  assert.equal(await page.locator("#finish h2").innerText(), say("solved"));
}, { at: "#failures" }));

test("starters are advised as the player has chosen", () => withPage(async (page) => {
  // Everything up to Step 4.
  for (let step = 0; step < 3; step += 1) await pressAndSee(page, "f");
  const listed = async () => {
    await press(page, "s");
    await page.locator("#starters li p").first().waitFor();
    return page.locator("#starters li > p").allInnerTexts();
  };
  const paper = await listed();
  assert.ok(paper.every((why) => !/settle/.test(why)), paper[0]);
  await page.getByRole("button", { name: say("settings") }).click();
  await page.getByRole("group", { name: say("setting-starters") }).getByLabel(say("setting-starters-both-sides")).check();
  await press(page, "Escape");
  const both = await listed();
  assert.ok(both.every((why) => /settle/.test(why)), both[0]);
  assert.equal(both.length, paper.length);
  await press(page, "h", "h", "h");
  await page.locator("#said .dose-2").getByText(/settle/).waitFor();
}, { at: `?puzzle=${HARD}` }));

/** @param {string} puzzle */
const clues = (puzzle) => puzzle.replaceAll(".", "").length;

test("a wrong erasure is found, and undone to", () => withPage(async (page) => {
  await page.getByText(say("fill")).click();
  await page.getByRole("button", { name: say("fill-plainly") }).click();
  await page.locator("#said .told").first().waitFor();
  const right = await sheetOf(page);
  // The solution has 4 in r1c3.
  await cell(page, "r1c3").click();
  await press(page, "x", "4");
  await cell(page, "r9c1").click();
  await press(page, "c", "3");
  await press(page, "k");
  await page.locator("#said .fault.missing-candidate").waitFor();
  assert.match(await said(page), /r1c3/);
  await page.getByRole("button", { name: say("go-back", { count: 2 }) }).click();
  await painted(page);
  assert.deepEqual(await sheetOf(page), right);
}, { at: `?puzzle=${EASY}` }));

test("wrong ink is found", () => withPage(async (page) => {
  await cell(page, "r1c3").click();
  await press(page, "1", "k");
  await page.locator("#said .fault.wrong-ink").waitFor();
  assert.match(await said(page), /r1c3/);
}, { at: `?puzzle=${EASY}` }));
