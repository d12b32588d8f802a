import { t } from "@lingui/core/macro";
import type { Post } from "#shared/posts/post-shapes.ts";
import { EyeOff } from "../../../ui/icons/eye-off.ts";
import { Pencil } from "../../../ui/icons/pencil.ts";
import { Pin } from "../../../ui/icons/pin.ts";
import { PinOff } from "../../../ui/icons/pin-off.ts";
import { UsersRound } from "../../../ui/icons/users-round.ts";
import { openPostDialog } from "../dialogs/post-dialog.ts";
import { usePin } from "./use-pin.ts";

interface EditControlProps {
  readonly post: Post;
  /** The post that is pinned; undefined where the server of a release before has no pins. */
  readonly pinnedPostId: string | null | undefined;
  readonly className: string;
}

/**
 * Opens the edit of a post, what stands over it and who may answer; pins it to its author's
 * profile.
 */
export function EditControl({ post, pinnedPostId, className }: EditControlProps) {
  // A server of the release before has no covers and audiences.
  const audience: string | undefined = post.commentsFrom;
  const coverWords: string | null | undefined = post.coverWords;
  const cover = coverWords === null ? t({ message: "Cover", context: "verb" }) : t`Change cover`;
  return (
    <>
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
      {coverWords !== undefined && (
        <button
          type="button"
          aria-label={cover}
          data-tooltip={cover}
          className={className}
          onClick={() => openPostDialog({ kind: "cover", post })}
        >
          <EyeOff size={18} aria-hidden="true" />
        </button>
      )}
      {audience !== undefined && (
        <button
          type="button"
          aria-label={t`Who may answer`}
          data-tooltip={t`Who may answer`}
          className={className}
          onClick={() => openPostDialog({ kind: "audience", post })}
        >
          <UsersRound size={18} aria-hidden="true" />
        </button>
      )}
      {pinnedPostId !== undefined && (
        <PinButton postId={post.id} isPinned={pinnedPostId === post.id} className={className} />
      )}
    </>
  );
}

interface PinButtonProps {
  readonly postId: string;
  readonly isPinned: boolean;
  readonly className: string;
}

function PinButton({ postId, isPinned, className }: PinButtonProps) {
  const pin = usePin(postId);
  const label = isPinned ? t`Unpin from profile` : t`Pin to profile`;
  const Icon = isPinned ? PinOff : Pin;
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip={label}
      aria-disabled={pin.isPending}
      className={className}
      onClick={() => !pin.isPending && pin.mutate(!isPinned)}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  );
}
