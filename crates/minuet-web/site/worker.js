// The program in a worker: it gets the program with a language, and questions, each a text, and says the answers.
"use strict";

/** @typedef {{ memory: WebAssembly.Memory, room: (length: number) => number, ask: () => number, said: () => number }} Door */

/** @type {(door: Promise<Door>) => void} */
let opened;
/** @type {Promise<Door>} */
const door = new Promise((done) => (opened = done));
let language = "";

/**
 * @param {Door} door
 * @param {string} question
 */
function answer({ memory, room, ask, said }, question) {
  const bytes = new TextEncoder().encode(`${language}\n${question}`);
  const place = room(bytes.length);
  // The memory may have grown, and then has another buffer.
  new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
  const length = ask();
  return new TextDecoder().decode(new Uint8Array(memory.buffer, said(), length));
}

onmessage = async ({ data }) => {
  if (typeof data !== "string") {
    const { lang, program } = /** @type {{ lang: string, program: WebAssembly.Module }} */ (data);
    language = lang;
    opened(WebAssembly.instantiate(program).then(({ exports }) => /** @type {any} */ (exports)));
    return;
  }
  let said = null;
  try {
    said = answer(await door, data);
  } catch (error) {
    // A panic is a trap. The page starts another worker; this one is of no use any more.
    console.warn(error);
  }
  postMessage(said);
};
