// What was solved in this browser: how much, how quickly, with how much help.

import { button, el } from "../core/dom.js";
import { solves, span, streak } from "../core/statistics.js";
import { clock } from "../core/timer.js";
import { say, when } from "../core/words.js";
import { dialog } from "./dialog.js";
import { LEVELS } from "./new.js";
import { saveFile } from "./download.js";

/** @typedef {import("../core/statistics.js").Solve} Solve */

/** The most solves that are listed one by one. */
const MOST = 50;

/** Shows the statistics. */
export function statisticsDialog() {
  const all = solves();
  if (!all.length) {
    dialog(say("statistics"), el("p", {}, say("statistics-none")));
    return;
  }
  const days = streak(all.map(({ solved }) => solved), new Date());
  dialog(
    say("statistics"),
    el("p", {}, say("statistics-solved", { count: all.length }), " ", say("statistics-streak", { count: days })),
    byKind(all),
    el("p", { class: "here" }, say("estimate-says")),
    el("details", {},
      el("summary", {}, say("statistics-all")),
      el("div", { class: "wide", role: "region", tabindex: 0, "aria-label": say("statistics-all") }, everything(all))),
    el("div", { class: "actions" }, button(say("statistics-export"), () => saveFile("minuet-statistics.csv", "text/csv", csv(all)))),
  );
}

/**
 * @param {string[]} heads
 * @param {(string | number)[][]} rows
 */
function table(heads, rows) {
  return el("table", {},
    el("thead", {}, el("tr", {}, ...heads.map((head) => el("th", { scope: "col" }, head)))),
    el("tbody", {}, ...rows.map((row) => el("tr", {}, ...row.map((value) => el("td", {}, String(value)))))));
}

/** @param {Solve[]} all */
function byKind(all) {
  const kinds = [...Object.keys(LEVELS), null].filter((kind) => all.some((solve) => (solve.kind ?? null) === kind));
  const middle = (/** @type {number[]} */ numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
  const rows = kinds.map((kind) => {
    const those = all.filter((solve) => (solve.kind ?? null) === kind);
    const estimates = those.flatMap(({ minutes }) => (minutes ? [minutes] : []));
    return [
      kind ? (LEVELS[kind]?.name ?? kind) : say("statistics-other"), those.length,
      clock(middle(those.map(({ seconds }) => seconds))), clock(Math.min(...those.map(({ seconds }) => seconds))),
      told(estimates.length ? [middle(estimates.map(([from]) => from)), middle(estimates.map(([, to]) => to))] : null),
      those.reduce((sum, { hints }) => sum + hints, 0), those.reduce((sum, { done }) => sum + done, 0),
    ];
  });
  const heads = [
    say("statistics-level"), say("statistics-count"), say("statistics-usual"), say("statistics-best"),
    say("statistics-estimate"), say("statistics-hints"), say("statistics-done"),
  ];
  return el("div", { class: "wide", role: "region", tabindex: 0, "aria-label": say("statistics") }, table(heads, rows));
}

/** @param {[number, number] | null} minutes */
const told = (minutes) => (minutes ? span(minutes) : "–");

/** @param {Solve[]} all */
function everything(all) {
  const rows = all.slice(-MOST).reverse().map(({ title, solved, seconds, minutes, hints, done }) => [
    title, when(solved), clock(seconds), told(minutes), hints, done,
  ]);
  return table([
    say("statistics-title"), say("statistics-date"), say("time"), say("statistics-estimate"), say("statistics-hints"),
    say("statistics-done"),
  ], rows);
}

/**
 * All solves as a table for other programs.
 *
 * @param {Solve[]} all
 */
function csv(all) {
  const fields = /** @type {const} */ (["solved", "title", "kind", "puzzle", "seconds", "shortest", "longest", "hints", "done"]);
  const rows = all.map((solve) => ({ ...solve, shortest: solve.minutes?.[0], longest: solve.minutes?.[1] }));
  const quoted = (/** @type {unknown} */ value) => `"${String(value ?? "").replaceAll("\"", "\"\"")}"`;
  return [fields.join(","), ...rows.map((row) => fields.map((field) => quoted(row[field])).join(","))].join("\r\n");
}
