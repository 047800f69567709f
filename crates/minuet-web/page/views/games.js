// The games in this browser.

import { desk } from "../core/desk.js";
import { button, el, fill } from "../core/dom.js";
import { list, load, remove } from "../core/store.js";
import { clock, forget, seconds } from "../core/timer.js";
import { say } from "../core/words.js";
import { carrying } from "./carry.js";
import { dialog } from "./dialog.js";
import { thumbnail } from "./thumbnail.js";

/** Lists the games, to continue or delete one. */
export async function gamesDialog() {
  const items = el("ul", { class: "games" });
  const box = dialog(say("games-title"), items, carrying(() => show()));
  const show = async () => {
    const games = await list();
    fill(items, ...games.map((saved) => item(saved, box, show)));
    if (!games.length) fill(items, el("li", {}, say("games-none")));
  };
  await show();
}

/**
 * @param {import("../core/game.js").Saved} saved
 * @param {HTMLDialogElement} box
 * @param {() => void} show
 */
function item(saved, box, show) {
  const filled = [...saved.ink].filter((digit) => digit !== ".").length;
  const here = saved.id === desk.game.id;
  const goOn = async () => {
    const game = await load(saved.id);
    if (game) desk.lay(game);
    box.close();
    location.hash = "#sheet";
  };
  const throwAway = async () => {
    await remove(saved.id);
    forget(saved.id);
    show();
  };
  return el(
    "li", {},
    thumbnail(saved.ink),
    el("div", {},
      el("strong", {}, saved.title),
      el("p", {}, say("games-about", { filled, count: saved.count - 1, time: clock(seconds(saved.id)) }))),
    here ? el("span", { class: "here" }, say("games-here")) : button(say("games-continue"), goOn, { class: "small" }),
    here ? null : button(say("games-delete"), throwAway, {
      class: "small quiet", "aria-label": say("games-delete-label", { title: saved.title }),
    }),
  );
}
