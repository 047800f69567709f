// All games as one file, from one browser to another.

import { Refusal, ask } from "./ask.js";
import { FORM, NewerError, upToDate } from "./form.js";
import { newId } from "./game.js";
import { learnt, solved } from "./kept.js";
import { keepSolve, solves } from "./statistics.js";
import { keep, kept, list } from "./store.js";
import { remind, reminded } from "./timer.js";
import { say } from "./words.js";

/** @typedef {import("./form.js").Kept} Kept */
/** @typedef {Kept & { time: string | null }} Carried a game, and what the clock has noted of it */
/** @typedef {{ minuet: "games", form: number, games: Carried[], learnt: string[], solved: string[],
 *   statistics?: import("./statistics.js").Solve[] }} Parcel */

/** Everything in this browser that belongs to games. */
export async function packed() {
  /** @type {Carried[]} */
  const games = [];
  for (const { id } of await list()) {
    const game = await kept(id);
    if (game) games.push({ ...game, time: reminded(id) });
  }
  /** @type {Parcel} */
  const parcel = { minuet: "games", form: FORM, games, learnt: learnt.names(), solved: solved.names(), statistics: solves() };
  return JSON.stringify(parcel);
}

/**
 * @param {string} text
 * @returns {Parcel}
 */
function parcelOf(text) {
  try {
    const parcel = JSON.parse(text);
    if (parcel.minuet === "games" && Array.isArray(parcel.games)) return parcel;
  } catch {
    // Said below.
  }
  throw new Refusal({ why: say("carry-wrong") });
}

/**
 * Whether the program can read every sheet of a game.
 *
 * @param {Kept} game
 */
async function isSound({ record, moves }) {
  const sound = typeof record.id === "string" && typeof record.title === "string" && typeof record.reading === "string"
    && Number.isInteger(record.version) && record.at >= 0 && record.at < moves.length;
  if (!sound) return false;
  try {
    for (const { sheet } of moves) await ask("shared", { ask: "share", sheet });
    return moves.every(({ notes }) => notes.every(({ words, lane }) => typeof words === "string" && typeof lane === "string"));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return false;
  }
}

/**
 * @param {unknown} carried
 * @returns {Promise<Carried | null>}
 */
async function opened(carried) {
  try {
    const { time, ...rest } = /** @type {Carried} */ (carried);
    const game = upToDate(rest);
    return (await isSound(game)) ? { ...game, time } : null;
  } catch (error) {
    if (error instanceof NewerError) throw new Refusal({ why: say("carry-newer") });
    if (!(error instanceof TypeError)) throw error;
    // Not even of the shape of a game.
    return null;
  }
}

/**
 * Adds the games of a file to those in this browser. A game that was continued in both becomes two.
 *
 * @param {string} text
 * @returns {Promise<{ added: number, known: number, broken: number }>}
 */
export async function unpacked(text) {
  const parcel = parcelOf(text);
  const games = [];
  for (const game of parcel.games) games.push(await opened(game));
  const here = new Map((await list()).map((record) => [record.id, record]));
  const told = { added: 0, known: 0, broken: 0 };
  for (const game of games) {
    const same = game && here.get(game.record.id);
    if (!game) told.broken += 1;
    else if (same && same.version === game.record.version && same.changed === game.record.changed) told.known += 1;
    else {
      const id = same ? newId() : game.record.id;
      await keep({ record: { ...game.record, id }, moves: game.moves });
      if (typeof game.time === "string") remind(id, game.time);
      told.added += 1;
    }
  }
  for (const name of parcel.learnt ?? []) learnt.add(String(name));
  for (const name of parcel.solved ?? []) solved.add(String(name));
  for (const solve of parcel.statistics ?? []) keepSolve(solve);
  return told;
}
