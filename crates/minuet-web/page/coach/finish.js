// What is said when all cells are filled: solved, with the time and the next puzzle, or that something is wrong.

import { Refusal, ask } from "../core/ask.js";
import { desk } from "../core/desk.js";
import { button, el, fill } from "../core/dom.js";
import { solved } from "../core/kept.js";
import { inked } from "../core/sheet.js";
import { clock, seconds } from "../core/timer.js";
import { say } from "../core/words.js";
import { helpOf } from "../core/help.js";
import { keepSolve, span } from "../core/statistics.js";
import { LEVELS, layNew, newDialog } from "../views/new.js";
import { findPacked, layPacked } from "../views/packs.js";
import { statisticsDialog } from "../views/statistics.js";
import { asItStands } from "./change.js";

/**
 * Watches the sheet on the desk.
 *
 * @param {HTMLElement} card
 * @param {() => void} check what is done about a wrong sheet
 */
export function mindFinish(card, check) {
  desk.addEventListener("change", async () => {
    card.hidden = true;
    const { move, typing } = desk.game;
    if (typing || !Array.from({ length: 81 }, (_, cell) => inked(move.sheet, cell)).every(Boolean)) return;
    const content = await verdict(check);
    if (desk.game.move !== move || !content) return;
    card.hidden = false;
    card.classList.toggle("wrong", content.wrong);
    fill(card, ...content.says);
    card.scrollIntoView({ block: "nearest" });
  });
}

/** @param {() => void} check */
async function verdict(check) {
  try {
    const { faults } = await ask("checked", { ask: "check", ...asItStands(), history: [] });
    // A puzzle without just one solution is neither solved nor wrong: the coach says so when asked.
    if (faults.some(({ kind }) => kind === "puzzle")) return null;
    if (!faults.some(({ kind }) => kind === "wrong-ink")) return { wrong: false, says: await success() };
    return { wrong: true, says: [
      el("div", { role: "alert" }, el("h2", {}, say("full-wrong"))),
      el("div", { class: "actions" }, button(say("hint-show-wrong"), check, { class: "strong" })),
    ] };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return null;
  }
}

/**
 * How much the coach helped.
 *
 * @param {string} id
 */
function helpInWords(id) {
  const { hints, done } = helpOf(id);
  return [hints ? say("solved-hints", { count: hints }) : say("solved-alone"), " ", done ? say("solved-done", { count: done }) : ""];
}

/** The time beside the estimate, and what comes next. */
async function success() {
  const { id, title, kind, sheet: { puzzle } } = desk.game;
  const time = clock(seconds(id));
  const packed = await findPacked(puzzle);
  const minutes = packed?.minutes ?? desk.game.minutes ?? null;
  // What is tried out in a lesson is no solve of a puzzle.
  if (desk.isKept) {
    solved.add(puzzle);
    const help = helpOf(id);
    const level = kind ?? packed?.name ?? null;
    keepSolve({ id, puzzle, title, kind: level, solved: new Date().toISOString(), seconds: seconds(id), minutes, ...help });
  }
  const next = packed && packed.index + 1 < packed.pack.puzzles.length ? packed : null;
  const another = kind && LEVELS[kind] ? kind : null;
  return [
    el("div", { role: "alert" }, el("h2", {}, say("solved"))),
    el("p", {}, minutes ? say("solved-time-estimate", { time, span: span(minutes) }) : say("solved-time", { time }), " ", ...helpInWords(id)),
    el("div", { class: "actions" },
      next ? button(say("solved-next"), () => layPacked(next.pack, next.index + 1), { class: "strong" }) : null,
      another && !next ? button(say("solved-another"), () => layNew(another), { class: "strong" }) : null,
      next || another ? null : button(say("new"), newDialog, { class: "strong" }),
      el("a", { class: "button", href: "#collection" }, say("solved-choose")),
      button(say("statistics"), statisticsDialog)),
  ];
}
