import type { Reply } from "#shared/comments/contract.ts";
import { ReasonDialog } from "../admin/ReasonDialog.tsx";
import { useRemoveComment } from "./use-remove-comment.ts";

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
      title="Remove this comment?"
      description="Its text disappears for everyone, its author included; replies stay."
      hint="Its author reads this. The audit keeps it."
      confirmLabel="Remove"
      onConfirm={(reason) => {
        onClose();
        removal.mutate(reason);
      }}
      onClose={onClose}
    />
  );
}
