// Settings.

import { el } from "../core/dom.js";
import { CHOICES, choose, settings } from "../core/settings.js";
import { say } from "../core/words.js";
import { dialog } from "./dialog.js";

/** Shows the settings; they hold at once. */
export function settingsDialog() {
  const groups = CHOICES.map(({ name, title, values }) => el(
    "fieldset", {}, el("legend", {}, title),
    ...Object.entries(values).map(([value, says]) => el(
      "label", {},
      el("input", {
        type: "radio", name, value, checked: settings.now[name] === value, change: () => choose(name, value),
      }),
      says)),
  ));
  dialog(say("settings"), el("div", { class: "settings" }, ...groups));
}
