import {
  defaultRangeExtractor,
  measureElement,
  observeElementOffset,
  useVirtualizer,
} from "@tanstack/react-virtual";
import { isUnderCover } from "#shared/moderation/is-under-cover.ts";
import { type RefObject, useCallback, useState } from "react";
import { isOnPaper } from "../../../../lib/browser/on-paper.ts";
import { usePrinting } from "../../../../lib/browser/use-printing.ts";
import type { ThreadRow } from "../thread-rows.ts";
import { foldText } from "../../../../lib/text/fold/fold-long-text.ts";
import { fitPictures } from "../message/image-box.ts";
import { picturesOfMessage } from "../message/pictures-of-message.ts";

/**
 * Space above the first message, in pixels, for the loading indicator. Always reserved, so that
 * nothing moves while older messages load.
 */
const olderRoomPx = 64;

/** Pixels from the end within which the thread follows new messages. */
export const atEndPx = 48;

/**
 * Virtualizes the rows near the visible part of the list. The scroll position stays at the same
 * message when rows above are added or measured; at the end the list follows new messages.
 */
export function useMessageList(
  rows: readonly ThreadRow[],
  scroller: RefObject<HTMLElement | null>,
  focused: string | null,
) {
  const isPrinting = usePrinting();
  const focusedIndex = focused === null ? -1 : rows.findIndex(({ key }) => key === focused);
  const getItemKey = useCallback((index: number) => rows[index]?.key ?? index, [rows]);
  const estimateSize = useCallback((index: number) => estimateHeight(rows[index]), [rows]);
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey,
    estimateSize,
    measureElement: measureOnScreen,
    observeElementOffset: observeOffsetOnScreen,
    overscan: 12,
    paddingStart: olderRoomPx,
    paddingEnd: 12,
    anchorTo: "end",
    followOnAppend: true,
    scrollEndThreshold: atEndPx,
    // The focused message stays mounted.
    rangeExtractor: useCallback((range: Parameters<typeof defaultRangeExtractor>[0]) => {
      if (isPrinting) return rangeOf(range.count);
      const indexes = defaultRangeExtractor(range);
      if (focusedIndex < 0 || focusedIndex >= range.count || indexes.includes(focusedIndex)) return indexes;
      return [...indexes, focusedIndex].toSorted((one, other) => one - other);
    }, [focusedIndex, isPrinting]),
  });
  const exFirst = usePreviousFirst(rows[0]?.key);
  // Adjusts the scroll position for every size change above the visible part, also while the member
  // scrolls up. At the very top these are all rows before the previous first row, which itself
  // loses its day and its margin.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = ({ start, key, index }, delta, { scrollOffset }) =>
    start < (scrollOffset ?? 0) ||
    (key === exFirst ? delta < 0 : index < rows.findIndex((row) => row.key === exFirst));
  return virtualizer;
}

/** The height of a row on the screen, which is another one on paper. */
const measureOnScreen: typeof measureElement<HTMLElement> = (element, entry, list) => {
  const known = isOnPaper() ? list.measurementsCache[list.indexFromElement(element)]?.size : undefined;
  return known ?? measureElement(element, entry, list);
};

/** Follows the scroll position on the screen, since nothing scrolls on paper. */
const observeOffsetOnScreen: typeof observeElementOffset<HTMLElement> = (list, report) =>
  observeElementOffset(
    list,
    (offset, isScrolling) => report(isOnPaper() ? list.scrollOffset ?? offset : offset, isScrolling),
  );

function rangeOf(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** The key of the row that was the first before others were added above it. */
function usePreviousFirst(first: string | undefined): string | undefined {
  const [known, setKnown] = useState({ first, exFirst: undefined as string | undefined });
  if (known.first !== first) setKnown({ first, exFirst: known.first });
  return known.first === first ? known.exFirst : known.first;
}

const lineHeight = 22;
const charactersPerLine = 60;
/** Of the line over covered content. */
const coverHeight = 44;
/** Of the message that it answers. */
const answeredHeight = 52;

/** The height of a row in pixels before it is measured, so that the scrollbar is about right. */
function estimateHeight(row: ThreadRow | undefined): number {
  if (!row) return 0;
  if (row.kind === "newer") return 48;
  const { message } = row;
  const aboveHeight = (row.day ? 44 : 0) + (row.isFirstNew ? 44 : 0) + (row.startsGroup ? 8 : 2);
  if (row.kind !== "outgoing" && row.message.isCovered) return aboveHeight + coverHeight + 32;
  const shown = foldText(message.content);
  const foldHeight = shown === message.content ? 0 : 36;
  const lines = shown.split("\n")
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / charactersPerLine)), 0);
  const imageHeight = fitPictures(sizesOf(row))?.height ?? 0;
  const labelHeight = row.kind !== "outgoing" && row.message.madeWithAi ? 26 : 0;
  const answered = message.replyTo ? answeredHeight : 0;
  const postHeight = message.sharedPostId ? 120 : 0;
  const lineOfCover = row.kind !== "outgoing" && isUnderCover(row.message) ? coverHeight : 0;
  return aboveHeight + answered + lineOfCover + 12 + lines * lineHeight + imageHeight + labelHeight +
    postHeight + foldHeight;
}

function sizesOf(row: Extract<ThreadRow, { message: unknown }>) {
  if (row.kind === "outgoing") return row.message.images;
  return picturesOfMessage(row.message);
}
