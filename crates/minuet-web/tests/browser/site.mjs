// The site, served as plain files from a folder below the root of a host.

import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { join, normalize } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Where the host has the site. */
const FOLDER = "/games/minuet/";

const KINDS = /** @type {Record<string, string>} */ ({
  html: "text/html; charset=utf-8", css: "text/css; charset=utf-8", js: "text/javascript; charset=utf-8",
  json: "application/json", svg: "image/svg+xml", png: "image/png", ttf: "font/ttf", wasm: "application/wasm",
  webmanifest: "application/manifest+json", txt: "text/plain; charset=utf-8",
});

const PACK = /** @type {Record<string, (bytes: Buffer) => Promise<Buffer>>} */ ({
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
});

/** The program of a site, asked without a browser. */
export class Program {
  /** @type {any} */
  #door = null;

  /**
   * @param {string} folder of the site
   * @param {string} language
   */
  constructor(folder, language) {
    this.folder = folder;
    this.language = language;
  }

  /** @param {string} question */
  async answer(question) {
    this.#door ??= (await WebAssembly.instantiate(await readFile(join(this.folder, "minuet.wasm")))).instance.exports;
    const { memory, room, ask, said } = this.#door;
    const bytes = new TextEncoder().encode(`${this.language}\n${question}`);
    const place = room(bytes.length);
    new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
    const length = ask();
    return new TextDecoder().decode(new Uint8Array(memory.buffer, said(), length));
  }
}

/** A host that knows nothing but files. */
export class Host {
  /** @type {import("node:http").Server | null} */
  #server = null;
  url = "";
  /** @type {"" | "br" | "gzip"} how the files are packed on the way */
  packing = "";
  /** @type {Record<string, string>} headers of every answer */
  headers = {};
  /** @type {Map<string, Buffer>} */
  #packed = new Map();

  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder;
    this.program = new Program(folder, folder === process.env.MINUET_SITE_ACCENTED ? "en-XA" : "en");
  }

  /**
   * @param {string} [port]
   * @param {string} [host]
   */
  async start(port = "0", host = "127.0.0.1") {
    const server = createServer((asked, answer) => this.#send(asked.url ?? "", answer).catch(() => answer.destroy()));
    await new Promise((done) => server.listen(Number(port), host, () => done(undefined)));
    this.#server = server;
    const address = /** @type {import("node:net").AddressInfo} */ (server.address());
    this.url = `http://127.0.0.1:${address.port}${FOLDER}`;
  }

  /**
   * @param {string} asked
   * @param {import("node:http").ServerResponse} answer
   */
  async #send(asked, answer) {
    const path = normalize(decodeURIComponent(new URL(asked, "http://host").pathname));
    const file = path.startsWith(FOLDER) ? path.slice(FOLDER.length) : "..";
    const [name, status] = file.startsWith("..") ? ["404.html", 404] : [file.endsWith("/") || !file ? `${file}index.html` : file, 200];
    const found = await readFile(join(this.folder, name)).catch(() => null);
    const bytes = found ?? (await readFile(join(this.folder, "404.html")));
    const kind = found ? KINDS[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream" : KINDS.html;
    const packing = this.packing ? { "content-encoding": this.packing } : {};
    answer.writeHead(found ? status : 404, { "content-type": kind, "cache-control": "no-cache", ...packing, ...this.headers });
    answer.end(this.packing ? await this.#pack(name, bytes) : bytes);
  }

  /**
   * @param {string} name
   * @param {Buffer} bytes
   */
  async #pack(name, bytes) {
    const key = `${this.packing} ${name}`;
    const packed = this.#packed.get(key) ?? (await /** @type {any} */ (PACK[this.packing])(bytes));
    this.#packed.set(key, packed);
    return packed;
  }

  async stop() {
    const server = this.#server;
    this.#server = null;
    server?.closeAllConnections();
    await new Promise((done) => (server ? server.close(done) : done(undefined)));
  }

  async restart() {
    await this.stop();
    await this.start(new URL(this.url).port);
  }

  /**
   * Asks the program that the site has.
   *
   * @param {import("../../page/api.js").Request} request
   */
  async ask(request) {
    return JSON.parse(await this.program.answer(JSON.stringify(request)));
  }
}
