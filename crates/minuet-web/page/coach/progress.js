// How far a player has got with the step that a hint is about.

/** @typedef {import("../core/sheet.js").Sheet} Sheet */

/**
 * The marks of a sheet, what weighs most first: minuets, ink, enclosed digits, and all the rest. What ink rules out may stay
 * on the sheet, so a step that inks is done as soon as the ink stands; margins are the player's own.
 *
 * @param {Sheet} sheet
 * @returns {string[][]}
 */
function layers({ dances, ink, pencil, small }) {
  const marks = dances.flatMap(({ circle, square }) => [circle, square]);
  return [
    [String(dances.length)],
    [...ink],
    marks.flatMap((each) => [...(each?.enclosed ?? "")]),
    [...pencil, ...small, ...marks.flatMap((each) => each?.dots ?? [])],
  ];
}

/**
 * Whether everything is written that a step writes. Only a step that writes nothing is about what it erases: otherwise
 * what is erased beside are leftovers.
 *
 * @param {string[]} from
 * @param {string[]} to
 * @param {string[]} at
 */
function isMarked(from, to, at) {
  const more = (/** @type {string[]} */ these, /** @type {string[]} */ those) =>
    these.flatMap((digits, index) => [...digits].filter((digit) => !those[index]?.includes(digit)).map((digit) => ({ digit, index })));
  const [written, erased] = [more(to, from), more(from, to)];
  const stands = (/** @type {{ digit: string, index: number }} */ { digit, index }) => Boolean(at[index]?.includes(digit));
  return written.length ? written.every(stands) : !erased.some(stands);
}

/**
 * @param {Sheet} before the sheet that the hint is about
 * @param {Sheet} wanted the sheet after the step
 * @param {Sheet} now
 * @returns {"done" | "on-the-way" | "elsewhere"}
 */
export function progress(before, wanted, now) {
  const [from, to, at] = [layers(before), layers(wanted), layers(now)];
  const decisive = from.findIndex((layer, index) => String(layer) !== String(to[index]));
  const isPart = (/** @type {number} */ layer, /** @type {number} */ mark) => from[layer]?.[mark] !== to[layer]?.[mark];
  const isLast = decisive === from.length - 1;
  const isDone = isLast
    ? isMarked(from[decisive] ?? [], to[decisive] ?? [], at[decisive] ?? [])
    : to[decisive]?.every((mark, index) => !isPart(decisive, index) || at[decisive]?.[index] === mark);
  if (isDone) return "done";
  const stays = from.every((layer, level) => layer.every((mark, index) => isPart(level, index) || at[level]?.[index] === mark));
  return stays && at[0]?.[0] === from[0]?.[0] ? "on-the-way" : "elsewhere";
}
