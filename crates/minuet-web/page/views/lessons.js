// Lessons and drills: words, then a position where the learner does the step and the page checks it.

import { Refusal, ask } from "../core/ask.js";
import { button, el, fill } from "../core/dom.js";
import { learnt } from "../core/kept.js";
import { notice } from "../core/notice.js";
import { say } from "../core/words.js";
import { layTask, layTaskAgain } from "./task.js";

/** @typedef {import("./task.js").Way} Way */

/** @param {HTMLElement} home */
export async function lessonsView(home) {
  const { lessons } = await ask("lessons", { ask: "lessons" });
  const items = lessons.map((lesson) => el(
    "li", { class: learnt.has(lesson.name) ? "done" : "" },
    el("div", {},
      el("strong", {}, lesson.title), el("span", { class: "cite" }, lesson.cite),
      learnt.has(lesson.name) ? el("span", { class: "tick" }, say("lesson-done")) : null),
    el("div", { class: "actions" },
      button(say("lesson-learn"), () => learn(lesson.name), {
        class: "strong small", "aria-label": say("lesson-learn-label", { title: lesson.title }),
      }),
      button(say("lesson-drill"), () => deal(lesson.name), {
        class: "small", "aria-label": say("lesson-drill-label", { title: lesson.title }),
      }))));
  fill(
    home,
    el("h1", {}, say("lessons")),
    el("p", { class: "lead" }, say("lessons-lead")),
    el("ol", { class: "lessons" }, ...items),
  );
}

/**
 * Lays a lesson on the desk.
 *
 * @param {string} name
 */
export async function learn(name) {
  const { lessons } = await ask("lessons", { ask: "lessons" });
  const lesson = await orNotice(ask("lesson", { ask: "lesson", name }));
  if (!lesson) return;
  const next = lessons[lessons.findIndex((each) => each.name === name) + 1];
  const { title, words, drill } = lesson;
  const on = next
    ? /** @type {Way} */ ({ kind: "lesson", name: next.name, label: say("lesson-next", { title: next.title }) })
    : null;
  layTask({ drill, title, words, lesson: name, on }, goOn);
}

/** @param {string} name */
async function deal(name) {
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
  const { lessons } = await ask("lessons", { ask: "lessons" });
  const drill = await orNotice(ask("drill", { ask: "drill", rule: name, seed }));
  if (!drill) return;
  const title = say("lesson-drill-label", { title: lessons.find((each) => each.name === name)?.title ?? name });
  layTask({ drill, title, words: [], lesson: null, on: { kind: "drill", name, label: say("lesson-another") } }, goOn);
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
