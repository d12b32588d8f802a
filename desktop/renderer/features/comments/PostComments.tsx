import { useSession } from "../../lib/session/session.ts";
import { CommentThread } from "./CommentThread.tsx";

interface PostCommentsProps {
  readonly postId: string;
  readonly startsWriting: boolean;
}

/** The comments under a card in a list. */
export function PostComments({ postId, startsWriting }: PostCommentsProps) {
  const { user } = useSession();
  if (!user) return null;
  return <CommentThread postId={postId} member={user} startsWriting={startsWriting} isElsewhere />;
}
