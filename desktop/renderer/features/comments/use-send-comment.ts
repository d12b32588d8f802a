import { t } from "@lingui/core/macro";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { commentLength } from "#shared/comments/comment-limits.ts";
import { countCodePoints, isBlank } from "#shared/visible-text.ts";
import { announceToScreenReaders } from "../../lib/announce/announce-to-screen-readers.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { toGivenPictures } from "../media/chosen-pictures.ts";
import type { PicturesControl } from "../media/use-pictures.ts";
import { toNewCover } from "../../ui/cover/cover-draft.ts";
import { useCoverQuestion } from "../../ui/cover/use-cover-question.ts";
import type { CommentDraftControl } from "./use-comment-draft.ts";
import { useAddComment } from "./use-write-comment.ts";

interface Parts {
  readonly postId: string;
  readonly parentId: string | null;
  readonly draft: CommentDraftControl;
  readonly control: PicturesControl;
  /** Whether the pictures can go as they are described; calls back if they can after all. */
  readonly passes: (send: () => void) => boolean;
  /** `isDone` is true when nothing new was written meanwhile. */
  readonly onAdded?: ((isDone: boolean) => void) | undefined;
}

/** Sends the draft of a comment once its pictures are uploaded. A failure keeps all of it. */
export function useSendComment({ postId, parentId, draft, control, passes, onAdded }: Parts) {
  const { pictures, isRestored, uploadAgain } = control;
  const [isWaiting, setWaiting] = useState(false);
  const mayUploadAgain = useRef(false);
  const coverQuestion = useCoverQuestion(draft.changeCover);
  const adding = useAddComment(
    postId,
    parentId,
    (attemptKey) => {
      const isDone = draft.clearSent(attemptKey);
      announceToScreenReaders(parentId === null ? t`Comment added` : t`Reply added`);
      onAdded?.(isDone);
    },
    (error) => {
      if (coverQuestion.asks(error)) return true;
      const isGone = error instanceof ApiError && error.code === "foreign_image";
      if (!isGone || !mayUploadAgain.current || !uploadAgain()) return false;
      // Unused uploads are kept for a day; drafts longer.
      mayUploadAgain.current = false;
      setWaiting(true);
      return true;
    },
  );
  const content = draft.text.trim();
  const isEmpty = isBlank(content) && pictures.length === 0;
  const isSending = adding.isPending || isWaiting;
  const isSendable = !isEmpty && countCodePoints(content) <= commentLength && !isSending;
  const proceed = useEffectEvent(() => {
    if (!isWaiting || !isRestored) return;
    const isDone = pictures.every(({ state }) => state === "done");
    // The list of pictures says why one failed.
    if (!isDone && !pictures.some(({ state }) => state === "failed")) return;
    setWaiting(false);
    if (!isDone) return;
    adding.mutate({
      content,
      images: toGivenPictures(pictures),
      language: draft.language,
      cover: toNewCover(draft.cover),
      idempotencyKey: draft.keyOfAttempt(),
    });
  });
  useEffect(() => proceed(), [isWaiting, isRestored, pictures]);
  const send = () => {
    mayUploadAgain.current = true;
    setWaiting(true);
  };
  const submit = () => {
    if (!isSendable) return;
    coverQuestion.drop();
    if (passes(send)) send();
  };
  return { isSending, isSendable, submit, coverQuestion };
}
