// The page: lays a game on the desk and connects board, pen, coach and views.

import { desk, lastGame } from "./core/desk.js";
import { begun } from "./core/game.js";
import { dress } from "./core/settings.js";
import { startTimer } from "./core/timer.js";
import { mindAbsence } from "./sheet/paint.js";
import { startRoutes } from "./views/routes.js";
import { sheetView } from "./views/sheet.js";
import { openAddress } from "./views/address.js";
import { lessonAgain } from "./views/lessons.js";
import { mindPaste } from "./views/open.js";
import { whole } from "./core/sheet.js";
import { byId } from "./core/dom.js";
import { awaySays, program } from "./core/door.js";
import { say } from "./core/words.js";

/** A puzzle to begin with: it takes one minuet. */
const FIRST = "....5..3..18..3.......21..8..1...6.25..619..46.7...9..2..13.......5..87..8..7....";

/** Lays on the desk what the address says, else what was there before a reload, else the last game or the first. */
async function layFirst() {
  if (await openAddress() || lessonAgain()) return;
  desk.lay((await lastGame()) ?? begun(whole({ puzzle: FIRST }), { title: say("first-game") }));
}

function mindTheProgram() {
  const banner = byId("away");
  byId("away-says").textContent = awaySays();
  program.addEventListener("away", () => (banner.hidden = false));
  program.addEventListener("back", () => (banner.hidden = true));
}

dress();
mindTheProgram();
const { board } = sheetView();
mindAbsence(board);
mindPaste();
startTimer();
await layFirst();
startRoutes();
