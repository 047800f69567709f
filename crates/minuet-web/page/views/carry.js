// All games out of this browser, or into it, as one file.

import { Refusal } from "../core/ask.js";
import { packed, unpacked } from "../core/carry.js";
import { button, el } from "../core/dom.js";
import { notice } from "../core/notice.js";
import { say } from "../core/words.js";
import { saveFile } from "./download.js";

const carryOut = async () => saveFile("minuet-games.json", "application/json", await packed());

/** @param {string} text */
async function carryIn(text) {
  try {
    const { added, known, broken } = await unpacked(text);
    const parts = [say("carried", { count: added })];
    if (known) parts.push(say("carried-known", { count: known }));
    if (broken) parts.push(say("carry-broken", { count: broken }));
    notice(parts.join(" "));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    notice(error.message);
  }
}

/**
 * The two ways.
 *
 * @param {() => void} show is called when games have come in
 */
export function carrying(show) {
  const file = el("input", { type: "file", id: "carry-in", accept: ".json,application/json", change: async () => {
    await carryIn((await file.files?.[0]?.text()) ?? "");
    file.value = "";
    show();
  } });
  return el("div", { class: "actions" },
    button(say("carry-out"), carryOut),
    el("label", { class: "file", for: "carry-in" }, say("carry-in"), " ", file));
}
