// Elements, made in one call.

/** @typedef {string | number | boolean | null | undefined | EventListener | ((event: any) => void)} Value */

/**
 * An element with attributes and children. A function is a listener; `false` and nothing leave an attribute out.
 *
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, Value>} [attributes]
 * @param {...(Node | string | null | undefined)} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name, /** @type {EventListener} */ (value));
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

/**
 * A button.
 *
 * @param {string} text
 * @param {(event: MouseEvent) => void} click
 * @param {Record<string, Value>} [attributes]
 */
export function button(text, click, attributes = {}) {
  return el("button", { type: "button", click, ...attributes }, text);
}

/**
 * The element of the page with this id.
 *
 * @param {string} id
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
}

/**
 * Replaces the content of an element with children.
 *
 * @param {Element} element
 * @param {...(Node | string | null | undefined)} children
 */
export function fill(element, ...children) {
  element.replaceChildren(...children.filter((child) => child !== null && child !== undefined));
}
