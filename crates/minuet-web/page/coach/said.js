// What the coach says, and what can be done about it.

import { button, byId, el, fill } from "../core/dom.js";
import { placeOf } from "../core/places.js";
import { say } from "../core/words.js";
import { light } from "../sheet/paint.js";
import { learn } from "../views/lessons.js";
import { explained } from "./terms.js";

/** @typedef {import("../api").Highlight} Show */
/** @typedef {{ words: string, show?: Show, kind?: string, lesson?: string | null }} Line `lesson` teaches what it is about */
/** @typedef {{ words: string, click: () => void, strong?: boolean }} Action */

/** How many lines are read at once; the ones before them are folded. */
const MOST = 6;

/** The place where the coach speaks. */
export class Said {
  /**
   * @param {HTMLElement} home a live region
   * @param {import("../sheet/board.js").Board} board
   */
  constructor(home, board) {
    this.home = home;
    this.board = board;
  }

  /**
   * @param {string} title
   * @param {Line[]} lines
   * @param {Action[]} [actions]
   * @param {(lines: HTMLElement[]) => HTMLElement[]} [fold]
   */
  say(title, lines, actions = [], fold = folded) {
    this.#write(title, lines, actions, fold);
    this.#bringIntoView();
  }

  /**
   * Says something to a player who is writing: the page stays where it is.
   *
   * @param {string} words
   * @param {Action[]} actions
   */
  remark(words, actions) {
    this.#write("", [{ words, kind: "note" }], actions, folded);
  }

  /**
   * @param {string} title
   * @param {Line[]} lines
   * @param {Action[]} actions
   * @param {(lines: HTMLElement[]) => HTMLElement[]} fold
   */
  #write(title, lines, actions, fold) {
    const list = lines.map((line) => this.#line(line));
    const buttons = actions.map(({ words, click, strong }) =>
      button(words, click, { class: strong ? "strong" : "" }));
    const mine = this.home.contains(document.activeElement);
    this.home.setAttribute("aria-live", "polite");
    fill(
      this.home,
      title ? el("h3", {}, title) : null,
      ...fold(list),
      buttons.length ? el("div", { class: "actions" }, ...buttons) : null,
    );
    // Whoever pressed a button that is gone now goes on with the next one.
    if (mine) (buttons[0] ?? this.home).focus({ preventScroll: true });
  }

  /** On a phone the words stand below the keypad: whoever asks sees them, with the board above. */
  #bringIntoView() {
    const [words, board] = [this.home.getBoundingClientRect(), byId("board").getBoundingClientRect()];
    const below = words.left < board.right;
    if (words.top > innerHeight - 120 || (below && words.top < board.bottom)) this.home.scrollIntoView({ block: "start" });
  }

  /** Takes back what was said: it was about a sheet that has changed since. */
  clear() {
    if (this.home.querySelector(".greeting")) return;
    const mine = this.home.contains(document.activeElement);
    // It is there to be found, not to be heard after every digit.
    this.home.setAttribute("aria-live", "off");
    fill(this.home, el("p", { class: "greeting" }, say("greeting")));
    if (mine) this.board.choose(this.board.chosen);
  }

  /** @param {Line} line */
  #line({ words, show, kind, lesson }) {
    if (!show) return el("p", { class: kind ?? "" }, ...taught(words, lesson ?? null));
    const lit = () => light(this.board, show);
    const go = () => {
      const [cell] = show.lit ?? [];
      if (cell) this.board.choose(placeOf(cell));
      lit();
    };
    return el("p", { class: kind ?? "" }, el("button", { type: "button", class: "lit", click: go, focus: lit },
      ...cited(words)));
  }
}

/**
 * The last lines, and those before them folded.
 *
 * @param {HTMLElement[]} lines
 */
function folded(lines) {
  if (lines.length <= MOST + 1) return lines;
  const earlier = lines.slice(0, -MOST);
  const fold = el("details", { class: "earlier" }, el("summary", {}, say("earlier", { count: earlier.length })), ...earlier);
  return [fold, ...lines.slice(-MOST)];
}

/**
 * A sentence, with the rule in brackets at its end set apart.
 *
 * @param {string} words
 */
export function cited(words) {
  const match = /^(.*\S)\s*\[([^\]]+)\]$/s.exec(words);
  if (!match) return [words];
  return [match[1] ?? "", " ", el("span", { class: "cite" }, match[2] ?? "")];
}

/**
 * A sentence whose terms are explained, and whose rule leads to its lesson.
 *
 * @param {string} words
 * @param {string | null} lesson
 */
export function taught(words, lesson) {
  const [text = "", , rule] = cited(words);
  const sentence = explained(String(text));
  if (!(rule instanceof HTMLElement)) return sentence;
  if (!lesson) return [...sentence, " ", rule];
  const name = rule.textContent ?? "";
  return [...sentence, " ", button(name, () => learn(lesson), {
    class: "cite", "aria-label": say("to-lesson", { rule: name }), title: say("to-lesson", { rule: name }),
  })];
}
