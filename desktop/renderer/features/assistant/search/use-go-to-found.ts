import { type RefObject, useEffect } from "react";
import { findMarks } from "#shared/search/find-marks.ts";
import type { More } from "../../../ui/button/MoreButton.tsx";
import type { FoundPlace } from "./found-place.ts";

/** No more messages than these are loaded and drawn to find one. */
export const mostLoaded = 2_000;

/** For this long what is drawn above may still grow, in ms. */
const settlesMs = 2_000;

/** Marks a row, so that `useGoToFound` finds it. */
export const markMessageRow = (id: string) => ({ "data-message": id });

/**
 * Scrolls to the message that a search led to and marks its words; loads earlier ones until it is
 * there, within reason. `row`: the id of the message in whose row it is drawn; null: it is not
 * among those. `loaded`: how many those are.
 */
export function useGoToFound(
  content: RefObject<HTMLElement | null>,
  found: FoundPlace | null,
  { row: rowId, older, loaded }: {
    readonly row: string | null;
    readonly older: More;
    readonly loaded: number;
  },
): void {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = older;
  const goesBack = found !== null && rowId === null && loaded > 0 && loaded < mostLoaded && hasNextPage &&
    !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (goesBack) void fetchNextPage();
  }, [goesBack, fetchNextPage]);

  useEffect(() => {
    const box = content.current;
    if (!found || rowId === null || !box) return;
    const row = box.querySelector<HTMLElement>(`[data-message="${rowId}"]`);
    if (!row) return;
    let clear = () => {};
    const go = () => {
      row.scrollIntoView({ block: row.offsetHeight > innerHeight / 2 ? "start" : "center" });
      clear();
      clear = markWords(row, found.words);
    };
    row.tabIndex = -1;
    row.focus({ preventScroll: true });
    go();
    // Answers are drawn as Markdown a moment later; whoever scrolls meanwhile is left alone.
    const sizes = new ResizeObserver(go);
    sizes.observe(box);
    const rest = () => sizes.disconnect();
    const timer = setTimeout(rest, settlesMs);
    const events = ["wheel", "touchmove", "keydown", "pointerdown"] as const;
    for (const event of events) box.addEventListener(event, rest, { passive: true });
    return () => {
      clearTimeout(timer);
      rest();
      clear();
      for (const event of events) box.removeEventListener(event, rest);
    };
  }, [content, found, rowId]);
}

/** The name of the highlight in ui/base.css. */
const highlightName = "found-words";

/**
 * Marks the words of a search in what is drawn, without a change to it: an answer's Markdown stays
 * React's own. Returns what takes the marks away. Does nothing in a browser without highlights.
 */
function markWords(root: HTMLElement, words: string): () => void {
  if (!("highlights" in CSS)) return () => undefined;
  CSS.highlights.set(highlightName, new Highlight(...rangesOf(root, words)));
  return () => CSS.highlights.delete(highlightName);
}

const blocks = "p, li, h1, h2, h3, h4, h5, h6, td, th, pre, blockquote, div";

/** Where the words stand in the text of an element, also across its inner elements. */
function rangesOf(root: HTMLElement, words: string): Range[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: { readonly node: Text; readonly start: number }[] = [];
  let text = "";
  let block: Element | null = null;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const own: Element | null = node.parentElement?.closest(blocks) ?? null;
    // A word ends with its paragraph, and goes on in bold letters.
    if (own !== block) text += "\n";
    block = own;
    nodes.push({ node, start: text.length });
    text += node.data;
  }
  const placeOf = (at: number) => {
    const last = nodes.findLast(({ start }) => start <= at);
    return last && { node: last.node, offset: at - last.start };
  };
  return findMarks(text, words).flatMap(({ start, end }) => {
    const [from, to] = [placeOf(start), placeOf(end - 1)];
    if (!from || !to) return [];
    const range = document.createRange();
    range.setStart(from.node, from.offset);
    range.setEnd(to.node, to.offset + 1);
    return [range];
  });
}
