import type { Post } from "#shared/posts/post-shapes.ts";

const manyNew = 5;
const recentMs = 2 * 60_000;
const longList = 15;

/** When the newest post of the list was written; null for an empty list. */
export type Baseline = string | null;

/** The baseline of a freshly fetched first page. */
export function baselineOf(items: readonly Post[]): Baseline {
  return items.reduce<Baseline>(
    (newest, { createdAt }) => (newest === null || createdAt > newest ? createdAt : newest),
    null,
  );
}

/** Fetched posts that are newer than the baseline and not in the list. */
export function findNewPosts(fetched: readonly Post[], listed: readonly Post[], baseline: Baseline): Post[] {
  const known = new Set(listed.map(({ id }) => id));
  return fetched.filter((post) => !known.has(post.id) && (baseline === null || post.createdAt >= baseline));
}

/** Whether to offer the new posts (feed.2). `now` in ms. */
export function isPillDue(waiting: readonly Post[], listLength: number, now: number): boolean {
  if (waiting.length >= manyNew) return true;
  if (waiting.length >= 1 && listLength >= longList) return true;
  return waiting.some(({ createdAt }) => now - Date.parse(createdAt) <= recentMs);
}
