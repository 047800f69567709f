// How much the coach has helped with a game: hints that were asked for, and steps that were done by the coach.

/** @typedef {{ hints: number, done: number }} Help */

const key = (/** @type {string} */ id) => `minuet-help-${id}`;

/**
 * @param {string} id of a game
 * @returns {Help}
 */
export function helpOf(id) {
  try {
    return { hints: 0, done: 0, ...JSON.parse(localStorage.getItem(key(id)) ?? "{}") };
  } catch {
    return { hints: 0, done: 0 };
  }
}

/**
 * @param {string} id of a game
 * @param {keyof Help} what
 */
export function helped(id, what) {
  const help = helpOf(id);
  try {
    localStorage.setItem(key(id), JSON.stringify({ ...help, [what]: help[what] + 1 }));
  } catch {
    // A browser that keeps nothing forgets this too.
  }
}

/** @param {string} id a game that is thrown away */
export const forgetHelp = (id) => localStorage.removeItem(key(id));
