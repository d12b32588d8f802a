import { t } from "@lingui/core/macro";
import { type FormEvent, useRef, useState } from "react";
import { commentLength } from "#shared/comments/comment-limits.ts";
import { countCodePoints, isBlank } from "#shared/visible-text.ts";
import { announceToScreenReaders } from "../../lib/announce/announce-to-screen-readers.ts";
import { useTextDraft } from "../../lib/drafts/use-text-draft.ts";
import { Avatar, type AvatarMember } from "../../ui/content/Avatar.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { LisaMention } from "../assistant/LisaMention.tsx";
import { DraftNote } from "../../ui/composer/DraftNote.tsx";
import { CompletingText } from "../../ui/composer/CompletingText.tsx";
import { WrittenLanguage } from "../../ui/composer/WrittenLanguage.tsx";
import { useStayInView } from "../../ui/composer/use-stay-in-view.ts";
import { useAddComment } from "./use-write-comment.ts";

interface CommentFormProps {
  readonly postId: string;
  /** Null for a top-level comment. */
  readonly parentId: string | null;
  readonly member: AvatarMember;
  readonly hasFocus: boolean;
  /** True where a tap opened it: it comes into view. */
  readonly isOpening?: boolean;
  /** `isDone` is true when nothing new was written meanwhile. */
  readonly onAdded?: (isDone: boolean) => void;
}

/**
 * The form of a comment or reply; keeps its draft until it is sent. Ctrl+Enter or Cmd+Enter sends.
 */
export function CommentForm(
  { postId, parentId, member, hasFocus, isOpening = hasFocus, onAdded }: CommentFormProps,
) {
  const form = useRef<HTMLFormElement>(null);
  useStayInView(form, isOpening);
  const [isTouched, setTouched] = useState(false);
  const draft = useTextDraft(member.id, `comment:${parentId ?? postId}`);
  const adding = useAddComment(postId, parentId, (attemptKey) => {
    const isDone = draft.clearSent(attemptKey);
    announceToScreenReaders(parentId === null ? t`Comment added` : t`Reply added`);
    onAdded?.(isDone);
  });
  // It does not collapse on blur, which would move the next button away from the pointer.
  const isOpen = isTouched || draft.text !== "";
  const content = draft.text.trim();
  const length = countCodePoints(content);
  const isSendable = !isBlank(content) && length <= commentLength && !adding.isPending;
  const submit = () => {
    if (isSendable) {
      adding.mutate({ content, language: draft.language, idempotencyKey: draft.keyOfAttempt() });
    }
  };
  const submitByForm = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form ref={form} onSubmit={submitByForm} className="flex gap-3">
      <Avatar member={member} size="sm" />
      <div className="min-w-0 flex-1">
        <div className="rounded-control border border-control/80 bg-surface focus-within:border-brand">
          <CompletingText
            hasFocus={hasFocus}
            keepsScroll={parentId === null}
            data-comment-field={parentId === null ? "" : undefined}
            aria-label={parentId === null ? t`Write a comment` : t`Write a reply`}
            placeholder={parentId === null ? t`Write a comment…` : t`Write a reply…`}
            rows={1}
            text={draft.text}
            readOnly={adding.isPending}
            onTextChange={draft.write}
            onSubmit={submit}
            onFocus={() => setTouched(true)}
            className="field-sizing-content block max-h-[min(18rem,60dvh)] min-h-10 w-full resize-none bg-transparent px-3 py-2 outline-none wrap-anywhere placeholder:text-quiet"
          />
          {isOpen && (
            <CommentBar
              length={length}
              language={draft.language}
              isReply={parentId !== null}
              isSendable={isSendable}
              isSending={adding.isPending}
              onLanguage={draft.chooseLanguage}
            />
          )}
        </div>
        <DraftNote
          news={draft.news}
          sentText={parentId === null ? t`Commented in another tab.` : t`Replied in another tab.`}
          className="mt-1.5 px-3"
        />
        <LisaMention text={draft.text} postId={postId} className="mt-1.5 px-3" />
      </div>
    </form>
  );
}

interface CommentBarProps {
  readonly length: number;
  /** As chosen by hand (posts.19). */
  readonly language: string | null;
  readonly isReply: boolean;
  readonly isSendable: boolean;
  readonly isSending: boolean;
  readonly onLanguage: (language: string | null) => void;
}

function CommentBar({ length, language, isReply, isSendable, isSending, onLanguage }: CommentBarProps) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 px-2 pb-2">
      <div className="me-auto min-w-0">
        <WrittenLanguage isShort language={language} onChoose={onLanguage} />
      </div>
      <Counter length={length} />
      <Button type="submit" size="sm" disabled={!isSendable} isLoading={isSending}>
        {isReply ? t({ message: "Reply", context: "verb" }) : t({ message: "Comment", context: "verb" })}
      </Button>
    </div>
  );
}

function Counter({ length }: { readonly length: number }) {
  const isOver = length > commentLength;
  return (
    <span className={`tabular text-meta ${isOver ? "font-semibold text-danger" : "text-quiet"}`}>
      <span>{`${length}/${commentLength}`}</span>
      {isOver && <span role="status" className="sr-only">{t`The text is too long`}</span>}
    </span>
  );
}
