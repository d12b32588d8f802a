import { messageLimits } from "#shared/messages/rules.ts";
import { countCodePoints, isBlank } from "#shared/visible-text.ts";
import { sendOutgoing } from "../outbox/outbox.ts";
import { clearDraft, getMessageDraft, hasDraftImage, useMessageDraft } from "./message-draft.ts";
import { useImageSize } from "./message-image.ts";

/** Sends the draft to a member through the outbox and empties the composer at once. */
export function useSendDraft(memberId: string, userId: string, isBlocked: boolean) {
  const draft = useMessageDraft(memberId, userId);
  const sizeOf = useImageSize(draft.image ?? null);
  const isEmpty = isBlank(draft.content) && !draft.image;
  const isSendable = !isBlocked && !isEmpty &&
    countCodePoints(draft.content.trim()) <= messageLimits.contentLength;
  const send = async () => {
    // Waits for the stored image when it was pressed before the browser has returned it.
    const hasImage = await hasDraftImage(memberId, userId);
    const { content, image, alt, attemptKey } = getMessageDraft(memberId, userId);
    if (isBlank(content) && !hasImage) return;
    const stored = sendOutgoing({
      receiverId: userId,
      content: content.trim(),
      image: image ? { file: image, alt: alt.trim(), ...sizeOf() } : null,
      sharedPostId: null,
      clientMessageId: attemptKey,
    });
    await clearDraft(memberId, userId, stored);
  };
  return { isSendable, send };
}
