import type { RouterHistory } from "@tanstack/react-router";
import { useEffectEvent, useLayoutEffect } from "react";
import { flushSync } from "react-dom";

/**
 * Back closes what lies above the page (keys.3): each open layer, such as a dialog, a menu or a
 * picture, has a history entry above that of its page. The router never hears of these entries.
 */

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** How many layers lie over the page at this entry. */
    readonly layers?: number;
  }
}

interface Move {
  /** Resolves to false when the browser did not make it in time. */
  readonly done: Promise<boolean>;
  readonly end: (isMade: boolean) => void;
}

/** Functions that close each open layer, the lowest first. */
const layers: (() => void)[] = [];
let pages: RouterHistory | null = null;
/** The layers of the current entry. */
let depth = 0;
/** A move of our own through the history, until the browser has made it. */
let move: Move | null = null;
let stopHoldingPages: (() => void) | null = null;
/** While the browser leaves for another site, or seems to, as for a `mailto:` link. */
let leaving: ReturnType<typeof setTimeout> | null = null;

/** A browser may drop a move, for example when the page is left meanwhile. */
const longestMoveMs = 1000;

/**
 * Creates the router and starts to watch its history. Leaves the entry of a layer that a reload has
 * closed.
 */
export function createBackClosing<R extends { readonly history: RouterHistory }>(createRouter: () => R): R {
  // Before the router's own listener: those of a window run in the order in which they were added.
  addEventListener("popstate", arrive);
  addEventListener("pageshow", stay);
  depth = depthOf(window.history.state);
  const router = createRouter();
  pages = router.history;
  if (depth > 0) holdPages();
  // An address may change while a layer stays open.
  pages.subscribe(({ action }) => action.type === "REPLACE" && followSoon());
  void follow();
  return router;
}

/** Has Back close a part that lies above the page while it is open, instead of leaving the page. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (!isOpen || !pages) return;
    const layer = () => close();
    layers.push(layer);
    followSoon();
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      followSoon();
    };
  }, [isOpen]);
}

/** Goes back by a page, also from a layer that closes. */
export async function goBackFrom(history: RouterHistory): Promise<void> {
  await leaveLayers();
  history.back();
}

/**
 * After the router has written its entry, and after the paint that answers the tap: an entry takes
 * a phone a frame. What closes as another opens hands its entry on.
 */
function followSoon(): void {
  setTimeout(() => void follow());
}

/** Has as many entries above the page as there are open layers. */
async function follow(): Promise<void> {
  if (move) return;
  while (depth < layers.length) pushLayer();
  // One that comes late must not be made twice: it would leave the page.
  if (depth > layers.length && !leaving && await go(layers.length - depth)) await follow();
}

/**
 * A browser that leaves takes the focus from the window first, which closes menus: a move through
 * the history would then come from the other site, and lead back here.
 */
function leave(): void {
  leaving ??= setTimeout(stay, longestMoveMs);
}

function stay(): void {
  if (leaving) clearTimeout(leaving);
  leaving = null;
  followSoon();
}

function pushLayer(): void {
  depth++;
  // Not by `history.pushState`, which the router has replaced in order to hear of it.
  History.prototype.pushState.call(window.history, { ...window.history.state, layers: depth }, "");
  holdPages();
}

/** Has every page that opens wait until the entries of layers are left. */
function holdPages(): void {
  // Only while there are layers: a browser may keep no page in memory that always listens to it.
  addEventListener("beforeunload", leave);
  stopHoldingPages ??= pages?.block({ enableBeforeUnload: false, blockerFn: beforePage }) ?? null;
}

/** A page that opens from a layer takes the layer's place in the history. */
async function beforePage({ action }: { readonly action: string }): Promise<boolean> {
  if (action === "PUSH" || action === "REPLACE") await leaveLayers();
  return false;
}

async function leaveLayers(): Promise<void> {
  await move?.done;
  if (depth > 0) await go(-depth);
}

function go(steps: number): Promise<boolean> {
  move = startMove();
  window.history.go(steps);
  return move.done;
}

function startMove(): Move {
  let end: Move["end"] = () => {};
  const done = new Promise<boolean>((resolve) => {
    const timeout = setTimeout(() => end(false), longestMoveMs);
    end = (isMade) => {
      move = null;
      clearTimeout(timeout);
      resolve(isMade);
    };
  });
  return { done, end };
}

function arrive(event: PopStateEvent): void {
  const before = depth;
  depth = depthOf(event.state);
  if (depth === 0) {
    removeEventListener("beforeunload", leave);
    stopHoldingPages?.();
    stopHoldingPages = null;
  }
  const isOfPage = keyOf(event.state) === keyOf(pages?.location.state);
  if (isOfPage && before + depth > 0) event.stopImmediatePropagation();
  if (move) return move.end(true);
  for (const close of isOfPage ? layers.slice(depth).reverse() : []) flushSync(close);
  // The entry of a closed layer, which Forward reaches, leads back to its page.
  followSoon();
}

function depthOf(state: unknown): number {
  return (state as { readonly layers?: number } | null)?.layers ?? 0;
}

function keyOf(state: unknown): unknown {
  return (state as { readonly __TSR_key?: string } | null)?.__TSR_key;
}
