// Photos: chosen, pasted or dropped, read, corrected and played.

import { test } from "node:test";
import assert from "node:assert/strict";
import { cell, isSite, painted, press, say, sheetOf, until, withPage } from "./harness.mjs";
import { EASY, fileOf, layDoubtful } from "./photos.mjs";

const ONE = "....5..3..18..3.......21..8..1...6.25..619..46.7...9..2..13.......5..87..8..7....";
const WRONG = EASY.replace("53..7", "53..1");

/** @param {import("playwright-core").Page} page */
const card = (page) => page.locator("#task[data-task=photo]");

test("a photo is chosen, read and played", () => withPage(async (page) => {
  await press(page, "o");
  await page.locator("dialog input[accept]").last().setInputFiles(await fileOf(page, EASY));
  await card(page).locator(".photo canvas").waitFor();
  assert.equal((await sheetOf(page)).puzzle, EASY);
  assert.equal(await page.locator("dialog").count(), 0);
  await card(page).getByText(say("photo-one")).waitFor();
  await card(page).getByRole("button", { name: say("photo-play") }).click();
  await until(page, "document.querySelector('#task').hidden");
  await press(page, "h");
  await page.locator("#said .dose").first().waitFor();
}, { at: `?puzzle=${ONE}` }));

test("what is no puzzle is told in the dialog, and what is no picture too", () => withPage(async (page) => {
  await press(page, "o");
  const file = page.locator("dialog input[accept]").last();
  await file.setInputFiles({ name: "noise.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await page.locator("dialog .wrong").filter({ hasText: say("photo-not-opened") }).waitFor();
  const blank = await page.evaluate(() => Object.assign(document.createElement("canvas"), { width: 600, height: 400 }).toDataURL());
  await file.setInputFiles({ name: "blank.png", mimeType: "image/png", buffer: Buffer.from(blank.replace(/^.*,/, ""), "base64") });
  await until(page, `/\\.$/.test(document.querySelector('dialog .wrong').textContent) && document.querySelector('dialog .wrong').textContent !== ${JSON.stringify(say("photo-not-opened"))}`);
  assert.equal((await sheetOf(page)).puzzle, ONE);
}, { at: `?puzzle=${ONE}`, complaints: /422/ }));

test("where the reader cannot be fetched, only photos wait for it", { skip: !isSite }, () => withPage(async (page) => {
  await page.route("**/reader.wasm", (route) => route.abort());
  await press(page, "o");
  const file = page.locator("dialog input[accept]").last();
  await file.setInputFiles(await fileOf(page, EASY));
  await page.locator("dialog .wrong").filter({ hasText: say("photo-no-reader") }).waitFor();
  assert.equal(await page.getByText(say("away-site")).isVisible(), false);
  await page.unroute("**/reader.wasm");
  await file.setInputFiles(await fileOf(page, EASY));
  await card(page).locator(".photo canvas").waitFor();
  assert.equal((await sheetOf(page)).puzzle, EASY);
}, { at: `?puzzle=${ONE}`, complaints: /ERR_FAILED/ }));

test("other files that are dropped or chosen are opened, or told", () => withPage(async (page) => {
  const drop = (/** @type {string} */ content) => page.evaluate((text) => {
    const carried = new DataTransfer();
    carried.items.add(new File([text], "file"));
    document.body.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: carried }));
  }, content);
  await drop("ftypheic\0");
  await page.locator("dialog .wrong").filter({ hasText: say("photo-not-opened") }).waitFor();
  await drop(EASY);
  await until(page, `document.querySelector("dialog textarea").value === "${EASY}"`);
  assert.equal(await page.locator("dialog").count(), 1);
  const chosen = { name: "photo.heic", mimeType: "application/octet-stream", buffer: Buffer.from("ftypheic\0") };
  await page.locator("#puzzle-file").setInputFiles(chosen);
  await page.locator("dialog .wrong").filter({ hasText: say("photo-not-opened") }).waitFor();
  assert.equal(await page.locator("dialog textarea").inputValue(), EASY);
}, { at: `?puzzle=${ONE}` }));

test("a photo is pasted, and dropped", () => withPage(async (page) => {
  for (const [event, member] of [["paste", "clipboardData"], ["drop", "dataTransfer"]]) {
    const { buffer } = await fileOf(page, EASY);
    await page.evaluate(([base64, name, key]) => {
      const bytes = Uint8Array.from(atob(base64 ?? ""), (letter) => letter.charCodeAt(0));
      const carried = new DataTransfer();
      carried.items.add(new File([bytes], "puzzle.png", { type: "image/png" }));
      const kind = name === "paste" ? ClipboardEvent : DragEvent;
      document.body.dispatchEvent(new kind(name ?? "", { bubbles: true, cancelable: true, [key ?? ""]: carried }));
    }, [buffer.toString("base64"), event, member]);
    await until(page, `import('./core/desk.js').then(({ desk }) => desk.sheet.puzzle === "${EASY}")`);
    await page.goto(`${page.url().split("#")[0]}?puzzle=${ONE}`);
    await painted(page);
  }
}, { at: `?puzzle=${ONE}` }));

test("unsure cells are marked; a tap corrects one, and one more says that it is right", () => withPage(async (page) => {
  await layDoubtful(page);
  await painted(page);
  assert.equal((await sheetOf(page)).puzzle, WRONG);
  assert.equal(await page.locator("#board .unsure").count(), 2);
  assert.equal(await card(page).locator("polygon.unsure").count(), 2);
  await card(page).getByRole("button", { name: say("photo-choice", { cell: "r1c5", digit: "7" }) }).click();
  assert.equal((await sheetOf(page)).puzzle, EASY);
  await card(page).getByText(say("photo-left", { count: 1 })).waitFor();
  // The keyboard stays in the list, beside what the photo shows in each cell.
  const focused = await page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  assert.equal(focused, say("photo-choice", { cell: "r1c5", digit: "7" }));
  assert.equal(await card(page).locator(".doubts canvas").count(), 2);
  assert.equal(await card(page).locator(".repairs button").count(), 0);
  await card(page).getByRole("button", { name: say("photo-choice", { cell: "r2c1", digit: "6" }) }).click();
  await until(page, "document.querySelectorAll('#board .unsure').length === 0");
  assert.equal((await sheetOf(page)).puzzle, EASY);
  // What was written by hand is ink.
  await card(page).getByRole("button", { name: say("photo-play") }).click();
  await until(page, "document.querySelector('#task').hidden");
  assert.equal((await sheetOf(page)).ink.slice(0, 4), "..4.");
}, { at: `?puzzle=${ONE}` }));

test("who has looked at a cell is not told to look at it again", () => withPage(async (page) => {
  await layDoubtful(page);
  await card(page).getByText("Look at r1c5 and r2c1").waitFor();
  for (const [cell, digit, count] of /** @type {const} */ ([["r1c5", "1", 1], ["r2c1", "6", 0]])) {
    await card(page).getByRole("button", { name: say("photo-choice", { cell, digit }) }).click();
    if (count) await card(page).getByText(say("photo-left", { count })).waitFor();
  }
  await until(page, "!/Look at|to check/.test(document.querySelector('#task [role=status]').textContent)");
}, { at: `?puzzle=${ONE}` }));

test("a repair is a button, and can be undone", () => withPage(async (page) => {
  await layDoubtful(page);
  const repair = card(page).getByRole("button", { name: "Change r1c5 from 1 to 7" });
  await repair.click();
  assert.equal((await sheetOf(page)).puzzle, EASY);
  await page.getByRole("button", { name: say("undo") }).click();
  assert.equal((await sheetOf(page)).puzzle, WRONG);
  await repair.waitFor();
}, { at: `?puzzle=${ONE}` }));

test("a cell of the photo is a cell of the sheet, and is corrected by typing", () => withPage(async (page) => {
  await layDoubtful(page);
  await painted(page);
  await card(page).locator("polygon").nth(4).click();
  await until(page, "document.activeElement?.getAttribute('data-place') === '4'");
  assert.equal(await card(page).locator("polygon").nth(4).getAttribute("class"), "unsure chosen");
  await press(page, "7");
  await until(page, `import('./core/desk.js').then(({ desk }) => desk.sheet.puzzle === "${EASY}")`);
  // A given takes the place of what was written by hand, and Backspace empties a cell.
  await cell(page, "r1c3").click();
  await press(page, "4");
  assert.equal((await sheetOf(page)).ink[2], ".");
  assert.equal((await sheetOf(page)).puzzle[2], "4");
  await cell(page, "r1c3").click();
  await press(page, "Backspace");
  assert.equal((await sheetOf(page)).puzzle, EASY);
}, { at: `?puzzle=${ONE}` }));

test("another game puts the photo away", () => withPage(async (page) => {
  await layDoubtful(page);
  await press(page, "o");
  await page.getByRole("button", { name: say("open-empty") }).click();
  await page.locator("#task[data-task=typing]").waitFor();
  assert.equal(await page.locator("#board .unsure").count(), 0);
  assert.equal(await page.locator(".photo").count(), 0);
}, { at: `?puzzle=${ONE}` }));
