import { t } from "@lingui/core/macro";
import { type FormEvent, useRef, useState } from "react";
import { commentPictures } from "#shared/comments/comment-limits.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { postLimits } from "#shared/posts/post-limits.ts";
import { Avatar } from "../../ui/content/Avatar.tsx";
import { LisaMention } from "../assistant/LisaMention.tsx";
import { DraftNote } from "../../ui/composer/DraftNote.tsx";
import { DropZone } from "../../ui/composer/DropZone.tsx";
import { useStayInView } from "../../ui/composer/use-stay-in-view.ts";
import { PictureList } from "../media/PictureList.tsx";
import { DescriptionQuestion, useDescriptionGate } from "../media/use-description-gate.tsx";
import { type PicturesControl, usePictures } from "../media/use-pictures.ts";
import { CoverQuestion } from "../../ui/cover/CoverQuestion.tsx";
import { CommentBar, CommentCover, CommentText } from "./CommentFields.tsx";
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
  const isReply = parentId !== null;
  const draftName = `comment:${parentId ?? postId}`;
  const draft = useCommentDraft(member.id, draftName);
  const control = usePicturesOfComment(member.id, draftName, draft);
  const descriptions = useDescriptionGate(member, control);
  const sending = useSendComment({
    postId,
    parentId,
    draft,
    control,
    passes: descriptions.passes,
    onAdded,
  });
  const { isSending, submit } = sending;
  // It does not collapse on blur, which would move the next button away from the pointer.
  const isOpen = isTouched || draft.text !== "" || control.pictures.length > 0;
  const choose = (files: readonly File[]) => {
    setTouched(true);
    void control.add(files);
  };
  return (
    <>
      <DropZone isDisabled={isSending} pastesWithin onFiles={choose}>
        <form
          ref={form}
          className="flex gap-3"
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            submit();
          }}
        >
          <Avatar member={member} size="sm" />
          <div className="min-w-0 flex-1">
            <div
              data-composer
              className="rounded-control border border-control/80 bg-surface focus-within:border-brand"
            >
              <CommentCover draft={draft} isSending={isSending} onSubmit={submit} />
              <CommentText
                draft={draft}
                isReply={isReply}
                hasFocus={hasFocus}
                isSending={isSending}
                onFocus={() => setTouched(true)}
                onSubmit={submit}
              />
              <PicturesToSend control={control} isDisabled={isSending} />
              {isOpen && <CommentBar draft={draft} sending={sending} isReply={isReply} onFiles={choose} />}
            </div>
            <CommentNotes draft={draft} sending={sending} postId={postId} isReply={isReply} />
          </div>
        </form>
      </DropZone>
      <DescriptionQuestion gate={descriptions} />
    </>
  );
}

interface PicturesToSendProps {
  readonly control: PicturesControl;
  readonly isDisabled: boolean;
}

function PicturesToSend({ control, isDisabled }: PicturesToSendProps) {
  return (
    <PictureList
      control={control}
      altLength={commentPictures.altLength}
      isDisabled={isDisabled}
      isCompact
      className="px-3 pb-3"
    />
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
  readonly sending: ReturnType<typeof useSendComment>;
}

function CommentNotes({ draft, postId, isReply, sending }: CommentNotesProps) {
  return (
    <>
      <CoverQuestion question={sending.coverQuestion} onSubmit={sending.submit} className="mt-2" />
      <DraftNote
        news={draft.news}
        sentText={isReply ? t`Replied in another tab.` : t`Commented in another tab.`}
        className="mt-1.5 px-3"
      />
      <LisaMention text={draft.text} postId={postId} className="mt-1.5 px-3" />
    </>
  );
}
