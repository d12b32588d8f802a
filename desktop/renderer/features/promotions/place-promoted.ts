import type { Post } from "#shared/posts/shapes.ts";

/** A promoted post in a list, and the post of the list it stands after. */
export interface Placement {
  readonly afterId: string;
  readonly promoted: Post;
}

/** After the first post, then after every fifth (A§4). `index` from 0. */
function isPlace(index: number): boolean {
  return index === 0 || (index + 1) % 5 === 0;
}

/**
 * Where promoted posts stand in a list. What stands already stays, and nothing new comes in among the first `settledCount`
 * posts, above which the reader has gone. They take turns; none stands next to itself.
 */
export function placePromoted(
  posts: readonly Post[],
  promoted: readonly Post[],
  before: readonly Placement[] = [],
  settledCount = 0,
): Placement[] {
  const standing = new Map(before.map((placement) => [placement.afterId, placement]));
  const placed: Placement[] = [];
  for (const [index, post] of posts.entries()) {
    const kept = standing.get(post.id);
    if (kept) placed.push(kept);
    if (kept || !isPlace(index) || index < settledCount) continue;
    const neighbours = [post, posts[index + 1]].map((one) => one && shownId(one));
    const next = inTurn(promoted, placed.at(-1)?.promoted).find(({ id }) => !neighbours.includes(id));
    if (next) placed.push({ afterId: post.id, promoted: next });
  }
  return placed;
}

/** The promoted posts, beginning after the one shown last. */
function inTurn(promoted: readonly Post[], last: Post | undefined): readonly Post[] {
  const next = promoted.findIndex(({ promotionId }) => promotionId === last?.promotionId) + 1;
  return [...promoted.slice(next), ...promoted.slice(0, next)];
}

function shownId(entry: Post): string {
  return entry.repostedPostId ?? entry.id;
}
