import { uuidv7 } from "uuidv7";
import type { z } from "zod";
import type { DirectMessage, newMessage } from "#shared/messages/contract.ts";
import { refusalMessages } from "#shared/messages/refusals.ts";
import { chatLevel, defaultShareText, fitsChat, messageLimits } from "#shared/messages/rules.ts";
import { isLevelVisible } from "#shared/moderation/rules.ts";
import type { EmbeddedPost } from "#shared/posts/shapes.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { MemberCtx } from "../../context.ts";
import { Forbidden, Invalid } from "../../errors.ts";
import { memberNotFound } from "../members/get-member.ts";
import { classify } from "../moderation/classify.ts";
import { getEmbeddedPost } from "../posts/get-embedded-post.ts";
import { canMessage, type Standing } from "./policy.ts";
import { presentMessage } from "./present.ts";
import { insertMessage, selectSent, selectStanding, type StandingRow } from "./queries.ts";

type NewMessage = z.output<typeof newMessage>;

/**
 * Sends a message, once for each `clientMessageId` (decision 60): a repeat answers with what was sent, also across a block that
 * has come since. Throws `Invalid` for nothing to send or oneself, `NotFound` for a receiver or a post that is not there,
 * `Forbidden` where decision 58, a block or the level of this chat stands in the way (decision 64). It is classified before
 * anybody sees it (decision 29).
 */
export async function sendMessage(ctx: MemberCtx, input: NewMessage): Promise<DirectMessage> {
  if (input.receiverId === ctx.actor.id) throw new Invalid("You cannot send messages to yourself");
  const id = ctx.createdId ?? uuidv7();
  const clientMessageId = input.clientMessageId ?? null;
  const mayBeSent = ctx.createdId !== null || clientMessageId !== null;
  const sent = mayBeSent ? await findSent(ctx, { id, clientMessageId }) : null;
  if (sent) return sent;
  const content = contentOf(input);
  const shared = input.sharedPostId ? await getEmbeddedPost(ctx, input.sharedPostId) : null;
  const filter = await refuseUnwelcome(ctx, input.receiverId, shared);
  const classified = await classify(ctx, { text: content });
  if (!fitsChat(classified.level, chatLevel(ctx.actor.filter, filter))) {
    throw new Forbidden(refusalMessages.level);
  }
  const row = await insertMessage(ctx.sql, {
    id,
    senderId: ctx.actor.id,
    receiverId: input.receiverId,
    content,
    sharedPostId: shared?.id ?? null,
    clientMessageId,
    classified,
    at: ctx.clock.now(),
  });
  const message = row ? presentMessage(row, shared) : await findSent(ctx, { id, clientMessageId });
  if (!message) throw new Forbidden("Messages between the two of you are blocked");
  return message;
}

async function findSent(
  ctx: MemberCtx,
  by: { id: string; clientMessageId: string | null },
): Promise<DirectMessage | null> {
  const row = await selectSent(ctx.sql, ctx.actor.id, by);
  if (!row) return null;
  const shared = row.shared_post_id ? await getEmbeddedPost(ctx, row.shared_post_id).catch(() => null) : null;
  return presentMessage(row, shared);
}

function contentOf({ content, sharedPostId }: NewMessage): string {
  const words = content.trim();
  if (sharedPostId && words.length > messageLimits.shareLength) {
    throw new Invalid(`Messages with a post can be at most ${messageLimits.shareLength} characters`);
  }
  if (words === "" && !sharedPostId) throw new Invalid("Please write something first");
  return words || defaultShareText;
}

/** Answers the receiver's filter. */
async function refuseUnwelcome(
  ctx: MemberCtx,
  receiverId: string,
  shared: EmbeddedPost | null,
): Promise<ModerationLevel | null> {
  const sharedAuthorId = shared?.author.id ?? null;
  const parties = { senderId: ctx.actor.id, receiverId, sharedAuthorId, now: ctx.clock.now() };
  const row = await selectStanding(ctx.sql, parties);
  if (!row) throw memberNotFound();
  const standing = standingOf(row);
  if (!canMessage(standing)) throw new Forbidden(refusal(standing));
  if (shared && !(row.may_see_author && isLevelVisible(shared.moderationLevel, row.filter))) {
    throw new Forbidden(refusalMessages.share);
  }
  return row.filter;
}

function standingOf(row: StandingRow): Standing {
  return {
    isFollowing: row.is_following,
    hasReceived: row.has_received,
    isBlocked: row.is_blocked,
    isBlockedBy: row.is_blocked_by,
  };
}

function refusal({ isBlocked, isBlockedBy }: Standing): string {
  if (isBlocked) return "Unblock this member to send messages";
  if (isBlockedBy) return "You have been blocked by this user";
  return "You can only send messages to members you follow";
}
