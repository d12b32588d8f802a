import { postKeys } from "../../lib/post-cache/post-keys.ts";

/** Cache keys of searches. Found posts are under the lists of posts, so that post-cache.ts updates them. */
export const searchKeys = {
  people: (q: string, firstLength: number) => ["members", "search", q, firstLength],
  posts: (q: string, firstLength: number) => [...postKeys.lists, "search", q, firstLength],
} as const;

/** Offset of the next page; undefined after a short page, which is the last (api.4). */
export function nextOffset(offset: number, limit: number, length: number): number | undefined {
  return length < limit ? undefined : offset + length;
}
