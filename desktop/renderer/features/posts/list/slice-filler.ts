import { startTransition } from "react";
import { flushSync } from "react-dom";
import { runWhenIdle } from "../../../lib/window/run-when-idle.ts";

/**
 * Mounts the slices of a long list: those near the window at once, the others one by one
 * while the page is idle.
 */
export class SliceFiller {
  readonly #waiting = new Map<HTMLElement, () => void>();
  #isFilling = false;

  /**
   * Queues a slice and calls `show` when it is its turn, unless the returned function was called
   * before.
   */
  add(slice: HTMLElement, show: () => void): () => void {
    this.#waiting.set(slice, show);
    this.#fill();
    return () => this.#waiting.delete(slice);
  }

  /**
   * Starts mounting slices near the window. Call it before the first paint, after the slices were
   * added.
   */
  start(): () => void {
    this.#near().forEach((show) => show());
    const onScroll = () => {
      const near = this.#near();
      // Before the next paint, so that no gap shows, also after the router has restored the scroll
      // position.
      if (near.length > 0) flushSync(() => near.forEach((show) => show()));
    };
    addEventListener("scroll", onScroll, { passive: true });
    return () => removeEventListener("scroll", onScroll);
  }

  /** The waiting slices within one screen of the window. */
  #near(): (() => void)[] {
    return [...this.#waiting].flatMap(([slice, show]) => {
      const { top, bottom } = slice.getBoundingClientRect();
      return bottom > -innerHeight && top < 2 * innerHeight ? [show] : [];
    });
  }

  #fill(): void {
    if (this.#isFilling) return;
    this.#isFilling = true;
    runWhenIdle(() => {
      this.#isFilling = false;
      const [next] = this.#waiting.values();
      if (next) startTransition(next);
      if (this.#waiting.size > 1) this.#fill();
    });
  }
}
