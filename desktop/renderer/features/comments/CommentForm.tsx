import { t } from "@lingui/core/macro";
import { type FormEvent, useRef, useState } from "react";
import { commentLength, commentPictures } from "#shared/comments/comment-limits.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { countCodePoints } from "#shared/visible-text.ts";
import { postLimits } from "#shared/posts/post-limits.ts";
import { announceToScreenReaders } from "../../lib/announce/announce-to-screen-readers.ts";
import { Avatar } from "../../ui/content/Avatar.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { LisaMention } from "../assistant/LisaMention.tsx";
import { DraftNote } from "../../ui/composer/DraftNote.tsx";
import { CompletingText } from "../../ui/composer/CompletingText.tsx";
import { DropZone } from "../../ui/composer/DropZone.tsx";
import { PhotoButton } from "../../ui/composer/PhotoButton.tsx";
import { WrittenLanguage } from "../../ui/composer/WrittenLanguage.tsx";
import { useStayInView } from "../../ui/composer/use-stay-in-view.ts";
import { PictureList } from "../media/PictureList.tsx";
import { DescriptionQuestion, useDescriptionGate } from "../media/use-description-gate.tsx";
import { usePictures } from "../media/use-pictures.ts";
import { takePhoto } from "../media/take-photo.ts";
import { type CommentDraftControl, useCommentDraft } from "./use-comment-draft.ts";
import { useSendComment } from "./use-send-comment.ts";

interface CommentFormProps {
  readonly postId: string;
  /** Null for a top-level comment. */
  readonly parentId: string | null;
  readonly member: CurrentUser;
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
  const draftName = `comment:${parentId ?? postId}`;
  const draft = useCommentDraft(member.id, draftName);
  const control = usePicturesOfComment(member.id, draftName, draft);
  const descriptions = useDescriptionGate(member, control);
  const { isSending, isSendable, submit } = useSendComment({
    postId,
    parentId,
    draft,
    control,
    passes: descriptions.passes,
    onAdded: (isDone) => {
      announceToScreenReaders(parentId === null ? t`Comment added` : t`Reply added`);
      onAdded?.(isDone);
    },
  });
  // It does not collapse on blur, which would move the next button away from the pointer.
  const isOpen = isTouched || draft.text !== "" || control.pictures.length > 0;
  const submitByForm = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const choose = (files: readonly File[]) => {
    setTouched(true);
    void control.add(files);
  };
  return (
    <>
      <DropZone isDisabled={isSending} pastesWithin onFiles={choose}>
        <form ref={form} onSubmit={submitByForm} className="flex gap-3">
          <Avatar member={member} size="sm" />
          <div className="min-w-0 flex-1">
            <div className="rounded-control border border-control/80 bg-surface focus-within:border-brand">
              <CommentText
                draft={draft}
                isReply={parentId !== null}
                hasFocus={hasFocus}
                isSending={isSending}
                onFocus={() => setTouched(true)}
                onSubmit={submit}
              />
              <PictureList
                control={control}
                altLength={commentPictures.altLength}
                isDisabled={isSending}
                isCompact
                className="px-3 pb-3"
              />
              {isOpen && (
                <CommentBar
                  length={countCodePoints(draft.text.trim())}
                  language={draft.language}
                  isReply={parentId !== null}
                  isSendable={isSendable}
                  isSending={isSending}
                  onLanguage={draft.chooseLanguage}
                  onFiles={choose}
                />
              )}
            </div>
            <CommentNotes draft={draft} postId={postId} isReply={parentId !== null} />
          </div>
        </form>
      </DropZone>
      <DescriptionQuestion gate={descriptions} />
    </>
  );
}

function usePicturesOfComment(memberId: string, draftName: string, draft: CommentDraftControl) {
  return usePictures({
    memberId,
    draftName,
    kept: draft.pictures,
    onChange: draft.changePictures,
    onUploaded: draft.keepAddresses,
    most: commentPictures.most,
    maxBytes: postLimits.imageBytes,
    validate: takePhoto,
  });
}

interface CommentNotesProps {
  readonly draft: CommentDraftControl;
  readonly postId: string;
  readonly isReply: boolean;
}

function CommentNotes({ draft, postId, isReply }: CommentNotesProps) {
  return (
    <>
      <DraftNote
        news={draft.news}
        sentText={isReply ? t`Replied in another tab.` : t`Commented in another tab.`}
        className="mt-1.5 px-3"
      />
      <LisaMention text={draft.text} postId={postId} className="mt-1.5 px-3" />
    </>
  );
}

interface CommentTextProps {
  readonly draft: CommentDraftControl;
  readonly isReply: boolean;
  readonly hasFocus: boolean;
  readonly isSending: boolean;
  readonly onFocus: () => void;
  readonly onSubmit: () => void;
}

function CommentText({ draft, isReply, hasFocus, isSending, onFocus, onSubmit }: CommentTextProps) {
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

interface CommentBarProps {
  readonly length: number;
  /** As chosen by hand (posts.19). */
  readonly language: string | null;
  readonly isReply: boolean;
  readonly isSendable: boolean;
  readonly isSending: boolean;
  readonly onLanguage: (language: string | null) => void;
  readonly onFiles: (files: readonly File[]) => void;
}

function CommentBar(
  { length, language, isReply, isSendable, isSending, onLanguage, onFiles }: CommentBarProps,
) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 px-2 pb-2">
      <div className="me-auto flex min-w-0 items-center gap-1">
        <PhotoButton isIcon isDisabled={isSending} onFiles={onFiles} />
        <WrittenLanguage isShort language={language} isDisabled={isSending} onChoose={onLanguage} />
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
