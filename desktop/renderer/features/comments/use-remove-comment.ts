import { useMutation, useQueryClient } from "@tanstack/react-query";
import { removeComment } from "#shared/admin/contract.ts";
import { call } from "../../lib/api/call.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { toast } from "../../lib/announce/toast.ts";
import { takeOutComment } from "./use-write-comment.ts";

/**
 * Removes a member's comment for a reason (admin.4). It disappears at once, and returns when the
 * server refuses.
 */
export function useRemoveComment(postId: string, commentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) => call(removeComment, { params: { id: commentId }, body: { reason } }),
    onMutate: () => takeOutComment(client, postId, commentId),
    onSuccess: () => {
      toast({ title: "Comment removed", description: "Its author has been told why." });
    },
    onError: (error, _, putBack) => {
      putBack?.();
      toastFailure(error, "The comment is still there. Please try again.", "Removal Failed");
    },
  });
}
