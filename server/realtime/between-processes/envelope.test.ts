import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { textMessage } from "#shared/messages/testing/text-message.ts";
import type { ServerEvent } from "../../events.ts";
import { decodeEnvelope, encodeEnvelope } from "./envelope.ts";

const from = randomUUID();
const memberId = randomUUID();
const events: readonly (ServerEvent | { type: "gap" })[] = [
  { type: "xp", memberId, own: { xp: 3, level: 1, lifetimeXp: 5 } },
  { type: "xp", memberId, own: null },
  { type: "notification", memberId, notificationId: randomUUID(), isNew: true },
  { type: "unread", memberId },
  { type: "unread", memberId, mayWait: true },
  { type: "resync", memberId },
  { type: "user_blocked", memberId, userId: randomUUID() },
  { type: "user_unblocked", memberId, userId: randomUUID() },
  { type: "sessions_ended", memberId, keptSessionId: randomUUID() },
  { type: "typing", memberId, senderId: randomUUID(), isTyping: false },
  { type: "message", memberId, message: message(), alerts: true },
  { type: "message_read", memberId, messageId: randomUUID(), receiverId: randomUUID() },
  { type: "message_reactions", memberId, messageId: randomUUID() },
  { type: "conversation_changed", memberId, userId: randomUUID() },
  { type: "ai_chat_changed", memberId, sessionId: randomUUID() },
  { type: "post_changed", memberId, postId: randomUUID() },
  { type: "member_changed", userId: randomUUID() },
  { type: "posts" },
  { type: "gap" },
];

function message(): DirectMessage {
  return textMessage({
    id: randomUUID(),
    senderId: memberId,
    receiverId: randomUUID(),
    version: 1,
    position: 1,
    clientMessageId: randomUUID(),
    createdAt: new Date().toISOString(),
  });
}

test.each(events)("decodes %o as it was sent", (event) => {
  expect(decodeEnvelope(encodeEnvelope({ from, event }))).toEqual({ from, event });
});

test("keeps what the act's statement returned within its process", () => {
  const event = { type: "notification", memberId, notificationId: randomUUID(), isNew: false } as const;
  const text = encodeEnvelope({ from, event: { ...event, known: { sentAt: 1, only: null } } });
  expect(JSON.parse(text)).toEqual({ from, event });
});

test.each([
  "",
  "{",
  "null",
  JSON.stringify({ from, event: { type: "dance", memberId } }),
  JSON.stringify({ from, event: { type: "unread", memberId: "everyone" } }),
  JSON.stringify({ event: { type: "posts" } }),
])("drops %j", (text) => {
  expect(decodeEnvelope(text)).toBeNull();
});
