import { type InfiniteData, type QueryClient, useInfiniteQuery } from "@tanstack/react-query";
import { type Comment, listComments } from "#shared/comments/contract.ts";
import { callPage, type Page } from "../../lib/api/call.ts";
import { releaseToggles } from "../../lib/toggles/toggle-store.ts";
import { replaceMalformedComments } from "./malformed-comment.ts";

type Pages = InfiniteData<Page<Comment[]>, string | undefined>;

/** A post's comments with their replies, oldest first. One page holds nearly every conversation. */
export function useComments(postId: string) {
  return useInfiniteQuery({
    queryKey: commentsKey(postId),
    queryFn: ({ pageParam, signal }) => readComments(postId, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    select: listed,
  });
}

/** Changes a post's comments in the cache, page by page, when they are there. */
export function changeComments(
  client: QueryClient,
  postId: string,
  change: (comments: readonly Comment[], isLastPage: boolean) => Comment[],
): void {
  client.setQueryData<Pages>(commentsKey(postId), (data) =>
    data && {
      ...data,
      pages: data.pages.map((page, index) => ({
        ...page,
        items: change(page.items, index === data.pages.length - 1),
      })),
    });
}

/** One just written stands at the end already when its page comes. */
function listed({ pages }: Pages): Comment[] {
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
  releaseToggles(ids.map(commentLikeKey), startedAt);
  return { ...page, items };
}

/** Cache key of a post's comments. */
export function commentsKey(postId: string): readonly string[] {
  return ["comments", postId];
}

/** Key of a comment's like among the taps ahead of the server. */
export function commentLikeKey(commentId: string): string {
  return `comment-like:${commentId}`;
}
