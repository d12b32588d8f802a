export type LoadApp = () => Promise<unknown>;

/**
 * Types the name, keeps the year current, and with `loadApp` loads the app when the pointer or
 * focus reaches a sign-in link. Uses plain DOM without React, since the page is complete without
 * it.
 */
export function enhanceLanding(page: ParentNode, loadApp?: LoadApp): void {
  const name = page.querySelector<HTMLElement>("[data-typed-name]");
  if (name) typeName(name);
  for (const year of page.querySelectorAll("[data-current-year]")) {
    year.textContent = String(new Date().getFullYear());
  }
  if (loadApp) loadAppNearSignInLinks(page, loadApp);
}

function loadAppNearSignInLinks(page: ParentNode, loadApp: LoadApp): void {
  let hasBegun = false;
  const load = () => {
    if (hasBegun) return;
    hasBegun = true;
    loadApp().catch(() => {
      hasBegun = false;
    });
  };
  for (const link of page.querySelectorAll("[data-warm-up]")) {
    for (const sign of ["pointerenter", "focusin", "touchstart"]) {
      link.addEventListener(sign, load, { passive: true });
    }
  }
}

/** Types and erases the name in the markup of TypedName, unless the visitor prefers less motion. */
function typeName(element: HTMLElement): void {
  const typed = element.querySelector("[data-typed]");
  const untyped = element.querySelector("[data-untyped]");
  const caret = element.querySelector<HTMLElement>("[data-caret]");
  if (!typed || !untyped || !caret) return;
  const name = element.textContent;
  const isMotionReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const frames = isMotionReduced ? createTypedFrames(name.length).slice(-1) : createTypedFrames(name.length);
  const showFrame = (index: number) => {
    const frame = frames[index];
    if (!frame || !element.isConnected) return;
    typed.textContent = name.slice(0, frame.length);
    untyped.textContent = name.slice(frame.length);
    caret.classList.toggle("opacity-0", frame.length === name.length);
    if (Number.isFinite(frame.durationMs)) setTimeout(showFrame, frame.durationMs, index + 1);
  };
  showFrame(0);
}

/** How long a character takes to be typed and erased, in ms (landing.1). */
export const typingMs = 200;
export const erasingMs = 100;
/** The pause before the whole name is erased, and before it is typed again, in ms. */
const holdMs = 1400;
const pauseMs = 300;
/** How often the name is typed and erased before it is typed once more to stay. */
export const cycles = 2;

/** One state of the typed name: how many characters show, and for how long. */
interface Frame {
  readonly length: number;
  readonly durationMs: number;
}

/** The whole animation of a name of `length` characters; the last frame has no end. */
export function createTypedFrames(length: number): readonly Frame[] {
  const typed = Array.from({ length: length - 1 }, (_, i) => ({ length: i + 1, durationMs: typingMs }));
  const erased = typed.map((frame) => ({ length: frame.length, durationMs: erasingMs })).reverse();
  const start = { length: 0, durationMs: typingMs };
  const cycle = [
    ...typed,
    { length, durationMs: holdMs },
    ...erased,
    { length: 0, durationMs: pauseMs },
  ];
  return [
    start,
    ...Array.from({ length: cycles }, () => cycle).flat(),
    ...typed,
    { length, durationMs: Number.POSITIVE_INFINITY },
  ];
}
