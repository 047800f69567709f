// The games in this browser.

import { desk } from "../core/desk.js";
import { button, el, fill } from "../core/dom.js";
import { forgetHelp } from "../core/help.js";
import { notice } from "../core/notice.js";
import { keep, kept, list, load, remove } from "../core/store.js";
import { clock, forget, seconds } from "../core/timer.js";
import { say, when } from "../core/words.js";
import { carrying } from "./carry.js";
import { dialog } from "./dialog.js";
import { statisticsDialog } from "./statistics.js";
import { thumbnail } from "./thumbnail.js";

/** Lists the games, to continue or delete one. */
export async function gamesDialog() {
  const items = el("ul", { class: "games" });
  const undone = el("p", { class: "undone", role: "status" });
  const box = dialog(say("games-title"), el("div", { class: "actions" }, button(say("statistics"), () => {
    box.close();
    statisticsDialog();
  })), undone, items, carrying(() => show()));
  const show = async () => {
    const games = await list();
    fill(items, ...games.map((saved) => item(saved, box, (gone) => throwAway(gone))));
    if (!games.length) fill(items, el("li", {}, say("games-none")));
  };
  /** @param {import("../core/game.js").Saved} saved */
  const throwAway = async (saved) => {
    const removed = await kept(saved.id);
    await remove(saved.id);
    await show();
    if (!removed) return;
    const back = button(say("games-undelete"), async () => {
      fill(undone);
      await keep(removed);
      await show();
    });
    fill(undone, say("games-deleted", { title: saved.title }), " ", back);
    back.focus();
    box.addEventListener("close", () => forgetWhenGone(saved.id), { once: true });
  };
  await show();
}

/**
 * Forgets the time and the help of a game that was thrown away for good.
 *
 * @param {string} id
 */
async function forgetWhenGone(id) {
  if (await load(id)) return;
  forget(id);
  forgetHelp(id);
}

/**
 * @param {import("../core/game.js").Saved} saved
 * @param {HTMLDialogElement} box
 * @param {(saved: import("../core/game.js").Saved) => void} throwAway
 */
function item(saved, box, throwAway) {
  const filled = [...saved.ink].filter((digit) => digit !== ".").length;
  const here = saved.id === desk.game.id;
  const goOn = async () => {
    const game = await load(saved.id);
    if (game) desk.lay(game);
    else notice(say("games-none"));
    box.close();
    location.hash = "#sheet";
  };
  const time = clock(seconds(saved.id));
  const about = say("games-about", { filled, count: saved.count - 1, time });
  return el(
    "li", {},
    thumbnail(saved.ink),
    el("div", {},
      el("strong", {}, saved.title),
      el("p", {}, about),
      el("p", {}, say("games-changed", { date: when(saved.changed) }))),
    here ? el("span", { class: "here" }, say("games-here")) : button(say("games-continue"), goOn, {
      class: "small", "aria-label": say("games-continue-label", { title: saved.title }),
    }),
    here ? null : button(say("games-delete"), () => throwAway(saved), {
      class: "small quiet", "aria-label": say("games-delete-label", { title: saved.title }),
    }),
  );
}
