// Games kept in the browser: one record for each game and each move. A tab never writes over what another tab has written.

import { FORM, NewerError, upToDate } from "./form.js";
import { Game } from "./game.js";
import { notice } from "./notice.js";
import { say } from "./words.js";

/** @typedef {import("./game.js").Saved} Saved */
/** @typedef {import("./form.js").Kept} Kept */

const GAMES = "games";
const MOVES = "moves";

/** Another tab has continued the game. */
export class ConflictError extends Error {}

/** Tells the other tabs which game was saved. */
const others = new BroadcastChannel("minuet-games");

/** @type {Promise<IDBDatabase> | null} */
let opened = null;

/** @returns {Promise<IDBDatabase>} */
function database() {
  opened ??= new Promise((done, fail) => {
    const opening = indexedDB.open("minuet", 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(GAMES, { keyPath: "id" });
      opening.result.createObjectStore(MOVES, { keyPath: ["game", "at"] });
    };
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => fail(opening.error);
  });
  return opened;
}

/**
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
const result = (request) =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });

/** @param {IDBTransaction} transaction */
const finished = (transaction) =>
  new Promise((done, fail) => {
    transaction.oncomplete = () => done(undefined);
    transaction.onabort = () => fail(transaction.error ?? new Error("the browser could not save"));
  });

/**
 * The moves of a game from number `at` on.
 *
 * @param {string} id
 * @param {number} at
 */
const from = (id, at) => IDBKeyRange.bound([id, at], [id, Infinity]);

/**
 * Saves a game: its record, and the moves that are new.
 *
 * @param {Game} game
 */
export async function save(game) {
  const transaction = (await database()).transaction([GAMES, MOVES], "readwrite");
  const done = finished(transaction);
  const games = transaction.objectStore(GAMES);
  const kept = /** @type {Saved | undefined} */ (await result(games.get(game.id)));
  if ((kept?.version ?? 0) !== game.version) {
    transaction.abort();
    await done.catch(() => {});
    throw new ConflictError();
  }
  const moves = transaction.objectStore(MOVES);
  const first = game.unsaved;
  moves.delete(from(game.id, first));
  game.moves.slice(first).forEach((move, index) => moves.put({ ...move, game: game.id, at: first + index }));
  const record = { ...game.record(), form: FORM, version: game.version + 1 };
  games.put(record);
  game.version = record.version;
  game.unsaved = game.moves.length;
  await done;
  others.postMessage({ id: game.id, version: record.version });
}

/**
 * What is kept of a game, as it was saved, or nothing.
 *
 * @param {string} id
 * @returns {Promise<Kept | null>}
 */
export async function kept(id) {
  const transaction = (await database()).transaction([GAMES, MOVES]);
  const record = /** @type {Saved | undefined} */ (await result(transaction.objectStore(GAMES).get(id)));
  if (!record) return null;
  const moves = await result(transaction.objectStore(MOVES).getAll(from(id, 0)));
  return { record, moves: moves.map(({ game: _, at: __, ...move }) => move) };
}

/**
 * Keeps a game that was saved in another browser.
 *
 * @param {Kept} game
 */
export async function keep({ record, moves }) {
  const transaction = (await database()).transaction([GAMES, MOVES], "readwrite");
  const done = finished(transaction);
  transaction.objectStore(GAMES).put(record);
  moves.forEach((move, at) => transaction.objectStore(MOVES).put({ ...move, game: record.id, at }));
  await done;
}

/**
 * A game as it was saved, or nothing. It is brought into the form of this version.
 *
 * @param {string} id
 * @returns {Promise<Game | null>}
 */
export async function load(id) {
  const saved = await kept(id);
  if (!saved) return null;
  try {
    const { record, moves } = upToDate(saved);
    const game = new Game(moves, record);
    const { version, at } = record;
    // A game in an older form is written anew with its next save.
    const unsaved = saved.record.form === FORM ? moves.length : 0;
    return Object.assign(game, { id, version, at, unsaved });
  } catch (error) {
    if (!(error instanceof NewerError)) throw error;
    notice(say("game-newer"));
    return null;
  }
}

/**
 * All games, those changed last first.
 *
 * @returns {Promise<Saved[]>}
 */
export async function list() {
  const transaction = (await database()).transaction(GAMES);
  const games = /** @type {Saved[]} */ (await result(transaction.objectStore(GAMES).getAll()));
  return games.sort((a, b) => b.changed - a.changed);
}

/** @param {string} id the game to throw away */
export async function remove(id) {
  const transaction = (await database()).transaction([GAMES, MOVES], "readwrite");
  const done = finished(transaction);
  transaction.objectStore(GAMES).delete(id);
  transaction.objectStore(MOVES).delete(from(id, 0));
  await done;
}

/** @param {(id: string, version: number) => void} tell is told of each game that another tab saves */
export function onSavedElsewhere(tell) {
  others.addEventListener("message", ({ data }) => tell(data.id, data.version));
}
