import type { Post } from "#shared/posts/post-shapes.ts";
import { isRemoved, useRemovedPosts } from "../../entities/posts/removed-posts.ts";
import { usePost } from "./page/use-post.ts";

/**
 * The post that stands first on a profile; null without one, and for one that is gone. `isAwaited`:
 * it is read for the first time.
 */
export function usePinnedPost(
  id: string | null,
): { readonly post: Post | null; readonly isAwaited: boolean } {
  const { data, isLoading } = usePost(id ?? "", id !== null);
  const removed = useRemovedPosts();
  const isThere = id !== null && data && !isRemoved(data, removed);
  return { post: isThere ? data : null, isAwaited: isLoading };
}
