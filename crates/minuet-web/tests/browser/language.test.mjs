// The page in a language that has an accent on every letter: a word without accents has not come from the table of words,
// so it could not be translated.

import { test } from "node:test";
import assert from "node:assert/strict";
import "./accented.mjs";
import { cell, goTo, isSite, painted, press, pressAndSee, say, server, withPage } from "./harness.mjs";

/** @typedef {import("playwright-core").Page} Page */

const ONE = "....5..3..18..3.......21..8..1...6.25..619..46.7...9..2..13.......5..87..8..7....";
const ESCARGOT = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

/** What is the same in every language: the page's own name, those of formats and of a command, and links. */
const NAMES = /\b(Minuet|HoDoKu|Susser|Sukaku|OpenSudoku|SVG|PNG|PDF|minuet serve|http:\S+)\b/g;

/**
 * Fails if anything on the page has two letters without accents in a row.
 *
 * @param {Page} page
 * @param {string} where
 */
async function check(page, where) {
  const texts = await page.evaluate(() => {
    const found = [];
    const nodes = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element || element.closest("script, style, noscript")) continue;
      if (node instanceof Text) found.push(node.data);
      else for (const name of ["title", "aria-label", "placeholder", "alt", "aria-valuetext", "content"]) {
        if (element.tagName !== "META" || element.getAttribute("name") === "description") found.push(element.getAttribute(name) ?? "");
      }
    }
    return found;
  });
  const escaped = texts.filter((text) => /[A-Za-z]{2}/.test(text.replace(NAMES, "")));
  assert.deepEqual(escaped, [], where);
  assert.ok(texts.some((text) => /[éõîåû]/.test(text)), where);
}

/**
 * Does something, and looks at the page when it is there.
 *
 * @param {Page} page
 * @param {string} where
 * @param {Promise<unknown>} done
 */
async function then(page, where, done) {
  await done;
  await painted(page);
  await check(page, where);
}

/** @param {Page} page @param {string} name */
const pressButton = (page, name) => page.getByRole("button", { name, exact: true }).first().click();

test("the sheet, its dialogs and its menus", () => withPage(async (page) => {
  await check(page, "sheet");
  for (const id of ["new", "open", "games", "share", "settings"]) {
    await then(page, id, page.locator(".tools").getByRole("button", { name: say(id) }).click());
    if (id === "share") await then(page, "code", page.locator(".code svg").waitFor());
    if (id === "share") await then(page, "copied", page.getByRole("button", { name: say("share-copy-link") }).click());
    await page.keyboard.press("Escape");
  }
  await cell(page, "r1c1").click();
  await then(page, "keys", press(page, "?"));
  await page.keyboard.press("Escape");
  for (const key of ["z", "x", "c", "v", "Shift+V", "b", "Shift+B", "n", "q", "w"]) await then(page, `mode ${key}`, press(page, key));
  await then(page, "notices", press(page, "v", "1", "m", "t", "["));
  await then(page, "digits", press(page, "x", "1", "2", "Backspace", "c", "3", "End", "ArrowRight", "4", "Escape"));
  await then(page, "moves", page.locator("#moves-card summary").click());
  await then(page, "fill", page.getByText(say("fill"), { exact: true }).click());
  await then(page, "filled", pressButton(page, say("fill-plainly")));
  await then(page, "filled by the method", pressButton(page, say("fill-method")));
  await press(page, "o");
  await page.getByLabel(say("open-paste")).fill("53..7....\n6..1x5");
  await page.locator("dialog").getByRole("button", { name: say("open"), exact: true }).click();
  await then(page, "refused", page.locator("dialog .wrong:not(:empty)").waitFor());
  await then(page, "typing", pressButton(page, say("open-empty")));
  await cell(page, "r1c1").click();
  await then(page, "givens", press(page, "5", "0"));
  await then(page, "typed", pressButton(page, say("typing-done")));
}, { at: `?puzzle=${ONE}`, complaints: /422/ }));

test("the coach", () => withPage(async (page) => {
  for (const dose of [0, 1, 2]) {
    await press(page, "h");
    await then(page, `dose ${dose}`, page.locator(`#said .dose-${dose}`).waitFor());
  }
  await then(page, "done", pressAndSee(page, "d"));
  await then(page, "step", pressAndSee(page, "f"));
  await cell(page, "r1c1").click();
  await press(page, "1");
  await press(page, "k");
  await then(page, "wrong", page.locator("#said .fault").first().waitFor());
  await press(page, "h");
  await then(page, "hint on a wrong sheet", page.getByRole("button", { name: say("hint-show-wrong") }).waitFor());
  await press(page, "u");
  while ((await page.locator("#game-state").innerText()) !== say("cells-all-filled")) await pressAndSee(page, "f");
  await then(page, "finished", page.locator("#finish").waitFor());
  await press(page, "h");
  await then(page, "solved", page.locator("#said h3").waitFor());
}, { at: `?puzzle=${ONE}` }));

test("a minuet, and one within it", () => withPage(async (page) => {
  for (let step = 0; step < 2; step += 1) await pressAndSee(page, "f");
  await press(page, "s");
  await then(page, "starters", page.locator("#starters li").first().waitFor());
  await page.locator("#starters li").first().getByRole("button").click();
  await then(page, "begun", page.locator("#assumption").waitFor({ state: "visible" }));
  await then(page, "both", page.getByRole("button", { name: say("both-far") }).click());
  await page.locator(".lane .stop").nth(4).waitFor();
  await press(page, "t");
  await then(page, "together", page.getByRole("heading", { name: say("both-agree-title") }).waitFor());
  for (const dancer of ["circle", "square"]) {
    await page.getByRole("button", { name: say(`${dancer}-open`) }).click();
    await page.locator("#starters li").first().getByRole("button").click();
    await then(page, `within ${dancer}`, page.locator("#assumption .level-1").waitFor());
    await page.getByText(say("end-by-hand")).click();
    await then(page, "left", page.getByRole("button", { name: say("end-leave") }).click());
    await page.locator("#assumption .level-1").waitFor({ state: "detached" });
  }
}, { at: `?puzzle=${ESCARGOT}` }));

test("film, lessons, collection and failures", () => withPage(async (page) => {
  await page.locator(".film-place:not(:empty)").waitFor();
  await then(page, "film", press(page, "."));
  await then(page, "end of the film", press(page, "End"));
  await then(page, "link to an entry", page.getByRole("button", { name: say("film-copy") }).click());
  await then(page, "playing", page.getByRole("button", { name: say("film-play") }).click());
  await then(page, "full film", page.getByRole("link", { name: say("film-full") }).click());
  await then(page, "from a film", page.getByRole("button", { name: say("film-continue") }).click());
  await goTo(page, "#lessons");
  await then(page, "lessons", page.locator(".lessons li").first().waitFor());
  await page.locator(".lessons button.strong").first().click();
  await then(page, "lesson", page.locator("#task .do").waitFor());
  await pressAndSee(page, "d");
  await then(page, "right", page.locator("#task [data-verdict=coached]").waitFor());
  await goTo(page, "#lessons");
  await page.locator(".lessons li").first().waitFor();
  await page.locator(".lessons button:not(.strong)").first().click();
  await then(page, "drill", page.locator("#task .do").waitFor());
  await goTo(page, "#collection");
  for (const pack of await page.locator(".tile").all()) {
    await pack.click();
    await then(page, "pack", page.locator(".shelf .puzzle").first().waitFor());
  }
  await page.locator(".shelf .puzzle").first().click();
  await then(page, "puzzle", page.locator("#sheet-view").waitFor({ state: "visible" }));
  await goTo(page, "#failures");
  await then(page, "failures", page.locator("#failures-view .puzzle").first().waitFor());
  await page.locator("#failures-view .puzzle").first().click();
  await then(page, "failure", page.locator("#task .dances").waitFor());
  await page.locator("#task .dances summary").click();
  await then(page, "dance", page.getByRole("button", { name: say("failure-dance") }).first().click());
  await then(page, "games", press(page, "g"));
}, { at: `#film=${ONE}&length=brief&at=0` }));

test("the program away", { skip: isSite }, () => withPage(async (page) => {
  await server.stop();
  await cell(page, "r1c1").click();
  await press(page, "4");
  await page.locator("#away").waitFor({ state: "visible" });
  await check(page, "away");
  await server.restart();
}, { complaints: /ERR_/ }));
