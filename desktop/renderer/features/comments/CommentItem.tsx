import { useState } from "react";
import type { Comment } from "#shared/comments/contract.ts";
import type { AvatarMember } from "../../ui/Avatar.tsx";
import { CommentBody } from "./CommentBody.tsx";
import { CommentForm } from "./CommentForm.tsx";

interface CommentItemProps {
  readonly comment: Comment;
  readonly member: AvatarMember;
}

/** A top-level comment, its replies, and the box to reply in (A§4: under top-level comments only). */
export function CommentItem({ comment, member }: CommentItemProps) {
  const [isReplying, setReplying] = useState(false);
  return (
    <>
      <CommentBody
        comment={comment}
        member={member}
        reply={{ isOpen: isReplying, toggle: () => setReplying(!isReplying) }}
      />
      {(comment.replies.length > 0 || isReplying) && (
        <div className="mb-3 ml-4 border-l border-hairline pl-4 sm:pl-6">
          <ol>
            {comment.replies.map((reply) => (
              <li key={reply.id}>
                <CommentBody comment={reply} member={member} />
              </li>
            ))}
          </ol>
          {isReplying && (
            <div className="py-2">
              <CommentForm
                postId={comment.postId}
                parentId={comment.id}
                member={member}
                hasFocus
                onAdded={() => setReplying(false)}
              />
            </div>
          )}
        </div>
      )}
    </>
  );
}
