import type { Post } from "#shared/posts/post-shapes.ts";
import { ReasonDialog } from "../../admin/ReasonDialog.tsx";
import { focusNeighbour } from "../post-shortcuts.ts";
import { useRemovePost } from "./use-remove-post.ts";

interface RemovePostDialogProps {
  readonly post: Post;
  readonly onClose: () => void;
  readonly onRemoved: (() => void) | undefined;
}

/** An administrator removes a member's post and says why (admin.4). */
export function RemovePostDialog({ post, onClose, onRemoved }: RemovePostDialogProps) {
  const removal = useRemovePost(post.id);
  const confirm = (reason: string) => {
    onClose();
    focusNeighbour(post.id);
    removal.mutate(reason);
    onRemoved?.();
  };
  return (
    <ReasonDialog
      subject={`remove ${post.id}`}
      title="Remove this post?"
      description="It disappears for everyone, its author included, with its comments and likes."
      hint={`@${post.author.username} reads this. The audit keeps it.`}
      confirmLabel="Remove"
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
