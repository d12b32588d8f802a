import { useEffect, useEffectEvent, useState } from "react";
import { messageLimits } from "#shared/messages/rules.ts";
import { countCodePoints, isBlank } from "#shared/visible-text.ts";
import type { PicturesControl } from "../../media/use-pictures.ts";
import { sendOutgoing } from "../outbox/outbox.ts";
import { clearDraft, getMessageDraft, useMessageDraft } from "./message-draft.ts";
import { useImageSizes } from "./message-image.ts";

/**
 * Sends the draft to a member through the outbox, which uploads what is not uploaded yet, and
 * empties the composer at once.
 */
export function useSendDraft(
  memberId: string,
  userId: string,
  isBlocked: boolean,
  { pictures, isRestored }: PicturesControl,
) {
  const draft = useMessageDraft(memberId, userId);
  const sizeOf = useImageSizes(pictures);
  const [isWanted, setWanted] = useState(false);
  const isEmpty = isBlank(draft.content) && pictures.length === 0;
  const isSendable = !isBlocked && !isEmpty &&
    countCodePoints(draft.content.trim()) <= messageLimits.contentLength;
  const sendNow = () => {
    const { content, replyTo, attemptKey } = getMessageDraft(memberId, userId);
    if (isBlank(content) && pictures.length === 0) return;
    const stored = sendOutgoing({
      receiverId: userId,
      content: content.trim(),
      images: pictures.map(({ file, url, alt }) => ({ file, url, alt: alt.trim(), ...sizeOf(file) })),
      sharedPostId: null,
      replyTo,
      clientMessageId: attemptKey,
    });
    void clearDraft(memberId, userId, stored);
  };
  const proceed = useEffectEvent(() => {
    if (!isWanted || !isRestored) return;
    setWanted(false);
    sendNow();
  });
  useEffect(() => proceed(), [isWanted, isRestored]);
  return {
    isSendable,
    // Waits for the stored files when it was pressed before the browser has returned them.
    send: () => (isRestored ? sendNow() : setWanted(true)),
  };
}
