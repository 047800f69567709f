// What a player has done, kept in the browser: lessons that were learnt, puzzles that were solved.

/** A set of names that outlives the page. */
class Kept {
  /** @param {string} key */
  constructor(key) {
    this.key = key;
  }

  /** @returns {string[]} */
  names() {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? "[]");
    } catch {
      return [];
    }
  }

  /** @param {string} name */
  has(name) {
    return this.names().includes(name);
  }

  /** @param {string} name */
  add(name) {
    try {
      localStorage.setItem(this.key, JSON.stringify([...new Set([...this.names(), name])]));
    } catch {
      // A browser that keeps nothing forgets this too.
    }
  }
}

export const learnt = new Kept("minuet-lessons");
export const solved = new Kept("minuet-solved");
