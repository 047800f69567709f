// What serves the page: `minuet serve`, or a host of plain files, where `MINUET_SITE` names the folder of a site.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { Host } from "./site.mjs";

const BINARY = process.env.MINUET_BIN ?? "minuet";

/** A running `minuet serve`. */
export class Server {
  /** @type {import("node:child_process").ChildProcess | null} */
  #child = null;
  url = "";
  /** The language that servers speak from their next start on. */
  static language = "en";

  /**
   * @param {string} [port] by default any that is free
   * @param {string} [host]
   */
  async start(port = "0", host = "127.0.0.1") {
    const child = spawn(BINARY, ["serve", "--port", port, "--host", host], {
      stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, MINUET_LANG: Server.language },
    });
    this.#child = child;
    const [line] = await once(child.stdout, "data");
    this.url = String(line).trim();
  }

  async stop() {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  }

  async restart() {
    await this.stop();
    await this.start(new URL(this.url).port);
  }

  /**
   * Asks the program.
   *
   * @param {import("../../page/api.js").Request} request
   * @returns {Promise<any>}
   */
  async ask(request) {
    const headers = { "content-type": "application/json" };
    const response = await fetch(`${this.url}api`, { method: "POST", headers, body: JSON.stringify(request) });
    return response.json();
  }
}

const SITES = { en: process.env.MINUET_SITE, "en-XA": process.env.MINUET_SITE_ACCENTED };

/** Whether the site is tested, not the local server. */
export const isSite = SITES.en !== undefined;

/** What serves the page that is tested, not started yet. */
export function newServer() {
  const folder = SITES[/** @type {keyof typeof SITES} */ (Server.language)];
  return folder === undefined ? new Server() : new Host(folder);
}
