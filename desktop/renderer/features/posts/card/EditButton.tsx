import type { Post } from "#shared/posts/post-shapes.ts";
import { useSession } from "../../../lib/session/session.ts";
import { LazyPart } from "../../../ui/status/LazyPart.tsx";

/** Most posts are not the member's own. */
const loadControl = () => import("./EditControl.tsx");

interface EditButtonProps {
  readonly post: Post;
  readonly className: string;
}

/** Edits, covers and pins one's own post, where others have 'Translate' (posts.21, posts.24). */
export function EditButton(props: EditButtonProps) {
  const { user } = useSession();
  if (user?.id !== props.post.author.id) return null;
  return (
    <LazyPart load={loadControl} fallback={<LoadingControl {...props} />} failure={() => null}>
      {({ EditControl }) => <EditControl {...props} pinnedPostId={user.pinnedPostId} />}
    </LazyPart>
  );
}

/** The room of its buttons. */
function LoadingControl({ className }: EditButtonProps) {
  return (
    <>
      <span className={className} />
      <span className={className} />
      <span className={className} />
    </>
  );
}
