// The program of the site in its workers: crashes, long work, policies, and what comes over the wire.

import { test } from "node:test";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createRequire } from "node:module";
import { cell, goTo, newContext, painted, press, pressAndSee, quiet, say, server, sheetOf, until, watch, withPage } from "./harness.mjs";
import { Host } from "./site.mjs";

const ONE = "....5..3..18..3.......21..8..1...6.25..619..46.7...9..2..13.......5..87..8..7....";
const axe = createRequire(import.meta.url).resolve("axe-core");
const host = /** @type {Host} */ (server);

/** A module whose only function is a trap. */
const TRAP = "new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array([0,97,115,109,1,0,0,0,1,4,1,96,0,0,3,2,1,0,7,5,1,1,116,0,0,10,5,1,3,0,0,11]))).exports.t()";

/** Work that takes longer than anybody waits. */
const LONG = "for (const end = Date.now() + 60_000; Date.now() < end;);";

/**
 * Lets the worker do something before it answers a kind of question.
 *
 * @param {import("playwright-core").Page} page
 * @param {string} kind
 * @param {string} what
 */
const tamper = (page, kind, what) => page.route("**/worker.js", async (route) => {
  const body = (await readFile(join(host.folder, "worker.js"), "utf8"))
    .replace("const length = ask();", `if (question.startsWith('{"ask":"${kind}"')) { ${what}; }\n  const length = ask();`);
  await route.fulfill({ body, contentType: "text/javascript" });
});

test("after a crash the program is started again, and nothing is lost", () => withPage(async (page) => {
  await tamper(page, "hint", TRAP);
  await page.reload();
  await painted(page);
  await cell(page, "r1c1").click();
  await press(page, "x", "4", "h");
  await page.locator("#notices").getByText(say("crashed")).waitFor();
  await page.unroute("**/worker.js");
  assert.equal((await sheetOf(page)).pencil[0], "4");
  await press(page, "u");
  await painted(page);
  // The next worker is sound, and the coach goes on.
  await press(page, "h");
  await page.locator("#said .dose-0").waitFor();
}, { at: `?puzzle=${ONE}`, complaints: /unreachable/ }));

test("long work leaves the board free, is seen, and can be stopped", () => withPage(async (page) => {
  await tamper(page, "hint", LONG);
  await page.reload();
  await painted(page);
  await cell(page, "r1c1").click();
  const stop = page.getByRole("button", { name: say("stop"), exact: true });
  await press(page, "h");
  await stop.click();
  await page.locator("#said, #notices").getByText(say("stopped"), { exact: true }).first().waitFor();
  await press(page, "h");
  await page.locator("#working").waitFor({ state: "visible" });
  await press(page, "x", "4");
  await painted(page);
  assert.equal((await sheetOf(page)).pencil[0], "4");
  await page.unroute("**/worker.js");
  await stop.click();
  await quiet(page);
  assert.ok(!(await page.locator("#working").isVisible()));
  await press(page, "u", "h");
  await page.locator("#said .dose-0").waitFor();
}, { at: `?puzzle=${ONE}` }));

test("a puzzle that takes long to make can be stopped, and asked for again", () => withPage(async (page) => {
  await tamper(page, "make", LONG);
  await page.reload();
  await painted(page);
  const before = await sheetOf(page);
  await press(page, "p");
  const dialog = page.locator("dialog");
  const level = dialog.getByRole("button", { name: new RegExp(`^${say("level-many")}`) });
  await level.click();
  await dialog.getByText(say("level-waiting")).waitFor();
  await dialog.getByRole("progressbar").waitFor();
  await page.unroute("**/worker.js");
  await dialog.getByRole("button", { name: say("stop"), exact: true }).click();
  await dialog.getByText(say("stopped"), { exact: true }).waitFor();
  assert.deepEqual(await sheetOf(page), before);
  await level.click();
  await dialog.waitFor({ state: "detached", timeout: 60_000 });
  assert.notEqual((await sheetOf(page)).puzzle, before.puzzle);
}, { at: `?puzzle=${ONE}` }));

test("while a long film is made, the sheet is played on", () => withPage(async (page) => {
  await tamper(page, "film", LONG);
  await page.reload();
  await painted(page);
  await page.evaluate(`location.hash = "#film=${ONE}"`);
  await page.locator("#working").waitFor({ state: "visible" });
  await page.evaluate("location.hash = '#sheet'");
  await cell(page, "r1c1").click();
  await press(page, "x", "4");
  await painted(page);
  assert.equal((await sheetOf(page)).pencil[0], "4");
  await page.unroute("**/worker.js");
  await page.getByRole("button", { name: say("stop"), exact: true }).click();
  await quiet(page);
  await page.evaluate(`location.hash = "#film=${ONE}"`);
  await page.locator(".film-place").waitFor();
}, { at: `?puzzle=${ONE}` }));

test("the policies that the hosts are told allow all that the site does", async () => {
  const lines = (await readFile(join(host.folder, "_headers"), "utf8")).split("\n").filter((line) => line.startsWith("  "));
  host.headers = Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/s).slice(0, 2)));
  assert.match(host.headers["Content-Security-Policy"] ?? "", /wasm-unsafe-eval/);
  try {
    await withPage(async (page) => {
      await until(page, "navigator.serviceWorker.controller !== null");
      await page.reload();
      await painted(page);
      await pressAndSee(page, "f");
    }, { options: { serviceWorkers: "allow" } });
  } finally {
    host.headers = {};
  }
});

test("the page may load nothing from elsewhere, even without headers", () => withPage(async (page) => {
  const refused = await page.evaluate("fetch('http://127.0.0.1:9/').then(() => false, () => true)");
  assert.equal(refused, true);
  const policy = await page.locator("meta[http-equiv=Content-Security-Policy]").getAttribute("content");
  assert.match(policy ?? "", /default-src 'none'/);
}, { complaints: /Content Security Policy|Refused to connect/ }));

test("the guide: found, read, accessible, and its puzzles open", () => withPage(async (page) => {
  await page.getByRole("link", { name: say("guide"), exact: true }).click();
  const list = page.locator(".contents li a");
  const addresses = await list.evaluateAll((links) => links.map((link) => /** @type {HTMLAnchorElement} */ (link).href));
  assert.ok(addresses.length >= 12);
  for (const address of [...addresses, `${server.url}404.html`]) {
    await page.goto(address);
    await page.addScriptTag({ path: axe });
    const bad = await page.evaluate("axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0]?.html]))");
    assert.deepEqual(bad, [], address);
  }
  // It looks as the player has chosen for the page.
  await page.evaluate("localStorage.setItem('minuet-settings', JSON.stringify({ theme: 'dark', print: 'large' }))");
  await page.goto(`${server.url}guide/index.html`);
  await until(page, "getComputedStyle(document.body).colorScheme === 'dark' && document.documentElement.dataset.print === 'large'");
  await page.getByLabel(say("guide-search")).fill("sukaku");
  await page.locator("#found a").first().click();
  await page.goto(`${server.url}guide/commands.html`);
  const puzzle = await page.locator("a.live").first().innerText();
  await page.locator("p.board a").first().click();
  await painted(page);
  assert.equal((await sheetOf(page)).puzzle.length, puzzle.length);
}, { options: { bypassCSP: true } }));

test("the first load is small, packed as hosts pack", async (t) => {
  for (const [packing, most] of /** @type {const} */ ([["br", 700], ["gzip", 850]])) {
    host.packing = packing;
    // The host packs a file when it is first asked for it, and takes its time for the program.
    await (await fetch(`${host.url}minuet.wasm`)).arrayBuffer();
    const context = await newContext({});
    try {
      const page = await context.newPage();
      const wrong = watch(page);
      /** @type {Promise<number>[]} */
      const sizes = [];
      page.on("requestfinished", (request) => sizes.push(request.sizes().then((size) => size.responseBodySize + size.responseHeadersSize)));
      await goTo(page, "");
      const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
      t.diagnostic(`${packing}: ${Math.round(total)} KB in ${sizes.length} answers`);
      assert.ok(total <= most, `${total} KB`);
      assert.deepEqual(wrong, []);
    } finally {
      await context.close();
      host.packing = "";
    }
  }
});
