import { Fragment, memo, useLayoutEffect, useRef, useState } from "react";
import type { Post } from "#shared/posts/post-shapes.ts";
import type { ListEntry } from "../../promotions/use-promoted-entries.ts";
import { PromotedCard } from "../../promotions/PromotedCard.tsx";
import { PostCard } from "../PostCard.tsx";
import { type Folds, isSameFold } from "../fold-repeats.ts";
import type { Slice } from "./slice-entries.ts";
import type { SliceFiller } from "./slice-filler.ts";
import { unwrapRepost } from "../../../entities/posts/post-pages.ts";
import { getGalleryAspect } from "../../../ui/gallery/gallery-layout.ts";
import { picturesOf } from "../../../ui/gallery/pictures-of.ts";

/**
 * Heights of cards by the key of their entry, so that a list has its full height before its cards
 * mount again.
 */
const heights = new Map<string, number>();

/** More than anybody scrolls; the oldest are dropped. */
const keptCount = 3_000;
/** Pixels between two cards; a slice has half of it above and below. */
const gap = 12;
/** The assumed height of what is no post, such as an offer of people. */
const usualHeight = 240;

/** One place of a list. */
interface Entry {
  readonly key: string;
  /** Null for what is no post. */
  readonly post: Post | null;
}

/** The width at which the heights were measured. */
let keptWidth = 0;

/** Height of a slice of cards: measured, or assumed for cards that were never shown. */
function heightOfSlice(entries: readonly Entry[]): number {
  return entries.reduce((sum, entry) => sum + (heights.get(entry.key) ?? assumedHeight(entry)) + gap, 0);
}

/** Height of the cards of a slice without its padding. */
function heightOfCards(entries: readonly Entry[]): number {
  return heightOfSlice(entries) - gap;
}

function assumedHeight({ post }: Entry): number {
  if (!post) return usualHeight;
  return guessHeight(unwrapRepost(post).post, keptWidth || Math.min(widest, innerWidth));
}

/**
 * A card's height by what it shows, in pixels; rather too much, since the controls of cards that do
 * not fit into their slice would lie over those of the next.
 */
export function guessHeight(post: Post, width: number): number {
  const { content, quotedPost } = post;
  const aspect = getGalleryAspect(picturesOf(post));
  const isNarrow = width < narrow;
  const charactersOfLine = isNarrow ? 38 : 72;
  const lines = content === "" ? 0 : content.split("\n")
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / charactersOfLine)), 0);
  const inner = width - (isNarrow ? 32 : 40);
  const marks = [post.isPromotedDisplay, post.ownPromotion, post.madeWithAi, post.moderationLevel !== "top"];
  const answers = post.poll?.answers.length ?? 0;
  return 145 + (answers && pollHeight + answerHeight * answers) + markHeight * marks.filter(Boolean).length +
    lineHeight * Math.min(lines, mostLines) +
    (aspect ? gap + Math.min(highestImage, inner / aspect) : 0) +
    (quotedPost?.poll ? markHeight : 0) +
    (quotedPost ? gap + guessHeight({ ...quotedPost, quotedPost: null, poll: null } as Post, inner) : 0);
}

const widest = 600;
const narrow = 560;
const lineHeight = 22;
const markHeight = 32;
const answerHeight = 50;
/** Of what stands below the answers, and room for one on two lines. */
const pollHeight = 80;
/** Longer texts are folded. */
const mostLines = 18;
const highestImage = 560;

/** Measures the cards of a rendered slice, in the order of their keys. */
function measureHeights(slice: HTMLElement, keys: readonly string[]): void {
  const cards = [...slice.children] as HTMLElement[];
  // Measuring skipped cards would force the browser to lay them out.
  if (!cards[0]?.checkVisibility({ contentVisibilityAuto: true })) return;
  if (slice.offsetWidth !== keptWidth) heights.clear();
  keptWidth = slice.offsetWidth;
  for (const [at, key] of keys.entries()) {
    const height = cards[at]?.offsetHeight;
    heights.delete(key);
    if (height) heights.set(key, height);
  }
  for (const key of heights.keys()) {
    if (heights.size <= keptCount) break;
    heights.delete(key);
  }
}

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
