// The built-in collection: packs by class.

import { ask } from "../core/ask.js";
import { desk } from "../core/desk.js";
import { el, fill } from "../core/dom.js";
import { begun } from "../core/game.js";
import { whole } from "../core/sheet.js";
import { say } from "../core/words.js";
import { thumbnail } from "./thumbnail.js";

/** @typedef {import("../api").PackTitle} PackTitle */

/** @param {HTMLElement} home */
export async function collectionView(home) {
  if (home.childElementCount) return;
  const { packs } = await ask("packs", { ask: "packs" });
  const shelf = el("div", { class: "shelf" });
  fill(
    home,
    el("h1", {}, say("collection")),
    el("p", { class: "lead" }, say("collection-lead")),
    el("div", { class: "packs" }, ...packs.map((pack) => tile(pack, shelf))),
    shelf,
  );
}

/**
 * @param {PackTitle} pack
 * @param {HTMLElement} shelf
 */
function tile(pack, shelf) {
  const { count, minutes: [shortest, longest] } = pack;
  const says = shortest === longest
    ? say("pack-about", { count, minutes: shortest })
    : say("pack-about-range", { count, shortest, longest });
  return el(
    "button", { type: "button", class: "tile", click: () => show(pack, shelf) },
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
      click: () => {
        const title = say("game-from-pack", { pack: pack.title, number: index + 1 });
        desk.lay(begun(whole({ puzzle }), { title, reading: pack.reading }));
        location.hash = "#sheet";
      },
    }, thumbnail(puzzle), el("span", {}, `${index + 1}`),
    el("span", { class: "about" },
      minuets ? say("puzzle-about-minuets", { count: minuets, minutes }) : say("puzzle-about", { minutes })))));
  fill(shelf, el("h2", { tabindex: -1 }, pack.title), el("ol", { class: "puzzles" }, ...puzzles));
  shelf.querySelector("h2")?.focus();
}
