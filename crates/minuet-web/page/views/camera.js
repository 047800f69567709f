// Ways to a photo. What reads and shows it is fetched with the first one: most games begin without.

import { button, el } from "../core/dom.js";
import { say } from "../core/words.js";

/** @typedef {import("../sheet/board.js").Board} Board */

/** Where the digits of photos are shown. @type {Board} */
export let board;

/** @param {Board} on */
export const mindPhotos = (on) => {
  board = on;
};

/**
 * Reads a photo and lays its puzzle on the desk. Says why it could not, if so.
 *
 * @param {Blob} file
 */
export const layPhoto = async (file) => (await import("./photo.js")).layPhoto(file, board);

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
