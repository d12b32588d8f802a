import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addComment } from "#shared/comments/contract.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { call } from "../../lib/api/call.ts";
import { readAgain } from "../../lib/cache/refetch-in-flight.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { toast } from "../../ui/toast/toast.ts";
import { offerSupport } from "../moderation/support.ts";
import { noteAct } from "../promotions/note-act.ts";
import { patchPost } from "../../lib/post-cache/post-cache.ts";
import { commentsKey } from "./comment-keys.ts";
import { withComment } from "./comment-tree.ts";
import { changeComments } from "./use-comments.ts";

interface Attempt {
  readonly content: string;
  /** Same key, same words: however often they are sent, they are published once (decision 5). */
  readonly idempotencyKey: string;
}

/**
 * Publishes a comment, or a reply when a parent is given. A failure leaves the words with their writer, who may have closed the form
 * before the answer comes.
 */
export function useAddComment(
  postId: string,
  parentId: string | null,
  onAdded: (idempotencyKey: string) => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ content, idempotencyKey }: Attempt) =>
      call(addComment, { params: { id: postId }, body: { content, parentId } }, { idempotencyKey }),
    onSuccess: ({ support, ...added }, { idempotencyKey }) => {
      onAdded(idempotencyKey);
      offerSupport(support);
      changeComments(
        client,
        postId,
        (
          comments,
          isLast,
        ) => (added.parentId !== null || isLast ? withComment(comments, added) : [...comments]),
      );
      readAgain(client, commentsKey(postId));
      noteAct(client, postId, "comment");
      patchPost(client, postId, (post) => ({ ...post, commentsCount: post.commentsCount + 1 }));
    },
    onError: (error) => {
      if (parentId === null || isRefusal(error)) return toastFailure(error, "Failed to add comment");
      toast({
        title: "Reply Status Unclear",
        description: "Your reply may have been submitted. Please check if it appears in the comments.",
        tone: "danger",
      });
      void client.invalidateQueries({ queryKey: commentsKey(postId) });
    },
  });
}

/** The server looked at it and said no: nothing is unclear. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
