// Dialogs: native ones, which keep the keyboard and give it back.

import { button, el } from "../core/dom.js";
import { say } from "../core/words.js";

/**
 * Opens a dialog. It goes away when it is closed.
 *
 * @param {string} title
 * @param {...(Node | string | null)} content
 */
export function dialog(title, ...content) {
  // There is never more than one.
  const id = "dialog-title";
  const box = el("dialog", { "aria-labelledby": id, close: () => box.remove() });
  // A press beside the box closes it.
  box.addEventListener("click", (event) => {
    if (event.target === box) box.close();
  });
  box.append(el("div", { class: "dialog" },
    el("header", {}, el("h2", { id }, title), button(say("close"), () => box.close(), { class: "quiet" })),
    ...content.filter((part) => part !== null)));
  document.body.append(box);
  box.showModal();
  return box;
}
