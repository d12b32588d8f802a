import { useMutation, useQueryClient } from "@tanstack/react-query";
import { deleteComment } from "#shared/comments/contract.ts";
import { call } from "../../lib/api/call.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { patchPost } from "../../lib/post-cache/post-cache.ts";
import { commentsKey } from "./comment-keys.ts";
import { withoutComment } from "./comment-tree.ts";
import { changeComments } from "./use-comments.ts";

/** Deletes one's own comment: at once on screen, back when the server refuses. */
export function useDeleteComment(postId: string, commentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteComment, { params: { id: commentId } }),
    onMutate: async () => {
      await client.cancelQueries({ queryKey: commentsKey(postId) });
      const before = client.getQueryData(commentsKey(postId));
      changeComments(client, postId, (comments) => withoutComment(comments, commentId));
      return { before };
    },
    onSuccess: ({ commentsCount }) => patchPost(client, postId, (post) => ({ ...post, commentsCount })),
    onError: (error, _, context) => {
      if (context?.before) client.setQueryData(commentsKey(postId), context.before);
      void client.invalidateQueries({ queryKey: commentsKey(postId) });
      toastFailure(error, "Failed to delete comment");
    },
  });
}
