import { t } from "@lingui/core/macro";
import type { Post } from "#shared/posts/post-shapes.ts";
import { useSession } from "../../../lib/session/session.ts";
import { Pencil } from "../../../ui/icons/pencil.ts";
import { openPostDialog } from "../dialogs/post-dialog.ts";

interface EditButtonProps {
  readonly post: Post;
  readonly className: string;
}

/** Opens the edit of one's own post, where others have 'Translate' (posts.21). */
export function EditButton({ post, className }: EditButtonProps) {
  const { user } = useSession();
  if (user?.id !== post.author.id) return null;
  return (
    <button
      type="button"
      data-post-edit
      aria-label={t`Edit`}
      data-tooltip={t`Edit`}
      className={className}
      onClick={() => openPostDialog({ kind: "edit", post })}
    >
      <Pencil size={18} aria-hidden="true" />
    </button>
  );
}
