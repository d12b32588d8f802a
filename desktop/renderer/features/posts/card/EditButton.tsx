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
    <LazyPart
      load={loadControl}
      fallback={<LoadingControl {...props} hasPin={user.pinnedPostId !== undefined} />}
      failure={() => null}
    >
      {({ EditControl }) => <EditControl {...props} pinnedPostId={user.pinnedPostId} />}
    </LazyPart>
  );
}

interface LoadingControlProps extends EditButtonProps {
  readonly hasPin: boolean;
}

/** The room of its buttons, of which a server of the release before knows fewer. */
function LoadingControl({ post, className, hasPin }: LoadingControlProps) {
  const { coverWords, commentsFrom }: Partial<Post> = post;
  return (
    <>
      <span className={className} />
      {coverWords !== undefined && <span className={className} />}
      {commentsFrom !== undefined && <span className={className} />}
      {hasPin && <span className={className} />}
    </>
  );
}
