// The same questions to the local server and to the program of the site: the same bytes.

import { test } from "node:test";
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Server } from "./server.mjs";
import { Program } from "./site.mjs";

/** How many questions are asked at least. */
const QUESTIONS = 4000;

/** @type {(seed: number) => () => number} numbers from 0 to 1, the same for the same seed */
const numbers = (seed) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};
const random = numbers(2018);

/**
 * @template T
 * @param {readonly T[]} list
 * @returns {T}
 */
const one = (list) => /** @type {T} */ (list[Math.floor(random() * list.length)]);

/** Puzzles of the corpora where they are, else those of the repository: some from each file. */
function puzzles() {
  const corpora = process.env.MINUET_CORPORA ?? "";
  const files = ["easy", "diabolical", "hardest375", "te3", "top1465", "seventeen", "eleven"]
    .map((name) => join(corpora, "corpora", `${name}.txt`)).filter((file) => existsSync(file));
  const own = new URL("../../../trials/puzzles.txt", import.meta.url).pathname;
  return (files.length ? files : [own]).flatMap((file) => {
    const lines = readFileSync(file, "utf8").match(/^[0-9.]{81}/gm) ?? [];
    return Array.from({ length: 60 / Math.max(1, files.length) }, () => one(lines).replaceAll("0", "."));
  });
}

const READINGS = [
  "blocking=half-doubles,groups=3,ending=trust,tricks=both,depth=1", "blocking=never,groups=4,ending=proof,tricks=both,depth=1",
  "blocking=aligned,groups=3,ending=trust,tricks=both,depth=2", "blocking=half-doubles,groups=3,ending=trust,tricks=both,depth=3",
];
const FORMATS = ["svg", "png", "pdf", "line", "grid", "pencil-marks", "hodoku", "susser", "sukaku", "f-puzzles", "opensudoku"];
const THEMES = ["light", "dark", "mono"];

/** A question with something wrong in it: cut short, a sign changed, a value of another kind, or doubled. */
function forged(/** @type {string} */ question) {
  const at = Math.floor(random() * question.length);
  return one([
    () => question.slice(0, at),
    () => question.slice(0, at) + one([...'0123456789.-"{}[],:xé']) + question.slice(at + 1),
    () => question.replace(/"sheet":\{/, one(['"sheet":[', '"sheet":{"more":1,', '"sheet":null,"other":{'])),
    () => question.replace(/[1-9]/g, (digit) => (random() < 0.05 ? one(["0", "9", "."]) : digit)),
    () => question + question,
  ])();
}

/**
 * What a player asks on the way through a puzzle, and everything else that a sheet can be asked.
 *
 * @param {(request: any) => Promise<any>} ask
 * @param {string} puzzle
 */
async function play(ask, puzzle) {
  const reading = one(READINGS);
  const opened = await ask({ ask: "open", text: puzzle });
  let sheet = opened.sheet;
  const history = [sheet];
  for (let step = 0; step < 14 && sheet; step += 1) {
    const helped = await ask({ ask: "hint", sheet, reading });
    await ask({ ask: "draw", sheet, show: {}, digit: one([null, 1, 5, 9]) });
    await ask({ ask: "check", sheet, reading, history });
    await ask({ ask: "tricks", sheet, reading });
    const { text } = await ask({ ask: "share", sheet });
    await ask({ ask: "open", text });
    await ask({ ask: "export", sheet, format: one(FORMATS), theme: one(THEMES), width: one([64, 333, 1200]) });
    if (random() < 0.5) await ask({ ask: "fill", sheet, by: one(["method", "plainly"]) });
    if (random() < 0.2) await ask({ ask: "starters", sheet, reading, line: [] });
    const after = await ask(helped.entry && random() < 0.4
      ? { ask: "apply", sheet, entry: helped.entry }
      : sheet.dances?.length
        ? one([
          { ask: "develop", sheet, reading, dancer: one([null, "circle", "square"]), until: one(["entry", "step"]) },
          { ask: "do", sheet, reading, until: one(["entry", "step"]) },
          { ask: "end", sheet, how: one(["circle", "square", "leave"]) },
        ])
        : { ask: "do", sheet, reading, until: one(["entry", "step"]) });
    if (!after.sheet) break;
    await ask({ ask: "judge", before: sheet, after: after.sheet, rule: one(["single", "double", "half-double", "nonsense"]) });
    sheet = after.sheet;
    history.push(sheet);
  }
  const film = await ask({ ask: "film", sheet: opened.sheet, reading: one(READINGS.slice(0, 2)), length: one(["brief", "full"]) });
  const entries = film.entries?.slice?.(0, 9).map((/** @type {any} */ entry) => entry.entry ?? entry) ?? [];
  await ask({ ask: "frame", sheet: opened.sheet, entries });
  await ask({ ask: "failure", puzzle, reading: READINGS[0] });
}

/** @param {(request: any) => Promise<any>} ask */
async function browse(ask) {
  for (const { name } of (await ask({ ask: "packs" })).packs) await ask({ ask: "pack", name });
  for (const kind of ["step1", "step3", "minuet", "two-minuets", "many-minuets", "depth2"]) {
    for (const seed of [0, 1, 2 ** 53 - 1]) await ask({ ask: "make", kind, seed });
  }
  for (let day = 1; day <= 28; day += 1) await ask({ ask: "day", date: `2028-02-${String(day).padStart(2, "0")}` });
  for (const date of ["2028-02-30", "1999-12-31", "today", ""]) await ask({ ask: "day", date });
  await ask({ ask: "failures" });
  for (const { name } of (await ask({ ask: "lessons" })).lessons) {
    await ask({ ask: "lesson", name });
    for (const seed of [0, 7, 4294967295]) await ask({ ask: "drill", rule: name, seed });
  }
  for (const text of ["", "x".repeat(1300), "https://example.org/#sheet=1", "♪"]) await ask({ ask: "code", text });
  await ask({ ask: "solve", setup: { puzzle: ".".repeat(81) } });
}

for (const language of ["en", "en-XA"]) {
  test(`program and site say the same in ${language}`, async (t) => {
    Server.language = language;
    const server = new Server();
    await server.start();
    const program = new Program(process.env.MINUET_SITE ?? "", language);
    /** @type {Record<string, number>} */
    const asked = {};
    const put = async (/** @type {string} */ kind, /** @type {string} */ question) => {
      // The site's program keeps this thread busy, so that a server that closes an idle connection would not be noticed.
      const headers = { "content-type": "application/json", connection: "close" };
      const response = await fetch(`${server.url}api`, { method: "POST", headers, body: question });
      const [said, answer] = [await response.text(), await program.answer(question)];
      assert.ok(said === answer, `${question}\nserver: ${said}\nsite: ${answer}`);
      asked[kind] = (asked[kind] ?? 0) + 1;
      return JSON.parse(said);
    };
    const ask = async (/** @type {any} */ request) => {
      const question = JSON.stringify(request);
      if (random() < 0.15) await put("forged", forged(question));
      return put(request.ask, question);
    };
    const total = () => Object.values(asked).reduce((sum, count) => sum + count, 0);
    try {
      await browse(ask);
      const most = language === "en" ? QUESTIONS : QUESTIONS / 10;
      for (const puzzle of puzzles()) {
        if (total() >= most) break;
        await play(ask, puzzle);
      }
      t.diagnostic(`${total()} questions: ${JSON.stringify(asked)}`);
      assert.ok(total() >= most, `${total()} questions`);
    } finally {
      await server.stop();
    }
  });
}
