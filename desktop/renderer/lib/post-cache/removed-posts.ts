import type { Post } from "#shared/posts/shapes.ts";
import { create } from "zustand";

/** Posts the member deleted: gone from every list at once, whatever a slow read still brings. */
const useStore = create<{ readonly ids: ReadonlySet<string> }>(() => ({ ids: new Set() }));

export function useRemovedPosts(): ReadonlySet<string> {
  return useStore((store) => store.ids);
}

/** A deleted post takes the reposts of it along. */
export function isRemoved(entry: Post, removed: ReadonlySet<string>): boolean {
  return removed.has(entry.id) || (entry.repostedPostId !== null && removed.has(entry.repostedPostId));
}

export function hidePost(id: string): void {
  useStore.setState(({ ids }) => ({ ids: new Set([...ids, id]) }));
}

/** The deletion failed: the post is back where it was. */
export function unhidePost(id: string): void {
  useStore.setState(({ ids }) => ({ ids: new Set([...ids].filter((hidden) => hidden !== id)) }));
}
