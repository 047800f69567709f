// Photos as the program reads them: upright, grey and not too large. The browser opens the file; nothing is sent elsewhere.

/** The longest side in pixels: digits of a whole newspaper page can still be read. */
const LONGEST = 2000;

/** @typedef {{ width: number, height: number, grey: string, canvas: HTMLCanvasElement }} Picture `grey` has a byte for each
 *   pixel, in base64 */

/**
 * The picture in a file.
 *
 * @param {Blob} file
 * @returns {Promise<Picture>}
 */
export async function pictureOf(file) {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)));
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (!pen) throw new TypeError("no canvas");
  pen.imageSmoothingQuality = "high";
  // What one sees through is paper.
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
  return { width: canvas.width, height: canvas.height, grey: await packed(greys(data)), canvas };
}

/**
 * How bright each pixel counts: as in `shade` of the program, which says why.
 *
 * @param {Uint8ClampedArray} colours red, green, blue and alpha of each
 */
function greys(colours) {
  const greys = new Uint8Array(colours.length / 4);
  for (let at = 0, from = 0; at < greys.length; at += 1, from += 4) {
    const [red, green, blue] = [colours[from] ?? 0, colours[from + 1] ?? 0, colours[from + 2] ?? 0];
    greys[at] = (((77 * red + 150 * green + 29 * blue) >> 8) + Math.min(red, green)) >> 1;
  }
  return greys;
}

/**
 * Bytes in base64.
 *
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @returns {Promise<string>}
 */
const packed = (bytes) => new Promise((done, fail) => {
  const reader = new FileReader();
  reader.onload = () => done(String(reader.result).replace(/^.*,/, ""));
  reader.onerror = () => fail(reader.error);
  reader.readAsDataURL(new Blob([bytes]));
});
