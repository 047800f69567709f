// The hint at three levels (doses: where, what, why), then done by the coach.

import { Refusal, ask } from "../core/ask.js";
import { desk } from "../core/desk.js";
import { helped as countHelp } from "../core/help.js";
import { say } from "../core/words.js";
import { cellsLeft, whole } from "../core/sheet.js";
import { light } from "../sheet/paint.js";
import { asAdvised, change } from "./change.js";
import { progress } from "./progress.js";

/** @typedef {import("../api").Helped} Helped */
/** @typedef {import("./said.js").Said} Said */

const TITLES = {
  hint: "", complete: say("hint-complete"), wrong: say("hint-wrong"), several: say("hint-several"), failed: say("hint-failed"),
};
const DOSES = [say("hint-where"), say("hint-what"), say("hint-why")];

/** Hints about the sheet on the desk. */
export class Hints {
  /** @type {Helped | null} */
  #helped = null;
  #dose = 0;
  /** @type {{ before: import("../core/sheet.js").Sheet, wanted: import("../core/sheet.js").Sheet } | null} the step hinted at */
  #step = null;
  /** @type {import("../core/game.js").Move | null} the move that a question is on its way about */
  #asked = null;
  #early = 0;

  /**
   * @param {Said} said
   * @param {() => void} check what is done about a wrong sheet
   */
  constructor(said, check) {
    this.said = said;
    this.check = check;
    desk.addEventListener("change", () => this.#changed());
  }

  /** A hint holds while the player is at the step; whatever else was said is about a sheet that is no more. */
  #changed() {
    const way = this.#helped && this.#step ? progress(this.#step.before, this.#step.wanted, desk.sheet) : "elsewhere";
    if (way === "on-the-way") return this.#light();
    this.#helped = null;
    if (way === "done") this.said.remark(say("hint-done"), [this.#another()]);
    else this.said.clear();
  }

  #another = () => ({ words: say("hint-next"), click: () => this.next(), strong: true });

  /** Lights what the hint is about. */
  #light() {
    if (this.#helped) light(this.said.board, this.#dose === 2 ? this.#helped.show : this.#helped.look);
  }

  /** @param {Helped} helped a hint, to find out what its step leads to */
  async #foresee(helped) {
    this.#step = null;
    const before = desk.sheet;
    if (!helped.entry) return;
    try {
      const { sheet } = await ask("changed", { ask: "apply", sheet: before, entry: helped.entry });
      if (helped === this.#helped) this.#step = { before, wanted: whole(sheet) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  /** The next dose. Presses while the first one is on its way count too. */
  async next() {
    // Who has read it all and written something since wants to know what comes next.
    if (this.#dose === 2 && this.#step && this.#step.before !== desk.sheet) this.#helped = null;
    if (this.#helped) this.#dose = Math.min(this.#dose + 1, 2);
    else if (this.#asked === desk.game.move) this.#early += 1;
    else await this.#ask(desk.game.move);
    this.#speak();
  }

  /** @param {import("../core/game.js").Move} move where the player is */
  async #ask(move) {
    this.#asked = move;
    this.#early = 0;
    try {
      const helped = await ask("helped", { ask: "hint", ...asAdvised() });
      if (desk.game.move !== move) return;
      this.#helped = helped;
      if (helped.entry) countHelp(desk.game.id, "hints");
      this.#foresee(helped);
      this.#dose = Math.min(this.#early, 2);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.said.say("", [{ words: error.message }]);
    } finally {
      if (this.#asked === move) this.#asked = null;
    }
  }

  #speak() {
    const helped = this.#helped;
    if (!helped) return;
    if (helped.result !== "hint") return this.#other(helped);
    const doses = [helped.place ?? "", helped.what ?? "", helped.why.join(" ")];
    const lesson = helped.lesson ?? null;
    const lines = doses.slice(0, this.#dose + 1).map((words, dose) => ({ words, lesson, kind: `dose dose-${dose}` }));
    this.#light();
    const more = { words: DOSES[this.#dose + 1] ?? "", click: () => this.next(), strong: true };
    const it = { words: say("do-it-for-me"), click: () => this.do("entry"), strong: this.#dose === 2 };
    this.said.say(DOSES[this.#dose] ?? "", lines, this.#dose < 2 ? [more, it] : [it]);
  }

  /** @param {Helped} helped */
  #other(helped) {
    const lines = [helped.place, helped.what, ...helped.why].filter((words) => words)
      .map((words) => ({ words: words ?? "" }));
    const wrong = { words: say("hint-show-wrong"), click: this.check, strong: true };
    light(this.said.board, helped.show);
    this.said.say(TITLES[helped.result], lines, helped.result === "wrong" ? [wrong] : []);
  }

  /**
   * The coach does the next thing, or all to the end of the step.
   *
   * @param {import("../api").Until} until
   */
  async do(until) {
    const entry = until === "entry" ? this.#helped?.entry : null;
    // What the coach does is no merit of the player.
    this.#helped = null;
    countHelp(desk.game.id, "done");
    const [move, before] = [desk.game.move, cellsLeft(desk.sheet)];
    const note = entry
      ? await change({ ask: "apply", sheet: desk.sheet, entry })
      : await change({ ask: "do", ...asAdvised(), until });
    const count = before - cellsLeft(desk.sheet);
    const done = until === "step" && count ? say("step-inked", { count }) : say("done-for-you");
    tell(this.said, note, desk.game.move === move ? "" : done, [this.#another()]);
  }
}

/** @type {import("../core/game.js").Move | null} the move that was told last */
let told = null;

/**
 * Says what the latest move did, unless that has been said already.
 *
 * @param {Said} said
 * @param {string} note
 * @param {string} [title]
 * @param {import("./said.js").Action[]} [actions]
 */
export function tell(said, note, title = "", actions = []) {
  const notes = desk.game.move === told ? [] : desk.game.move.notes.filter(({ coach }) => coach);
  told = desk.game.move;
  const lines = note ? [{ words: note, kind: "note" }] : [];
  said.say(title, [...notes.map(({ words, lane, lesson }) => ({ words, kind: `told ${lane}`, lesson: lesson ?? null })), ...lines], actions);
}
