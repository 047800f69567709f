// Photos for tests: puzzles drawn on a canvas, and what a reader may say of them.

/** @typedef {import("playwright-core").Page} Page */

export const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/**
 * A drawing of a puzzle as a PNG file: 81 characters, a little turned, with some paper around it. It runs in the browser.
 *
 * @param {string} puzzle
 */
async function drawn(puzzle) {
  const canvas = Object.assign(document.createElement("canvas"), { width: 1000, height: 1000 });
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  pen.fillStyle = "#ddd8cc";
  pen.fillRect(0, 0, 1000, 1000);
  pen.translate(500, 500);
  pen.rotate(0.03);
  pen.translate(-360, -360);
  pen.fillStyle = "#222";
  pen.font = "52px sans-serif";
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  for (let line = 0; line < 10; line += 1) {
    pen.lineWidth = line % 3 ? 2 : 6;
    pen.beginPath();
    pen.moveTo(line * 80, 0);
    pen.lineTo(line * 80, 720);
    pen.moveTo(0, line * 80);
    pen.lineTo(720, line * 80);
    pen.stroke();
  }
  [...puzzle].forEach((digit, cell) => {
    if (digit !== ".") pen.fillText(digit, (cell % 9) * 80 + 40, Math.floor(cell / 9) * 80 + 43);
  });
  return canvas.toDataURL("image/png");
}

/**
 * A file with a drawing of a puzzle.
 *
 * @param {Page} page
 * @param {string} puzzle
 */
export async function fileOf(page, puzzle) {
  const url = await page.evaluate(drawn, puzzle);
  return { name: "puzzle.png", mimeType: "image/png", buffer: Buffer.from(url.replace(/^.*,/, ""), "base64") };
}

/**
 * Where two lines of the drawing cross.
 *
 * @param {number} row
 * @param {number} column
 * @returns {[number, number]}
 */
function crossing(row, column) {
  const [x, y, turn] = [column * 80 - 360, row * 80 - 360, 0.03];
  return [500 + x * Math.cos(turn) - y * Math.sin(turn), 500 + x * Math.sin(turn) + y * Math.cos(turn)];
}

/** A reading with everything that can be said: a misread cell, handwriting, small digits. @returns {import("../../page/api.js").Photo} */
export function doubtful() {
  const puzzle = EASY.replace("53..7", "53..1");
  return {
    minuet: 2, puzzle, written: `..4${".".repeat(78)}`, candidates: ["r9c1"], confidence: Array(81).fill(0.99),
    unsure: ["r1c5", "r2c1"],
    doubts: [{ cell: "r1c5", choices: [1, 7, null] }, { cell: "r2c1", choices: [6, 5] }],
    corners: [crossing(0, 0), crossing(0, 9), crossing(9, 9), crossing(9, 0)],
    crossings: Array.from({ length: 10 }, (_, row) => Array.from({ length: 10 }, (_, column) => crossing(row, column))),
    solutions: 0,
    repairs: [{ changes: [{ cell: "r1c5", from: 1, to: 7 }], puzzle: EASY, words: "Change r1c5 from 1 to 7" }],
    notes: ["The puzzle as read has no solution, so something is misread or missing.", "Look at r1c5 and r2c1: these cells may have been misread."],
  };
}

/**
 * Lays such a reading beside the sheet.
 *
 * @param {Page} page
 * @param {Partial<ReturnType<typeof doubtful>>} [other] what is different in it
 */
export async function layDoubtful(page, other = {}) {
  await page.evaluate(`(async () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 1000, height: 1000 });
    const picture = new Image();
    picture.src = await (${drawn})(${JSON.stringify(EASY)});
    await picture.decode();
    canvas.getContext("2d").drawImage(picture, 0, 0);
    const [{ layRead }, { board }] = await Promise.all([import("./views/photo.js"), import("./views/camera.js")]);
    layRead(${JSON.stringify({ ...doubtful(), ...other })}, canvas, board);
  })()`);
  await page.locator("#task .photo canvas").waitFor();
}
