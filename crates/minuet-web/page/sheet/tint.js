// Colours under the candidates of a picture.

import { candidateAt } from "./layout.js";

const SPACE = "http://www.w3.org/2000/svg";

/** The width and height of a spot, in units of the picture. */
const [WIDE, HIGH] = [124, 104];

/**
 * Lays colours under candidates, in place of those that were there.
 *
 * @param {SVGElement} svg
 * @param {import("../core/colours.js").Colours} colours
 */
export function layColours(svg, colours) {
  svg.querySelector(".spots")?.remove();
  const spots = document.createElementNS(SPACE, "g");
  spots.setAttribute("class", "spots");
  for (const [key, colour] of Object.entries(colours.digits)) {
    const [cell, digit] = key.split("-").map(Number);
    const { x, y } = candidateAt(cell ?? 0, digit ?? 1);
    const spot = document.createElementNS(SPACE, "rect");
    const at = { x: x - WIDE / 2, y: y - HIGH / 2, width: WIDE, height: HIGH, rx: 30, class: `spot colour-${colour}` };
    for (const [name, value] of Object.entries(at)) spot.setAttribute(name, String(value));
    spots.append(spot);
  }
  const first = svg.querySelector(".cell");
  svg.insertBefore(spots, first);
}
