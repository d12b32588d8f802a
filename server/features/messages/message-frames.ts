import type { ServerFrame } from "#shared/realtime/frames.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { decideCover } from "#shared/moderation/decide-cover.ts";
import type { Deps } from "../../context.ts";
import type { MemberEvent } from "../../events.ts";
import type { TextViewer } from "../../db/visibility/viewer.ts";
import { getEmbeddedPosts } from "../posts/get-post.ts";
import { selectUnreadOf, selectViewer } from "./message-queries.ts";
import { getAnswered, getMessages } from "./get-messages.ts";

type EventOf<Type extends MemberEvent["type"]> = MemberEvent & { readonly type: Type };

/**
 * The frames for events of a member's messages. New messages are sent as published, all others as
 * they are now.
 */
export async function readMessageFrames(
  deps: Deps,
  memberId: string,
  events: readonly MemberEvent[],
): Promise<ServerFrame[]> {
  const sent = withoutBlocked(events);
  const needsViewer = events.some(({ type }) => type === "message_changed" || type === "message_reactions") ||
    sent.some(({ message, cover }) =>
      cover || isShareFor(memberId, message) || isAnswerFor(memberId, message)
    );
  const viewer = needsViewer ? await selectViewer(deps.db.sql, memberId, deps.clock.now()) : null;
  const [created, changed, conversations] = await Promise.all([
    readNewFrames(deps, viewer, sent),
    viewer ? readChangedFrames(deps, viewer, events) : [],
    readConversationFrames(deps, memberId, ofType(events, "conversation_changed")),
  ]);
  return [...created, ...changed, ...events.flatMap(tickFrame), ...conversations];
}

/** Messages of members who have been blocked meanwhile are left to the thread. */
function withoutBlocked(events: readonly MemberEvent[]): EventOf<"message">[] {
  const blocked = new Set(ofType(events, "user_blocked").map(({ userId }) => userId));
  return ofType(events, "message").filter(({ message }) => !blocked.has(message.senderId));
}

/** A shared post depends on its viewer; the sender's event has it as the sender sees it. */
function isShareFor(memberId: string, message: DirectMessage): boolean {
  return message.sharedPostId !== null && message.senderId !== memberId;
}

/** So does what it answers. */
function isAnswerFor(memberId: string, message: DirectMessage): boolean {
  return message.replyTo !== undefined && message.senderId !== memberId;
}

async function readNewFrames(
  { db, clock }: Deps,
  viewer: TextViewer | null,
  sent: readonly EventOf<"message">[],
): Promise<ServerFrame[]> {
  const shares = sent.filter(({ memberId, message }) => isShareFor(memberId, message));
  const ids = shares.flatMap(({ message }) => message.sharedPostId ?? []);
  const answers = sent.filter(({ memberId, message }) => isAnswerFor(memberId, message));
  const answeredIds = [...new Set(answers.flatMap(({ message }) => message.replyTo?.id ?? []))];
  const ctx = viewer && { sql: db.sql, clock, actor: viewer };
  const [posts, answered] = await Promise.all([
    ctx && getEmbeddedPosts(ctx, ids),
    ctx && getAnswered(ctx, answeredIds),
  ]);
  return sent.map(({ memberId, message, alerts, cover, support }) => ({
    type: "new_message",
    message: {
      ...message,
      ...(isShareFor(memberId, message) && {
        sharedPost: posts?.get(message.sharedPostId as string) ?? null,
      }),
      ...(isAnswerFor(memberId, message) &&
        { replyTo: answered?.get(message.replyTo?.id ?? "") ?? message.replyTo }),
      ...(cover && viewer && decideCover(cover, { ...viewer.coverChoices, isAuthor: false })),
    },
    alerts,
    // Whatever the event says: help is for the sender alone (moderation.11).
    ...(support && memberId === message.senderId && { support }),
  }));
}

async function readChangedFrames(
  { db, clock }: Deps,
  viewer: TextViewer,
  events: readonly MemberEvent[],
): Promise<ServerFrame[]> {
  const changed = new Set(ofType(events, "message_changed").map(({ messageId }) => messageId));
  const reacted = new Set(ofType(events, "message_reactions").map(({ messageId }) => messageId));
  const ids = [...new Set([...changed, ...reacted])];
  const messages = await getMessages({ sql: db.sql, clock, actor: viewer }, ids);
  return messages.map((message) => {
    const { id, version, reactions } = message;
    return changed.has(id)
      ? { type: "message_changed", message }
      : { type: "message_reaction_added", messageId: id, version, reactions };
  });
}

function tickFrame(event: MemberEvent): ServerFrame[] {
  if (event.type !== "message_delivered" && event.type !== "message_read") return [];
  const { type, messageId, receiverId } = event;
  return [{ type, messageId, receiverId }];
}

async function readConversationFrames(
  { db }: Deps,
  memberId: string,
  events: readonly EventOf<"conversation_changed">[],
): Promise<ServerFrame[]> {
  if (events.length === 0) return [];
  const userIds = [...new Set(events.map(({ userId }) => userId))];
  const unread = await selectUnreadOf(db.sql, memberId, userIds);
  return userIds.map((userId) => ({
    type: "conversation_changed",
    userId,
    unreadCount: unread.get(userId) ?? 0,
  }));
}

function ofType<Type extends MemberEvent["type"]>(
  events: readonly MemberEvent[],
  type: Type,
): EventOf<Type>[] {
  return events.filter((event): event is EventOf<Type> => event.type === type);
}
