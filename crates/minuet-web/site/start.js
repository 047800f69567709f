// The site as an app: kept for use without a network, brought up to date at its next start.

/** Where this browser notes the version that it had at its last start. */
const KEY = "minuet-version";

/** How long a start waits for the worker of the site, in milliseconds: it may be stopped, and then never answers. */
const PATIENCE = 3000;

const later = (/** @type {number} */ ms) => new Promise((done) => setTimeout(done, ms, null));

/**
 * @param {ServiceWorker} worker
 * @param {string} word what the worker of the site is asked
 */
const asked = (worker, word) =>
  Promise.race([later(PATIENCE), new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data);
    worker.postMessage(word, [port2]);
  })]);

const here = () => ("serviceWorker" in navigator ? navigator.serviceWorker : null);

/**
 * Takes up a version that has been fetched meanwhile, before anything else is loaded. It waits while another window still has
 * the old one, which would otherwise get files that do not fit.
 */
async function takeUp() {
  const waiting = (await here()?.getRegistration().catch(() => undefined))?.waiting;
  if (!waiting || !navigator.serviceWorker.controller) return;
  // However late it comes: what is loaded does not fit the files of another version. The game is saved with every move.
  const leaving = new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", () => {
    location.reload();
    done("leaving");
  }, { once: true }));
  if ((await asked(waiting, "take up")) !== "taken up") return;
  if ((await Promise.race([leaving, later(PATIENCE)])) === "leaving") await new Promise(() => {});
}

/** What else is loaded, and what the player is told, waits for this: a page that is about to be reloaded says nothing. */
export const isTakenUp = takeUp();

/** Keeps the site for use without a network, and tells the player of new versions. */
async function keep() {
  const [{ notice }, { say }] = await Promise.all([import("./core/notice.js"), import("./core/words.js")]);
  const worker = here();
  if (!worker) return;
  const registration = await worker.register("service-worker.js", { updateViaCache: "none" });
  const mind = () => {
    const coming = registration.installing;
    if (!coming) return;
    coming.onstatechange = () => {
      if (coming.state === "installed" && worker.controller) notice(say("version-ready"));
    };
  };
  // A browser that looks for a new version by itself may have begun before.
  mind();
  registration.addEventListener("updatefound", mind);
  const active = worker.controller;
  if (!active) return;
  if (registration.waiting) notice(say("version-waiting"));
  const version = await asked(active, "version");
  if (!version) return;
  const before = localStorage.getItem(KEY);
  localStorage.setItem(KEY, String(version));
  if (before && before !== version) notice(say("version-new"));
}

if (document.readyState === "complete") begin();
else addEventListener("load", begin, { once: true });

function begin() {
  // A browser that keeps nothing, or a page that is not served safely, works all the same while there is a network.
  isTakenUp.then(keep).catch((error) => console.warn(error));
}
