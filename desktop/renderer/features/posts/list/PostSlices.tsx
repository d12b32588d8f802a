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
/** How many mount with each later page: what a member who asked for more sees of it at first. */
const laterSlices = 1;

/**
 * The cards of a list of any length. Only those near the window mount with it or with a later page:
 * the others would hold up what a member does meanwhile.
 */
export function PostSlices({ label, entries, folds, isBusy }: PostSlicesProps) {
  const [sliceOf] = useState(() => new Map<string, number>());
  const [filler] = useState(() => new SliceFiller());
  const slices = useMemo(() => sliceEntries(entries, sliceOf), [entries, sliceOf]);
  const [known] = useState(() => new Set<number>());
  const atOnce = slices.filter(({ id }) => !known.has(id))
    .slice(0, known.size === 0 ? firstSlices : laterSlices);
  useLayoutEffect(() => filler.start(), [filler]);
  useLayoutEffect(() => {
    slices.forEach(({ id }) => known.add(id));
    filler.showVisible();
  }, [filler, known, slices]);
  return (
    <div role="feed" aria-label={label} aria-busy={isBusy} className="-mx-1 -my-1.5">
      {slices.map((slice) => (
        <PostSlice
          key={slice.id}
          slice={slice}
          folds={folds}
          filler={filler}
          isShownAtOnce={atOnce.includes(slice)}
        />
      ))}
    </div>
  );
}
