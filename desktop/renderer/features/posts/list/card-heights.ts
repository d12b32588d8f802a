import type { Post } from "#shared/posts/post-shapes.ts";
import { unwrapRepost } from "../../../entities/posts/post-pages.ts";
import { listedImageAspect } from "../card/listed-image-aspect.ts";

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

/** What a list shows in one place. */
interface Entry {
  readonly key: string;
  /** Null for what is no post. */
  readonly post: Post | null;
}

/** The width at which the heights were measured. */
let keptWidth = 0;

/** Height of a slice of cards: measured, or assumed for cards that were never shown. */
export function heightOfSlice(entries: readonly Entry[]): number {
  return entries.reduce((sum, entry) => sum + (heights.get(entry.key) ?? assumedHeight(entry)) + gap, 0);
}

/** Height of the cards of a slice without its padding. */
export function heightOfCards(entries: readonly Entry[]): number {
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
  const { content, image, quotedPost } = post;
  const isNarrow = width < narrow;
  const charactersOfLine = isNarrow ? 38 : 72;
  const lines = content === "" ? 0 : content.split("\n")
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / charactersOfLine)), 0);
  const inner = width - (isNarrow ? 32 : 40);
  const marks = [post.isPromotedDisplay, post.ownPromotion, post.madeWithAi, post.moderationLevel !== "top"];
  return 145 + markHeight * marks.filter(Boolean).length + lineHeight * Math.min(lines, mostLines) +
    (image ? gap + Math.min(highestImage, inner / listedImageAspect(image)) : 0) +
    (quotedPost ? gap + guessHeight({ ...quotedPost, quotedPost: null } as Post, inner) : 0);
}

const widest = 600;
const narrow = 560;
const lineHeight = 22;
const markHeight = 32;
/** Longer texts are folded. */
const mostLines = 18;
const highestImage = 560;

/** Measures the cards of a rendered slice, in the order of their keys. */
export function measureHeights(slice: HTMLElement, keys: readonly string[]): void {
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
