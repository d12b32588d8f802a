import { z } from "zod";
import { directMessage } from "#shared/messages/shapes.ts";
import { coverTopicList } from "#shared/moderation/cover-shapes.ts";
import { support } from "#shared/moderation/crisis-support.ts";
import { embeddedPost } from "#shared/posts/post-shapes.ts";
import { count, id } from "#shared/primitives.ts";
import type { Topic } from "../../changes.ts";
import type { ServerEvent } from "../../events.ts";

const memberId = id;

/**
 * A server of the release before sends no covers of authors, polls and audiences; these defaults go
 * with it.
 */
const noCover = {
  coveredBy: directMessage.shape.coveredBy.default(null),
  coverWords: directMessage.shape.coverWords.default(null),
  coverTopics: directMessage.shape.coverTopics.default([]),
};
const { shape } = embeddedPost;
const postOfAnyRelease = embeddedPost.extend({
  ...noCover,
  poll: shape.poll.default(null),
  commentsFrom: shape.commentsFrom.default("everyone"),
  quotesFrom: shape.quotesFrom.default("everyone"),
  canComment: shape.canComment.default(true),
  canQuote: shape.canQuote.default(true),
});
const messageOfAnyRelease = directMessage.extend({
  ...noCover,
  sharedPost: postOfAnyRelease.nullable(),
});

const serverEvent = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("xp"),
    memberId,
    own: z.object({ xp: count, level: z.number().int().positive(), lifetimeXp: count }).nullable(),
  }),
  z.object({ type: z.literal("notification"), memberId, notificationId: id, isNew: z.boolean() }),
  z.object({ type: z.literal("unread"), memberId, mayWait: z.boolean().optional() }),
  z.object({ type: z.literal("resync"), memberId }),
  z.object({ type: z.enum(["user_blocked", "user_unblocked"]), memberId, userId: id }),
  z.object({
    type: z.literal("sessions_ended"),
    memberId,
    sessionId: id.optional(),
    keptSessionId: id.optional(),
  }),
  z.object({ type: z.literal("typing"), memberId, senderId: id, isTyping: z.boolean() }),
  z.object({
    type: z.literal("message"),
    memberId,
    message: messageOfAnyRelease,
    alerts: z.boolean(),
    cover: z.object({
      isCoveredByModerator: z.boolean(),
      coverWords: z.string().nullable(),
      topics: coverTopicList,
      foundTopics: coverTopicList,
    }).optional(),
    support: support.optional(),
  }),
  z.object({ type: z.enum(["message_delivered", "message_read"]), memberId, messageId: id, receiverId: id }),
  z.object({ type: z.enum(["message_changed", "message_reactions"]), memberId, messageId: id }),
  z.object({ type: z.literal("conversation_changed"), memberId, userId: id }),
  z.object({ type: z.literal("ai_chat_changed"), memberId, sessionId: id }),
  z.object({ type: z.literal("post_changed"), memberId, postId: id }),
  z.object({ type: z.literal("member_changed"), userId: id }),
  z.object({ type: z.literal("case_changed"), caseId: id }),
  z.object({ type: z.literal("actor_changed"), userId: id }),
  z.object({ type: z.literal("file_changed"), key: z.string() }),
  z.object({ type: z.literal("jobs_added") }),
  z.object({ type: z.literal("posts") }),
  z.object({ type: z.literal("read_after"), position: count.nullable() }),
  z.object({
    type: z.literal("changed"),
    changes: z.union([
      z.literal("everything"),
      z.array(z.custom<Topic>((topic) => typeof topic === "string")).readonly(),
    ]),
  }),
]);

/** A message between processes. `gap`: the sender could not send for a while. */
const envelope = z.object({
  from: id,
  event: z.union([serverEvent, z.object({ type: z.literal("gap") })]),
});
type Envelope = { readonly from: string; readonly event: ServerEvent | { readonly type: "gap" } };

/** Without the parts for the sending process alone. */
export function encodeEnvelope({ from, event }: Envelope): string {
  return JSON.stringify({ from, event: "known" in event ? { ...event, known: undefined } : event });
}

/** Null for messages of other releases, which may run beside this one. */
export function decodeEnvelope(text: string): Envelope | null {
  try {
    return envelope.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * The member whose sockets the event is for; null: it goes to every process. Ended sessions concern
 * every process, not only those that hold a socket of the member: each may have cached the actor.
 */
export function receiverOf(event: ServerEvent): string | null {
  return "memberId" in event && event.type !== "sessions_ended" ? event.memberId : null;
}
