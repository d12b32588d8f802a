import { startTransition } from "react";
import { flushSync } from "react-dom";

/** Mounts the slices of a long list: those near the window at once, the others one by one while the page is idle. */
export class SliceFiller {
  readonly #waiting = new Map<HTMLElement, () => void>();
  #isFilling = false;

  /** Calls `show` when it is the slice's turn, unless the returned function was called before. */
  add(slice: HTMLElement, show: () => void): () => void {
    this.#waiting.set(slice, show);
    this.#fill();
    return () => this.#waiting.delete(slice);
  }

  /** Watches the window. Call it before the first paint, when the slices wait. */
  start(): () => void {
    this.#near().forEach((show) => show());
    const onScroll = () => {
      const near = this.#near();
      // Before the next paint, so that nobody sees a gap; also when the router has restored the place.
      if (near.length > 0) flushSync(() => near.forEach((show) => show()));
    };
    addEventListener("scroll", onScroll, { passive: true });
    return () => removeEventListener("scroll", onScroll);
  }

  /** Those within a screen of the window. */
  #near(): (() => void)[] {
    return [...this.#waiting].flatMap(([slice, show]) => {
      const { top, bottom } = slice.getBoundingClientRect();
      return bottom > -innerHeight && top < 2 * innerHeight ? [show] : [];
    });
  }

  #fill(): void {
    if (this.#isFilling) return;
    this.#isFilling = true;
    whenIdle(() => {
      this.#isFilling = false;
      const [next] = this.#waiting.values();
      if (next) startTransition(next);
      if (this.#waiting.size > 1) this.#fill();
    });
  }
}

function whenIdle(work: () => void): void {
  // Safari has none.
  if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: 500 });
  else setTimeout(work, 50);
}
