// Opening a puzzle: typed, pasted, or from a file, in any format; or from a photo.

import { Refusal } from "../core/ask.js";
import { desk } from "../core/desk.js";
import { button, el } from "../core/dom.js";
import { begun } from "../core/game.js";
import { take } from "../core/shelf.js";
import { blank } from "../core/sheet.js";
import { say } from "../core/words.js";
import { gameOf } from "./address.js";
import { layPhoto, photoButtons, pictureIn } from "./camera.js";
import { dialog } from "./dialog.js";

/**
 * Whether a file is no text, but a picture of a kind that the browser does not know, or nothing for this program.
 *
 * @param {string} content
 */
const isBinary = (content) => /[\0\ufffd]/.test(content);

/** Asks for a puzzle. */
export const openDialog = () => ask();

/**
 * @param {{ text?: string, why?: string }} [before] what was pasted, and why it cannot be opened
 */
function ask({ text: pasted = "", why = "" } = {}) {
  const text = el("textarea", {
    id: "puzzle-text", rows: 9, spellcheck: "false", autocomplete: "off",
    placeholder: "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
  });
  text.value = pasted;
  const wrong = el("p", { class: "wrong", role: "alert" }, why);
  // The same file can be chosen once more; until then its name stays in view.
  const again = () => void (file.value = "");
  const file = el("input", { type: "file", id: "puzzle-file", click: again, change: async () => {
    const chosen = file.files?.[0];
    if (chosen?.type.startsWith("image/")) return read(chosen);
    const content = (await chosen?.text()) ?? "";
    if (isBinary(content)) return void (wrong.textContent = say("photo-not-opened"));
    text.value = content;
    await open();
  } });
  const read = async (/** @type {Blob} */ photo) => {
    // Whoever closes the dialog has changed their mind.
    const { isLaid, why } = await layPhoto(photo, () => box.open);
    if (isLaid) box.close();
    else if (why) wrong.textContent = why;
  };
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
    el("div", { class: "actions" }, ...photoButtons(read)),
    el("p", { class: "here" }, say("photo-lead")),
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

/** Opens what is pasted on the page itself, or dropped there. */
export function mindPaste() {
  const take = async (/** @type {File} */ photo) => {
    document.querySelector("dialog")?.close();
    const { why } = await layPhoto(photo);
    if (why) ask({ why });
  };
  addEventListener("paste", (event) => {
    const photo = pictureIn(event.clipboardData);
    const elsewhere = event.target instanceof Element && event.target.matches("input, textarea");
    const text = event.clipboardData?.getData("text") ?? "";
    if (!text.trim() && photo) take(photo);
    if (elsewhere || !text.trim() || document.querySelector("dialog[open]")) return;
    // The browser would paste too, into the field that the dialog puts the cursor in.
    event.preventDefault();
    ask({ text });
  });
  const takeOther = async (/** @type {File} */ file) => {
    const text = await file.text();
    document.querySelector("dialog")?.close();
    ask(isBinary(text) ? { why: say("photo-not-opened") } : { text });
  };
  // The browser would leave the page and show the file; text that is dragged into a field is left to it.
  const hasFile = (/** @type {DragEvent} */ event) => event.dataTransfer?.types.includes("Files") ?? false;
  addEventListener("dragover", (event) => hasFile(event) && event.preventDefault());
  addEventListener("drop", (event) => {
    if (!hasFile(event)) return;
    event.preventDefault();
    const photo = pictureIn(event.dataTransfer);
    const other = event.dataTransfer?.files[0];
    if (photo) take(photo);
    else if (other) takeOther(other);
  });
}
