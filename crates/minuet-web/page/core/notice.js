// Short notices that go away by themselves.

import { byId, el } from "./dom.js";

/**
 * Says something to everyone, including screen readers.
 *
 * @param {string} words
 */
export function notice(words) {
  const place = byId("notices");
  const note = el("p", { class: "notice" }, words);
  place.append(note);
  setTimeout(() => note.remove(), 6000);
}
