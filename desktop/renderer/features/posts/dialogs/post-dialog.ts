import type { Post } from "#shared/posts/shapes.ts";
import { create } from "zustand";

type PostDialogKind = "share" | "chat" | "delete" | "report" | "promote";

export interface OpenPostDialog {
  readonly kind: PostDialogKind;
  readonly post: Post;
  /** The post's own page leaves once it is deleted. */
  readonly onDeleted?: () => void;
}

/** The one dialog about a post that is open: cards stay small, and the dialogs load when one is asked for. */
export const usePostDialog = create<{ readonly open: OpenPostDialog | null }>(() => ({ open: null }));

export function openPostDialog(open: OpenPostDialog): void {
  usePostDialog.setState({ open });
}

/** Closes this one. An answer may come when it is closed already, and another open. */
export function closePostDialog(dialog: OpenPostDialog): void {
  usePostDialog.setState(({ open }) => ({ open: open === dialog ? null : open }));
}
