import type { DirectMessage } from "#shared/messages/shapes.ts";
import { textMessage } from "#shared/messages/testing/text-message.ts";

/** The two members of the conversations in tests. */
export const me = "0198c0de-0000-7000-8000-00000000000a";
export const them = "0198c0de-0000-7000-8000-00000000000b";

/** A message by the other member, with these fields instead. */
export function someMessage(given: Partial<DirectMessage> & Pick<DirectMessage, "position">): DirectMessage {
  const minute = String(given.position % 60).padStart(2, "0");
  return textMessage({
    id: `m${given.position}`,
    senderId: them,
    receiverId: me,
    version: given.position,
    content: `Message ${given.position}`,
    createdAt: `2026-11-22T12:${minute}:00.000Z`,
    ...given,
  });
}

/** A message of the member's own. */
export function ownMessage(given: Partial<DirectMessage> & Pick<DirectMessage, "position">): DirectMessage {
  return someMessage({ senderId: me, receiverId: them, ...given });
}
