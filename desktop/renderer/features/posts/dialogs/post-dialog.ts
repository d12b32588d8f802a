import type { EmbeddedPost, Post } from "#shared/posts/post-shapes.ts";
import { create } from "zustand";

type PostDialogKind =
  | "share"
  | "chat"
  | "delete"
  | "mute"
  | "report"
  | "promote"
  | "remove"
  | "why"
  | "edit"
  | "cover"
  | "audience"
  | "detach";

interface OpenDialog {
  readonly kind: PostDialogKind;
  readonly post: Post;
  /** Called once the post is deleted, so that its own page can leave. */
  readonly onDeleted?: () => void;
}

interface OpenHistory {
  readonly kind: "history";
  /** A post, or one that is quoted. */
  readonly post: EmbeddedPost;
}

export type OpenPostDialog = OpenDialog | OpenHistory;

/** The open dialog about a post. Cards only set it; PostDialogHost loads and shows it. */
export const usePostDialog = create<{ readonly open: OpenPostDialog | null }>(() => ({ open: null }));

export function openPostDialog(open: OpenPostDialog): void {
  usePostDialog.setState({ open });
}

/** Closes this dialog, unless another is open by now. */
export function closePostDialog(dialog: OpenPostDialog): void {
  usePostDialog.setState(({ open }) => ({ open: open === dialog ? null : open }));
}
