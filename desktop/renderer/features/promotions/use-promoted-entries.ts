import { useEffect, useLayoutEffect, useMemo } from "react";
import type { Post } from "#shared/posts/post-shapes.ts";
import { create } from "zustand";
import type { Elements } from "../../ui/elements.ts";
import { findCardAtWindowEnd } from "../../lib/window/card-at-window-end.ts";
import type { Promoted } from "./use-promoted.ts";
import { type Placement, placePromoted } from "./place-promoted.ts";

interface PostEntry {
  readonly key: string;
  readonly post: Post;
  /** Null for a post of the list itself. */
  readonly promotionId: string | null;
}

/** A place in a list of posts: a post, or an inset (`posts/list/inset.ts`). */
export type ListEntry = PostEntry | {
  readonly key: string;
  readonly post: null;
  readonly draw: (position?: number) => Elements;
};

const noPosts: readonly Post[] = [];

/** The posts of a list with promoted ones among them. */
export function usePromotedEntries(
  posts: readonly Post[],
  promoted: Promoted | undefined,
): readonly PostEntry[] {
  const placements = usePlacements(
    promoted && !promoted.isAwaited ? posts : noPosts,
    promoted?.posts ?? noPosts,
  );
  return useMemo(() => {
    const fresh = new Map(promoted?.posts.map((post) => [post.promotionId, post]));
    const after = new Map(placements.map((placement) => [placement.afterId, placement.promoted]));
    return posts.flatMap((post) => {
      const entry = { key: post.id, post, promotionId: null };
      const stood = after.get(post.id);
      if (!stood) return [entry];
      const { promotionId } = stood;
      return [entry, {
        key: `promoted after ${post.id}`,
        post: fresh.get(promotionId) ?? stood,
        promotionId,
      }];
    });
  }, [posts, placements, promoted]);
}

interface Placed {
  /** Id of the list's first post; another id means another list. */
  readonly firstId: string | undefined;
  readonly placements: readonly Placement[];
}

/** Outlives the screen, so that the list looks the same when the member comes back to it. */
const useStore = create<Placed>(() => ({ firstId: undefined, placements: [] }));

const noPlacements: readonly Placement[] = [];

/**
 * The placements in a list. A new list gets them in its first render, later ones only below the
 * visible part.
 */
function usePlacements(posts: readonly Post[], promoted: readonly Post[]): readonly Placement[] {
  const placed = useStore();
  const firstId = posts[0]?.id;
  const isNew = firstId !== undefined && placed.firstId !== firstId;
  // The store tells the component only after the paint.
  const first = useMemo(() => isNew ? placePromoted(posts, promoted) : noPlacements, [
    isNew,
    posts,
    promoted,
  ]);
  useLayoutEffect(() => {
    if (isNew) useStore.setState({ firstId, placements: first });
  }, [isNew, firstId, first]);
  // Runs after the paint, since measuring before it would lay out a new page of cards in the task
  // that mounts them.
  useEffect(() => {
    if (firstId === undefined) return;
    const { placements: before } = useStore.getState();
    const placements = placePromoted(posts, promoted, before, countPostsAbove(posts));
    if (placements.length !== before.length || placements.some((one, at) => one !== before[at])) {
      useStore.setState({ firstId, placements });
    }
  }, [posts, promoted, firstId]);
  if (isNew) return first;
  return placed.firstId === firstId ? placed.placements : noPlacements;
}

/**
 * How many posts end above the window's lower edge. Inserting after one of them would move visible
 * posts.
 */
function countPostsAbove(posts: readonly Post[]): number {
  const card = findCardAtWindowEnd();
  const at = card ? posts.findIndex(({ id }) => id === card.dataset["postId"]) : -1;
  return at < 0 ? posts.length : at;
}
