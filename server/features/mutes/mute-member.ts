import { msg } from "@lingui/core/runtime-macro";
import type { MuteState } from "#shared/mutes/contract.ts";
import type { MutablePart } from "#shared/mutes/mutable-parts.ts";
import type { MemberCtx } from "../../context.ts";
import { Invalid } from "../../errors.ts";
import { memberNotFound } from "../members/get-member.ts";
import { findMuteStatus, getMuteStatus } from "./get-mute-status.ts";
import { canMute } from "./permissions.ts";
import { deleteMute, upsertMute } from "./mute-queries.ts";

/**
 * Mutes a member for the actor alone, or only their reposts or quotes, until a given time or until
 * unmuted; a repeated call changes the end (mutes.1, mutes.2). Throws `Invalid` for the actor
 * themselves and for a time in the past, and `NotFound`.
 */
export async function muteMember(
  ctx: MemberCtx,
  memberId: string,
  { until = null, only = null }: {
    readonly until?: string | null | undefined;
    readonly only?: MutablePart | null | undefined;
  } = {},
): Promise<MuteState> {
  if (!canMute(ctx.actor, memberId)) throw new Invalid(msg`You can't mute yourself.`);
  const at = ctx.clock.now();
  const endsAt = until === null ? null : new Date(until);
  if (endsAt && endsAt <= at) {
    throw new Invalid(msg`Check the input.`, { until: msg`Choose a time in the future.` });
  }
  const mute = { muterId: ctx.actor.id, mutedId: memberId, part: only, endsAt, at };
  if (!await upsertMute(ctx.sql, mute)) throw memberNotFound();
  ctx.changed([`reader:${ctx.actor.id}`]);
  ctx.publish({ type: "resync", memberId: ctx.actor.id });
  return await getMuteStatus(ctx, memberId);
}

/**
 * Lifts the actor's mute of a member and of all parts, or of one; idempotent (api.7). Throws
 * `NotFound`.
 */
export async function unmuteMember(
  ctx: MemberCtx,
  memberId: string,
  only: MutablePart | null = null,
): Promise<MuteState> {
  const mute = { muterId: ctx.actor.id, mutedId: memberId, part: only };
  if (!await deleteMute(ctx.sql, mute)) throw memberNotFound();
  ctx.changed([`reader:${ctx.actor.id}`]);
  ctx.publish({ type: "resync", memberId: ctx.actor.id });
  // Nothing is muted of who can't be seen; a mute of them can still be lifted.
  return await findMuteStatus(ctx, memberId) ?? { isMuted: false, mutedUntil: null, parts: [] };
}
