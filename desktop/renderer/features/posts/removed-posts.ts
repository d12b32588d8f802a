import { create } from "zustand";

/** Posts the member deleted: gone from every list at once, whatever a slow read still brings. */
const useStore = create<{ readonly ids: ReadonlySet<string> }>(() => ({ ids: new Set() }));

export function useRemovedPosts(): ReadonlySet<string> {
  return useStore((store) => store.ids);
}

export function hidePost(id: string): void {
  useStore.setState(({ ids }) => ({ ids: new Set([...ids, id]) }));
}

/** The deletion failed: the post is back where it was. */
export function unhidePost(id: string): void {
  useStore.setState(({ ids }) => ({ ids: new Set([...ids].filter((hidden) => hidden !== id)) }));
}
