import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clientFrame, serverFrame } from "#shared/realtime/frames.ts";
import { someMessage } from "../../features/messages/testing/some-message.ts";
import { someNotification } from "../../features/notifications/testing/some-notification.ts";
import { parseFrame } from "./parse-frame.ts";

const log = vi.spyOn(console, "error");
beforeEach(() => void log.mockReset().mockImplementation(() => {}));
afterEach(() => void log.mockReset());

const id = "0198c0de-0000-7000-8000-000000000001";
const whole = [
  { type: "auth", ok: true },
  { type: "pong" },
  { type: "notification", id, notification: someNotification({ id }), alerts: true },
  { type: "notification", id, notification: null, alerts: false },
  { type: "unread", notifications: 3, messages: 0, requests: 1 },
  { type: "xp", xp: 5, level: 1, lifetimeXp: 5 },
  { type: "posts" },
  { type: "resync" },
  {
    type: "member_changed",
    member: { id, username: "ana", displayName: "Ana", profileImageUrl: null, profileImageMadeWithAi: false },
  },
  { type: "user_blocked", userId: id },
  { type: "user_unblocked", userId: id },
  { type: "typing", senderId: id, receiverId: id, isTyping: true },
  { type: "new_message", message: someMessage({ position: 3 }), alerts: true },
  { type: "message_changed", message: someMessage({ position: 3, isUnsent: true }) },
  { type: "conversation_changed", userId: id, unreadCount: 0 },
  { type: "message_delivered", messageId: id, receiverId: id },
  { type: "message_read", messageId: id, receiverId: id },
  { type: "ai_chat_changed", sessionId: id },
  { type: "post_changed", postId: id },
  { type: "case_changed", caseId: id },
  { type: "message_reaction_added", messageId: id, version: 3, reactions: {} },
  { type: "error", code: "invalid_input", message: "No" },
];

test.each(whole)("returns a well-formed frame: $type", (frame) => {
  expect(parseFrame(JSON.stringify(frame))).toEqual(frame);
  expect(parseFrame({ ...frame, later: 1 })).toMatchObject(frame);
});

test("knows every type of the contract", () => {
  const types = serverFrame.options.map((option) => option.shape.type.value);
  expect(new Set(whole.map(({ type }) => type))).toEqual(new Set(types));
  expect(clientFrame.options.map((option) => option.shape.type.value)).toContain("auth");
});

test.each(["badge_sold", "toString", "__proto__"])("ignores the unknown type %s quietly", (type) => {
  expect(parseFrame(JSON.stringify({ type }))).toBeNull();
  expect(log).not.toHaveBeenCalled();
});

test.each([
  "{",
  "null",
  "[]",
  '{"type":1}',
  '{"type":"unread","notifications":"3","messages":0,"requests":0}',
  '{"type":"unread","notifications":-1,"messages":0,"requests":0}',
  '{"type":"notification","id":"a"}',
  '{"type":"notification","id":"a","notification":{"id":"a"},"alerts":true}',
  '{"type":"auth","ok":false}',
  '{"type":"new_message","message":{"id":"a","senderId":"b","receiverId":"c"},"alerts":true}',
])("ignores and logs a malformed frame: %s", (data) => {
  expect(parseFrame(data)).toBeNull();
  expect(log).toHaveBeenCalledOnce();
});
