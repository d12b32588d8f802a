import { useEffect, useRef } from "react";
import type { Comment } from "#shared/comments/contract.ts";
import type { More } from "../../ui/button/MoreButton.tsx";

interface Thread extends More {
  readonly data: readonly Comment[] | undefined;
  readonly isFetching: boolean;
}

/**
 * Brings a comment or reply into view once, loading more comments until it is
 * there (notifications.1).
 */
export function useWantedComment(id: string | undefined, thread: Thread): void {
  const shown = useRef<string>(undefined);
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = thread;
  useEffect(() => {
    if (id === undefined || !data || shown.current === id) return;
    const comment = document.getElementById(getCommentElementId(id));
    if (comment) {
      shown.current = id;
      comment.focus({ preventScroll: true });
      comment.scrollIntoView({ block: "center" });
    } else if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [id, data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
}

export function getCommentElementId(id: string): string {
  return `comment-${id}`;
}
