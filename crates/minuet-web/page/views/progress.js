// Which lessons have been learnt.

const KEY = "minuet-lessons";

/** @returns {string[]} */
function learnt() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

/** @param {string} name */
export const isDone = (name) => learnt().includes(name);

/** @param {string} name */
export function done(name) {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...learnt(), name])]));
  } catch {
    // A browser that keeps nothing forgets this too.
  }
}
