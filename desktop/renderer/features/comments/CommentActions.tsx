import type { Reply } from "#shared/comments/contract.ts";
import { formatCount } from "../../lib/text/format-counts-and-times.ts";
import { Heart } from "../../ui/icons/heart.ts";
import { useCommentLike } from "./use-comment-like.ts";

export interface ReplyControl {
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

interface CommentActionsProps {
  readonly comment: Reply;
  readonly reply: ReplyControl | undefined;
}

const action = "inline-flex min-h-8 items-center gap-1.5 rounded-control px-2 text-meta tabular text-quiet " +
  "transition-colors hover:bg-wash hover:text-ink pointer-coarse:min-h-11";

export function CommentActions({ comment, reply }: CommentActionsProps) {
  const like = useCommentLike(comment);
  return (
    <div className="mt-1 -ml-2 flex items-center gap-1">
      <button
        type="button"
        aria-pressed={like.isOn}
        aria-label={like.count === 0 ? "Like comment" : `Like comment, ${formatCount(like.count)} so far`}
        className={like.isOn ? `${action} text-like!` : action}
        onClick={like.toggle}
      >
        <Heart size={15} aria-hidden="true" fill={like.isOn ? "currentColor" : "none"} />
        {like.count > 0 && <span>{formatCount(like.count)}</span>}
      </button>
      {reply && (
        <button type="button" aria-expanded={reply.isOpen} className={action} onClick={reply.toggle}>
          Reply
        </button>
      )}
    </div>
  );
}
