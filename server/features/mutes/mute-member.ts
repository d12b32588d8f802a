import { msg } from "@lingui/core/runtime-macro";
import type { MemberCtx } from "../../context.ts";
import { Invalid } from "../../errors.ts";
import { memberNotFound } from "../members/get-member.ts";
import { canMute } from "./permissions.ts";
import { deleteMute, upsertMute } from "./mute-queries.ts";

interface MuteState {
  readonly isMuted: boolean;
  readonly mutedUntil: string | null;
}

/**
 * Mutes a member for the actor alone, until a given time or until unmuted; a repeated call
 * changes the end (mutes.1). Throws `Invalid` for the actor themselves and for a time in the
 * past, and `NotFound`.
 */
export async function muteMember(
  ctx: MemberCtx,
  memberId: string,
  until: string | null = null,
): Promise<MuteState> {
  if (!canMute(ctx.actor, memberId)) throw new Invalid(msg`You can't mute yourself.`);
  const at = ctx.clock.now();
  const endsAt = until === null ? null : new Date(until);
  if (endsAt && endsAt <= at) {
    throw new Invalid(msg`Check the input.`, { until: msg`Choose a time in the future.` });
  }
  if (!await upsertMute(ctx.sql, { muterId: ctx.actor.id, mutedId: memberId, endsAt, at })) {
    throw memberNotFound();
  }
  ctx.changed([`reader:${ctx.actor.id}`]);
  ctx.publish({ type: "resync", memberId: ctx.actor.id });
  return { isMuted: true, mutedUntil: endsAt?.toISOString() ?? null };
}

/** Lifts the actor's mute; idempotent (api.7). Throws `NotFound`. */
export async function unmuteMember(ctx: MemberCtx, memberId: string): Promise<MuteState> {
  if (!await deleteMute(ctx.sql, { muterId: ctx.actor.id, mutedId: memberId })) throw memberNotFound();
  ctx.changed([`reader:${ctx.actor.id}`]);
  ctx.publish({ type: "resync", memberId: ctx.actor.id });
  return { isMuted: false, mutedUntil: null };
}
