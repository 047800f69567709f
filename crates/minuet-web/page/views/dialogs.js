// The dialogs that the bar opens.

import { byId } from "../core/dom.js";
import { toolbar } from "../core/toolbar.js";
import { say } from "../core/words.js";
import { gamesDialog } from "./games.js";
import { helpDialog } from "./help.js";
import { newDialog } from "./new.js";
import { openDialog } from "./open.js";
import { settingsDialog } from "./looks.js";
import { shareDialog } from "./share.js";

/** Connects the buttons of the bar. */
export function dialogs() {
  toolbar(byId("tools"), say("tools"));
  byId("new-button").addEventListener("click", newDialog);
  byId("help-button").addEventListener("click", helpDialog);
  byId("open-button").addEventListener("click", openDialog);
  byId("games-button").addEventListener("click", gamesDialog);
  byId("share-button").addEventListener("click", shareDialog);
  byId("settings-button").addEventListener("click", settingsDialog);
  return { help: helpDialog, open: openDialog, games: gamesDialog, fresh: newDialog };
}
