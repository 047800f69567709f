// What axe-core finds, in every part of the page, and a phone.

import { readFile } from "node:fs/promises";
import { test } from "node:test";
import assert from "node:assert/strict";
import { cell, goTo, painted, press, pressAndSee, sheetOf, withPage } from "./harness.mjs";

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
    for (const name of ["Open", "Games", "Share", "Settings"]) {
      await page.locator(".tools").getByRole("button", { name }).click();
      await check(page);
      await page.keyboard.press("Escape");
    }
    await page.getByRole("button", { name: "Undo" }).focus();
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
  await page.getByRole("button", { name: "Pencil" }).tap();
  await page.getByRole("button", { name: "4", exact: true }).tap();
  await page.getByRole("button", { name: "9", exact: true }).tap();
  await painted(page);
  assert.equal((await sheetOf(page)).pencil[0], "49");
  await page.getByRole("button", { name: "Hint", exact: true }).tap();
  await page.locator("#said .dose-0").waitFor();
  await page.getByRole("button", { name: "Undo" }).tap();
  await painted(page);
  assert.equal((await sheetOf(page)).pencil[0], "4");
  assert.equal(await page.evaluate("document.documentElement.scrollWidth"), 360);
  await check(page);
  for (const part of ["film", "lessons", "collection", "failures"]) {
    await goTo(page, `#${part}`);
    await page.locator(`#${part}-view h1`).waitFor();
    assert.equal(await page.evaluate("document.documentElement.scrollWidth"), 360, part);
  }
}, { at: `?puzzle=${ONE}`, options: PHONE }));
