import { startTransition } from "react";
import { flushSync } from "react-dom";
import { findFirstEndingBelow } from "../../../lib/window/first-ending-below.ts";
import { runWhenIdle } from "../../../lib/window/run-when-idle.ts";

/** As many slices stay mounted at least: a thousand cards, which can be searched and focused. */
const keptSlices = 250;
/** So many more are mounted before the farthest are unmounted, since that measures the list. */
const spareSlices = 50;

/**
 * Mounts the slices of a long list: those near the window at once, the others one by one while the
 * page is idle. Of a list of more than a thousand cards it unmounts those farthest from the window,
 * so that its memory does not grow with every page.
 */
export class SliceFiller {
  /** Slices that mount once the page is idle. */
  readonly #waiting = new Map<Element, () => void>();
  /** Slices that mount when they come near: of a longer list, or unmounted. */
  readonly #far = new Map<Element, () => void>();
  readonly #mounted = new Map<Element, () => void>();
  #list: Element | null = null;
  #isFilling = false;
  #isTrimming = false;

  /**
   * Queues a slice and calls `show` when it is its turn, unless the returned function was called
   * before.
   * @param isFar whether it was unmounted and shall only mount when it comes near
   */
  add(slice: Element, show: () => void, isFar: boolean): () => void {
    const queue = isFar ? this.#far : this.#waiting;
    queue.set(slice, show);
    this.#list = slice.parentElement;
    if (!isFar) this.#fill();
    return () => {
      this.#waiting.delete(slice);
      this.#far.delete(slice);
    };
  }

  /** Notes that a slice is mounted; calls `hide` when it is one too many. */
  keep(slice: Element, hide: () => void): () => void {
    this.#mounted.set(slice, hide);
    this.#list = slice.parentElement;
    this.#trim();
    return () => this.#mounted.delete(slice);
  }

  /**
   * Starts mounting slices near the window. Call it before the first paint, after the slices were
   * added.
   */
  start(): () => void {
    this.#within(innerHeight).forEach((show) => show());
    const onScroll = () => {
      const near = this.#within(innerHeight);
      // Before the next paint, so that no gap shows, also after the router has restored the scroll
      // position.
      if (near.length > 0) flushSync(() => near.forEach((show) => show()));
    };
    addEventListener("scroll", onScroll, { passive: true });
    return () => removeEventListener("scroll", onScroll);
  }

  /** Starts mounting what waits in the window. Call it before the paint that shows new slices. */
  showVisible(): void {
    this.#within(0).forEach((show) => show());
  }

  /** The slices that are not mounted within a distance of the window, in pixels. */
  #within(distance: number): (() => void)[] {
    if (this.#waiting.size + this.#far.size === 0 || !this.#list) return [];
    const slices = this.#list.children;
    const near: (() => void)[] = [];
    for (let at = findFirstEndingBelow(slices, -distance); at < slices.length; at++) {
      const slice = slices[at];
      if (!slice || slice.getBoundingClientRect().top >= innerHeight + distance) break;
      const show = this.#waiting.get(slice) ?? this.#far.get(slice);
      if (show) near.push(show);
    }
    return near;
  }

  #fill(): void {
    if (this.#isFilling) return;
    this.#isFilling = true;
    runWhenIdle(() => {
      this.#isFilling = false;
      if (this.#mounted.size >= keptSlices) return this.#leaveFar();
      const [next] = this.#waiting.values();
      if (next) startTransition(next);
      if (this.#waiting.size > 1) this.#fill();
    });
  }

  /** As many are mounted as stay so: what still waits mounts when it comes near. */
  #leaveFar(): void {
    for (const [slice, show] of this.#waiting) this.#far.set(slice, show);
    this.#waiting.clear();
  }

  #trim(): void {
    if (this.#isTrimming || this.#mounted.size <= keptSlices + spareSlices) return;
    this.#isTrimming = true;
    runWhenIdle(() => {
      this.#isTrimming = false;
      const hides = this.#farthest(this.#mounted.size - keptSlices);
      startTransition(() => hides.forEach((hide) => hide()));
    });
  }

  /** How to unmount some slices, the farthest from the window first, without those in use. */
  #farthest(count: number): (() => void)[] {
    const slices = [...this.#list?.children ?? []];
    const shown = findFirstEndingBelow(slices, 0);
    return slices
      .map((slice, at) => ({ slice, hide: this.#mounted.get(slice), distance: Math.abs(at - shown) }))
      .toSorted((one, other) => other.distance - one.distance)
      .flatMap(({ slice, hide }) => hide && !isInUse(slice) ? [hide] : [])
      .slice(0, Math.max(0, count));
  }
}

/** Whether something of a slice is focused, selected, opened or being written. */
function isInUse(slice: Element): boolean {
  const selection = getSelection();
  return slice.contains(document.activeElement) ||
    selection?.isCollapsed === false && selection.containsNode(slice, true) ||
    slice.querySelector("[aria-expanded=true], [data-opened], textarea") !== null;
}
