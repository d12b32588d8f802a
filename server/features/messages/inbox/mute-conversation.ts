import { msg } from "@lingui/core/runtime-macro";
import type { MemberCtx } from "../../../context.ts";
import { Invalid } from "../../../errors.ts";
import { conversationNotFound } from "./answer-request.ts";
import { updateMute } from "./inbox-queries.ts";

/** The date that means "for good" to clients, which have no infinity. */
const alwaysMuted = "9999-12-31T23:59:59.000Z";

interface MuteState {
  readonly mutedUntil: string | null;
}

/**
 * Silences the conversation's alerts for the actor until a given time, or for good with null; a
 * repeated call changes the end (messages.8). Throws `Invalid` for a time in the past, and
 * `NotFound` without a conversation.
 */
export async function muteConversation(
  ctx: MemberCtx,
  userId: string,
  until: string | null,
): Promise<MuteState> {
  const endsAt = until === null ? "infinity" : new Date(until);
  if (endsAt !== "infinity" && endsAt <= ctx.clock.now()) {
    throw new Invalid(msg`Check the input.`, { until: msg`Choose a time in the future.` });
  }
  return await changeMute(ctx, userId, endsAt);
}

/** Allows alerts again; idempotent (api.7). Throws `NotFound` without a conversation. */
export function unmuteConversation(ctx: MemberCtx, userId: string): Promise<MuteState> {
  return changeMute(ctx, userId, null);
}

async function changeMute(
  ctx: MemberCtx,
  userId: string,
  until: Date | "infinity" | null,
): Promise<MuteState> {
  const side = { memberId: ctx.actor.id, otherId: userId };
  if (!await updateMute(ctx.sql, side, until)) throw conversationNotFound();
  ctx.publish({ type: "conversation_changed", memberId: ctx.actor.id, userId });
  return { mutedUntil: until === "infinity" ? alwaysMuted : until?.toISOString() ?? null };
}
