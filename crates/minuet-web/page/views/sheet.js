// The sheet in view: board, pen, keypad, coach and minuet.

import { button, byId, el, fill } from "../core/dom.js";
import { desk } from "../core/desk.js";
import { clashes } from "../core/clashes.js";
import { dancerOf } from "../core/modes.js";
import { cellsLeft, inked } from "../core/sheet.js";
import { isCell } from "../core/places.js";
import { settings } from "../core/settings.js";
import { say } from "../core/words.js";
import { Board } from "../sheet/board.js";
import { keypad } from "../sheet/keypad.js";
import { listen } from "../sheet/keys.js";
import { hearDigit, tellChanges } from "../sheet/heard.js";
import { light, pointed } from "../sheet/paint.js";
import { Pen } from "../sheet/pen.js";
import { check } from "../coach/check.js";
import { mindFinish } from "../coach/finish.js";
import { change } from "../coach/change.js";
import { Hints, tell } from "../coach/hint.js";
import { DEEPEST, Minuet } from "../coach/minuet.js";
import { Said } from "../coach/said.js";
import { explained } from "../coach/terms.js";
import { showMoves } from "./moves.js";
import { typing } from "./typing.js";
import { dialogs } from "./dialogs.js";
import { sheetInView } from "./routes.js";

/** Builds it. */
export function sheetView() {
  const board = new Board(byId("board"), say("board"));
  const pen = new Pen(board);
  const said = new Said(byId("said"), board);
  // Before the coach hears of a change: it may light what a hint is about anew.
  desk.addEventListener("change", () => {
    board.set("fault", new Set());
    board.set("clash", settings.now.clash === "on" ? clashes(desk.sheet) : new Set());
    board.colour(desk.game.colours);
    if (dancerOf(pen.mode) && !desk.sheet.dances.length) pen.take("ink");
    light(board, null);
  });
  settings.addEventListener("change", () => board.set("clash", settings.now.clash === "on" ? clashes(desk.sheet) : new Set()));
  const right = () => check(said);
  const hints = new Hints(said, right);
  const minuet = new Minuet(said);
  const { zoom } = keypad(byId("keypad"), pen, () => hints.next());
  typing(byId("task"), board);
  const { help, open, games, fresh } = dialogs();
  const fillIn = async (/** @type {import("../api").Way} */ by) => {
    const before = cellsLeft(desk.sheet);
    const note = await change({ ask: "fill", sheet: desk.sheet, by }, say("filled"));
    const count = before - cellsLeft(desk.sheet);
    tell(said, note, count ? say("fill-inked", { count }) : "");
  };
  mindFinish(byId("finish"), right);
  coachActions(hints, right, fillIn);
  minuetActions(minuet);

  desk.addEventListener("change", () => {
    state();
    showMoves(byId("moves"));
  });
  desk.addEventListener("game", () => {
    pointed.digit = "";
    said.clear();
  });
  tellChanges();
  pen.addEventListener("look", () => hearDigit(pointed.digit));
  backToBoard(board);
  board.addEventListener("chosen", () => follow(board, pen));
  listen(pen, {
    h: () => hints.next(), d: () => hints.do("entry"), f: () => hints.do("step"), k: right,
    m: () => minuet.begin(), s: () => minuet.list(), t: () => minuet.together(),
    "[": () => minuet.develop("circle", "entry"), "]": () => minuet.develop("square", "entry"),
    "{": () => minuet.develop("circle", "step"), "}": () => minuet.develop("square", "step"),
    escape: () => { pen.look(""); board.choose(board.chosen); board.set("fault", new Set()); light(board, null); },
    a: () => fillIn("plainly"), u: () => desk.game.undo(), r: () => desk.game.redo(), o: open, g: games, p: fresh, "?": help, "+": zoom,
  }, sheetInView);
  return { board };
}

/**
 * @param {Hints} hints
 * @param {() => void} right
 * @param {(by: import("../api").Way) => void} fillIn
 */
function coachActions(hints, right, fillIn) {
  fill(
    byId("coach-actions"),
    button(say("hint"), () => hints.next(), { class: "strong", "aria-keyshortcuts": "H" }),
    button(say("do-it-for-me"), () => hints.do("entry"), { "aria-keyshortcuts": "D" }),
    button(say("finish-step"), () => hints.do("step"), { "aria-keyshortcuts": "F" }),
    button(say("check-sheet"), right, { "aria-keyshortcuts": "K" }),
    el("details", { class: "menu" }, el("summary", {}, say("fill")),
      el("div", { class: "menu-items" },
        button(say("fill-method"), () => fillIn("method")),
        button(say("fill-plainly"), () => fillIn("plainly"), { "aria-keyshortcuts": "A" }))),
  );
}

/**
 * Whoever pressed a button that is gone afterwards is back at the board, and not at the top of the page.
 *
 * @param {Board} board
 */
function backToBoard(board) {
  let pressed = false;
  const isLost = () => document.activeElement === document.body && sheetInView() && !document.querySelector("dialog[open]");
  // A button that is hidden keeps the keyboard until the next frame is drawn.
  const back = () => requestAnimationFrame(() => setTimeout(() => {
    if (pressed && isLost()) board.choose(board.chosen);
  }));
  // A press of the keyboard, which a screen reader's is too, has no click count.
  addEventListener("click", ({ detail }) => {
    pressed = detail === 0;
    back();
  });
  desk.addEventListener("game", back);
  byId("board").addEventListener("focus", () => board.choose(board.chosen));
}

/** @param {Minuet} minuet */
function minuetActions(minuet) {
  const depth = el("select", { id: "depth", change: (/** @type {Event} */ event) => {
    const { value } = /** @type {HTMLSelectElement} */ (event.target);
    desk.game.read(desk.game.reading.replace(/depth=\d/, `depth=${value}`));
  } });
  desk.addEventListener("change", () => {
    const now = Number(/depth=(\d)/.exec(desk.game.reading)?.[1] ?? 1);
    // A link or a dance of one's own may be deeper than what is offered.
    const deepest = Math.max(DEEPEST, now);
    fill(depth, ...Array.from({ length: deepest }, (_, level) => el("option", { value: level + 1 }, String(level + 1))));
    depth.value = String(now);
  });
  fill(
    byId("no-dance"),
    el("p", {}, ...explained(say("minuet-greeting"))),
    el("div", { class: "actions" },
      button(say("starters-list"), () => minuet.list(), { "aria-keyshortcuts": "S" }),
      button(say("begin-here"), () => minuet.begin(), { class: "quiet", "aria-keyshortcuts": "M" }),
      el("label", { class: "depth" }, say("depth"), " ", depth)),
  );
}

/** Says how far the sheet is. */
function state() {
  const { title } = desk.game;
  const left = cellsLeft(desk.sheet);
  byId("game-title").textContent = title;
  byId("game-state").textContent = left ? say("cells-left", { count: left }) : say("cells-all-filled");
  document.title = say("window-title", { title });
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
