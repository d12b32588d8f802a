import { plural } from "@lingui/core/macro";
import { useState } from "react";
import type { Comment, Reply } from "#shared/comments/contract.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { readDraft } from "../../lib/drafts/draft-store.ts";
import { Button } from "../../ui/button/Button.tsx";
import { CommentBody } from "./CommentBody.tsx";
import { CommentForm } from "./CommentForm.tsx";
import { FoldedComments, hasWanted, splitFolded } from "./folds/FoldedComments.tsx";
import { takeFirstReplies } from "./first-comments-and-replies.ts";

interface CommentItemProps {
  readonly comment: Comment;
  readonly member: CurrentUser;
  readonly mayReply: boolean;
  /** Below the member's own post. */
  readonly mayFold: boolean;
  /** The comment or reply to bring into view. */
  readonly wantedId?: string | undefined;
}

/** A top-level comment with its replies and the reply form. */
export function CommentItem({ comment, member, mayReply, mayFold, wantedId }: CommentItemProps) {
  const [isReplying, setReplying] = useState(false);
  const [isUnfolded, setUnfolded] = useState(() => comment.replies.some(({ id }) => id === wantedId));
  const { open, folded } = splitFolded(comment.replies, member.id);
  const replies = isUnfolded ? open : takeFirstReplies(open);
  const foldedCount = open.length - replies.length;
  // Who may reply no more still reaches their words.
  const offersReply = mayReply || isReplying ||
    readDraft(member.id, `comment:${comment.id}`, () => true) === true;
  const item = (reply: Reply) => (
    <CommentBody comment={reply} member={member} mayFold={mayFold} isWanted={reply.id === wantedId} />
  );
  return (
    <>
      <CommentBody
        comment={comment}
        member={member}
        isWanted={comment.id === wantedId}
        mayFold={mayFold}
        reply={offersReply ? { isOpen: isReplying, toggle: () => setReplying(!isReplying) } : undefined}
      />
      {(comment.replies.length > 0 || isReplying) && (
        <div className="mb-3 ms-4 border-s border-hairline ps-4 sm:ps-6">
          <ol>
            {replies.map((reply) => <li key={reply.id}>{item(reply)}</li>)}
          </ol>
          {foldedCount > 0 && (
            <Button
              variant="quiet"
              size="sm"
              className="-ms-2"
              onClick={() => setUnfolded(true)}
            >
              {plural(foldedCount, {
                one: `Show ${foldedCount} more reply`,
                other: `Show ${foldedCount} more replies`,
              })}
            </Button>
          )}
          <FoldedComments comments={folded} startsOpen={hasWanted(folded, wantedId)}>{item}</FoldedComments>
          {isReplying && (
            <div className="py-2">
              <CommentForm
                postId={comment.postId}
                parentId={comment.id}
                member={member}
                hasFocus
                onAdded={(isDone) => {
                  if (isDone) setReplying(false);
                  // The member's own reply is the last.
                  setUnfolded(true);
                }}
              />
            </div>
          )}
        </div>
      )}
    </>
  );
}
