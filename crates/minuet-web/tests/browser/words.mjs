// What the page says, from the table of the server that is tested.

import assert from "node:assert/strict";

/** @type {Record<string, string>} */
let words = {};

/**
 * Reads the table.
 *
 * @param {string} url of a server
 */
export async function learnWords(url) {
  ({ words } = await (await fetch(`${url}words.json`)).json());
}

/**
 * The text with an id, as the page says it in English.
 *
 * @param {string} id
 * @param {Record<string, string | number>} [values]
 */
export function say(id, values = {}) {
  const text = words[id] ?? words[`${id}.${values.count === 1 ? "one" : "other"}`];
  assert.ok(text, `the page has no words for ${id}`);
  return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
}
