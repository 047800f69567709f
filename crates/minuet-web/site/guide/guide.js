// A page of the guide, in the looks that the player chose for the sheet.

import { dress } from "../core/settings.js";

dress();
// On a phone the contents are a short list that can be moved: this page is in view there.
const here = /** @type {HTMLElement | null} */ (document.querySelector(".contents [aria-current]"));
const list = here?.closest("ul");
if (here && list) list.scrollTop = here.offsetTop - list.offsetTop;
