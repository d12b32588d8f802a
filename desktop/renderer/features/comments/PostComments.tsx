import { useSession } from "../../lib/session/session.ts";
import { CommentThread } from "./CommentThread.tsx";

interface PostCommentsProps {
  readonly postId: string;
  /** The member's own filter, blocks or mutes hide some. */
  readonly hasHidden: boolean;
  readonly startsWriting: boolean;
}

/** The comments under a card in a list. */
export function PostComments({ postId, hasHidden, startsWriting }: PostCommentsProps) {
  const { user } = useSession();
  if (!user) return null;
  return (
    <CommentThread
      postId={postId}
      member={user}
      hasHidden={hasHidden}
      startsWriting={startsWriting}
      isElsewhere
    />
  );
}
