// "Is my sheet still right?", with the way back to where it was.

import { Refusal, ask } from "../core/ask.js";
import { desk } from "../core/desk.js";
import { el } from "../core/dom.js";
import { say } from "../core/words.js";
import { placeOf } from "../core/places.js";
import { light } from "../sheet/paint.js";
import { asItStands } from "./change.js";

/** @typedef {import("./said.js").Said} Said */

/** What may be sent at once: sheets, and characters. */
const MOST = 400;
const LONGEST = 900_000;

/** The latest moves before this one, as many as may be sent, and the number of the first. */
function history() {
  const { moves, at } = desk.game;
  const sheets = [];
  let [length, first] = [0, at];
  while (first > 0 && sheets.length < MOST) {
    const sheet = moves[first - 1]?.sheet;
    length += JSON.stringify(sheet).length;
    if (!sheet || length > LONGEST) break;
    sheets.unshift(sheet);
    first -= 1;
  }
  return { sheets, first };
}

/** @param {Said} said */
export async function check(said) {
  const { sheets, first } = history();
  const { move } = desk.game;
  try {
    const checked = await ask("checked", { ask: "check", ...asItStands(), history: sheets });
    if (desk.game.move !== move) return;
    const lines = checked.faults.map(({ words, cells, kind }) => ({
      words, kind: `fault ${kind}`, show: { lit: cells },
    }));
    const grave = checked.faults.filter(isGrave);
    light(said.board, { lit: checked.faults.filter((fault) => !isGrave(fault)).flatMap(({ cells }) => cells) });
    said.board.set("fault", new Set(grave.flatMap(({ cells }) => cells.map(placeOf))));
    said.say(checked.words, lines, wayBack(checked, first), (list) => foldedAfter(list, grave.length));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    said.say("", [{ words: error.message }]);
  }
}

/** @param {import("../api").SheetFault} fault */
const isGrave = ({ kind }) => kind !== "leftover" && kind !== "not-yet";

/** How many lines that are not about mistakes are read at once. */
const HARMLESS = 6;

/**
 * All mistakes, and the rest folded below them where there is much of it.
 *
 * @param {HTMLElement[]} lines
 * @param {number} grave
 */
function foldedAfter(lines, grave) {
  const seen = lines.length - grave <= HARMLESS + 1 ? lines.length : grave + HARMLESS;
  const rest = lines.slice(seen);
  if (!rest.length) return lines;
  const summary = el("summary", {}, say("more", { count: rest.length }));
  return [...lines.slice(0, seen), el("details", { class: "earlier" }, summary, ...rest)];
}

/**
 * @param {import("../api").Checked} checked
 * @param {number} first the move of the first sheet that was sent
 */
function wayBack({ faults, right }, first) {
  if (!faults.some(isGrave) || right === null || right === undefined) return [];
  const to = first + right;
  const count = desk.game.at - to;
  const words = say("go-back", { count });
  return [{ words, click: () => desk.game.goTo(to), strong: true }];
}
