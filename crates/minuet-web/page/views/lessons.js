// Lessons and drills: words, then a position where the learner does the step and the page looks at it.

import { Refusal, ask } from "../core/ask.js";
import { desk } from "../core/desk.js";
import { button, byId, el, fill } from "../core/dom.js";
import { begun } from "../core/game.js";
import { notice } from "../core/notice.js";
import { whole } from "../core/sheet.js";
import { done, isDone } from "./progress.js";

/** @typedef {import("../api").LessonTitle} LessonTitle */
/** @typedef {import("../api").Drill} Drill */

/** @param {HTMLElement} home */
export async function lessonsView(home) {
  const { lessons } = await ask("lessons", { ask: "lessons" });
  const items = lessons.map((lesson) => el(
    "li", { class: isDone(lesson.name) ? "done" : "" },
    el("div", {},
      el("strong", {}, lesson.title), el("span", { class: "cite" }, lesson.cite),
      isDone(lesson.name) ? el("span", { class: "tick" }, "done") : null),
    el("div", { class: "actions" },
      button("Learn", () => learn(lesson, lessons), { class: "strong small", "aria-label": `Learn: ${lesson.title}` }),
      lesson.drill
        ? button("Drill", () => drill(lesson), { class: "small", "aria-label": `Drill: ${lesson.title}` })
        : null)));
  fill(
    home,
    el("h1", {}, "Lessons"),
    el("p", { class: "lead" }, "The method in short pieces, from the first single to a minuet within a minuet. "
      + "Each gives you a position that needs one rule; you do the step, the page looks at it."),
    el("ol", { class: "lessons" }, ...items),
  );
}

/**
 * @param {LessonTitle} title
 * @param {LessonTitle[]} all
 */
async function learn(title, all) {
  const lesson = await orNotice(ask("lesson", { ask: "lesson", name: title.name }));
  if (!lesson) return;
  const next = all[all.findIndex(({ name }) => name === title.name) + 1];
  const on = next ? button(`Next: ${next.title}`, () => learn(next, all)) : null;
  lay(lesson.drill, lesson.title, lesson.words, on, () => done(title.name));
}

/** @param {LessonTitle} title */
async function drill(title) {
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
  const dealt = await orNotice(ask("drill", { ask: "drill", rule: title.name, seed }));
  if (dealt) lay(dealt, `Drill: ${title.title}`, [], button("Another", () => drill(title)), () => {});
}

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

/**
 * Lays the position on the desk, with the task beside it.
 *
 * @param {Drill} drill
 * @param {string} title
 * @param {string[]} words
 * @param {HTMLElement | null} on the way on
 * @param {() => void} learnt
 */
function lay({ sheet, rule, task }, title, words, on, learnt) {
  const before = whole(sheet);
  desk.lay(begun(before, { title }), "passing");
  const home = byId("task");
  const verdict = el("p", { class: "verdict", role: "status" });
  const judge = async () => {
    const judged = await ask("judged", { ask: "judge", before, after: desk.sheet, rule });
    verdict.textContent = judged.words;
    verdict.dataset.verdict = judged.verdict;
    if (judged.verdict === "done") learnt();
  };
  home.hidden = false;
  home.dataset.task = "lesson";
  fill(
    home,
    el("h2", {}, title),
    ...words.map((paragraph) => el("p", {}, paragraph)),
    el("p", { class: "do" }, task),
    verdict,
    el("div", { class: "actions" },
      button("Look at my step", judge, { class: "strong" }),
      button("Start over", () => desk.game.goTo(0)),
      on),
  );
  desk.addEventListener("change", judge);
  desk.addEventListener("game", () => {
    desk.removeEventListener("change", judge);
    if (desk.game.title !== title) home.hidden = true;
  }, { once: true });
  location.hash = "#sheet";
}
