// Lessons and drills: words, then a position where the learner does the step and the page looks at it.

import { Refusal, ask } from "../core/ask.js";
import { button, el, fill } from "../core/dom.js";
import { notice } from "../core/notice.js";
import { isDone } from "./progress.js";
import { layTask, layTaskAgain } from "./task.js";

/** @typedef {import("./task.js").Way} Way */

/** @param {HTMLElement} home */
export async function lessonsView(home) {
  const { lessons } = await ask("lessons", { ask: "lessons" });
  const items = lessons.map((lesson) => el(
    "li", { class: isDone(lesson.name) ? "done" : "" },
    el("div", {},
      el("strong", {}, lesson.title), el("span", { class: "cite" }, lesson.cite),
      isDone(lesson.name) ? el("span", { class: "tick" }, "done") : null),
    el("div", { class: "actions" },
      button("Learn", () => learn(lesson.name), { class: "strong small", "aria-label": `Learn: ${lesson.title}` }),
      lesson.drill
        ? button("Drill", () => deal(lesson.name), { class: "small", "aria-label": `Drill: ${lesson.title}` })
        : null)));
  fill(
    home,
    el("h1", {}, "Lessons"),
    el("p", { class: "lead" }, "The method in short pieces, from the first single to a minuet within a minuet. "
      + "Each gives you a position that needs one rule; you do the step, the page looks at it."),
    el("ol", { class: "lessons" }, ...items),
  );
}

/** @param {string} name */
async function learn(name) {
  const { lessons } = await ask("lessons", { ask: "lessons" });
  const lesson = await orNotice(ask("lesson", { ask: "lesson", name }));
  if (!lesson) return;
  const next = lessons[lessons.findIndex((each) => each.name === name) + 1];
  const { title, words, drill } = lesson;
  const on = next ? /** @type {Way} */ ({ kind: "lesson", name: next.name, label: `Next: ${next.title}` }) : null;
  layTask({ drill, title, words, lesson: name, on }, goOn);
}

/** @param {string} name */
async function deal(name) {
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
  const { lessons } = await ask("lessons", { ask: "lessons" });
  const drill = await orNotice(ask("drill", { ask: "drill", rule: name, seed }));
  if (!drill) return;
  const title = `Drill: ${lessons.find((each) => each.name === name)?.title ?? name}`;
  layTask({ drill, title, words: [], lesson: null, on: { kind: "drill", name, label: "Another" } }, goOn);
}

/** @param {Way} way */
const goOn = ({ kind, name }) => (kind === "lesson" ? learn(name) : deal(name));

/** Lays the lesson or drill on the desk that was there before a reload. Says whether there was one. */
export const lessonAgain = () => layTaskAgain(goOn);

/**
 * The answer, or nothing where it is refused; then a notice says why.
 *
 * @template T
 * @param {Promise<T>} answer
 */
async function orNotice(answer) {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    notice(error.message);
    return null;
  }
}
