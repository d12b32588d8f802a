import { t } from "@lingui/core/macro";
import { useState } from "react";
import type { Post } from "#shared/posts/post-shapes.ts";
import { isRemoved, useRemovedPosts } from "../../../entities/posts/removed-posts.ts";
import { usePost } from "../../../entities/posts/use-post.ts";
import { Pin } from "../../../ui/icons/pin.ts";
import { PostCard } from "../../posts/PostCard.tsx";

/**
 * The post that stands first on a profile; null without one, and for one that is gone. `isAwaited`:
 * the first one is read, and has not failed so far. One that is pinned later comes when it is
 * there.
 */
export function usePinnedPost(
  id: string | null,
): { readonly post: Post | null; readonly isAwaited: boolean } {
  const { data, isLoading, failureCount } = usePost(id ?? "", id !== null);
  const isReading = isLoading && failureCount === 0;
  const [wasRead, setRead] = useState(false);
  if (!isReading && !wasRead) setRead(true);
  const removed = useRemovedPosts();
  const isThere = id !== null && data && !isRemoved(data, removed);
  return { post: isThere ? data : null, isAwaited: isReading && !wasRead };
}

/** The post that a member pinned, above their posts (members.18). */
export function PinnedPost({ post }: { readonly post: Post }) {
  return (
    <section aria-label={t`Pinned post`} className="pb-3">
      <PostCard post={post} head={<PinnedMark />} />
    </section>
  );
}

function PinnedMark() {
  return (
    <p className="mb-2 flex items-center gap-2 text-meta text-quiet">
      <Pin size={16} aria-hidden="true" className="shrink-0" />
      <span>{t`Pinned`}</span>
    </p>
  );
}
