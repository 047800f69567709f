// Ways to a photo. What reads and shows it is fetched with the first one: most games begin without.

import { Refusal } from "../core/ask.js";
import { desk } from "../core/desk.js";
import { button, el } from "../core/dom.js";
import { say } from "../core/words.js";

/** @typedef {import("../sheet/board.js").Board} Board */
/** @typedef {{ isLaid: boolean, why: string }} Told whether a photo was laid, and why it could not be; nothing of one that is
 *   no longer wanted */

/** Where the digits of photos are shown. @type {Board} */
export let board;

/** @param {Board} on */
export const mindPhotos = (on) => {
  board = on;
};

/** How many photos were chosen so far. */
let count = 0;

/**
 * Reads a photo and lays its puzzle on the desk, unless it is no longer wanted then.
 *
 * @param {Blob} file
 * @param {() => boolean} [isAsked] whether the player still asks for it, where that may end
 * @returns {Promise<Told>}
 */
export async function layPhoto(file, isAsked = () => true) {
  const isWanted = wanting(isAsked);
  try {
    const { layRead, readPhoto } = await reader();
    const { photo, canvas } = await readPhoto(file);
    if (!isWanted()) return { isLaid: false, why: "" };
    layRead(photo, canvas, board);
    return { isLaid: true, why: "" };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { isLaid: false, why: isWanted() ? error.message : "" };
  }
}

/**
 * Tells later whether a photo that is chosen now is still wanted: not after another photo, nor another game on the desk.
 *
 * @param {() => boolean} isAsked
 */
function wanting(isAsked) {
  const mine = (count += 1);
  // While the page loads, the desk is empty, and the player has not chosen the game that is laid there first.
  const game = desk.isEmpty ? null : desk.game;
  return () => mine === count && isAsked() && (game === null || desk.game === game);
}

/** What reads photos, unless it cannot be fetched. */
const reader = () => import("./photo.js").catch((error) => {
  if (!(error instanceof TypeError)) throw error;
  throw new Refusal({ why: say("photo-no-reader") });
});

/**
 * The picture among files.
 *
 * @param {DataTransfer | null} carried
 */
export const pictureIn = (carried) => [...(carried?.files ?? [])].find((file) => file.type.startsWith("image/")) ?? null;

/**
 * Buttons that ask for a photo: on phones and tablets the camera too.
 *
 * @param {(photo: Blob) => void} read
 */
export function photoButtons(read) {
  const asks = (/** @type {string} */ words, /** @type {Record<string, string>} */ more) => {
    const file = el("input", { type: "file", accept: "image/*", hidden: true, tabindex: -1, ...more, change: () => {
      const photo = file.files?.[0];
      // The same file can be chosen once more.
      file.value = "";
      if (photo) read(photo);
    } });
    return [button(words, () => file.click(), { class: more.capture ? "camera strong" : "" }), file];
  };
  return [...asks(say("photo-take"), { capture: "environment" }), ...asks(say("photo-choose"), {})];
}
