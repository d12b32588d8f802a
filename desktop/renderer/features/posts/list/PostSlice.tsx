import { Fragment, memo, useLayoutEffect, useRef, useState } from "react";
import type { ListEntry } from "../../promotions/use-promoted-entries.ts";
import { PromotedCard } from "../../promotions/PromotedCard.tsx";
import { PostCard } from "../PostCard.tsx";
import { heightOfCards, heightOfSlice, measureHeights } from "./card-heights.ts";
import { type Folds, isSameFold } from "../fold-repeats.ts";
import type { Slice } from "./slice-entries.ts";
import type { SliceFiller } from "./slice-filler.ts";

interface PostSliceProps {
  readonly slice: Slice<ListEntry>;
  readonly folds: Folds;
  readonly filler: SliceFiller;
  /** Whether its cards mount at once; else the filler mounts them later. */
  readonly isShownAtOnce: boolean;
}

/**
 * A few cards of a list. A slice far from the window keeps its space without layout or paint, and
 * can still be searched, focused and read out; of a list of more than a thousand cards those far
 * away keep their space alone. The padding leaves room for the outline of a focused card.
 */
export const PostSlice = memo(function PostSlice({ slice, folds, filler, isShownAtOnce }: PostSliceProps) {
  const { entries, from } = slice;
  const box = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(isShownAtOnce);
  const keys = entries.map(({ key }) => key);
  const known = useRef(keys);
  /** Its height when it was unmounted; null before. */
  const farHeight = useRef<number | null>(null);
  useLayoutEffect(() => {
    known.current = keys;
  });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    if (!isShown) return filler.add(element, () => setShown(true), farHeight.current !== null);
    const forget = filler.keep(element, () => {
      farHeight.current = element.offsetHeight;
      setShown(false);
    });
    const observer = new ResizeObserver(() => measureHeights(element, known.current));
    observer.observe(element);
    return () => {
      forget();
      observer.disconnect();
    };
  }, [filler, isShown]);
  if (!isShown) return <div ref={box} style={{ blockSize: farHeight.current ?? heightOfSlice(entries) }} />;
  return (
    <div
      ref={box}
      data-rows
      className="space-y-3 px-1 py-1.5 [content-visibility:auto] focus-within:[content-visibility:visible]"
      style={{ containIntrinsicBlockSize: `auto ${heightOfCards(entries)}px` }}
    >
      {entries.map((entry, at) => {
        const { key, post } = entry;
        const position = from + at + 1;
        if (post === null) return <Fragment key={key}>{entry.draw(position)}</Fragment>;
        if (!entry.promotionId) {
          return <PostCard key={key} post={post} fold={folds.get(key)} position={position} />;
        }
        return (
          <PromotedCard key={key} postId={post.id} promotionId={entry.promotionId}>
            <PostCard post={post} position={position} />
          </PromotedCard>
        );
      })}
    </div>
  );
}, isSame);

function isSame(before: PostSliceProps, after: PostSliceProps): boolean {
  const [one, other] = [before.slice, after.slice];
  return before.filler === after.filler && one.from === other.from &&
    one.entries.length === other.entries.length &&
    one.entries.every(({ key, post }, at) =>
      key === other.entries[at]?.key && post === other.entries[at].post &&
      isSameFold(before.folds.get(key), after.folds.get(key))
    );
}
