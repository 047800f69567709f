// Which part of the page is in view: `#sheet`, `#film`, `#lessons`, `#collection`, `#failures`.

import { byId } from "../core/dom.js";
import { hash, inHash, openAddress } from "./address.js";
import { collectionView } from "./collection.js";
import { failuresView } from "./failures.js";
import { lessonsView } from "./lessons.js";

const PARTS = /** @type {const} */ (["sheet", "film", "lessons", "collection", "failures"]);

/** @typedef {typeof PARTS[number]} Part */

/** Fetched with the first film, to keep the first load small. @type {typeof import("./film.js").filmView} */
const filmView = async (...given) => (await import("./film.js")).filmView(...given);

const VIEWS = { film: filmView, lessons: lessonsView, collection: collectionView, failures: failuresView };

/** @returns {Part} */
function wanted() {
  const parameters = hash();
  return PARTS.find((part) => parameters.has(part)) ?? "sheet";
}

async function show() {
  const part = wanted();
  if (part === "sheet" && inHash()) await openAddress();
  for (const each of PARTS) byId(`${each}-view`).hidden = each !== part;
  for (const link of document.querySelectorAll("nav a")) {
    if (link.getAttribute("href") === `#${part}`) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  document.body.dataset.part = part;
  if (part !== "sheet") await VIEWS[part](byId(`${part}-view`), hash());
}

/** Whether the sheet is in view. */
export const sheetInView = () => wanted() === "sheet";

/** Shows what the address says, now and whenever it changes. */
export function startRoutes() {
  addEventListener("hashchange", show);
  return show();
}
