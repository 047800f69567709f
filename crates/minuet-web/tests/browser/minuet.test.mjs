// The minuet on the board.

import { test } from "node:test";
import assert from "node:assert/strict";
import { cell, painted, press, pressAndSee, say, sheetOf, until, withPage } from "./harness.mjs";

/** AI Escargot: it falls at depth 2. */
const ESCARGOT = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
/** From our own packs: it takes one minuet. */
const ONE = "....5..3..18..3.......21..8..1...6.25..619..46.7...9..2..13.......5..87..8..7....";

/**
 * The coach goes on until nothing basic is left.
 *
 * @param {import("playwright-core").Page} page
 */
async function toTheMinuet(page) {
  for (let step = 0; step < 3; step += 1) await pressAndSee(page, "f");
  await painted(page);
}

test("a minuet is played with the keyboard alone", () => withPage(async (page) => {
  await toTheMinuet(page);
  // To r2c1, which holds just 4 and 7.
  await page.locator("#board [tabindex='0']").focus();
  await press(page, "Home", "PageUp", "ArrowDown", "m");
  await page.locator("#assumption").waitFor({ state: "visible" });
  const assumed = await page.locator("#assumption").innerText();
  assert.ok(assumed.includes(say("circle-takes", { digit: 4, cell: "r2c1" })), assumed);
  // Circle has 4 in r2c1, so it keeps 7 in r2c4; square keeps 4 there. Marks by hand.
  await press(page, "ArrowRight", "ArrowRight", "ArrowRight", "v", "Shift+Digit7");
  await press(page, "b", "4");
  await painted(page);
  const [dance] = (await sheetOf(page)).dances;
  assert.equal(dance?.circle?.enclosed?.[12], "7");
  assert.equal(dance?.square?.dots?.[12], "4");
  assert.match((await cell(page, "r2c4").getAttribute("aria-label")) ?? "", /7 circled/);
  // The coach goes on, and what both agree on is said.
  await press(page, "Control+z", "Control+z", "{");
  await until(page, "document.querySelectorAll('.lane.circle .stop:not(.both)').length > 0");
  await press(page, "t");
  await page.getByRole("heading", { name: say("both-agree-title") }).waitFor();
}, { at: `?puzzle=${ONE}` }));

test("a reload in mid-dance loses nothing", () => withPage(async (page) => {
  await toTheMinuet(page);
  await cell(page, "r2c1").click();
  await press(page, "m");
  await page.locator("#assumption").waitFor({ state: "visible" });
  await press(page, "]");
  await until(page, "document.querySelectorAll('.lane.square .stop:not(.both)').length > 0");
  await painted(page);
  const before = await sheetOf(page);
  assert.equal(before.dances.length, 1);
  await page.reload();
  await painted(page);
  assert.deepEqual(await sheetOf(page), before);
  const assumed = await page.locator("#assumption").innerText();
  assert.ok(assumed.includes(say("square-takes", { digit: 7, cell: "r2c1" })), assumed);
}, { at: `?puzzle=${ONE}` }));

test("starters are listed with why, one is begun, danced to its end and promoted", () => withPage(async (page) => {
  await toTheMinuet(page);
  await press(page, "s");
  const first = page.locator("#starters li").first();
  await first.waitFor();
  assert.match(await first.innerText(), /starter/);
  await first.getByRole("button").click();
  await page.locator("#assumption").waitFor({ state: "visible" });
  await press(page, "{");
  await until(page, "document.querySelectorAll('.lane.circle .stop:not(.both)').length > 3");
  await page.getByText(say("end-by-hand")).click();
  await page.getByRole("button", { name: say("circle-right") }).click();
  await page.locator("#assumption").waitFor({ state: "hidden" });
  await painted(page);
  assert.ok((await sheetOf(page)).ink.replaceAll(".", "").length > 40);
}, { at: `?puzzle=${ONE}` }));

test("a dancer that stalls opens a minuet of its own, with marks of its own", () => withPage(async (page) => {
  await page.getByText(say("depth"), { exact: false }).getByRole("combobox").selectOption("2");
  await page.getByRole("button", { name: say("undo") }).focus();
  // Step 3 finds nothing on this sheet.
  for (let step = 0; step < 2; step += 1) await pressAndSee(page, "f");
  await press(page, "s");
  await page.locator("#starters li").first().getByRole("button").click();
  await page.locator("#assumption").waitFor({ state: "visible" });
  await page.getByRole("button", { name: say("both-far") }).click();
  await until(page, "document.querySelectorAll('.lane .stop:not(.both)').length > 3");
  const [outer] = (await sheetOf(page)).dances;
  await page.getByRole("button", { name: say("circle-open") }).click();
  await page.locator("#starters li").first().getByRole("button").click();
  await page.locator("#assumption .level-1").waitFor();
  await painted(page);
  const nested = (await sheetOf(page)).dances;
  assert.equal(nested.length, 2);
  assert.equal(nested[1]?.by, "circle");
  assert.deepEqual(nested[0], outer);
  await page.getByText(say("end-by-hand")).click();
  await page.getByRole("button", { name: say("end-leave") }).click();
  await page.locator("#assumption .level-1").waitFor({ state: "detached" });
  assert.deepEqual((await sheetOf(page)).dances, [outer]);
}, { at: `?puzzle=${ESCARGOT}` }));
