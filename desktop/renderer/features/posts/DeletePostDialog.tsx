import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { focusNeighbour } from "./post-focus.ts";
import { useDeletePost } from "./use-delete-post.ts";

interface DeletePostDialogProps {
  readonly postId: string;
  readonly onClose: () => void;
  readonly onDeleted: (() => void) | undefined;
}

/** Asks before a post is deleted, then deletes it. */
export function DeletePostDialog({ postId, onClose, onDeleted }: DeletePostDialogProps) {
  const deletion = useDeletePost(postId);
  const confirm = () => {
    onClose();
    focusNeighbour(postId);
    deletion.mutate();
    onDeleted?.();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Delete this post?"
      body="It disappears for everyone, with its comments and likes. This cannot be undone."
      confirmLabel="Delete"
      onConfirm={confirm}
    />
  );
}
