import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Reply } from "#shared/comments/contract.ts";
import { removeComment } from "#shared/admin/contract.ts";
import { ReasonDialog } from "../admin/ReasonDialog.tsx";
import { call } from "../../lib/api/call.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { toast } from "../../lib/announce/toast.ts";
import { takeOutComment } from "./use-write-comment.ts";

interface RemoveCommentDialogProps {
  readonly comment: Reply;
  readonly onClose: () => void;
}

/** An administrator removes a member's comment and says why (admin.4). */
export function RemoveCommentDialog({ comment, onClose }: RemoveCommentDialogProps) {
  const removal = useRemoveComment(comment.postId, comment.id);
  return (
    <ReasonDialog
      subject={`remove ${comment.id}`}
      title={t`Remove this comment?`}
      description={t`Its text disappears for everyone, its author included; replies stay.`}
      hint={t`Its author reads this. The audit keeps it.`}
      confirmLabel={t`Remove`}
      onConfirm={(reason) => {
        onClose();
        removal.mutate(reason);
      }}
      onClose={onClose}
    />
  );
}

/**
 * Removes a member's comment for a reason (admin.4). It disappears at once, and returns when the
 * server refuses.
 */
function useRemoveComment(postId: string, commentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) => call(removeComment, { params: { id: commentId }, body: { reason } }),
    onMutate: () => takeOutComment(client, postId, commentId),
    onSuccess: () => {
      toast({ title: t`Comment removed`, description: t`Its author has been told why.` });
    },
    onError: (error, _, putBack) => {
      putBack?.();
      toastFailure(error, t`The comment is still there. Please try again.`, t`Removal Failed`);
    },
  });
}
