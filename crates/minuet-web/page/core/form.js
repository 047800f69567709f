// The form in which games are saved. A game carries the number of its form; older ones are brought up to date when they are
// read, newer ones are left alone.

import { whole } from "./sheet.js";

/** @typedef {import("./game.js").Saved} Saved */
/** @typedef {import("./game.js").Move} Move */
/** @typedef {{ record: Saved, moves: Move[] }} Kept */

/** The form in which games are saved now. */
export const FORM = 4;

/** A newer version of the page has saved this. */
export class NewerError extends Error {}

/**
 * Each step makes the next form of one: the first form had no number, and a list that is empty could be missing.
 *
 * @type {((kept: Kept) => Kept)[]}
 */
const STEPS = [
  ({ record, moves }) => ({
    record,
    moves: moves.map(({ sheet, notes }) => ({ sheet: whole(sheet), notes: notes ?? [] })),
  }),
  ({ record, moves }) => ({
    record,
    moves: moves.map(({ sheet, notes, ...rest }) => ({ sheet: enclosing(whole(sheet)), notes, ...rest })),
  }),
  ({ record, moves }) => ({ record: { ...record, minutes: estimate(record.minutes) }, moves }),
];

/**
 * How long a puzzle takes, from and to. Up to the third form it was one figure.
 *
 * @param {unknown} minutes
 * @returns {[number, number] | undefined}
 */
export function estimate(minutes) {
  if (typeof minutes === "number") {
    const thirds = (/** @type {number} */ parts) => 5 * Math.floor((minutes * parts / 3 + 2) / 5);
    return [Math.max(thirds(2), 5), Math.max(thirds(4), 10)];
  }
  return Array.isArray(minutes) ? [Number(minutes[0]), Number(minutes[1])] : undefined;
}

/**
 * A sheet on which a number that is alone for a dancer is enclosed, its starting choice above all. Up to the second form it
 * had a dot until the dancer's next find.
 *
 * @param {import("./sheet.js").Sheet} sheet
 */
function enclosing(sheet) {
  const alone = (/** @type {string | undefined} */ kept) => kept?.length === 1 && kept !== "-";
  /** @param {import("../api").Marks | undefined} marks */
  const singles = (marks) => {
    const { dots = [], enclosed = "" } = marks ?? {};
    return {
      dots: dots.map((kept) => (alone(kept) ? "" : kept)),
      enclosed: [...enclosed].map((figure, cell) => (alone(dots[cell]) ? dots[cell] : figure)).join(""),
    };
  };
  const dances = sheet.dances.map((dance) => ({
    ...dance,
    circle: singles(dance.circle),
    square: singles(dance.square),
  }));
  return whole({ ...sheet, dances });
}

/**
 * A game in the form of this version.
 *
 * @param {Kept} kept
 * @returns {Kept}
 */
export function upToDate(kept) {
  const form = kept.record.form ?? 1;
  if (form > FORM) throw new NewerError();
  const { record, moves } = STEPS.slice(form - 1).reduce((game, step) => step(game), kept);
  return { record: { ...record, form: FORM }, moves };
}
