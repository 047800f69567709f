// The task of a lesson or drill beside the sheet. A reload loses nothing of it.

import { ask } from "../core/ask.js";
import { desk, lastGame } from "../core/desk.js";
import { button, el, fill } from "../core/dom.js";
import { Game } from "../core/game.js";
import { learnt } from "../core/kept.js";
import { whole } from "../core/sheet.js";
import { say } from "../core/words.js";
import { taught } from "../coach/said.js";
import { explained } from "../coach/terms.js";
import { goBeside, layBeside } from "./beside.js";

/** @typedef {import("../api").Drill} Drill */
/** @typedef {{ kind: "lesson" | "drill", name: string, label: string }} Way what comes after a task */
/** @typedef {{ drill: Drill, title: string, words: string[], lesson: string | null, on: Way | null }} Task `lesson` is
 *   the name of the lesson that is learnt by it */

const KEY = "minuet-task";

/** Keeps the task of this tab with all its moves. @param {Task} task */
function keep(task) {
  const { moves, at } = desk.game;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ task, moves, at }));
  } catch {
    // A browser that keeps nothing forgets this too.
  }
}

/** The task that this tab had when it was reloaded. @returns {{ task: Task, game: Game } | null} */
function kept() {
  try {
    const text = sessionStorage.getItem(KEY);
    if (!text) return null;
    const { task, moves, at } = JSON.parse(text);
    return { task, game: Object.assign(gameOf(task, moves), { at }) };
  } catch {
    return null;
  }
}

/**
 * @param {Task} task
 * @param {import("../core/game.js").Move[]} moves
 */
const gameOf = ({ title, drill: { reading, starters } }, moves) => new Game(moves, { title, reading, starters });

/**
 * Lays a task on the desk.
 *
 * @param {Task} task
 * @param {(way: Way) => void} goOn
 */
export function layTask(task, goOn) {
  lay(task, gameOf(task, [{ sheet: whole(task.drill.sheet), notes: [] }]), goOn);
  goBeside();
}

/**
 * Lays the task on the desk that was there before a reload, whatever is in view. Says whether there was one.
 *
 * @param {(way: Way) => void} goOn
 */
export function layTaskAgain(goOn) {
  const before = kept();
  if (before) lay(before.task, before.game, goOn);
  return before !== null;
}

/**
 * @param {Task} task
 * @param {Game} game
 * @param {(way: Way) => void} goOn
 */
function lay(task, game, goOn) {
  desk.lay(game, "passing");
  const verdict = el("p", { class: "verdict", role: "status" });
  const { on } = task;
  const check = button(say("lesson-check"), () => look());
  const next = on ? button(on.label, () => goOn(on)) : null;
  const look = async () => {
    const done = await judge(task, verdict);
    if (done === null) return;
    // The button one needs is the one that one sees.
    check.classList.toggle("strong", !done);
    next?.classList.toggle("strong", done);
  };
  check.classList.add("strong");
  layBeside(
    "lesson",
    button(say("lesson-back"), goBack, { class: "back small" }),
    el("h2", {}, task.title),
    ...task.words.map((paragraph) => el("p", {}, ...explained(paragraph))),
    el("p", { class: "do" }, ...explained(task.drill.task)),
    verdict,
    el("div", { class: "actions" },
      next, check,
      button(say("lesson-again"), () => desk.game.goTo(0))),
  );
  const changed = () => {
    keep(task);
    if (desk.game.at > 0 || verdict.textContent) look();
  };
  desk.addEventListener("change", changed);
  desk.addEventListener("game", () => desk.removeEventListener("change", changed), { once: true });
  changed();
}

/** Lays the player's own game on the desk again. */
async function goBack() {
  const game = await lastGame();
  if (game) desk.lay(game);
  else location.hash = "#lessons";
}

/**
 * Says how the step went, and whether it is done, unless the learner has moved on in the meantime.
 *
 * @param {Task} task
 * @param {HTMLElement} verdict
 * @returns {Promise<boolean | null>}
 */
async function judge({ drill: { sheet, rule }, lesson }, verdict) {
  const { move } = desk.game;
  const judged = await ask("judged", { ask: "judge", before: sheet, after: move.sheet, rule });
  if (desk.game.move !== move) return null;
  const isDone = judged.verdict === "done";
  // Who lets the coach do it has seen it, but not done it.
  const byCoach = isDone && desk.game.moves.slice(0, desk.game.at + 1).some(({ notes }) => notes.some(({ forMe }) => forMe));
  fill(verdict, ...taught(judged.words, null), byCoach ? ` ${say("lesson-by-coach")}` : "");
  verdict.dataset.verdict = byCoach ? "coached" : judged.verdict;
  if (isDone && !byCoach && lesson) learnt.add(lesson);
  return isDone;
}

// Whatever else is laid on the desk ends the task, in a page that has been loaded since too.
desk.addEventListener("game", () => sessionStorage.removeItem(KEY));
