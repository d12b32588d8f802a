import type { Post } from "#shared/posts/post-shapes.ts";
import { create } from "zustand";

/**
 * Ids of posts that the member deleted, which every list hides even when a slow fetch still returns
 * them.
 */
const useStore = create<{ readonly ids: ReadonlySet<string> }>(() => ({ ids: new Set() }));

export function useRemovedPosts(): ReadonlySet<string> {
  return useStore((store) => store.ids);
}

/** Whether an entry is a removed post or a repost of one. */
export function isRemoved(entry: Post, removed: ReadonlySet<string>): boolean {
  return removed.has(entry.id) || (entry.repostedPostId !== null && removed.has(entry.repostedPostId));
}

export function hidePost(id: string): void {
  useStore.setState(({ ids }) => ({ ids: new Set([...ids, id]) }));
}

/** Shows the post again after its deletion failed. */
export function unhidePost(id: string): void {
  useStore.setState(({ ids }) => ({ ids: new Set([...ids].filter((hidden) => hidden !== id)) }));
}
