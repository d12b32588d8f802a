import { useSession } from "../../lib/session/session.ts";
import { type CommentedPost, CommentThread } from "./CommentThread.tsx";

interface PostCommentsProps {
  readonly post: CommentedPost;
  readonly startsWriting: boolean;
}

/** The comments under a card in a list. */
export function PostComments({ post, startsWriting }: PostCommentsProps) {
  const { user } = useSession();
  return user && <CommentThread post={post} member={user} startsWriting={startsWriting} isElsewhere />;
}
