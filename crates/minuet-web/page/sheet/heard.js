// What a screen reader is told after each change of the sheet: what was done or undone, and how far the sheet is.

import { desk } from "../core/desk.js";
import { byId, el, fill } from "../core/dom.js";
import { clashes } from "../core/clashes.js";
import { cellName } from "../core/places.js";
import { settings } from "../core/settings.js";
import { cellsLeft, inked } from "../core/sheet.js";
import { say } from "../core/words.js";
import { summary } from "../views/moves.js";

/** @param {string[]} words to be heard, and not seen: each by itself, since some end in a full stop and some do not */
function hear(...words) {
  fill(byId("heard"), ...words.filter((each) => each).map((each) => el("p", {}, each)));
}

/** Tells each change from now on. */
export function tellChanges() {
  let { game, at } = desk.isEmpty ? { game: null, at: 0 } : { game: desk.game, at: desk.game.at };
  desk.addEventListener("game", () => {
    ({ game, game: { at } } = desk);
    hear(game.title, far());
  });
  desk.addEventListener("change", () => {
    const before = at;
    ({ at } = desk.game);
    if (game === desk.game && at !== before) hear(...changed(before, at));
  });
}

const far = () => {
  const count = cellsLeft(desk.sheet);
  return count ? say("cells-left", { count }) : say("cells-all-filled");
};

/**
 * @param {number} from the move before
 * @param {number} to the move now
 */
function changed(from, to) {
  const { moves } = desk.game;
  const [last, sheet] = [moves[Math.max(from, to)], moves[from]?.sheet];
  if (!last || !sheet) return [];
  const filled = cellsLeft(sheet) === cellsLeft(desk.sheet) ? "" : far();
  if (to < from) return [from - to > 1 ? say("heard-undone-many", { count: from - to }) : say("heard-undone", { words: summary(last) }), filled];
  // What the coach does, it says itself.
  const words = last.notes.some(({ coach }) => coach) ? "" : summary(last);
  const clash = settings.now.clash === "on" && clashes(desk.sheet).size > clashes(sheet).size ? say("heard-clash") : "";
  return [words, clash, filled];
}

/** @param {string} digit that is highlighted: where it is, none for nothing */
export function hearDigit(digit) {
  if (!digit) return;
  const cells = Array.from({ length: 81 }, (_, cell) => cell).filter((cell) => inked(desk.sheet, cell) === digit);
  hear(cells.length ? say("heard-digit", { digit, cells: cells.map(cellName).join(", ") }) : say("heard-digit-nowhere", { digit }));
}
