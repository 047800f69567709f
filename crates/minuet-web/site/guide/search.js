// The search of the guide: all its sections are one file, which is read when the first word is typed.

/** @typedef {{ page: string, address: string, title: string, text: string }} Section */

const field = /** @type {HTMLInputElement} */ (document.getElementById("search"));
const found = /** @type {HTMLElement} */ (document.getElementById("found"));
/** How many places are shown. */
const MOST = 20;

/** @returns {Promise<Section[]>} */
const read = async () => (await fetch("search.json")).json();

/** @type {Promise<[Section[], typeof import("../core/words.js")]> | null} */
let reading = null;

/**
 * How well a section fits, with a word of the title worth more than any number in the text: 0 if a word is missing.
 *
 * @param {Section} section
 * @param {string[]} words
 */
function worth({ page, title, text }, words) {
  const [head, body] = [`${page} ${title}`.toLowerCase(), text.toLowerCase()];
  let total = 0;
  for (const word of words) {
    const times = body.split(word).length - 1;
    if (head.includes(word)) total += 100;
    else if (!times) return 0;
    total += Math.min(times, 20);
  }
  return total;
}

/**
 * Some of the text around the first word.
 *
 * @param {string} text
 * @param {string} word
 */
function around(text, word) {
  const at = Math.max(0, text.toLowerCase().indexOf(word) - 50);
  const end = at + 140;
  // No word is cut in two.
  const whole = text.slice(at, end).split(/\s+/).slice(at ? 1 : 0, end < text.length ? -1 : undefined);
  return [...(at ? ["…"] : []), ...whole, ...(end < text.length ? ["…"] : [])].join(" ");
}

async function search() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  found.hidden = !words.length;
  if (!words.length) return;
  reading ??= Promise.all([read(), import("../core/words.js")]);
  const [sections, { say }] = await reading;
  const fits = sections.map((section) => ({ section, worth: worth(section, words) })).filter((fit) => fit.worth > 0);
  fits.sort((a, b) => b.worth - a.worth);
  const told = document.createElement("strong");
  told.textContent = fits.length ? say("guide-found", { count: fits.length }) : say("guide-none");
  found.replaceChildren(told, ...fits.slice(0, MOST).flatMap(({ section }) => {
    const link = document.createElement("a");
    link.href = section.address;
    link.textContent = section.title === section.page ? section.page : `${section.page}: ${section.title}`;
    const text = document.createElement("p");
    text.textContent = around(section.text, words[0] ?? "");
    return [link, text];
  }));
}

field.addEventListener("input", search);
