import { type QueryClient, useQuery } from "@tanstack/react-query";
import { type Comment, listComments } from "#shared/comments/contract.ts";
import { call } from "../../lib/call.ts";
import { releaseToggles } from "../../lib/toggle-store.ts";
import { commentLikeKey, commentsKey } from "./comment-keys.ts";

/** A post's comments with their replies, oldest first. */
export function useComments(postId: string) {
  return useQuery({
    queryKey: commentsKey(postId),
    queryFn: ({ signal }) => readComments(postId, signal),
  });
}

/** Changes a post's comments in the cache, when they are there. */
export function changeComments(
  client: QueryClient,
  postId: string,
  change: (comments: readonly Comment[]) => Comment[],
): void {
  client.setQueryData<Comment[]>(commentsKey(postId), (comments) => comments && change(comments));
}

async function readComments(postId: string, signal: AbortSignal): Promise<Comment[]> {
  const startedAt = performance.now();
  const comments = await call(listComments, { params: { id: postId } }, { signal });
  const ids = comments.flatMap((comment) => [comment.id, ...comment.replies.map((reply) => reply.id)]);
  releaseToggles(ids.map(commentLikeKey), startedAt);
  return comments;
}
