// What both dancers agree on, with the reason in circle and the reason in square.

import { Refusal, ask } from "../core/ask.js";
import { button, el, fill } from "../core/dom.js";
import { desk } from "../core/desk.js";
import { say } from "../core/words.js";
import { light } from "../sheet/paint.js";
import { asItStands, change } from "./change.js";
import { tell } from "./hint.js";
import { taught } from "./said.js";

/** @typedef {import("./said.js").Said} Said */
/** @typedef {import("../api").Trick} Trick */

/** @param {Said} said */
export async function tricks(said) {
  const { move } = desk.game;
  try {
    const found = await ask("tricks", { ask: "tricks", ...asItStands() });
    if (desk.game.move !== move) return;
    const first = found.tricks[0];
    if (first) light(said.board, first.told.show);
    fill(
      said.home,
      el("h3", {}, say("both-agree-title")),
      el("p", {}, found.words),
      el("ol", { class: "tricks" }, ...found.tricks.map((trick) => item(trick, said))),
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    said.say("", [{ words: error.message }]);
  }
}

/**
 * @param {Trick} trick
 * @param {Said} said
 */
function item({ told, circle, square }, said) {
  const show = () => light(said.board, told.show);
  const apply = async () => {
    tell(said, await change({ ask: "apply", sheet: desk.sheet, entry: told.entry }));
  };
  return el(
    "li", { pointerenter: show },
    el("p", {}, ...taught(told.words, told.lesson ?? null)),
    circle ? el("p", { class: "reason circle" }, circle) : null,
    square ? el("p", { class: "reason square" }, square) : null,
    button(say("do-it"), apply, { class: "small", focus: show }),
  );
}
