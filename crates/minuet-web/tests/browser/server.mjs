// `minuet serve`, started and stopped.

import { spawn } from "node:child_process";
import { once } from "node:events";

const BINARY = process.env.MINUET_BIN ?? "minuet";

/** A running `minuet serve`. */
export class Server {
  /** @type {import("node:child_process").ChildProcess | null} */
  #child = null;
  url = "";
  /** The language that servers speak from their next start on. */
  static language = "en";

  /**
   * @param {string} [port] any that is free, unless told
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
}
