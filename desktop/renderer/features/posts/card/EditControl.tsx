import { t } from "@lingui/core/macro";
import type { Post } from "#shared/posts/post-shapes.ts";
import { Pencil } from "../../../ui/icons/pencil.ts";
import { openPostDialog } from "../dialogs/post-dialog.ts";

interface EditControlProps {
  readonly post: Post;
  readonly className: string;
}

/** Opens the edit of a post. */
export function EditControl({ post, className }: EditControlProps) {
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
