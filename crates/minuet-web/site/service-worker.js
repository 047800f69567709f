// Keeps all files of a version of the site, and serves them with or without a network.
//
// `files.js` is made with the site: the version, and each file with its hash. A version is complete or not there at all, so
// files of two versions are never mixed.
"use strict";

/** @typedef {{ version: string, files: Record<string, string> }} Site */

importScripts("files.js");

const { version, files } = /** @type {{ MINUET: Site }} */ (/** @type {unknown} */ (self)).MINUET;
const sw = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const { scope } = sw.registration;
/** Several sites may share a host: each has caches of its own. */
const PREFIX = `minuet ${scope} `;
const CACHE = PREFIX + version;

/** The address under which a file is kept: with its hash, so that the next version can tell whether it has changed. */
const place = (/** @type {string} */ path) => `${scope}${path}?${encodeURIComponent(files[path] ?? "")}`;

/** @param {string} path */
async function fetched(path) {
  // Some hosts have a page at another address than its file: what they redirect to is the same bytes, or is refused.
  const address = path === "index.html" ? scope : scope + path;
  const response = await fetch(address, { integrity: files[path] ?? "", cache: "no-cache" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return new Response(await response.arrayBuffer(), { headers: headersOf(response) });
}

/** @param {Response} response */
function headersOf(response) {
  const kept = ["content-type", "content-security-policy", "x-content-type-options", "referrer-policy"];
  return kept.flatMap((name) => {
    const value = response.headers.get(name);
    return value ? [/** @type {[string, string]} */ ([name, value])] : [];
  });
}

async function install() {
  const cache = await caches.open(CACHE);
  await Promise.all(Object.keys(files).map(async (path) => {
    const before = await caches.match(place(path));
    await cache.put(place(path), before ?? (await fetched(path)));
  }));
}

async function clear() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(names.map((name) => caches.delete(name)));
  await sw.clients.claim();
}

/**
 * The file that an address means: a folder is its index.
 *
 * @param {URL} url
 */
function pathOf(url) {
  const path = decodeURIComponent(url.pathname.slice(new URL(scope).pathname.length));
  if (path in files) return path;
  return [`${path}index.html`, `${path}.html`].find((other) => other in files) ?? path;
}

/** @param {Request} request */
async function answer(request) {
  const path = pathOf(new URL(request.url));
  const kept = path in files ? await caches.match(place(path), { cacheName: CACHE }) : undefined;
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    const lost = request.mode === "navigate" ? await caches.match(place("404.html"), { cacheName: CACHE }) : undefined;
    if (lost) return new Response(lost.body, { status: 404, headers: headersOf(lost) });
    throw error;
  }
}

/** Whether no other window has the site open. */
async function isAlone() {
  const windows = await sw.clients.matchAll({ type: "window", includeUncontrolled: true });
  return windows.filter(({ url }) => url.startsWith(scope)).length <= 1;
}

sw.addEventListener("install", (event) => event.waitUntil(install()));
sw.addEventListener("activate", (event) => event.waitUntil(clear()));
sw.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(scope)) event.respondWith(answer(request));
});
sw.addEventListener("message", (event) => {
  const [port] = event.ports;
  if (event.data === "version") port?.postMessage(version);
  if (event.data !== "take up") return;
  event.waitUntil((async () => {
    const alone = await isAlone();
    port?.postMessage(alone ? "taken up" : "in use");
    if (alone) await sw.skipWaiting();
  })());
});
