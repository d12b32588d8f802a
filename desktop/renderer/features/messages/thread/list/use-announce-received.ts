import { useEffect, useRef } from "react";
import type { MemberCard } from "#shared/members/member-card.ts";
import { messagePreview } from "#shared/messages/preview.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { announceToScreenReaders } from "../../../../lib/announce/announce-to-screen-readers.ts";

/** Announces the other member's messages while the thread is open. */
export function useAnnounceReceived(messages: readonly DirectMessage[], other: MemberCard): void {
  const latest = messages.at(-1);
  const position = latest?.position ?? 0;
  const announced = useRef(position);
  useEffect(() => {
    if (!latest || position <= announced.current) return;
    announced.current = position;
    if (latest.senderId !== other.id) return;
    const { imageUrl, sharedPostId, sharedPost, moderationLevel } = latest;
    const text = messagePreview({
      ...latest,
      hasImage: imageUrl !== null,
      isUnchecked: moderationLevel === null,
      hasSharedPost: sharedPostId !== null,
      sharedPostBy: sharedPost?.author.displayName ?? null,
    });
    announceToScreenReaders(`${other.displayName}: ${text}`);
  }, [latest, position, other]);
}
