import type { AnsweredMessage, DirectMessage } from "#shared/messages/shapes.ts";
import type { Support } from "#shared/moderation/crisis-support.ts";
import type { EmbeddedPost } from "#shared/posts/post-shapes.ts";
import { type Coverable, noCoverChoices, uncovered } from "#shared/moderation/decide-cover.ts";
import type { MemberCtx } from "../../context.ts";
import { type CoverRow, toCoverColumns } from "../moderation/covers/cover-fragments.ts";
import { alertsReceiver, receivesMessageEvents } from "./what-receiver-hears.ts";
import type { MessageRow } from "./fragments.ts";
import { publishAccepted } from "./inbox/answer-request.ts";
import type { NewMessageRow, SentRow } from "./insert-message-queries.ts";
import { presentMessage } from "./present.ts";
import { unedited } from "../revisions/present-edits.ts";

/**
 * `isNew`: false when an earlier attempt sent it. `support`: for the sender alone; nothing that the
 * receiver gets has it (moderation.11).
 */
export interface Sent {
  readonly message: DirectMessage;
  readonly isNew: boolean;
  readonly support: Support | null;
}

/** Publishes a new message to both its members. */
export async function announceMessage(
  ctx: MemberCtx,
  message: NewMessageRow,
  row: SentRow,
  { shared, replyTo, support }: {
    readonly shared: EmbeddedPost | null;
    /** As the sender sees it. */
    readonly replyTo: AnsweredMessage | null;
    readonly support: Support | null;
  },
): Promise<Sent> {
  // The other member's filter does not matter for the sender.
  const fresh = { ...freshRow(message, row), other_filter: null };
  const presented = presentMessage(fresh, ctx.actor, { sharedPost: shared, replyTo });
  // Only its sender sees one with a held picture (media.11).
  const isHeld = message.images.some((image) => image.isHeld);
  const cover = isHeld ? null : coverForReceiver(fresh);
  const receiver = { ...ctx.actor, id: message.receiverId, coverChoices: noCoverChoices };
  const forReceiver = cover || isHeld || replyTo
    ? presentMessage(fresh, receiver, { sharedPost: shared, replyTo: replyTo && withoutContent(replyTo) })
    : presented;
  publishSent(ctx, { presented, forReceiver, cover, row, support });
  if (row.has_accepted) await publishAccepted(ctx, message.receiverId);
  return { message: presented, isNew: true, support };
}

/** What its receiver sees of it is read for their frame (`readMessageFrames`). */
function withoutContent({ id, senderId }: AnsweredMessage): AnsweredMessage {
  return {
    id,
    senderId,
    content: "",
    pictures: 0,
    sharesPost: false,
    isUnsent: false,
    isHidden: false,
    isUnchecked: false,
    ...uncovered,
  };
}

/** A new message as both its members see it. */
function freshRow(
  message: NewMessageRow,
  { place, mentions, has_inert_links }: SentRow,
): Omit<MessageRow, "other_filter"> {
  const [first, ...further] = message.images;
  return {
    id: message.id,
    sender_id: message.senderId,
    receiver_id: message.receiverId,
    position: place,
    version: place,
    content: message.content,
    mentions,
    ...unedited,
    image_id: first?.id ?? null,
    image_alt: first?.alt ?? "",
    image_placeholder: first?.placeholder ?? null,
    image_width: first?.width ?? null,
    image_height: first?.height ?? null,
    image_made_with_ai: first?.madeWithAi ?? null,
    image_is_animated: first?.isAnimated ?? null,
    image_is_held: first?.isHeld ?? null,
    further_images: further,
    shared_post_id: message.sharedPostId,
    reply_to_id: message.replyToId,
    moderation_level: message.images.some(({ isHeld }) => isHeld) ? null : message.classified.level,
    client_message_id: message.clientMessageId,
    created_at: message.at,
    unsent_at: null,
    is_covered: false,
    ...toCoverColumns(message.cover, message.classified),
    has_inert_links,
    status: "sent",
    reactions: null,
  };
}

/** How it is covered for its receiver depends on what they chose; null: it is not, for nobody. */
function coverForReceiver(
  { cover_words: coverWords, cover_topics: topics, found_topics: foundTopics }: CoverRow,
): Coverable | null {
  if (coverWords === null && foundTopics.length === 0) return null;
  return { isCoveredByModerator: false, coverWords, topics, foundTopics };
}

/** A receiver who has declined the request gets no event (messages.6). */
function publishSent(
  ctx: MemberCtx,
  { presented, forReceiver, cover, row, support }: {
    readonly presented: DirectMessage;
    readonly forReceiver: DirectMessage;
    readonly cover: Coverable | null;
    readonly row: SentRow;
    readonly support: Support | null;
  },
): void {
  const { senderId, receiverId } = presented;
  ctx.publish({
    type: "message",
    memberId: senderId,
    message: presented,
    alerts: false,
    ...(support && { support }),
  });
  if (!receivesMessageEvents(row.receiver_state)) return;
  const alerts = !forReceiver.isHidden && alertsReceiver(row, ctx.clock.now());
  ctx.publish({
    type: "message",
    memberId: receiverId,
    message: forReceiver,
    alerts,
    ...(cover && { cover }),
  });
  ctx.publish({ type: "unread", memberId: receiverId, mayWait: true });
}
