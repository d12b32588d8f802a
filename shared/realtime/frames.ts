import { z } from "zod";
import { errorEnvelope } from "../errors.ts";
import { profileImage } from "../members/profile-image.ts";
import { messageParts } from "../messages/contract.ts";
import { directMessage } from "../messages/shapes.ts";
import { support } from "../moderation/crisis-support.ts";
import { notification } from "../notifications/contract.ts";
import { count, id } from "../primitives.ts";

/** Frames of the socket are JSON texts (realtime.1). What a client may send. */
export const clientFrame = z.discriminatedUnion("type", [
  z.object({ type: z.literal("auth"), ticket: z.string().max(2_000) }),
  z.object({ type: z.literal("typing"), receiverId: id, isTyping: z.boolean() }),
  /** Asks for a `pong`. */
  z.object({ type: z.literal("ping") }),
  /**
   * Whether the page shows a feed to somebody. While it does not, it gets no `posts`, but one at
   * once when it does again. A client that never says it gets them all.
   */
  z.object({ type: z.literal("feed"), isShown: z.boolean() }),
  z.object({
    type: z.literal("send_message"),
    ...messageParts,
    clientMessageId: id,
  }),
]);
export type ClientFrame = z.infer<typeof clientFrame>;

/** A frame that a server may send. A client ignores types it does not know. */
export const serverFrame = z.discriminatedUnion("type", [
  z.object({ type: z.literal("auth"), ok: z.literal(true) }),
  /** Answers a `ping`. */
  z.object({ type: z.literal("pong") }),
  z.object({
    type: z.literal("notification"),
    id,
    /** As it is now; null when it was withdrawn, deleted or hidden by a block. */
    notification: notification.nullable(),
    /** True when something new happened that alerts the member (notifications.4). */
    alerts: z.boolean(),
  }),
  z.object({
    type: z.literal("unread"),
    notifications: count,
    messages: count,
    /** Requests that wait (messages.6). */
    requests: count,
  }),
  z.object({
    type: z.literal("xp"),
    xp: count,
    level: z.number().int().positive(),
    /** All XP ever credited. */
    lifetimeXp: count,
  }),
  /** To moderators: a case is new or has changed (cases.3). */
  z.object({ type: z.literal("case_changed"), caseId: id }),
  /** There are new posts; the client reads those it may see. */
  z.object({ type: z.literal("posts") }),
  /** A member's name or picture has changed; not sent across a block. */
  z.object({
    type: z.literal("member_changed"),
    member: z.object({
      id,
      username: z.string(),
      displayName: z.string(),
      ...profileImage,
    }),
  }),
  /** Events may have been lost: read everything again. */
  z.object({ type: z.literal("resync") }),
  z.object({ type: z.literal("user_blocked"), userId: id }),
  z.object({ type: z.literal("user_unblocked"), userId: id }),
  z.object({ type: z.literal("typing"), senderId: id, receiverId: id, isTyping: z.boolean() }),
  /** To both members; to the sender it acknowledges by its `clientMessageId`. */
  z.object({
    type: z.literal("new_message"),
    message: directMessage,
    /** True when it alerts the receiver: not a request, not muted, not paused (messages.8). */
    alerts: z.boolean(),
    /** Help for a sender in distress; the receiver's frame never has it (moderation.11). */
    support: support.optional(),
  }),
  /**
   * The message and all of the sender's before it in this conversation have reached the receiver.
   */
  z.object({ type: z.literal("message_delivered"), messageId: id, receiverId: id }),
  /** The message and all of the sender's before it have been read. */
  z.object({ type: z.literal("message_read"), messageId: id, receiverId: id }),
  /** A message after a change: unsent, hidden, or with other ticks. */
  z.object({ type: z.literal("message_changed"), message: directMessage }),
  /**
   * The conversation's row changed in another way: read, muted, accepted or declined on another
   * device, a new level.
   */
  z.object({ type: z.literal("conversation_changed"), userId: id, unreadCount: count }),
  /**
   * One of the member's AI chats is new, has a question, an answer, a title or a model more, or is
   * gone (ai.19). Temporary chats send none.
   */
  z.object({ type: z.literal("ai_chat_changed"), sessionId: id }),
  /** The member voted in this post's poll, maybe on another device: read it again (posts.28). */
  z.object({ type: z.literal("post_changed"), postId: id }),
  /** The message's reactions as they are now, after one was added or removed. */
  z.object({
    type: z.literal("message_reaction_added"),
    messageId: id,
    /** The message's version, so that an older copy does not undo it. */
    version: z.number().int().positive(),
    reactions: z.record(z.string(), z.array(id)),
  }),
  z.object({
    type: z.literal("error"),
    code: errorEnvelope.shape.code,
    message: z.string(),
    clientMessageId: id.optional(),
    /** Help for the author of words of crisis that were not sent. */
    support: support.optional(),
  }),
]);
export type ServerFrame = z.infer<typeof serverFrame>;
