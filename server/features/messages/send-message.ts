import { uuidv7 } from "uuidv7";
import type { z } from "zod";
import type { DirectMessage, newMessage } from "#shared/messages/contract.ts";
import { defaultShareText, messageLimits } from "#shared/messages/rules.ts";
import { isLevelVisible } from "#shared/moderation/rules.ts";
import type { EmbeddedPost } from "#shared/posts/shapes.ts";
import type { MemberCtx } from "../../context.ts";
import { Forbidden, Invalid } from "../../errors.ts";
import { memberNotFound } from "../members/get-member.ts";
import { getEmbeddedPost } from "../posts/get-embedded-post.ts";
import { canMessage, type Standing } from "./policy.ts";
import { presentMessage } from "./present.ts";
import { insertMessage, selectSent, selectStanding, type StandingRow } from "./queries.ts";

type NewMessage = z.output<typeof newMessage>;

/**
 * Sends a message, once for each `clientMessageId` (decision 60): a repeat answers with what was sent. Throws `Invalid` for
 * nothing to send or oneself, `NotFound` for a receiver or a post that is not there, `Forbidden` where decision 58, a block or
 * the receiver's filter stands in the way (decision 64).
 */
export async function sendMessage(ctx: MemberCtx, input: NewMessage): Promise<DirectMessage> {
  if (input.receiverId === ctx.actor.id) throw new Invalid("You cannot send messages to yourself");
  const sent = await findSent(ctx, input);
  if (sent) return sent;
  const content = contentOf(input);
  const shared = input.sharedPostId ? await getEmbeddedPost(ctx, input.sharedPostId) : null;
  await refuseUnwelcome(ctx, input.receiverId, shared);
  const row = await insertMessage(ctx.sql, {
    id: uuidv7(),
    senderId: ctx.actor.id,
    receiverId: input.receiverId,
    content,
    sharedPostId: shared?.id ?? null,
    clientMessageId: input.clientMessageId ?? null,
    at: ctx.clock.now(),
  });
  const message = row ? presentMessage(row, shared) : await findSent(ctx, input);
  if (!message) throw new Error("A message was neither written nor found");
  return message;
}

async function findSent(ctx: MemberCtx, input: NewMessage): Promise<DirectMessage | null> {
  if (!input.clientMessageId) return null;
  const row = await selectSent(ctx.sql, ctx.actor.id, input.clientMessageId);
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

async function refuseUnwelcome(
  ctx: MemberCtx,
  receiverId: string,
  shared: EmbeddedPost | null,
): Promise<void> {
  const parties = { senderId: ctx.actor.id, receiverId, sharedAuthorId: shared?.author.id ?? null };
  const row = await selectStanding(ctx.sql, parties);
  if (!row) throw memberNotFound();
  const standing = standingOf(row);
  if (!canMessage(standing)) throw new Forbidden(refusal(standing));
  if (!shared) return;
  // The client knows this text (B§8).
  if (!row.may_see_author || !isLevelVisible(shared.moderationLevel, row.filter)) {
    throw new Forbidden("This post cannot be shared due to moderation settings of this chat");
  }
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
