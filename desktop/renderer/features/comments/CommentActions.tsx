import { t } from "@lingui/core/macro";
import type { Reply } from "#shared/comments/contract.ts";
import { formatCount } from "../../lib/text/format-counts-and-times.ts";
import { canTranslate } from "../../lib/translation/translations.ts";
import { Heart } from "../../ui/icons/heart.ts";
import { LazyPart } from "../../ui/status/LazyPart.tsx";
import { loadTranslation } from "../../ui/translation/load-translation.ts";
import { FoldButton } from "./folds/FoldButton.tsx";
import { CoverComment } from "./CoverComment.tsx";
import { useCommentLike } from "./use-comment-like.ts";

export interface ReplyControl {
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

interface CommentActionsProps {
  readonly comment: Reply;
  readonly reply: ReplyControl | undefined;
  /** Of one's own comment (posts.21). */
  readonly edit: ReplyControl | false;
  /** Whether the member may fold it, or bring it back. */
  readonly fold: boolean;
}

/** Gives the focus back once an edit is closed. */
export function focusEditButton(commentId: string): void {
  const button = document.querySelector<HTMLElement>(`[data-edit-comment="${CSS.escape(commentId)}"]`);
  button?.focus({ preventScroll: true });
}

const action = "inline-flex min-h-8 items-center gap-1.5 rounded-control px-2 text-meta tabular text-quiet " +
  "transition-colors hover:bg-wash hover:text-ink pointer-coarse:min-h-11";

export function CommentActions({ comment, reply, edit, fold }: CommentActionsProps) {
  const like = useCommentLike(comment);
  const shownCount = formatCount(like.count);
  return (
    <div className="mt-1 -ms-2 flex flex-wrap items-center gap-x-1">
      <button
        type="button"
        aria-pressed={like.isOn}
        aria-label={like.count === 0 ? t`Like comment` : t`Like comment, ${shownCount} so far`}
        className={like.isOn ? `${action} text-like!` : action}
        onClick={like.toggle}
      >
        <Heart size={15} aria-hidden="true" fill={like.isOn ? "currentColor" : "none"} />
        {like.count > 0 && <span>{shownCount}</span>}
      </button>
      {reply && (
        <button type="button" aria-expanded={reply.isOpen} className={action} onClick={reply.toggle}>
          {t({ message: "Reply", context: "verb" })}
        </button>
      )}
      {edit && (
        <button
          type="button"
          data-edit-comment={comment.id}
          aria-expanded={edit.isOpen}
          className={action}
          onClick={edit.toggle}
        >
          {t`Edit`}
        </button>
      )}
      {edit && <CoverComment comment={comment} className={action} />}
      {fold && <FoldButton comment={comment} className={action} />}
      {canTranslate && !comment.isCovered && (
        <LazyPart load={loadTranslation} failure={() => null}>
          {({ TranslateButton }) => (
            <TranslateButton
              textKey={`comment:${comment.id}`}
              text={comment.content}
              language={comment.language}
              authorId={comment.author?.id ?? ""}
              className={action}
            />
          )}
        </LazyPart>
      )}
    </div>
  );
}
