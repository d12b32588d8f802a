import { t } from "@lingui/core/macro";
import { commentLength } from "#shared/comments/comment-limits.ts";
import { countCodePoints } from "#shared/visible-text.ts";
import { Button } from "../../ui/button/Button.tsx";
import { CompletingText } from "../../ui/composer/CompletingText.tsx";
import { PhotoButton } from "../../ui/composer/PhotoButton.tsx";
import { EmojiButton } from "../../ui/composer/emoji/EmojiButton.tsx";
import { SpoilerButton } from "../../ui/composer/SpoilerButton.tsx";
import { WrittenLanguage } from "../../ui/composer/WrittenLanguage.tsx";
import { CoverButton } from "../../ui/cover/CoverButton.tsx";
import { CoverPanel } from "../../ui/cover/CoverPanel.tsx";
import { noCover } from "../../ui/cover/cover-draft.ts";
import type { CommentDraftControl } from "./use-comment-draft.ts";

interface CommentTextProps {
  readonly draft: CommentDraftControl;
  readonly isReply: boolean;
  readonly hasFocus: boolean;
  readonly isSending: boolean;
  readonly onFocus: () => void;
  readonly onSubmit: () => void;
}

/** The text of a comment or reply. */
export function CommentText({ draft, isReply, hasFocus, isSending, onFocus, onSubmit }: CommentTextProps) {
  return (
    <CompletingText
      hasFocus={hasFocus}
      keepsScroll={!isReply}
      data-comment-field={isReply ? undefined : ""}
      aria-label={isReply ? t`Write a reply` : t`Write a comment`}
      placeholder={isReply ? t`Write a reply…` : t`Write a comment…`}
      rows={1}
      text={draft.text}
      readOnly={isSending}
      onTextChange={draft.write}
      onSubmit={onSubmit}
      onFocus={onFocus}
      className="field-sizing-content block max-h-[min(18rem,60dvh)] min-h-10 w-full resize-none bg-transparent px-3 py-2 outline-none wrap-anywhere placeholder:text-quiet"
    />
  );
}

interface CommentCoverProps extends Pick<CommentTextProps, "draft" | "isSending" | "onSubmit"> {}

/** What stands over the comment, above its text (posts.24). */
export function CommentCover({ draft, isSending, onSubmit }: CommentCoverProps) {
  if (draft.cover.coverWords === null) return null;
  return (
    <CoverPanel
      cover={draft.cover}
      isDisabled={isSending}
      onChange={draft.changeCover}
      onSubmit={onSubmit}
      onRemove={() => draft.changeCover(noCover)}
      className="m-2"
    />
  );
}

interface CommentBarProps {
  readonly draft: CommentDraftControl;
  readonly isReply: boolean;
  readonly sending: { readonly isSendable: boolean; readonly isSending: boolean };
  readonly onFiles: (files: readonly File[]) => void;
}

/** What stands below the text while it is written. */
export function CommentBar({ draft, isReply, sending, onFiles }: CommentBarProps) {
  const { isSendable, isSending } = sending;
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 px-2 pb-2">
      <div className="me-auto flex min-w-0 items-center gap-1">
        <PhotoButton isIcon isDisabled={isSending} onFiles={onFiles} />
        <CoverButton isIcon cover={draft.cover} isDisabled={isSending} onChange={draft.changeCover} />
        <EmojiButton isDisabled={isSending} />
        <SpoilerButton isDisabled={isSending} />
        <WrittenLanguage
          isShort
          language={draft.language}
          isDisabled={isSending}
          onChoose={draft.chooseLanguage}
        />
      </div>
      <Counter length={countCodePoints(draft.text.trim())} />
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
