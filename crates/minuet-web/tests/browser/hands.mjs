// What a player does on a page, and what is seen of it.

import assert from "node:assert/strict";

/** @typedef {import("playwright-core").Page} Page */

/**
 * Waits until the sheet is painted and saved.
 *
 * @param {Page} page
 */
export async function painted(page) {
  await page.waitForFunction(() => document.querySelector("#board .picture svg"));
  await page.evaluate("import('./sheet/paint.js').then((paint) => paint.still())");
  await page.evaluate("import('./core/desk.js').then(({ desk }) => desk.save())");
}

/**
 * The sheet on the desk.
 *
 * @param {Page} page
 * @returns {Promise<Required<import("../../page/api.js").Paper>>}
 */
export const sheetOf = (page) => page.evaluate("import('./core/desk.js').then(({ desk }) => desk.sheet)");

/**
 * Waits until an expression holds on the page.
 *
 * @param {Page} page
 * @param {string} expression
 */
export async function until(page, expression) {
  const end = Date.now() + 60_000;
  while (!(await page.evaluate(expression))) {
    assert.ok(Date.now() < end, `this never comes true: ${expression}`);
    await page.waitForTimeout(20);
  }
}

/**
 * The number of the move that the game stands at.
 *
 * @param {Page} page
 * @returns {Promise<number>}
 */
export const moveOf = (page) => page.evaluate("import('./core/desk.js').then(({ desk }) => desk.game.at)");

/**
 * Presses a key and waits until the sheet has changed.
 *
 * @param {Page} page
 * @param {string} key
 */
export async function pressAndSee(page, key) {
  const at = await moveOf(page);
  await page.keyboard.press(key);
  await until(page, `import('./core/desk.js').then(({ desk }) => desk.game.at > ${at})`);
}

/**
 * A cell of the board.
 *
 * @param {Page} page
 * @param {string} name such as `r4c7`
 */
export const cell = (page, name) =>
  page.locator(`#board [data-place="${(Number(name[1]) - 1) * 9 + Number(name[3]) - 1}"]`);

/**
 * Presses keys one after the other.
 *
 * @param {Page} page
 * @param {...string} keys
 */
export async function press(page, ...keys) {
  for (const key of keys) await page.keyboard.press(key);
}

/**
 * Waits until the program has answered everything.
 *
 * @param {Page} page
 */
export const quiet = (page) => until(page, "import('./core/working.js').then(({ isIdle }) => isIdle())");
