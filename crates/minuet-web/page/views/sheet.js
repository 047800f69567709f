// The sheet in view: board, pen, keypad, coach and minuet.

import { button, byId, el, fill } from "../core/dom.js";
import { desk } from "../core/desk.js";
import { inked } from "../core/sheet.js";
import { isCell } from "../core/places.js";
import { settings } from "../core/settings.js";
import { Board } from "../sheet/board.js";
import { keypad } from "../sheet/keypad.js";
import { listen } from "../sheet/keys.js";
import { light, paint, pointed } from "../sheet/paint.js";
import { Pen } from "../sheet/pen.js";
import { check } from "../coach/check.js";
import { change } from "../coach/change.js";
import { Hints, tell } from "../coach/hint.js";
import { Minuet } from "../coach/minuet.js";
import { Said } from "../coach/said.js";
import { showMoves } from "./moves.js";
import { typing } from "./typing.js";
import { dialogs } from "./dialogs.js";
import { sheetInView } from "./routes.js";

/** Builds it. */
export function sheetView() {
  const board = new Board(byId("board"), "Sudoku sheet");
  const pen = new Pen(board);
  const said = new Said(byId("said"), board);
  const right = () => check(said);
  const hints = new Hints(said, right);
  const minuet = new Minuet(said);
  keypad(byId("keypad"), pen);
  typing(byId("task"));
  const { help, open, games } = dialogs();
  const fillIn = async (/** @type {import("../api").Way} */ by) =>
    tell(said, await change({ ask: "fill", sheet: desk.sheet, by }, "Candidates are written in every open cell."));
  coachActions(hints, right, fillIn);
  minuetActions(minuet);

  desk.addEventListener("change", () => {
    pointed.show = {};
    paint(board);
    state();
    showMoves(byId("moves"));
  });
  desk.addEventListener("game", () => {
    pointed.digit = "";
    fill(said.home, el("p", { class: "greeting" }, GREETING));
  });
  board.addEventListener("chosen", () => follow(board, pen));
  listen(pen, {
    h: () => hints.next(), d: () => hints.do("entry"), f: () => hints.do("step"), k: right,
    m: () => minuet.begin(), s: () => minuet.list(), t: () => minuet.together(),
    "[": () => minuet.develop("circle", "entry"), "]": () => minuet.develop("square", "entry"),
    "{": () => minuet.develop("circle", "step"), "}": () => minuet.develop("square", "step"),
    escape: () => { pen.look(""); light(board, null); },
    u: () => desk.game.undo(), r: () => desk.game.redo(), o: open, g: games, "?": help,
  }, sheetInView);
  return { board };
}

const GREETING = "Ask for a hint, or write on the sheet yourself. Press ? for the keys.";

/**
 * @param {Hints} hints
 * @param {() => void} right
 * @param {(by: import("../api").Way) => void} fillIn
 */
function coachActions(hints, right, fillIn) {
  fill(
    byId("coach-actions"),
    button("Hint", () => hints.next(), { class: "strong", "aria-keyshortcuts": "H" }),
    button("Do it for me", () => hints.do("entry"), { "aria-keyshortcuts": "D" }),
    button("Finish this step", () => hints.do("step"), { "aria-keyshortcuts": "F" }),
    button("Is my sheet still right?", right, { "aria-keyshortcuts": "K" }),
    el("details", { class: "menu" }, el("summary", {}, "Fill candidates"),
      el("div", { class: "menu-items" },
        button("By the method (Steps 1 and 2)", () => fillIn("method")),
        button("Plainly: all that no ink blocks", () => fillIn("plainly")))),
  );
}

/** @param {Minuet} minuet */
function minuetActions(minuet) {
  const depth = el("select", { id: "depth", change: (/** @type {Event} */ event) => {
    const { value } = /** @type {HTMLSelectElement} */ (event.target);
    desk.game.read(desk.game.reading.replace(/depth=\d/, `depth=${value}`));
  } }, ...["1", "2", "3"].map((value) => el("option", { value }, value)));
  desk.addEventListener("change", () => {
    depth.value = /depth=(\d)/.exec(desk.game.reading)?.[1] ?? "1";
  });
  fill(
    byId("no-dance"),
    el("p", {}, "When nothing basic is left, take a binary choice and let circle and square dance."),
    el("div", { class: "actions" },
      button("List the starters", () => minuet.list(), { "aria-keyshortcuts": "S" }),
      button("Begin on the chosen cell", () => minuet.begin(), { class: "quiet", "aria-keyshortcuts": "M" }),
      el("label", { class: "depth" }, "Depth ", depth)),
  );
}

/** Says how far the sheet is. */
function state() {
  const { sheet, title } = desk.game;
  const left = Array.from({ length: 81 }, (_, cell) => inked(sheet, cell)).filter((digit) => !digit).length;
  byId("game-title").textContent = title;
  byId("game-state").textContent = left === 0 ? "All cells inked." : `${left} cells to go.`;
  document.title = `${title} · Minuet`;
}

/**
 * Highlights the number of the chosen cell.
 *
 * @param {Board} board
 * @param {Pen} pen
 */
function follow(board, pen) {
  if (settings.now.follow === "off" || !isCell(board.chosen)) return;
  const digit = inked(desk.sheet, board.chosen);
  if (digit && digit !== pointed.digit) pen.look(digit);
}
