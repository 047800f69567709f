// Photos: chosen, pasted or dropped, read, corrected and played.

import { test } from "node:test";
import assert from "node:assert/strict";
import { cell, isSite, painted, press, pressAndSee, quiet, say, sheetOf, until, withPage } from "./harness.mjs";
import { EASY, fileOf, layDoubtful } from "./photos.mjs";

const ONE = "....5..3..18..3.......21..8..1...6.25..619..46.7...9..2..13.......5..87..8..7....";
const WRONG = EASY.replace("53..7", "53..1");

/** @param {import("playwright-core").Page} page */
const card = (page) => page.locator("#task[data-task=photo]");

/**
 * Pastes or drops a photo.
 *
 * @param {import("playwright-core").Page} page
 * @param {Buffer} photo
 * @param {string} [event]
 * @param {string} [member] of the event
 */
const carry = (page, photo, event = "paste", member = "clipboardData") => page.evaluate(([base64, name, key]) => {
  const bytes = Uint8Array.from(atob(base64 ?? ""), (letter) => letter.charCodeAt(0));
  const carried = new DataTransfer();
  carried.items.add(new File([bytes], "puzzle.png", { type: "image/png" }));
  const kind = name === "paste" ? ClipboardEvent : DragEvent;
  document.body.dispatchEvent(new kind(name ?? "", { bubbles: true, cancelable: true, [key ?? ""]: carried }));
}, [photo.toString("base64"), event, member]);

/**
 * From now on the page opens each picture only when it is let go.
 *
 * @param {import("playwright-core").Page} page
 */
const hold = (page) => page.evaluate(`{
  globalThis.held = [];
  globalThis.opens = createImageBitmap;
  globalThis.createImageBitmap = (file) => new Promise((done) => held.push(done)).then(() => opens(file));
}`);

/**
 * Waits until this many pictures are held.
 *
 * @param {import("playwright-core").Page} page
 * @param {number} count
 */
const held = (page, count) => until(page, `held.length === ${count}`);

/**
 * Lets a picture go, and waits until it is read: for as long as another one takes.
 *
 * @param {import("playwright-core").Page} page
 * @param {number} index
 */
async function letGo(page, index) {
  await page.evaluate(`(async () => {
    held[${index}]();
    const [{ ask }, { pictureOf }] = await Promise.all([import("./core/ask.js"), import("./core/picture.js")]);
    globalThis.createImageBitmap = opens;
    const paper = Object.assign(document.createElement("canvas"), { width: 1000, height: 1000 });
    const { canvas, ...picture } = await pictureOf(await new Promise((done) => paper.toBlob(done)));
    await ask("read", { ask: "read", ...picture }).catch(() => {});
  })()`);
  await quiet(page);
}

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

test("where what shows photos cannot be fetched, that is told, and the next photo asks for it again", () => withPage(async (page) => {
  await page.route("**/views/photo.js", (route) => route.abort());
  await press(page, "o");
  const file = page.locator("dialog input[accept]").last();
  await file.setInputFiles(await fileOf(page, EASY));
  await page.locator("dialog .wrong").filter({ hasText: say("photo-no-reader") }).waitFor();
  await page.unroute("**/views/photo.js");
  await file.setInputFiles(await fileOf(page, EASY));
  await card(page).locator(".photo canvas").waitFor();
  assert.equal((await sheetOf(page)).puzzle, EASY);
}, { at: `?puzzle=${ONE}`, complaints: /ERR_FAILED/ }));

test("of two photos the one chosen last is laid, whichever is read first, and of the other one nothing is told", () => withPage(async (page) => {
  for (const first of [(await fileOf(page, WRONG)).buffer, Buffer.from("no picture")]) {
    await hold(page);
    await carry(page, first);
    await held(page, 1);
    await carry(page, (await fileOf(page, EASY)).buffer);
    await held(page, 2);
    await page.evaluate("held[1]()");
    await card(page).locator(".photo canvas").waitFor();
    await letGo(page, 0);
    assert.equal((await sheetOf(page)).puzzle, EASY);
    assert.equal(await page.locator("dialog").count(), 0);
    await page.goto(`${page.url().split("#")[0]}?puzzle=${ONE}`);
    await painted(page);
  }
}, { at: `?puzzle=${ONE}`, complaints: /422/ }));

test("an earlier photo leaves the dialog open for the one chosen last", () => withPage(async (page) => {
  await hold(page);
  await press(page, "o");
  const file = page.locator("dialog input[accept]").last();
  for (const [index, puzzle] of [WRONG, EASY].entries()) {
    await file.setInputFiles(await fileOf(page, puzzle));
    await held(page, index + 1);
  }
  await letGo(page, 0);
  assert.equal((await sheetOf(page)).puzzle, ONE);
  assert.equal(await page.locator("dialog[open]").count(), 1);
  await page.evaluate("held[1]()");
  await card(page).locator(".photo canvas").waitFor();
  assert.equal((await sheetOf(page)).puzzle, EASY);
  assert.equal(await page.locator("dialog").count(), 0);
}, { at: `?puzzle=${ONE}`, complaints: /422/ }));

test("whoever closes the dialog wants the photo no more", () => withPage(async (page) => {
  await hold(page);
  await press(page, "o");
  await page.locator("dialog input[accept]").last().setInputFiles(await fileOf(page, EASY));
  await held(page, 1);
  await press(page, "Escape");
  await letGo(page, 0);
  assert.equal((await sheetOf(page)).puzzle, ONE);
}, { at: `?puzzle=${ONE}`, complaints: /422/ }));

test("whoever begins another game meanwhile wants the photo no more", () => withPage(async (page) => {
  await hold(page);
  await carry(page, (await fileOf(page, EASY)).buffer);
  await held(page, 1);
  await press(page, "o");
  await page.getByRole("button", { name: say("open-empty") }).click();
  await letGo(page, 0);
  assert.equal((await sheetOf(page)).puzzle, ".".repeat(81));
}, { at: `?puzzle=${ONE}`, complaints: /422/ }));

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
  // The browser tells of a choice only if it is another one than before.
  await Promise.all([page.waitForEvent("filechooser"), page.locator("#puzzle-file").click()]);
  assert.equal(await page.locator("#puzzle-file").inputValue(), "");
}, { at: `?puzzle=${ONE}` }));

test("a photo is pasted, and dropped", () => withPage(async (page) => {
  for (const [event, member] of [["paste", "clipboardData"], ["drop", "dataTransfer"]]) {
    await carry(page, (await fileOf(page, EASY)).buffer, event, member);
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

test("what was written by hand and then typed stays a given", () => withPage(async (page) => {
  await layDoubtful(page, { doubts: [{ cell: "r1c3", choices: [4, 2, null] }] });
  await painted(page);
  await cell(page, "r1c3").click();
  await press(page, "4");
  for (const [digit, given, written] of /** @type {const} */ ([["4", "4", "."], ["2", "2", "."], [say("photo-empty"), ".", "."], ["4", ".", "4"]])) {
    await card(page).getByRole("button", { name: say("photo-choice", { cell: "r1c3", digit }) }).click();
    const { puzzle, ink } = await sheetOf(page);
    assert.deepEqual([puzzle[2], ink[2]], [given, written]);
  }
}, { at: `?puzzle=${ONE}` }));

test("once the game is played, its photo follows it no more", () => withPage(async (page) => {
  await layDoubtful(page);
  await card(page).getByRole("button", { name: say("photo-play") }).click();
  await until(page, "document.querySelector('#task').hidden");
  await page.evaluate(`{
    globalThis.rebuilt = 0;
    new MutationObserver(() => (rebuilt += 1)).observe(document.querySelector("#task"), { childList: true, subtree: true });
  }`);
  await cell(page, "r1c4").click();
  await pressAndSee(page, "2");
  await painted(page);
  assert.equal(await page.evaluate("rebuilt"), 0);
}, { at: `?puzzle=${ONE}` }));

test("to play a photo's puzzle leaves a game that is laid meanwhile alone, and its card", () => withPage(async (page) => {
  await layDoubtful(page);
  await page.evaluate(`(async () => {
    const paths = ["./core/ask.js", "./core/desk.js", "./core/game.js", "./core/sheet.js"];
    const [{ ask }, { desk }, { begun }, { blank }] = await Promise.all(paths.map((path) => import(path)));
    [...document.querySelectorAll("#task button")].find((button) => button.textContent === ${JSON.stringify(say("photo-play"))}).click();
    desk.lay(begun(blank(), { title: "another", typing: true }));
    // What was asked before is answered by then.
    for (let times = 0; times < 3; times += 1) await ask("opened", { ask: "open", text: ${JSON.stringify(WRONG)} });
  })()`);
  assert.equal(await page.evaluate("import('./core/desk.js').then(({ desk }) => desk.game.typing)"), true);
  assert.equal(await page.locator("#task[data-task=typing]").isVisible(), true);
  assert.equal(await page.locator("#notices .notice").count(), 0);
}, { at: `?puzzle=${ONE}` }));

test("another game puts the photo away", () => withPage(async (page) => {
  await layDoubtful(page);
  await press(page, "o");
  await page.getByRole("button", { name: say("open-empty") }).click();
  await page.locator("#task[data-task=typing]").waitFor();
  assert.equal(await page.locator("#board .unsure").count(), 0);
  assert.equal(await page.locator(".photo").count(), 0);
}, { at: `?puzzle=${ONE}` }));
