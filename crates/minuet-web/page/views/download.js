// Files that the browser saves.

import { el } from "../core/dom.js";

/**
 * @param {string} name
 * @param {string} type
 * @param {string | Uint8Array<ArrayBuffer>} content
 */
export function saveFile(name, type, content) {
  const href = URL.createObjectURL(new Blob([content], { type }));
  el("a", { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
