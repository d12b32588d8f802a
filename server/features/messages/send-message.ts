import { uuidv7 } from "uuidv7";
import type { z } from "zod";
import type { DirectMessage, newMessage } from "#shared/messages/contract.ts";
import { refusalMessages } from "#shared/messages/refusals.ts";
import { chatLevel, defaultShareText, fitsChat, messageLimits } from "#shared/messages/rules.ts";
import { isLevelVisible } from "#shared/moderation/rules.ts";
import type { EmbeddedPost } from "#shared/posts/shapes.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { MemberCtx } from "../../context.ts";
import { AppError, Forbidden, Invalid } from "../../errors.ts";
import { memberNotFound } from "../members/get-member.ts";
import { classify } from "../moderation/classify.ts";
import { getEmbeddedPost } from "../posts/get-embedded-post.ts";
import { canMessage, type Standing } from "./permissions.ts";
import { presentMessage } from "./present.ts";
import {
  insertMessage,
  selectSent,
  selectStanding,
  type StandingRow,
  type WantedMessage,
} from "./queries.ts";

type NewMessage = z.output<typeof newMessage>;

/**
 * Sends a message, once for each `clientMessageId`: a repeat returns the message that was sent, even across a block that came
 * since. Throws `Invalid` when there is nothing to send or the receiver is the sender, `idempotency_mismatch` when the
 * `clientMessageId` belongs to another message, `NotFound` for a receiver or a post that does not exist for the sender, and
 * `Forbidden` when the two may not write to each other or the message does not fit their chat. The message is classified before
 * anyone sees it.
 */
export async function sendMessage(ctx: MemberCtx, input: NewMessage): Promise<DirectMessage> {
  if (input.receiverId === ctx.actor.id) throw new Invalid("You can't send messages to yourself.");
  const id = ctx.createdId ?? uuidv7();
  const clientMessageId = input.clientMessageId ?? null;
  const content = contentOf(input);
  const wanted = {
    id,
    clientMessageId,
    receiverId: input.receiverId,
    content,
    sharedPostId: input.sharedPostId ?? null,
  };
  const mayBeSent = ctx.createdId !== null || clientMessageId !== null;
  const sent = mayBeSent ? await findSent(ctx, wanted) : null;
  if (sent) return sent;
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
  const message = row ? presentMessage(row, shared) : await findSent(ctx, wanted);
  if (!message) throw new Forbidden("You can't message each other because of a block.");
  return message;
}

/** Returns the message an earlier attempt sent, or null. Throws `idempotency_mismatch` when that was another message. */
async function findSent(ctx: MemberCtx, wanted: WantedMessage): Promise<DirectMessage | null> {
  const row = await selectSent(ctx.sql, ctx.actor.id, wanted);
  if (!row) return null;
  if (!row.is_same) {
    const message = "Another message was sent with this clientMessageId: make a new one";
    throw new AppError("idempotency_mismatch", message, { fields: { clientMessageId: message } });
  }
  const shared = row.shared_post_id ? await getEmbeddedPost(ctx, row.shared_post_id).catch(() => null) : null;
  return presentMessage(row, shared);
}

function contentOf({ content, sharedPostId }: NewMessage): string {
  const words = content.trim();
  if (sharedPostId && words.length > messageLimits.shareLength) {
    throw new Invalid(`Messages with a post can be at most ${messageLimits.shareLength} characters`);
  }
  if (words === "" && !sharedPostId) throw new Invalid("Please write something first.");
  return words || defaultShareText;
}

/** Returns the receiver's filter. */
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
