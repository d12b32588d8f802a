import type { Post } from "#shared/posts/post-shapes.ts";
import { CoverTextDialog } from "../../revisions/CoverTextDialog.tsx";
import { useEditOfPost } from "./edit-of-post.ts";

interface CoverPostDialogProps {
  readonly post: Post;
  readonly onClose: () => void;
}

/** Covers one's own post, or opens it again (posts.24). */
export function CoverPostDialog({ post, onClose }: CoverPostDialogProps) {
  return <CoverTextDialog {...useEditOfPost(post.id)} original={post} onClose={onClose} />;
}
