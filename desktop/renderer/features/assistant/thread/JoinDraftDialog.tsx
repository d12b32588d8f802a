import { t } from "@lingui/core/macro";
import { useRef } from "react";
import { shortenText } from "#shared/shorten-text.ts";
import { getLangAndDir } from "../../../lib/text/lang-and-dir.ts";
import { isFull, type UnfinishedPost } from "../../../entities/posts/unfinished-post.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { Dialog } from "../../../ui/dialog/Dialog.tsx";

/** Characters of the draft that remind the member of it. */
const shownLength = 160;

interface JoinDraftDialogProps {
  readonly draft: UnfinishedPost;
  /** Whether the answer is a picture. */
  readonly isPicture: boolean;
  readonly onJoin: () => void;
  readonly onReplace: () => void;
  readonly onClose: () => void;
}

/** Asks what becomes of an unfinished post before an answer joins it. */
export function JoinDraftDialog({ draft, isPicture, onJoin, onReplace, onClose }: JoinDraftDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const hasRoom = !isPicture || !isFull(draft);
  const joining = !hasRoom
    ? t`It has no room for another picture. You can replace it.`
    : isPicture
    ? t`Add this picture to it, or replace it.`
    : t`Add this answer to it, or replace it.`;
  const text = shortenText(draft.content.trim(), shownLength);
  return (
    <Dialog
      isAlert
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`You have an unfinished post`}
      description={`${joining} ${t`What you had written would be gone.`}`}
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} variant="secondary" onClick={onClose}>{t`Cancel`}</Button>
          <Button variant="danger" onClick={onReplace}>{t`Replace`}</Button>
          {hasRoom && <Button onClick={onJoin}>{t`Add`}</Button>}
        </>
      }
    >
      <blockquote
        {...getLangAndDir(text)}
        className="rounded-card bg-wash px-4 py-3 text-body whitespace-pre-wrap text-ink wrap-anywhere"
      >
        {text || t`A picture without text`}
      </blockquote>
    </Dialog>
  );
}
