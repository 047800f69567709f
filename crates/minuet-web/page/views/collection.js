// The built-in collection: packs by class.

import { ask } from "../core/ask.js";
import { el, fill } from "../core/dom.js";
import { solved } from "../core/kept.js";
import { span } from "../core/statistics.js";
import { say } from "../core/words.js";
import { layPacked } from "./packs.js";
import { thumbnail } from "./thumbnail.js";

/** @typedef {import("../api").PackTitle} PackTitle */

/** @type {(() => Promise<void>) | null} shows the open pack anew */
let again = null;

/** @param {HTMLElement} home */
export async function collectionView(home) {
  if (home.childElementCount) return again?.();
  const { packs } = await ask("packs", { ask: "packs" });
  const shelf = el("div", { class: "shelf" });
  fill(
    home,
    el("h1", {}, say("collection")),
    el("p", { class: "lead" }, say("collection-lead")),
    el("div", { class: "packs" }, ...packs.map((pack) => tile(pack, shelf))),
    shelf,
  );
  return undefined;
}

/**
 * @param {PackTitle} pack
 * @param {HTMLElement} shelf
 */
function tile(pack, shelf) {
  const says = say("pack-about", { count: pack.count, span: span(pack.minutes) });
  return el(
    "button", { type: "button", class: "tile", click: async () => {
      again = () => show(pack, shelf);
      await again();
      shelf.querySelector("h2")?.focus();
      shelf.scrollIntoView({ block: "start" });
    } },
    el("strong", {}, pack.title),
    el("span", {}, says),
  );
}

/**
 * @param {PackTitle} title
 * @param {HTMLElement} shelf
 */
async function show(title, shelf) {
  const pack = await ask("pack", { ask: "pack", name: title.name });
  const puzzles = pack.puzzles.map(({ puzzle, minuets, minutes }, index) => el(
    "li", {},
    el("button", {
      type: "button", class: "puzzle",
      click: () => layPacked(pack, index),
    }, thumbnail(puzzle), el("span", {}, `${index + 1}`),
    solved.has(puzzle) ? el("span", { class: "tick" }, say("puzzle-solved")) : null,
    el("span", { class: "about" },
      minuets ? say("puzzle-about-minuets", { count: minuets, span: span(minutes) }) : span(minutes)))));
  fill(shelf, el("h2", { tabindex: -1 }, pack.title), el("ol", { class: "puzzles" }, ...puzzles));
}
