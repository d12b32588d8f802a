import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useState } from "react";
import { estimatedHeight } from "./estimated-height.ts";
import type { ThreadRow } from "../thread-rows.ts";

/** Room above the first message, in pixels, where older ones are being loaded: always there, so that nothing moves when they are. */
const olderRoomPx = 64;

/** Pixels from the end within which the thread follows new messages. */
export const atEndPx = 48;

/**
 * The rows that are near the window of the list. What is read stays where it is when rows are added above or get their size;
 * at the end the list follows.
 */
export function useMessageList(
  rows: readonly ThreadRow[],
  scroller: RefObject<HTMLElement | null>,
  focused: string | null,
) {
  const focusedIndex = focused === null ? -1 : rows.findIndex(({ key }) => key === focused);
  const getItemKey = useCallback((index: number) => rows[index]?.key ?? index, [rows]);
  const estimateSize = useCallback((index: number) => estimatedHeight(rows[index]), [rows]);
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey,
    estimateSize,
    overscan: 12,
    paddingStart: olderRoomPx,
    paddingEnd: 12,
    anchorTo: "end",
    followOnAppend: true,
    scrollEndThreshold: atEndPx,
    // The focused message stays in the page.
    rangeExtractor: useCallback((range: Parameters<typeof defaultRangeExtractor>[0]) => {
      const indexes = defaultRangeExtractor(range);
      if (focusedIndex < 0 || focusedIndex >= range.count || indexes.includes(focusedIndex)) return indexes;
      return [...indexes, focusedIndex].toSorted((one, other) => one - other);
    }, [focusedIndex]),
  });
  const exFirst = usePreviousFirst(rows[0]?.key);
  // Whatever changes its size above what is read moves it, also while the member scrolls up. At the very top that is all that came
  // before the row that was the first, which itself loses its day and its distance.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = ({ start, key, index }, delta, { scrollOffset }) =>
    start < (scrollOffset ?? 0) ||
    (key === exFirst ? delta < 0 : index < rows.findIndex((row) => row.key === exFirst));
  return virtualizer;
}

/** The key of the row that was the first until others were put before it. */
function usePreviousFirst(first: string | undefined): string | undefined {
  const [known, setKnown] = useState({ first, exFirst: undefined as string | undefined });
  if (known.first !== first) setKnown({ first, exFirst: known.first });
  return known.first === first ? known.exFirst : known.first;
}
