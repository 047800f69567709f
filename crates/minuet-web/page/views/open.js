// Opening a puzzle: typed, pasted, or from a file, in any format.

import { Refusal } from "../core/ask.js";
import { desk } from "../core/desk.js";
import { button, el } from "../core/dom.js";
import { begun } from "../core/game.js";
import { take } from "../core/shelf.js";
import { blank } from "../core/sheet.js";
import { say } from "../core/words.js";
import { gameOf } from "./address.js";
import { dialog } from "./dialog.js";

/** Asks for a puzzle. */
export function openDialog() {
  const text = el("textarea", {
    id: "puzzle-text", rows: 9, spellcheck: "false", autocomplete: "off",
    placeholder: "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
  });
  const wrong = el("p", { class: "wrong", role: "alert" });
  const file = el("input", { type: "file", id: "puzzle-file", change: async () => {
    text.value = (await file.files?.[0]?.text()) ?? "";
    await open();
  } });
  const open = async () => {
    try {
      await take(await gameOf(text.value));
      box.close();
      location.hash = "#sheet";
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      wrong.textContent = error.message;
    }
  };
  const type = () => {
    desk.lay(begun(blank(), { title: say("my-game"), typing: true }));
    box.close();
    location.hash = "#sheet";
  };
  const box = dialog(
    say("open-title"),
    el("label", { for: "puzzle-text" }, say("open-paste")),
    text, wrong,
    el("div", { class: "actions" },
      button(say("open"), open, { class: "strong" }),
      button(say("open-empty"), type),
      el("label", { class: "file", for: "puzzle-file" }, say("open-file"), " ", file)),
  );
  text.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) open();
  });
  text.focus();
}

/** Opens what is pasted on the page itself. */
export function mindPaste() {
  addEventListener("paste", (event) => {
    const elsewhere = event.target instanceof Element && event.target.matches("input, textarea");
    const text = event.clipboardData?.getData("text") ?? "";
    if (elsewhere || !text.trim() || document.querySelector("dialog[open]")) return;
    // The browser would paste too, into the field that the dialog puts the cursor in.
    event.preventDefault();
    openDialog();
    const field = document.getElementById("puzzle-text");
    if (field instanceof HTMLTextAreaElement) field.value = text;
  });
}
