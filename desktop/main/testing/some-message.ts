import { randomUUID } from "node:crypto";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { textMessage } from "#shared/messages/testing/text-message.ts";

const receiverId = "0198a7c0-0000-7000-8000-0000000000ff";

/** A message of this member to the one who is signed in. */
export function messageFrom(senderId: string, given: Partial<DirectMessage> = {}): DirectMessage {
  return textMessage({
    id: randomUUID(),
    senderId,
    receiverId,
    position: 1,
    version: 1,
    createdAt: "2026-11-21T12:00:00.000Z",
    ...given,
  });
}

/** The frame that brings it. */
export function messageFrame(message: DirectMessage, alerts = true) {
  return { type: "new_message" as const, message, alerts };
}
