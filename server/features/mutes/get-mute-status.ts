import type { MemberCtx } from "../../context.ts";
import { memberNotFound } from "../members/get-member.ts";
import { selectMuteStatus } from "./mute-queries.ts";

/**
 * Whether the actor has muted a member, and until when; a mute that has ended does not
 * count. Throws `NotFound`.
 */
export async function getMuteStatus(ctx: MemberCtx, memberId: string) {
  const mute = { muterId: ctx.actor.id, mutedId: memberId };
  const row = await selectMuteStatus(ctx.sql, mute, ctx.clock.now());
  if (!row) throw memberNotFound();
  return { isMuted: row.is_muted, mutedUntil: row.ends_at?.toISOString() ?? null };
}
