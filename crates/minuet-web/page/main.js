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
import { mindPhotos } from "./views/camera.js";
import { welcome } from "./views/tour.js";
import { whole } from "./core/sheet.js";
import { byId } from "./core/dom.js";
import { awaySays, program } from "./core/door.js";
import { say } from "./core/words.js";

/** A puzzle to begin with: Step 1 is enough, and it has many givens. */
const FIRST = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/** Lays on the desk what the address says, else what was there before a reload, else the last game or the first. */
async function layFirst() {
  if (await openAddress() || lessonAgain()) return;
  desk.lay((await lastGame()) ?? begun(whole({ puzzle: FIRST }), { title: say("first-game"), kind: "step1" }));
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
mindPhotos(board);
startTimer();
welcome();
await layFirst();
startRoutes();
