// The site as an app: kept for use without a network, brought up to date at its next start.

/** Where this browser notes the version that it had at its last start. */
const KEY = "minuet-version";

/** @param {string} word what the worker of the site is asked */
const asked = (/** @type {ServiceWorker} */ worker, /** @type {string} */ word) =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data);
    worker.postMessage(word, [port2]);
  });

const here = () => ("serviceWorker" in navigator ? navigator.serviceWorker : null);

/**
 * Takes up a version that has been fetched meanwhile, before anything else is loaded. It waits while another window still has
 * the old one, which would otherwise get files that do not fit.
 */
export async function takeUp() {
  const waiting = (await here()?.getRegistration().catch(() => undefined))?.waiting;
  if (!waiting || !navigator.serviceWorker.controller) return;
  const taken = new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
  if ((await asked(waiting, "take up")) !== "taken up") return;
  await taken;
  location.reload();
  await new Promise(() => {});
}

/** Keeps the site for use without a network, and tells the player of new versions. */
async function keep() {
  const [{ notice }, { say }] = await Promise.all([import("./core/notice.js"), import("./core/words.js")]);
  const worker = here();
  if (!worker) return;
  const registration = await worker.register("service-worker.js", { updateViaCache: "none" });
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed" && worker.controller) notice(say("version-ready"));
    });
  });
  const active = worker.controller;
  if (!active) return;
  const version = await asked(active, "version");
  const before = localStorage.getItem(KEY);
  localStorage.setItem(KEY, String(version));
  if (before && before !== version) notice(say("version-new"));
}

if (document.readyState === "complete") begin();
else addEventListener("load", begin, { once: true });

function begin() {
  // A browser that keeps nothing, or a page that is not served safely, works all the same while there is a network.
  keep().catch((error) => console.warn(error));
}
