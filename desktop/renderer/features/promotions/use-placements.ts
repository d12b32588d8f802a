import { useLayoutEffect } from "react";
import type { Post } from "#shared/posts/shapes.ts";
import { create } from "zustand";
import { type Placement, placePromoted } from "./place-promoted.ts";

interface Placed {
  /** Of the list they stand in: a list with another head is another list. */
  readonly firstId: string | undefined;
  readonly placements: readonly Placement[];
}

/** Kept beyond the screen: who comes back to a list finds it as it was, to the pixel. */
const useStore = create<Placed>(() => ({ firstId: undefined, placements: [] }));

const none: readonly Placement[] = [];

/** Where promoted posts stand in a list. They come in before a new list is painted, later only below what is in sight. */
export function usePlacements(posts: readonly Post[], promoted: readonly Post[]): readonly Placement[] {
  const placed = useStore();
  const firstId = posts[0]?.id;
  useLayoutEffect(() => {
    if (firstId === undefined) return;
    const known = useStore.getState();
    const isSame = known.firstId === firstId;
    const before = isSame ? known.placements : [];
    const placements = placePromoted(posts, promoted, before, isSame ? countAbove(posts) : 0);
    if (!isSame || placements.length !== before.length || placements.some((one, at) => one !== before[at])) {
      useStore.setState({ firstId, placements });
    }
  }, [posts, promoted, firstId]);
  return placed.firstId === firstId ? placed.placements : none;
}

/** How many posts end above the lower edge of the window: what comes in after one of them moves what is being read. */
function countAbove(posts: readonly Post[]): number {
  const at = posts.findIndex(({ id }) => {
    const card = document.querySelector(`[role="feed"] > [data-post-id="${id}"]`);
    return !card || card.getBoundingClientRect().bottom >= innerHeight;
  });
  return at < 0 ? posts.length : at;
}
