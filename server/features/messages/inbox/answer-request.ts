import { msg } from "@lingui/core/runtime-macro";
import type { MemberCtx } from "../../../context.ts";
import { NotFound } from "../../../errors.ts";
import { selectTicks, type Side } from "./inbox-queries.ts";
import type { Sql } from "../../../db/open-database.ts";

/**
 * Opens the conversation with a requesting or declined member: it joins the actor's list, and the
 * sender sees ticks (messages.6). Idempotent. Throws `NotFound` without a conversation.
 */
export async function acceptRequest(ctx: MemberCtx, userId: string): Promise<{ success: true }> {
  const isChanged = await markRequestAccepted(ctx.sql, { memberId: ctx.actor.id, otherId: userId });
  if (isChanged === null) throw conversationNotFound();
  if (isChanged) await publishAccepted(ctx, userId);
  return { success: true };
}

/**
 * Hides a request without the sender noticing (messages.6). Idempotent. Throws `NotFound` without a
 * conversation.
 */
export async function declineRequest(ctx: MemberCtx, userId: string): Promise<{ success: true }> {
  const isChanged = await markRequestDeclined(ctx.sql, { memberId: ctx.actor.id, otherId: userId });
  if (isChanged === null) throw conversationNotFound();
  if (isChanged) publishRequestChanged(ctx, userId);
  return { success: true };
}

/**
 * Takes a decline back: the request waits again, with all that was written meanwhile, and the
 * sender notices nothing (messages.6). Idempotent. Throws `NotFound` without a conversation.
 */
export async function restoreRequest(ctx: MemberCtx, userId: string): Promise<{ success: true }> {
  const isChanged = await markRequestRestored(ctx.sql, { memberId: ctx.actor.id, otherId: userId });
  if (isChanged === null) throw conversationNotFound();
  if (isChanged) publishRequestChanged(ctx, userId);
  return { success: true };
}

/** To the member's own clients: the list of requests and its number. */
export function publishRequestChanged(ctx: MemberCtx, userId: string): void {
  const memberId = ctx.actor.id;
  ctx.publish({ type: "conversation_changed", memberId, userId });
  ctx.publish({ type: "unread", memberId });
}

/** For `acceptRequest`, and for an answer, which accepts too. */
export async function publishAccepted(ctx: MemberCtx, userId: string): Promise<void> {
  const memberId = ctx.actor.id;
  ctx.publish({ type: "conversation_changed", memberId, userId });
  ctx.publish({ type: "unread", memberId });
  // For the sender it waits no longer.
  ctx.publish({ type: "conversation_changed", memberId: userId, userId: memberId });
  const { delivered_id, read_id } = await selectTicks(ctx.sql, { memberId, otherId: userId });
  for (const [type, messageId] of [["message_delivered", delivered_id], ["message_read", read_id]] as const) {
    if (messageId) ctx.publish({ type, memberId: userId, messageId, receiverId: memberId });
  }
}

export function conversationNotFound(): NotFound {
  return new NotFound(msg`You have no conversation with this member yet.`);
}

/** Returns whether it was closed before; null without a conversation. */
async function markRequestAccepted(sql: Sql, { memberId, otherId }: Side): Promise<boolean | null> {
  const [row] = await sql<{ changed: boolean | null }[]>`
    select accept_request(${memberId}, ${otherId}) as changed`;
  return row?.changed ?? null;
}

/** Returns whether it was a request before; null without a conversation. */
async function markRequestDeclined(sql: Sql, { memberId, otherId }: Side): Promise<boolean | null> {
  const [row] = await sql<{ changed: boolean | null }[]>`
    select move_side(${memberId}, ${otherId}, 'request', 'declined') as changed`;
  return row?.changed ?? null;
}

/** Returns whether it was declined before; null without a conversation. */
async function markRequestRestored(sql: Sql, { memberId, otherId }: Side): Promise<boolean | null> {
  const [row] = await sql<{ changed: boolean | null }[]>`
    select move_side(${memberId}, ${otherId}, 'declined', 'request') as changed`;
  return row?.changed ?? null;
}
