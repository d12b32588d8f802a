import type { Post } from "#shared/posts/post-shapes.ts";

/** A slot after the first post of a list, then after every fifth. */
const slotEvery = 5;
/** One promotion fills at most one slot in this many posts. */
const repeatAfter = 40;

/** A promoted post and the id of the post above it. */
export interface Placement {
  readonly afterId: string;
  readonly promoted: Post;
}

/**
 * Places promoted posts in a list (promotions.3): after the first post, then after every fifth,
 * each at most once in 40 posts. They take turns; none is next to its own post; a slot without a
 * candidate stays empty. Earlier placements stay, and nothing is added among the first
 * `settledCount` posts, which the member has already scrolled past.
 */
export function placePromoted(
  posts: readonly Post[],
  promoted: readonly Post[],
  before: readonly Placement[] = [],
  settledCount = 0,
): Placement[] {
  const standing = new Map(before.map((placement) => [placement.afterId, placement.promoted]));
  const placed: Placement[] = [];
  const lastIndex = new Map<string | null, number>();
  const isRested = ({ promotionId }: Post, index: number) =>
    index - (lastIndex.get(promotionId) ?? -Infinity) >= repeatAfter;
  let lastSlot = -Infinity;
  for (const [index, post] of posts.entries()) {
    const kept = standing.get(post.id);
    const isOpen = isSlot(index) && index >= settledCount && index - lastSlot >= slotEvery - 1;
    if (!kept && !isOpen) continue;
    const neighbours = [post, posts[index + 1]].map((one) => one && shownId(one));
    const next = kept ? [kept] : rotateAfter(promoted, placed.at(-1)?.promoted)
      .filter(({ id }) => !neighbours.includes(id));
    const chosen = next.find((one) => isRested(one, index));
    if (!chosen) continue;
    placed.push({ afterId: post.id, promoted: chosen });
    lastIndex.set(chosen.promotionId, index);
    lastSlot = index;
  }
  return placed;
}

function isSlot(index: number): boolean {
  return index === 0 || (index + 1) % slotEvery === 0;
}

/** The promoted posts, starting after the one placed last. */
function rotateAfter(promoted: readonly Post[], last: Post | undefined): readonly Post[] {
  const next = promoted.findIndex(({ promotionId }) => promotionId === last?.promotionId) + 1;
  return [...promoted.slice(next), ...promoted.slice(0, next)];
}

function shownId(entry: Post): string {
  return entry.repostedPostId ?? entry.id;
}
