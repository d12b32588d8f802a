import { t } from "@lingui/core/macro";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { addComment, deleteComment } from "#shared/comments/contract.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { call } from "../../lib/api/call.ts";
import { refetchInFlight } from "../../lib/cache/refetch-in-flight.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { toast } from "../../lib/announce/toast.ts";
import { assistantKeys } from "../../lib/query-keys/assistant-keys.ts";
import { commentKeys } from "../../lib/query-keys/post-keys.ts";
import type { toNewCover } from "../../ui/cover/cover-draft.ts";
import { offerSupport } from "../moderation/offered-support.ts";
import { trackPromotionEvent } from "../promotions/track-promotion-event.ts";
import { patchPost } from "../../entities/posts/post-cache.ts";
import { refreshPost } from "../../entities/posts/refresh-post.ts";
import type { GivenPicture } from "../media/chosen-pictures.ts";
import { changeComments } from "./use-comments.ts";
import { insertComment, removeComment } from "./comment-tree.ts";

interface Attempt {
  readonly content: string;
  readonly images?: readonly GivenPicture[];
  readonly language: string | null;
  readonly cover?: ReturnType<typeof toNewCover>;
  readonly idempotencyKey: string;
}

/**
 * Publishes a comment, or a reply when a parent is given. A failure keeps the draft; the form may
 * be closed before the response arrives. `recovers`: whether it will be sent again by itself.
 */
export function useAddComment(
  postId: string,
  parentId: string | null,
  onAdded: (idempotencyKey: string) => void,
  recovers: (error: Error) => boolean = () => false,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ content, images = [], language, cover, idempotencyKey }: Attempt) => {
      const body = {
        content,
        parentId,
        language,
        ...cover,
        ...(images.length > 0 && { images: [...images] }),
      };
      return call(addComment, { params: { id: postId }, body }, { idempotencyKey });
    },
    onSuccess: ({ support, ...added }, { idempotencyKey }) => {
      onAdded(idempotencyKey);
      offerSupport(support);
      if (support) void client.invalidateQueries({ queryKey: assistantKeys.free });
      changeComments(
        client,
        postId,
        (
          comments,
          isLast,
        ) => (added.parentId !== null || isLast ? insertComment(comments, added) : [...comments]),
      );
      refetchInFlight(client, commentKeys.ofPost(postId));
      trackPromotionEvent(client, postId, "comment");
      patchPost(client, postId, (post) => ({ ...post, commentsCount: post.commentsCount + 1 }));
    },
    onError: (error) => {
      if (recovers(error)) return;
      // Its author lets others comment by now (posts.29).
      if (error instanceof ApiError && error.code === "forbidden") {
        void refreshPost(client, postId);
      }
      if (parentId === null || isRefusedByServer(error)) return toastFailure(error, t`Failed to add comment`);
      toast({
        title: t`Reply Status Unclear`,
        description: t`Your reply may have been submitted. Please check if it appears in the comments.`,
        tone: "danger",
      });
      void client.invalidateQueries({ queryKey: commentKeys.ofPost(postId) });
    },
  });
}

/** Whether the server refused the comment, so that its state is known. */
function isRefusedByServer(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/** Deletes a comment. It disappears at once, and returns when the server refuses. */
export function useDeleteComment(postId: string, commentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteComment, { params: { id: commentId } }),
    onMutate: () => takeOutComment(client, postId, commentId),
    onSuccess: ({ commentsCount }) => patchPost(client, postId, (post) => ({ ...post, commentsCount })),
    onError: (error, _, putBack) => {
      putBack?.();
      toastFailure(error, t`Failed to delete comment`);
    },
  });
}

/** Takes a comment out of the list and the count; the returned function puts it back. */
export async function takeOutComment(
  client: QueryClient,
  postId: string,
  commentId: string,
): Promise<() => void> {
  await client.cancelQueries({ queryKey: commentKeys.ofPost(postId) });
  const before = client.getQueryData(commentKeys.ofPost(postId));
  changeComments(client, postId, (comments) => removeComment(comments, commentId));
  patchPost(client, postId, (post) => ({ ...post, commentsCount: Math.max(0, post.commentsCount - 1) }));
  return () => {
    if (before) client.setQueryData(commentKeys.ofPost(postId), before);
    patchPost(client, postId, (post) => ({ ...post, commentsCount: post.commentsCount + 1 }));
    void client.invalidateQueries({ queryKey: commentKeys.ofPost(postId) });
  };
}
