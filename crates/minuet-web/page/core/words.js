// What the page says: all its labels and sentences come from the program, in the language that it speaks.

/** @typedef {{ lang: string, words: Record<string, string> }} Table */

const table = fetch(new URL("../words.json", import.meta.url));
export const { lang, words } = /** @type {Table} */ (await (await table).json());
const plurals = new Intl.PluralRules(lang);

/**
 * The text with an id. Values replace the places with their names; the value `count` chooses the plural form.
 *
 * @param {string} id
 * @param {Record<string, string | number>} [values]
 */
export function say(id, values = {}) {
  const form = "count" in values ? `${id}.${plurals.select(Number(values.count))}` : id;
  const text = words[form] ?? words[`${id}.other`] ?? id;
  return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
}

// The words in the HTML. The page becomes visible as soon as it has its language.
for (const element of document.querySelectorAll("[data-words], [data-words-label], [data-words-content]")) {
  const { words, wordsLabel, wordsContent } = /** @type {HTMLElement} */ (element).dataset;
  if (words) element.textContent = say(words);
  if (wordsLabel) element.setAttribute("aria-label", say(wordsLabel));
  if (wordsContent) element.setAttribute("content", say(wordsContent));
}
document.documentElement.lang = lang;

/**
 * A moment where the player is, in figures that are read the same in every language: `2026-11-17 21:30`.
 *
 * @param {string | number} moment
 */
export function when(moment) {
  const date = new Date(moment);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join("-");
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}
