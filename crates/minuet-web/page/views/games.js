// The games in this browser.

import { desk } from "../core/desk.js";
import { button, el, fill } from "../core/dom.js";
import { list, load, remove } from "../core/store.js";
import { clock, forget, seconds } from "../core/timer.js";
import { dialog } from "./dialog.js";
import { thumbnail } from "./thumbnail.js";

/** Lists the games, to go on with one or throw it away. */
export async function gamesDialog() {
  const items = el("ul", { class: "games" });
  const box = dialog("Games in this browser", items);
  const show = async () => {
    const games = await list();
    fill(items, ...games.map((saved) => item(saved, box, show)));
    if (!games.length) fill(items, el("li", {}, "There are none."));
  };
  await show();
}

/**
 * @param {import("../core/game.js").Saved} saved
 * @param {HTMLDialogElement} box
 * @param {() => void} show
 */
function item(saved, box, show) {
  const inked = [...saved.ink].filter((digit) => digit !== ".").length;
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
      el("p", {}, `${inked} of 81 inked · ${saved.count - 1} moves · ${clock(seconds(saved.id))}`)),
    here ? el("span", { class: "here" }, "on the desk") : button("Go on", goOn, { class: "small" }),
    here ? null : button("Throw away", throwAway, { class: "small quiet", "aria-label": `Throw away ${saved.title}` }),
  );
}
