import { useMemo } from "react";
import type { Post } from "#shared/posts/shapes.ts";
import type { Promoted } from "./use-promoted.ts";
import { usePlacements } from "./use-placements.ts";

/** One card of a list. */
interface ListEntry {
  readonly key: string;
  readonly post: Post;
  /** Null: a post of the list itself. */
  readonly promotionId: string | null;
}

const none: readonly Post[] = [];

/** The posts of a list with the promoted ones among them. */
export function usePromotedAmong(
  posts: readonly Post[],
  promoted: Promoted | undefined,
): readonly ListEntry[] {
  const placements = usePlacements(promoted && !promoted.isAwaited ? posts : none, promoted?.posts ?? none);
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
