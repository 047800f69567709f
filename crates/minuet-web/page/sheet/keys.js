// The keyboard, wherever on the page it is, except in fields and dialogs.

import { desk } from "../core/desk.js";
import { KEYS } from "../core/modes.js";
import { pause } from "../core/timer.js";

/** @typedef {Record<string, () => void>} Commands by key, small letters */

/**
 * @param {KeyboardEvent} event
 * @returns {string | null}
 */
function digitOf(event) {
  // With Shift held the key says "!", so the place on the keyboard counts.
  const match = /^(?:Digit|Numpad)([0-9])$/.exec(event.code);
  if (match?.[1]) return match[1];
  return /^[0-9]$/.test(event.key) ? event.key : null;
}

/** @param {EventTarget | null} target */
function isElsewhere(target) {
  if (!(target instanceof Element)) return false;
  if (document.querySelector("dialog[open], .explanation:popover-open")) return true;
  return target.matches("input, textarea, select") || Boolean(target.closest("[data-own-keys]"));
}

/**
 * Listens.
 *
 * @param {import("./pen.js").Pen} pen
 * @param {Commands} commands
 * @param {() => boolean} isOn whether the sheet is in view
 */
export function listen(pen, commands, isOn) {
  const modes = Object.fromEntries(KEYS.map(({ key, mode }) => [key, () => pen.take(mode)]));
  const plain = { ...commands, ...modes };
  addEventListener("keyup", (event) => pen.hold(event));
  addEventListener("blur", () => pen.hold({ shiftKey: false, ctrlKey: false, metaKey: false }));
  addEventListener("keydown", (event) => {
    if (desk.isEmpty || pause.isOn || !isOn() || isElsewhere(event.target)) return undefined;
    pen.hold(event);
    // The board has the arrows wherever the keyboard is: after the page is loaded, and after a press on any button.
    if (!event.defaultPrevented && pen.board.arrow(event)) return event.preventDefault();
    const run = chosen(event, pen, plain);
    if (!run) return undefined;
    event.preventDefault();
    return run();
  });
}

/**
 * What a key does.
 *
 * @param {KeyboardEvent} event
 * @param {import("./pen.js").Pen} pen
 * @param {Commands} plain
 * @returns {(() => void) | undefined}
 */
function chosen(event, pen, plain) {
  if (event.altKey) {
    const digit = digitOf(event);
    return digit && digit !== "0" ? () => pen.point(digit) : undefined;
  }
  const digit = digitOf(event);
  if (desk.game.typing && ["0", ".", " "].includes(digit ?? event.key)) return () => pen.skip();
  if (digit === "0") return () => pen.erase();
  if (digit) return () => pen.write(digit);
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key === "z") return () => (event.shiftKey ? desk.game.redo() : desk.game.undo());
    if (key === "y") return () => desk.game.redo();
    return undefined;
  }
  if (key === "backspace" || key === "delete") return () => pen.erase();
  if (key === "-") return () => pen.none();
  // Signs have their own meaning with Shift already.
  return plain[event.shiftKey && /^[a-z]$/.test(key) ? `shift+${key}` : key];
}
