import type { ServerFrame } from "#shared/realtime/frames.ts";
import { isNotification } from "../../features/notifications/whole-notification.ts";
import { hasTexts, isObject } from "../../lib/api/malformed-rows.ts";
import { isMessage } from "../../features/messages/whole-message.ts";

type Fields = Readonly<Record<string, unknown>>;

const isCount = (value: unknown) => typeof value === "number" && value >= 0;
const hasCounts = (frame: Fields, ...names: readonly string[]) => names.every((name) => isCount(frame[name]));

/**
 * The fields that each frame must have. The schemas of shared/realtime/frames.ts would bring zod
 * into the page.
 */
const checks: Readonly<Record<ServerFrame["type"], (frame: Fields) => boolean>> = {
  auth: ({ ok }) => ok === true,
  pong: () => true,
  notification: (frame) =>
    hasTexts(frame, "id") && (frame["notification"] === null || isNotification(frame["notification"])),
  unread: (frame) => hasCounts(frame, "notifications", "messages", "requests"),
  xp: (frame) => hasCounts(frame, "xp", "level", "lifetimeXp"),
  posts: () => true,
  case_changed: (frame) => hasTexts(frame, "caseId"),
  resync: () => true,
  member_changed: ({ member }) => isObject(member) && hasTexts(member, "id", "username", "displayName"),
  user_blocked: (frame) => hasTexts(frame, "userId"),
  user_unblocked: (frame) => hasTexts(frame, "userId"),
  typing: (frame) => hasTexts(frame, "senderId", "receiverId"),
  new_message: ({ message }) => isMessage(message),
  message_delivered: (frame) => hasTexts(frame, "messageId", "receiverId"),
  message_read: (frame) => hasTexts(frame, "messageId", "receiverId"),
  message_changed: ({ message }) => isMessage(message),
  conversation_changed: (frame) => hasTexts(frame, "userId") && hasCounts(frame, "unreadCount"),
  ai_chat_changed: (frame) => hasTexts(frame, "sessionId"),
  post_changed: (frame) => hasTexts(frame, "postId"),
  message_reaction_added: (frame) =>
    hasTexts(frame, "messageId") && hasCounts(frame, "version") && isObject(frame["reactions"]),
  error: (frame) => hasTexts(frame, "code", "message"),
};

/**
 * Parses a frame of the server; null for a malformed one and for a type that this release does not
 * know.
 */
export function parseFrame(data: unknown): ServerFrame | null {
  const frame = readJson(data);
  if (!isObject(frame) || typeof frame["type"] !== "string") return refuseFrame(data);
  const { type } = frame;
  if (!Object.hasOwn(checks, type)) return null;
  return checks[type as ServerFrame["type"]](frame) ? frame as ServerFrame : refuseFrame(type);
}

function refuseFrame(what: unknown): null {
  console.error("A malformed frame came over the socket", what);
  return null;
}

function readJson(data: unknown): unknown {
  if (typeof data !== "string") return data;
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
