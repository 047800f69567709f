// Sharing: a link with the whole sheet in it, a QR code, pictures, text formats, print.

import { Refusal, ask } from "../core/ask.js";
import { desk } from "../core/desk.js";
import { button, el, fill } from "../core/dom.js";
import { notice } from "../core/notice.js";
import { settings } from "../core/settings.js";
import { say } from "../core/words.js";
import { dialog } from "./dialog.js";
import { saveFile } from "./download.js";

/** @typedef {import("../api").ExportFormat} ExportFormat */

const TEXTS = /** @type {[ExportFormat, string][]} */ ([
  ["sheet", say("share-sheet")],
  ["line", say("share-line")], ["grid", say("share-grid")], ["pencil-marks", say("share-pencil-marks")],
  ["hodoku", "HoDoKu"], ["susser", "Susser"], ["sukaku", "Sukaku"], ["f-puzzles", say("share-f-puzzles")],
  ["opensudoku", "OpenSudoku"],
]);
const PICTURES = /** @type {[ExportFormat, string][]} */ ([["svg", "SVG"], ["png", "PNG"], ["pdf", "PDF"]]);

/** The colours that are seen just now. */
function theme() {
  const { theme } = settings.now;
  if (theme !== "auto") return theme;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Whether the page comes from this machine, so that a link to it works nowhere else. */
const isLocal = () => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname);

/** Offers all ways out. */
export async function shareDialog() {
  const { sheet } = desk;
  const link = el("input", { id: "share-link", readonly: true, value: "" });
  const code = el("div", { class: "code" });
  const format = el("select", { id: "text-format" }, ...TEXTS.map(([value, name]) => el("option", { value }, name)));
  const colour = theme();
  const box = dialog(
    say("share-title"),
    isLocal() ? el("p", { class: "note local" }, say("share-local", { address: location.host })) : null,
    el("label", { for: "share-link" }, say("share-link")),
    el("div", { class: "row" }, link, button(say("share-copy-link"), () => copy(link.value), { class: isLocal() ? "" : "strong" })),
    code,
    el("div", { class: "actions" },
      ...PICTURES.map(([value, name]) => button(name, () => download(value, colour))),
      button(say("share-print"), () => {
        box.close();
        print();
      })),
    el("label", { for: "text-format" }, say("share-text")),
    el("div", { class: "row" }, format,
      button(say("share-copy-text"), async () => copy(await text(/** @type {ExportFormat} */ (format.value))), {
        class: isLocal() ? "strong" : "",
      }),
      button(say("share-save-text"), () => download(/** @type {ExportFormat} */ (format.value), colour))),
  );
  try {
    const shared = await ask("shared", { ask: "share", sheet });
    link.value = `${location.origin}${location.pathname}#sheet=${shared.text}`;
    const drawn = await ask("code", { ask: "code", text: link.value });
    code.innerHTML = drawn.svg;
    const svg = code.querySelector("svg");
    svg?.setAttribute("role", "img");
    svg?.setAttribute("aria-label", say("share-code"));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    fill(code, el("p", { class: "note" }, error.message));
  }
}

/** @param {string} words */
async function copy(words) {
  try {
    await navigator.clipboard.writeText(words);
    notice(say("copied"));
  } catch {
    notice(say("not-copied"));
  }
}

/** @param {ExportFormat} format */
async function text(format) {
  try {
    return (await ask("exported", { ask: "export", sheet: desk.sheet, format })).text ?? "";
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    notice(error.message);
    return "";
  }
}

/**
 * @param {ExportFormat} format
 * @param {import("../api").ThemeName} colours
 */
async function download(format, colours) {
  try {
    const made = await ask("exported", {
      ask: "export", sheet: desk.sheet, format, theme: format === "pdf" ? "light" : colours, width: 1200,
    });
    const content = made.base64 ? Uint8Array.from(atob(made.base64), (char) => char.charCodeAt(0)) : (made.text ?? "");
    saveFile(made.name, made.mime, content);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    notice(error.message);
  }
}
