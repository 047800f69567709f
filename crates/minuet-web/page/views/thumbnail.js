// A puzzle in small.

import { shape } from "../core/shape.js";

/**
 * A picture of 81 characters, for the eye alone.
 *
 * @param {string} puzzle
 */
export function thumbnail(puzzle) {
  const svg = shape("svg", { viewBox: "0 0 92 92", class: "thumbnail", "aria-hidden": "true" });
  svg.append(shape("rect", { x: 1, y: 1, width: 90, height: 90, class: "thumb-paper" }));
  for (const at of [31, 61]) {
    svg.append(shape("path", { d: `M${at} 1V91M1 ${at}H91`, class: "thumb-line" }));
  }
  [...puzzle].forEach((digit, cell) => {
    if (digit === ".") return;
    const text = shape("text", { x: (cell % 9) * 10 + 6, y: Math.floor(cell / 9) * 10 + 9, class: "thumb-digit" });
    text.textContent = digit;
    svg.append(text);
  });
  return svg;
}
