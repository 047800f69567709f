// Toolbars: one stop of the Tab key each, and arrow keys from button to button.

/** Which button the keyboard goes to from one of `last + 1`. @type {Record<string, (at: number, last: number) => number>} */
const STEPS = {
  ArrowLeft: (at, last) => (at > 0 ? at - 1 : last),
  ArrowRight: (at, last) => (at < last ? at + 1 : 0),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Makes a toolbar of an element with buttons.
 *
 * @param {HTMLElement} bar
 * @param {string} label
 */
export function toolbar(bar, label) {
  bar.setAttribute("role", "toolbar");
  bar.setAttribute("aria-label", label);
  /** @type {HTMLButtonElement | null} the stop of the Tab key */
  let stop = null;
  // The arrows are the toolbar's for whoever came by Tab. Whoever presses a button by mouse or touch has them for the board.
  let byTab = false;
  const all = () => [...bar.querySelectorAll("button")];
  const usable = () => all().filter((each) => !each.disabled && !each.hidden);
  const settle = () => {
    const open = usable();
    if (!stop || !open.includes(stop)) stop = open[0] ?? null;
    for (const each of all()) each.tabIndex = each === stop ? 0 : -1;
  };
  bar.addEventListener("focusin", ({ target }) => {
    stop = /** @type {HTMLElement} */ (target).closest("button") ?? stop;
    settle();
  });
  bar.addEventListener("pointerdown", () => (byTab = false));
  // Tab is let go of where it has led to.
  bar.addEventListener("keyup", ({ key }) => (byTab ||= key === "Tab"));
  bar.addEventListener("keydown", (event) => {
    const step = STEPS[event.key];
    if (!step || !byTab || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const open = usable();
    open[step(open.findIndex((each) => each === stop), open.length - 1)]?.focus();
    event.preventDefault();
  });
  // Buttons come and go, and a stop that cannot be reached is no stop.
  new MutationObserver(settle).observe(bar, { childList: true, subtree: true, attributeFilter: ["disabled", "hidden"] });
  settle();
}
