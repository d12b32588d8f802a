import type { Virtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { isOnPaper } from "../../../../lib/browser/on-paper.ts";
import type { ThreadRow } from "../thread-rows.ts";
import type { useThreadPages } from "../use-thread.ts";
import { atEndPx } from "./use-message-list.ts";

/** More is loaded when less than this is left to scroll. */
const nearEdgePx = 900;

type List = Virtualizer<HTMLElement, HTMLElement>;

interface ScrollParts {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly virtualizer: List;
  readonly rows: readonly ThreadRow[];
  readonly pages: ReturnType<typeof useThreadPages>;
  readonly see: (position: number) => void;
  readonly hasOlder: boolean;
}

/**
 * Returns whether the list is at its end. Reports the visible messages as seen, and loads more near
 * an end of the loaded ones.
 */
export function useScrollState({ scroller, virtualizer, rows, pages, see, hasOlder }: ScrollParts) {
  const [isAtEnd, setAtEnd] = useState(true);
  const { load, failed } = pages;
  const onScroll = useCallback(() => {
    const box = scroller.current;
    // On paper everything is in view, but nobody sees it and it ends nowhere.
    if (!box || isOnPaper()) return;
    const { scrollTop, clientHeight, scrollHeight } = box;
    const left = scrollHeight - clientHeight - scrollTop;
    setAtEnd(left <= atEndPx);
    const last = virtualizer.getVirtualItems()
      .findLast(({ index, start }) => start < scrollTop + clientHeight && rows[index]?.kind === "message");
    const row = last && rows[last.index];
    if (row?.kind === "message") see(row.message.position);
    if (scrollTop < nearEdgePx && hasOlder && failed !== "older") load("older");
    if (left < nearEdgePx && rows.at(-1)?.kind === "newer" && failed !== "newer") load("newer");
  }, [scroller, virtualizer, rows, see, hasOlder, load, failed]);
  useEffect(onScroll);
  return { isAtEnd, onScroll };
}

/** How long rows take to be measured. */
const settleMs = 1_000;

type Place = { readonly key: string; readonly align: "start" | "center" } | "end";

/** Returns where a thread opens: at the first new message, else at its end. */
export function findOpeningPlace(rows: readonly ThreadRow[]): Place {
  const firstNew = rows.find((row) => row.kind !== "newer" && row.isFirstNew);
  return firstNew ? { key: firstNew.key, align: "start" } : "end";
}

/**
 * Scrolls to a row or to the end, and stays there while rows are measured, until the member
 * scrolls. Returns a function that scrolls to another place.
 */
export function useScrollToPlace(
  { scroller, virtualizer, rows }: Pick<ScrollParts, "scroller" | "virtualizer" | "rows">,
  first: Place,
): (place: Place) => void {
  const wanted = useRef<{ readonly place: Place; readonly since: number } | null>(null);
  const hasStarted = useRef(false);
  const settle = useCallback(() => {
    const box = scroller.current;
    if (!box || !wanted.current) return;
    const { place, since } = wanted.current;
    if (performance.now() - since > settleMs) {
      wanted.current = null;
      return;
    }
    const { scrollHeight, clientHeight } = box;
    if (place === "end") {
      box.scrollTo({ top: scrollHeight });
      return;
    }
    const row = virtualizer.measurementsCache[rows.findIndex(({ key }) => key === place.key)];
    if (row) box.scrollTo({ top: row.start + (place.align === "start" ? 0 : (row.size - clientHeight) / 2) });
  }, [scroller, virtualizer, rows]);
  useLayoutEffect(() => {
    if (!hasStarted.current) wanted.current = { place: first, since: performance.now() };
    hasStarted.current = true;
    settle();
  });
  useEffect(() => {
    const box = scroller.current;
    const watching = new AbortController();
    const release = () => {
      wanted.current = null;
    };
    for (const type of ["wheel", "pointerdown", "keydown"]) {
      box?.addEventListener(type, release, { signal: watching.signal, passive: true });
    }
    return () => watching.abort();
  }, [scroller]);
  return useCallback((place: Place) => {
    wanted.current = { place, since: performance.now() };
    settle();
  }, [settle]);
}

/** Calls `onSent` when the member has sent a message, which they want to see. */
export function useOnOwnMessage(latestId: string | undefined, onSent: () => void): void {
  const before = useRef(latestId);
  useEffect(() => {
    if (latestId === before.current) return;
    before.current = latestId;
    if (latestId) onSent();
  });
}
