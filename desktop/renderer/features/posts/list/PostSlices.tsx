import { useLayoutEffect, useMemo, useState } from "react";
import type { ListEntry } from "../../promotions/use-promoted-entries.ts";
import type { Folds } from "../fold-repeats.ts";
import { PostSlice } from "./PostSlice.tsx";
import { sliceEntries } from "./slice-entries.ts";
import { SliceFiller } from "./slice-filler.ts";

interface PostSlicesProps {
  readonly label: string;
  readonly entries: readonly ListEntry[];
  readonly folds: Folds;
  readonly isBusy: boolean;
}

/** How many slices mount with the list: enough to fill any window at first. */
const firstSlices = 2;

/**
 * The cards of a list of any length. When a member comes back to it, only those near the window
 * are mounted at once.
 */
export function PostSlices({ label, entries, folds, isBusy }: PostSlicesProps) {
  const [sliceOf] = useState(() => new Map<string, number>());
  const [filler] = useState(() => new SliceFiller());
  const slices = useMemo(() => sliceEntries(entries, sliceOf), [entries, sliceOf]);
  // Slices of pages loaded later mount at once, since the member asked for them and they render in
  // time slices.
  const [waiting] = useState(() => new Set(slices.slice(firstSlices).map(({ id }) => id)));
  useLayoutEffect(() => filler.start(), [filler]);
  return (
    <div role="feed" aria-label={label} aria-busy={isBusy} className="-mx-1 -my-1.5">
      {slices.map((slice) => (
        <PostSlice
          key={slice.id}
          slice={slice}
          folds={folds}
          filler={filler}
          isShownAtOnce={!waiting.has(slice.id)}
        />
      ))}
    </div>
  );
}
