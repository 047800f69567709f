// Plays a film: play, pause, step, slider, keyboard; words beside the picture.

import { ask } from "../core/ask.js";
import { button, el, fill } from "../core/dom.js";
import { notice } from "../core/notice.js";
import { say } from "../core/words.js";
import { Board } from "../sheet/board.js";
import { Grown } from "../sheet/grown.js";
import { cited } from "../coach/said.js";
import { address, otherLength } from "./film.js";

/** @typedef {import("../api").Film} Film */
/** @typedef {import("../api").Frame} Frame */
/** @typedef {import("../api").Paper} Paper */
/** @typedef {{ film: Film, reading: string, length: import("../api").Length, text: string }} Reel */

/** How long an entry stays at the usual speed, in milliseconds, and the speeds. */
const PACE = 2200;
const SPEEDS = ["0.5", "1", "2", "4"];
const KEY = "minuet-film-speed";

/** The speed that was chosen last. */
function storedSpeed() {
  try {
    const speed = localStorage.getItem(KEY) ?? "1";
    return SPEEDS.includes(speed) ? speed : "1";
  } catch {
    return "1";
  }
}

/** A film and how far it has run. */
export class FilmPlayer {
  #at = 0;
  #count;
  /** @type {ReturnType<typeof setInterval> | null} */
  #running = null;
  /** @type {Map<number, Promise<Frame>>} */
  #frames = new Map();

  /**
   * @param {HTMLElement} home
   * @param {Reel} reel
   * @param {(sheet: Paper) => void} goOn from the sheet of an entry
   */
  constructor(home, reel, goOn) {
    this.reel = reel;
    this.#count = reel.film.entries.length + 2;
    this.words = el("p", { class: "film-words", "aria-live": "polite" });
    this.place = el("p", { class: "film-place" });
    this.slider = el("input", {
      type: "range", min: 0, max: this.#count - 1, value: 0, "aria-label": say("film-entry"),
      input: () => this.move(Number(this.slider.value)),
    });
    this.play = button(say("film-play"), () => this.toggle(), { class: "strong", "aria-keyshortcuts": "Space" });
    this.speed = el("select", { id: "film-speed", change: () => this.#pace() },
      ...SPEEDS.map((value) => el("option", { value }, `${value}×`)));
    this.speed.value = storedSpeed();
    this.list = el("ol", { class: "entries", "aria-label": say("film-entries"), "data-own-keys": "" }, ...this.#entries());
    const stage = el("div", { class: "table" });
    fill(
      home, stage,
      el("div", { class: "side" },
        el("div", { class: "card film-card" },
          el("h1", {}, say("film")), this.place, this.words,
          el("div", { class: "actions player", role: "group", "aria-label": say("film-player") },
            button("|◀", () => this.move(0), { "aria-label": say("film-to-start") }),
            button("◀", () => this.move(this.#at - 1), { "aria-label": say("film-back") }),
            this.play,
            button("▶", () => this.move(this.#at + 1), { "aria-label": say("film-on") }),
            button("▶|", () => this.move(this.#count - 1), { "aria-label": say("film-to-end") })),
          this.slider,
          el("div", { class: "actions" },
            el("a", { class: "button", href: otherLength(reel) }, reel.length === "brief" ? say("film-full") : say("film-brief")),
            el("label", { class: "depth" }, say("film-speed"), " ", this.speed),
            button(say("film-copy"), () => this.#copy()),
            button(say("film-continue"), async () => goOn((await this.#frame(this.#at)).sheet)))),
        el("div", { class: "card" }, ...reel.film.words.map((words) => el("p", {}, words)), this.list)),
    );
    this.board = new Board(stage, say("film-board"));
    stage.querySelector(".board")?.append(new Grown(this.board).svg);
    document.onkeydown = (event) => this.#key(event);
  }

  /** How far it has run. */
  get at() {
    return this.#at;
  }

  #entries() {
    const { chapters, entries } = this.reel.film;
    return entries.flatMap((scene, index) => {
      const heads = chapters.filter(({ frame }) => frame === index + 1)
        .map(({ title, level }) => el("li", { class: `chapter level-${level}` }, title));
      const lane = scene.line.at(-1) ?? "main";
      const link = el("a", { href: address(this.reel, index + 1), class: lane }, ...cited(scene.words));
      return [...heads, el("li", { "data-frame": index + 1 }, link)];
    });
  }

  /**
   * The picture of an entry, drawn from the last known sheet before it.
   *
   * @param {number} index 0 is the start, one more than there are entries the end
   */
  #frame(index) {
    let frame = this.#frames.get(index);
    if (!frame) {
      const { entries: told, sheets, every } = this.reel.film;
      const shown = index > 0 && index <= told.length;
      const known = shown ? Math.floor((index - 1) / every) : index && sheets.length - 1;
      const entries = shown ? told.slice(known * every, index).map(({ entry }) => entry) : [];
      frame = ask("frame", { ask: "frame", sheet: /** @type {Paper} */ (sheets[known]), entries });
      this.#frames.set(index, frame);
    }
    return frame;
  }

  /** @param {number} at to show, with its address */
  move(at) {
    const to = Math.max(0, Math.min(this.#count - 1, at));
    history.replaceState(null, "", address(this.reel, to));
    return this.go(to);
  }

  /** @param {number} at to show */
  async go(at) {
    this.#at = Math.max(0, Math.min(this.#count - 1, at));
    const frame = await this.#frame(this.#at);
    if (this.#at !== Math.max(0, Math.min(this.#count - 1, at))) return;
    this.board.show(frame.svg, frame.cells, []);
    fill(this.words, ...cited(this.#words()));
    this.place.textContent = this.#says();
    this.slider.value = String(this.#at);
    this.slider.setAttribute("aria-valuetext", this.place.textContent);
    this.#mark();
    if (this.#at + 1 < this.#count) this.#frame(this.#at + 1);
  }

  /** What is said beside the picture. */
  #words() {
    const { opening, words, entries } = this.reel.film;
    if (this.#at === 0) return opening;
    const told = entries[this.#at - 1];
    return told?.words ?? words.join(" ");
  }

  /** How far it has run, in words. */
  #says() {
    if (this.#at === 0) return say("film-at-start");
    if (this.#at === this.#count - 1) return say("film-at-end");
    return say("film-at", { number: this.#at, last: this.#count - 2 });
  }

  #mark() {
    this.list.querySelector("[aria-current]")?.removeAttribute("aria-current");
    const item = this.list.querySelector(`[data-frame="${this.#at}"] a`);
    item?.setAttribute("aria-current", "true");
    if (!(item instanceof HTMLElement)) return;
    // Only the list is scrolled: the picture stays where it is.
    const [top, bottom] = [item.offsetTop, item.offsetTop + item.offsetHeight];
    const { scrollTop, clientHeight } = this.list;
    if (top < scrollTop || bottom > scrollTop + clientHeight) this.list.scrollTop = top - clientHeight / 3;
  }

  toggle() {
    if (this.#running !== null) return this.pause();
    if (this.#at === this.#count - 1) this.move(0);
    this.play.textContent = say("film-pause");
    this.#run();
  }

  #run() {
    this.#running = setInterval(() => {
      if (this.#at < this.#count - 1 && location.hash.startsWith("#film")) this.move(this.#at + 1);
      else this.pause();
    }, PACE / Number(this.speed.value));
  }

  /** Another speed holds at once, and for the next film. */
  #pace() {
    try {
      localStorage.setItem(KEY, this.speed.value);
    } catch {
      // It holds for this film then.
    }
    if (this.#running === null) return;
    clearInterval(this.#running);
    this.#run();
  }

  pause() {
    if (this.#running !== null) clearInterval(this.#running);
    this.#running = null;
    this.play.textContent = say("film-play");
  }

  async #copy() {
    try {
      await navigator.clipboard.writeText(location.href.replace(/#.*/, "") + address(this.reel, this.#at));
      notice(say("copied"));
    } catch {
      notice(say("film-not-copied"));
    }
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (!location.hash.startsWith("#film") || document.querySelector("dialog[open]")) return;
    const onButton = event.target instanceof Element && event.target.matches("button, a, input");
    const inGrid = event.target instanceof Element && event.target.closest("[role=grid]");
    const steps = /** @type {Record<string, () => unknown>} */ ({
      ".": () => this.move(this.#at + 1), ",": () => this.move(this.#at - 1), k: () => this.toggle(),
    });
    if (!onButton) steps[" "] = () => this.toggle();
    if (!inGrid && !(event.target instanceof HTMLInputElement)) {
      Object.assign(steps, {
        ArrowRight: () => this.move(this.#at + 1), ArrowLeft: () => this.move(this.#at - 1),
        Home: () => this.move(0), End: () => this.move(this.#count - 1),
      });
    }
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    step();
  }
}
