import { badgeRank, isActiveBadge, isExpired } from "#shared/members/badge-rules.ts";
import type { Badge } from "#shared/members/badge-shapes.ts";
import type { Ctx, MemberCtx } from "../../context.ts";
import { batchReads } from "../../db/batch-statements.ts";
import { type BadgeRow, selectBadges } from "./list-badges-queries.ts";
import { loadMember } from "./get-member.ts";

/** A member's badges, highest first; only they see expired ones. Throws `NotFound`. */
export async function listBadges(ctx: MemberCtx, memberId: string): Promise<Badge[]> {
  const badges = await loadBadges(ctx, memberId);
  return memberId === ctx.actor.id ? badges : badges.filter((badge) => !isExpired(badge, ctx.clock.now()));
}

/** The active and unexpired badges, highest first. Throws `NotFound`. */
export async function listActiveBadges(ctx: MemberCtx, memberId: string): Promise<Badge[]> {
  const badges = await loadBadges(ctx, memberId);
  return badges.filter((badge) => isActiveBadge(badge, ctx.clock.now()));
}

/** The actor's unexpired badges, highest first. */
export async function listOwnBadges(ctx: Ctx, memberId: string): Promise<Badge[]> {
  const now = ctx.clock.now();
  const rows = await ownBadges(ctx.sql, { memberId, now });
  return presentBadges(rows, true).filter((badge) => !isExpired(badge, now));
}

/** Concurrent current-user calls share a statement. */
const ownBadges = batchReads(async (sql, asked: readonly { memberId: string; now: Date }[]) => {
  // Requested within milliseconds.
  const now = asked.at(-1)?.now ?? new Date();
  const byMember = Map.groupBy(
    await selectBadges(sql, asked.map(({ memberId }) => memberId), now),
    ({ member_id }) => member_id,
  );
  return asked.map(({ memberId }) => byMember.get(memberId) ?? []);
});

/**
 * The unexpired badges of some members as others see them, highest first; members without any are
 * absent.
 */
export async function listBadgesByMember(
  ctx: Pick<Ctx, "sql" | "clock">,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Badge[]>> {
  const now = ctx.clock.now();
  const rows = await selectBadges(ctx.sql, memberIds, now);
  const byMember = Map.groupBy(rows, ({ member_id }) => member_id);
  return new Map(
    [...byMember].map(([id, own]) => [
      id,
      presentBadges(own, false).filter((badge) => !isExpired(badge, now)),
    ]),
  );
}

async function loadBadges(ctx: MemberCtx, memberId: string): Promise<Badge[]> {
  const isOwn = memberId === ctx.actor.id;
  const [rows] = await Promise.all([
    selectBadges(ctx.sql, [memberId], ctx.clock.now()),
    isOwn ? null : loadMember(ctx, { id: memberId }),
  ]);
  return presentBadges(rows, isOwn);
}

function presentBadges(rows: readonly BadgeRow[], isOwn: boolean): Badge[] {
  const badges = rows.map((row): Badge => ({
    id: row.id,
    badgeType: row.badge_type,
    isActive: row.is_active,
    isDeactivated: row.is_deactivated,
    expiresAt: row.expires_at?.toISOString() ?? null,
    stripeSubscriptionId: isOwn ? row.stripe_subscription_id : null,
    renewal: isOwn ? row.renewal : null,
  }));
  return badges.toSorted((a, b) => badgeRank(b.badgeType) - badgeRank(a.badgeType));
}
