// The minuet: its assumption pinned in view, its dancers developed, what both allow, its end.

import { button, byId, el, fill } from "../core/dom.js";
import { desk } from "../core/desk.js";
import { notice } from "../core/notice.js";
import { innermost } from "../core/sheet.js";
import { cellName, isCell } from "../core/places.js";
import { asItStands, change } from "./change.js";
import { tell } from "./hint.js";
import { starterAt, starters } from "./starters.js";
import { timeline } from "./timeline.js";
import { tricks } from "./tricks.js";
import { assumed } from "./words.js";

/** @typedef {import("../api").Dancer} Dancer */
/** @typedef {import("../api").Until} Until */
/** @typedef {import("./said.js").Said} Said */

const FIGURES = { circle: "○", square: "□" };

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
      "div", { class: `dancer ${dancer}`, role: "group", "aria-label": `${dancer} dances` },
      el("span", { class: "figure", "aria-hidden": "true" }, FIGURES[dancer]),
      el("span", { class: "who" }, dancer === "circle" ? "Circle" : "Square"),
      button("Next", () => this.develop(dancer, "entry"), { "aria-label": `Next step of ${dancer}` }),
      button("As far as it goes", () => this.develop(dancer, "step"), { "aria-label": `${dancer} as far as it goes` }),
      button("Opens a minuet", () => this.list([dancer]), { class: "quiet", "aria-label": `${dancer}: opens a minuet` }),
    );
    const deepest = desk.sheet.dances.length >= 3;
    const rows = [row("circle"), row("square")];
    if (deepest) rows.forEach((element) => element.lastElementChild?.remove());
    return el(
      "div", { class: "steps" }, ...rows,
      el("div", { class: "actions" },
        button("In turn", () => this.develop(null, "entry")),
        button("Both, as far as they go", () => this.develop(null, "step")),
        button("What do both allow?", () => this.together(), { class: "strong" })),
    );
  }

  #endings() {
    const end = async (/** @type {import("../api").Ending} */ how) =>
      tell(this.said, await change({ ask: "end", sheet: desk.sheet, how }, "The minuet is over."));
    return el(
      "details", { class: "endings" }, el("summary", {}, "End this minuet by hand"),
      el("div", { class: "actions" },
        button("Circle is right", () => end("circle")),
        button("Square is right", () => end("square")),
        button("Leave it: erase all its marks", () => end("leave"))),
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
    if (!starter) return notice("A starter cell holds just two candidates. Or choose from the list: press S.");
    if (innermost(desk.sheet)) return notice("A minuet is open. Let a dancer open another one from the list.");
    tell(this.said, await change({ ask: "begin", sheet: desk.sheet, line: [], starter }));
  }

  /**
   * @param {Dancer | null} dancer both in turn if none
   * @param {Until} until
   */
  async develop(dancer, until) {
    if (!innermost(desk.sheet)) return notice("No minuet is open. Choose a starter first.");
    tell(this.said, await change({ ask: "develop", ...asItStands(), dancer, until }));
  }

  /** What both dancers allow. */
  together() {
    if (!innermost(desk.sheet)) return notice("No minuet is open. Choose a starter first.");
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
    el("span", { "aria-hidden": "true" }, FIGURES[dancer]), ` ${dancer} takes ${assumed(starter, dancer)}`);
  const head = level === 0 ? "Minuet" : `Within ${by}`;
  return el("div", { class: `pinned level-${level}` }, el("strong", {}, head), side("circle"), side("square"));
}
