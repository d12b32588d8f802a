import { Heart } from "lucide-react";
import { useState } from "react";
import type { Reply } from "#shared/comments/contract.ts";
import { formatCount } from "../../lib/format.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { OpenedPart } from "../../ui/OpenedPart.tsx";
import { useCommentLike } from "./use-comment-like.ts";
import { useDeleteComment } from "./use-delete-comment.ts";

const loadReport = () => import("../moderation/ReportDialog.tsx");

export interface ReplyControl {
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

interface CommentActionsProps {
  readonly comment: Reply;
  readonly isOwn: boolean;
  readonly reply: ReplyControl | undefined;
}

const action = "inline-flex min-h-8 items-center gap-1.5 rounded-control px-2 text-meta tabular text-quiet " +
  "transition-colors hover:bg-wash hover:text-ink pointer-coarse:min-h-11";

/** Like, reply, and delete one's own words or report those of others (A§6). */
export function CommentActions({ comment, isOwn, reply }: CommentActionsProps) {
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
        {like.count > 0 && formatCount(like.count)}
      </button>
      {reply && (
        <button type="button" aria-expanded={reply.isOpen} className={action} onClick={reply.toggle}>
          Reply
        </button>
      )}
      {isOwn ? <DeleteComment comment={comment} /> : <ReportComment comment={comment} />}
    </div>
  );
}

function ReportComment({ comment }: { readonly comment: Reply }) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <button type="button" className={action} onClick={() => setAsking(true)}>Report</button>
      {isAsking && (
        <OpenedPart load={loadReport} onClose={close}>
          {({ ReportDialog }) => (
            <ReportDialog target={{ kind: "comment", id: comment.id }} onClose={close} />
          )}
        </OpenedPart>
      )}
    </>
  );
}

function DeleteComment({ comment }: { readonly comment: Reply }) {
  const [isAsking, setAsking] = useState(false);
  const deletion = useDeleteComment(comment.postId, comment.id);
  return (
    <>
      <button type="button" className={action} onClick={() => setAsking(true)}>Delete</button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Delete this comment?"
        body="Its words disappear for everyone; replies to it stay. This cannot be undone."
        confirmLabel="Delete"
        onConfirm={() => {
          setAsking(false);
          deletion.mutate();
        }}
      />
    </>
  );
}
