// Words of the method, explained where they stand: a tap on one says what it means.

import { el } from "../core/dom.js";
import { say } from "../core/words.js";

/** Each term and what it means. Longer ones come first, as they may hold shorter ones. */
const TERMS = [
  [say("term-half-double"), say("term-half-double-says")],
  [say("term-hidden-single"), say("term-hidden-single-says")],
  [say("term-candidate"), say("term-candidate-says")],
  [say("term-structure"), say("term-structure-says")],
  [say("term-starter"), say("term-starter-says")],
  [say("term-double"), say("term-double-says")],
  [say("term-triple"), say("term-triple-says")],
  [say("term-minuet"), say("term-minuet-says")],
  [say("term-ink"), say("term-ink-says")],
  [say("term-sees"), say("term-sees-says")],
  [say("term-see"), say("term-sees-says")],
  [say("term-dot"), say("term-dot-says")],
].map(([name = "", says = ""]) => ({ name: name.toLowerCase(), says }));

/** The dancers, each with its sign. A 3×3 square is a box in all words of the page, so these are always the dancers. */
const DANCERS = [
  { name: say("circle").toLowerCase(), dancer: "circle", sign: "○" },
  { name: say("square").toLowerCase(), dancer: "square", sign: "□" },
];

const escaped = (/** @type {string} */ text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const names = [...TERMS, ...DANCERS].map(({ name }) => escaped(name)).join("|");
// One more letter at the end makes a plural.
const FIND = new RegExp(`(?<!\\p{L}|-)(${names})(\\p{L}?)(?!\\p{L})`, "giu");

/**
 * A sentence whose dancers have their sign and colour, and whose terms can be asked about.
 *
 * @param {string} words
 * @returns {(Node | string)[]}
 */
export function explained(words) {
  const parts = [];
  const asked = new Set();
  let from = 0;
  for (const match of words.matchAll(FIND)) {
    const name = (match[1] ?? "").toLowerCase();
    const dancer = DANCERS.find((each) => each.name === name && !match[2]);
    const term = TERMS.find((each) => each.name === name);
    const node = dancer ? signed(match[0], dancer) : term && !asked.has(name) ? asking(match[0], term) : null;
    if (!node) continue;
    asked.add(name);
    parts.push(words.slice(from, match.index), node);
    from = match.index + match[0].length;
  }
  return [...parts, words.slice(from)];
}

/**
 * @param {string} words
 * @param {typeof DANCERS[number]} dancer
 */
const signed = (words, { dancer, sign }) =>
  el("span", { class: `dancer-name ${dancer}` }, el("span", { "aria-hidden": "true" }, sign), words);

/**
 * @param {string} words
 * @param {typeof TERMS[number]} term
 */
function asking(words, { name, says }) {
  const open = () => {
    const box = el("div", { class: "explanation", popover: "auto", role: "dialog", "aria-label": name, "aria-description": says, tabindex: -1 },
      el("strong", {}, name), el("p", {}, says));
    box.addEventListener("toggle", (event) => {
      if (/** @type {ToggleEvent} */ (event).newState === "closed") box.remove();
    });
    document.body.append(box);
    box.showPopover();
    box.focus();
  };
  return el("button", { type: "button", class: "term", click: open, "aria-label": say("term-label", { term: words }) }, words);
}
