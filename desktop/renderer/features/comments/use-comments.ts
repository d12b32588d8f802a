import { type InfiniteData, type QueryClient, useInfiniteQuery } from "@tanstack/react-query";
import { type Comment, listComments } from "#shared/comments/contract.ts";
import { callPage } from "../../lib/api/call.ts";
import type { Page } from "../../lib/api/held-pages.ts";
import { releaseToggles } from "../../lib/toggles/toggle-store.ts";
import { commentKeys } from "../../lib/query-keys/post-keys.ts";
import { replaceMalformedComments } from "./malformed-comment.ts";

type Pages = InfiniteData<Page<Comment[]>, string | undefined>;

/** A post's comments with their replies, oldest first. One page holds nearly every conversation. */
export function useComments(postId: string) {
  return useInfiniteQuery({
    queryKey: commentKeys.ofPost(postId),
    queryFn: ({ pageParam, signal }) => readComments(postId, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    select: listedComments,
  });
}

/** Changes the cached comments of a post, page by page. */
export function changeComments(
  client: QueryClient,
  postId: string,
  change: (comments: readonly Comment[], isLastPage: boolean) => Comment[],
): void {
  client.setQueryData<Pages>(commentKeys.ofPost(postId), (data) =>
    data && {
      ...data,
      pages: data.pages.map((page, index) => ({
        ...page,
        items: change(page.items, index === data.pages.length - 1),
      })),
    });
}

/** A comment just written may be in the list already when its page arrives. */
function listedComments({ pages }: Pages): Comment[] {
  return [...new Map(pages.flatMap(({ items }) => items).map((comment) => [comment.id, comment])).values()];
}

async function readComments(
  postId: string,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<Page<Comment[]>> {
  const startedAt = performance.now();
  const page = await callPage(listComments, { params: { id: postId }, query: { cursor } }, { signal });
  const items = replaceMalformedComments(page.items, postId);
  const ids = items.flatMap((comment) => [comment.id, ...comment.replies.map((reply) => reply.id)]);
  releaseToggles(ids.map(getCommentLikeKey), startedAt);
  return { ...page, items };
}

/** The key of a comment's like in the toggle store. */
export function getCommentLikeKey(commentId: string): string {
  return `comment-like:${commentId}`;
}
