// The minuet: its assumption pinned in view, its dancers developed, what both agree on, its end.

import { button, byId, el, fill } from "../core/dom.js";
import { desk } from "../core/desk.js";
import { notice } from "../core/notice.js";
import { innermost } from "../core/sheet.js";
import { cellName, isCell } from "../core/places.js";
import { say } from "../core/words.js";
import { asItStands, change } from "./change.js";
import { tell } from "./hint.js";
import { starterAt, starters } from "./starters.js";
import { timeline } from "./timeline.js";
import { tricks } from "./tricks.js";
import { assumption } from "./choice.js";

/** @typedef {import("../api").Dancer} Dancer */
/** @typedef {import("../api").Until} Until */
/** @typedef {import("./said.js").Said} Said */

const FIGURES = { circle: "○", square: "□" };

/** What is said about each dancer. */
const DANCERS = {
  circle: {
    name: say("circle"), steps: say("circle-steps"), next: say("circle-next"), far: say("circle-far"),
    open: say("circle-open"), within: say("within-circle"),
  },
  square: {
    name: say("square"), steps: say("square-steps"), next: say("square-next"), far: say("square-far"),
    open: say("square-open"), within: say("within-square"),
  },
};

/** As deep as minuets must nest to solve the hardest puzzles known. */
export const DEEPEST = 4;

/** The minuet of the sheet on the desk. */
export class Minuet {
  #list = byId("starters");
  #dance = byId("dance");
  #pinned = byId("assumption");

  /** @param {Said} said */
  constructor(said) {
    this.said = said;
    desk.addEventListener("change", () => this.#show());
  }

  #show() {
    const dance = innermost(desk.sheet);
    fill(this.#list);
    this.#pinned.hidden = dance === null;
    byId("no-dance").hidden = dance !== null;
    if (!dance) return fill(this.#dance);
    fill(this.#pinned, ...desk.sheet.dances.map(pinned));
    fill(this.#dance, this.#steps(), timeline(desk.game), this.#endings());
  }

  #steps() {
    const row = (/** @type {Dancer} */ dancer) => el(
      "div", { class: `dancer ${dancer}`, role: "group", "aria-label": DANCERS[dancer].steps },
      el("span", { class: "figure", "aria-hidden": "true" }, FIGURES[dancer]),
      el("span", { class: "who" }, DANCERS[dancer].name),
      button(say("dancer-next"), () => this.develop(dancer, "entry"), { "aria-label": DANCERS[dancer].next }),
      button(say("dancer-far"), () => this.develop(dancer, "step"), { "aria-label": DANCERS[dancer].far }),
      button(say("dancer-open"), () => this.list([dancer]), { class: "quiet", "aria-label": DANCERS[dancer].open }),
    );
    const deepest = desk.sheet.dances.length >= DEEPEST;
    const rows = [row("circle"), row("square")];
    if (deepest) rows.forEach((element) => element.lastElementChild?.remove());
    return el(
      "div", { class: "steps" }, ...rows,
      el("div", { class: "actions" },
        button(say("both-next"), () => this.develop(null, "entry")),
        button(say("both-far"), () => this.develop(null, "step")),
        button(say("both-agree"), () => this.together(), { class: "strong" })),
    );
  }

  #endings() {
    const end = async (/** @type {import("../api").MinuetEnding} */ how) =>
      tell(this.said, await change({ ask: "end", sheet: desk.sheet, how }, say("ended")));
    return el(
      "details", { class: "endings" }, el("summary", {}, say("end-by-hand")),
      el("div", { class: "actions" },
        button(say("circle-right"), () => end("circle")),
        button(say("square-right"), () => end("square")),
        button(say("end-leave"), () => end("leave"))),
    );
  }

  /**
   * The starters of the main line, or of a dancer.
   *
   * @param {Dancer[]} [line]
   */
  list(line = []) {
    return starters(this.#list, this.said.board, line, (note) => tell(this.said, note));
  }

  /** Begins on the chosen cell. */
  async begin() {
    const place = this.said.board.chosen;
    const starter = isCell(place) ? starterAt(place, cellName(place)) : null;
    if (!starter) return notice(say("begin-not-here"));
    if (innermost(desk.sheet)) return notice(say("begin-open-already"));
    tell(this.said, await change({ ask: "begin", sheet: desk.sheet, line: [], starter }));
  }

  /**
   * @param {Dancer | null} dancer both in turn if none
   * @param {Until} until
   */
  async develop(dancer, until) {
    if (!innermost(desk.sheet)) return notice(say("no-minuet"));
    tell(this.said, await change({ ask: "develop", ...asItStands(), dancer, until }));
  }

  /** What both dancers agree on. */
  together() {
    if (!innermost(desk.sheet)) return notice(say("no-minuet"));
    return tricks(this.said);
  }
}

/**
 * The assumption of one minuet.
 *
 * @param {import("../api").Dance} dance
 * @param {number} level
 */
function pinned({ starter, by }, level) {
  const side = (/** @type {Dancer} */ dancer) => el(
    "span", { class: `choice ${dancer}` },
    el("span", { "aria-hidden": "true" }, FIGURES[dancer]), " ", assumption(starter, dancer));
  const head = by ? DANCERS[by].within : say("minuet");
  return el("div", { class: `pinned level-${level}` }, el("strong", {}, head), side("circle"), side("square"));
}
