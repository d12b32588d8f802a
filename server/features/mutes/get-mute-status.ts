import type { MuteState } from "#shared/mutes/contract.ts";
import type { MemberCtx } from "../../context.ts";
import { memberNotFound } from "../members/get-member.ts";
import { selectMuteStatus } from "./mute-queries.ts";
import { presentParts } from "./present-parts.ts";

/**
 * Whether the actor has muted a member, or what of them, and until when; a mute that has ended does
 * not count. Throws `NotFound`.
 */
export async function getMuteStatus(ctx: MemberCtx, memberId: string): Promise<MuteState> {
  const status = await findMuteStatus(ctx, memberId);
  if (!status) throw memberNotFound();
  return status;
}

/** The same; null when the actor sees no such member. */
export async function findMuteStatus(ctx: MemberCtx, memberId: string): Promise<MuteState | null> {
  const mute = { muterId: ctx.actor.id, mutedId: memberId };
  const row = await selectMuteStatus(ctx.sql, mute, ctx.clock.now());
  return row && {
    isMuted: row.is_muted,
    mutedUntil: row.ends_at?.toISOString() ?? null,
    parts: presentParts(row.parts),
  };
}
