// Opening a puzzle: whatever has one run of 81 cells in it, links of other sites and of this page included.

import { test } from "node:test";
import assert from "node:assert/strict";
import { cell, goTo, painted, press, say, server, sheetOf, until, withPage } from "./harness.mjs";

/** @typedef {import("playwright-core").Page} Page */

const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const ONE = "....5..3..18..3.......21..8..1...6.25..619..46.7...9..2..13.......5..87..8..7....";
const ZEROS = ONE.replaceAll(".", "0");
const ROWS = ONE.match(/.{9}/g) ?? [];

/** What people have on their clipboards. @type {Record<string, string>} */
const TEXTS = {
  "a link with the puzzle in its query": `https://sudoku.example/sudoku.htm?bd=${ZEROS}`,
  "a link with other values too": `https://sudoku.example/play?level=9&puzzle=${ZEROS}&lang=en#top`,
  "a link with the puzzle in its path": `https://sudoku.example/solver/${ZEROS}`,
  "quoted text": `"${ONE}"`,
  "quoted in a message": `> Can you solve this?\n> ${ONE}\n> It took me an hour.`,
  "a numbered puzzle": `Puzzle 1: ${ONE}`,
  "squares of a CSV file": ROWS.map((row) => [...row].map((digit) => (digit === "." ? "" : digit)).join(",")).join("\n"),
  "squares between semicolons": ROWS.map((row) => [...row].map((digit) => (digit === "." ? "" : digit)).join(";")).join("\r\n"),
  "rows with zeros": ROWS.join("\n").replaceAll(".", "0"),
};

/**
 * Pastes a text on the page and opens it.
 *
 * @param {Page} page
 * @param {string} text
 */
async function paste(page, text) {
  await page.evaluate((content) => navigator.clipboard.writeText(content), text);
  await press(page, "Control+v");
  await page.locator("dialog").getByRole("button", { name: say("open"), exact: true }).click();
  await page.locator("dialog").waitFor({ state: "detached" });
  await painted(page);
}

for (const [name, text] of Object.entries(TEXTS)) {
  test(`what is pasted is opened: ${name}`, () => withPage(async (page) => {
    await paste(page, text);
    assert.equal((await sheetOf(page)).puzzle, ONE);
  }, { at: `?puzzle=${EASY}` }));
}

test("a text without a puzzle, or with two, is refused with a reason, and stays in the field", () => withPage(async (page) => {
  for (const text of ["no puzzle at all", ONE.slice(1), `${ONE}${EASY}`]) {
    await page.evaluate((content) => navigator.clipboard.writeText(content), text);
    await press(page, "Control+v");
    await page.locator("dialog").getByRole("button", { name: say("open"), exact: true }).click();
    await until(page, "document.querySelector('dialog .wrong').textContent.length > 20");
    assert.equal(await page.getByLabel(say("open-paste")).inputValue(), text);
    await press(page, "Escape");
  }
  assert.equal((await sheetOf(page)).puzzle, EASY);
}, { at: `?puzzle=${EASY}`, complaints: /422/ }));

test("our own links are opened when they are pasted: of a puzzle, a game and a film", () => withPage(async (page) => {
  await cell(page, "r1c1").click();
  await press(page, "4", "ArrowRight", "x", "2", "6");
  await painted(page);
  const sheet = await sheetOf(page);
  const { text } = await server.ask({ ask: "share", sheet });
  await paste(page, `${server.url}?puzzle=${EASY}`);
  assert.equal((await sheetOf(page)).puzzle, EASY);
  await paste(page, `Look: ${server.url}#sheet=${text}`);
  const { ink, pencil, puzzle } = await sheetOf(page);
  assert.deepEqual({ puzzle, ink, pencil }, { puzzle: ONE, ink: sheet.ink, pencil: sheet.pencil });
  await paste(page, `${server.url}?puzzle=${EASY}#film`);
  assert.equal((await sheetOf(page)).puzzle, EASY);
}, { at: `?puzzle=${ONE}` }));

test("a film's own address opens that film in another browser", async () => {
  let [address, words] = ["", ""];
  await withPage(async (page) => {
    await page.getByRole("link", { name: say("film") }).click();
    await page.locator(".film-place").filter({ hasText: say("film-at-start") }).waitFor();
    await press(page, ".", ".", ".");
    await until(page, "/^Entry 3 /.test(document.querySelector('.film-place').textContent)");
    address = await page.evaluate("location.href");
    words = await page.locator(".film-words").innerText();
  }, { at: `?puzzle=${ONE}` });
  await withPage(async (page) => {
    await goTo(page, address.slice(server.url.length));
    await until(page, "/^Entry 3 /.test(document.querySelector('.film-place')?.textContent ?? '')");
    assert.equal(await page.locator(".film-words").innerText(), words);
  });
});

test("a puzzle is typed from r1c1 to the end, with 0, dot and space for empty cells, and played", () => withPage(async (page) => {
  await press(page, "o");
  await page.getByRole("button", { name: say("open-empty") }).click();
  await until(page, "document.activeElement?.getAttribute('data-place') === '0'");
  const empty = ["0", ".", "Space"];
  for (const [index, digit] of [...ONE].entries()) await press(page, digit === "." ? (empty[index % 3] ?? "0") : digit);
  assert.equal((await sheetOf(page)).puzzle, ONE);
  assert.equal(await page.locator("#board .clash").count(), 0);
  await page.getByRole("button", { name: say("typing-done") }).click();
  await press(page, "h");
  await page.locator("#said .dose").first().waitFor();
}, { at: `?puzzle=${EASY}` }));
