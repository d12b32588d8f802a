import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Comment } from "#shared/comments/contract.ts";
import { patchPost } from "../../entities/posts/post-cache.ts";
import { countComments } from "./comment-tree.ts";

interface Thread {
  readonly data: readonly Comment[] | undefined;
  readonly dataUpdatedAt: number;
  readonly hasNextPage: boolean;
}

/**
 * Gives a post the number of comments that its list shows, whenever a whole list arrives or
 * changes, so that the card and the list agree (comments.8). A list from before the thread opened
 * changes nothing: the card may be newer.
 */
export function useCountOfThread(postId: string, { data, dataUpdatedAt, hasNextPage }: Thread): void {
  const client = useQueryClient();
  const [openedWith] = useState(dataUpdatedAt);
  const count = data && !hasNextPage && dataUpdatedAt !== openedWith ? countComments(data) : null;
  useEffect(() => {
    if (count === null) return;
    patchPost(
      client,
      postId,
      (post) => post.commentsCount === count ? post : { ...post, commentsCount: count },
    );
  }, [client, postId, count, dataUpdatedAt]);
}
