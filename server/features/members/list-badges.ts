import { badgeRank, isActiveBadge, isExpired } from "#shared/members/badge-rules.ts";
import type { Badge } from "#shared/members/badges.ts";
import type { Ctx, MemberCtx } from "../../context.ts";
import { type BadgeRow, selectBadges } from "./badge-queries.ts";
import { loadMember } from "./get-member.ts";

/** A member's badges, the highest first; what has expired is only theirs to see. Throws `NotFound`. */
export async function listBadges(ctx: MemberCtx, memberId: string): Promise<Badge[]> {
  const badges = await loadBadges(ctx, memberId);
  return memberId === ctx.actor.id ? badges : badges.filter((badge) => !isExpired(badge, ctx.clock.now()));
}

/** Those active and not expired, the highest first. Throws `NotFound`. */
export async function listActiveBadges(ctx: MemberCtx, memberId: string): Promise<Badge[]> {
  const badges = await loadBadges(ctx, memberId);
  return badges.filter((badge) => isActiveBadge(badge, ctx.clock.now()));
}

/** One's own that have not expired, the highest first. */
export async function listOwnBadges(ctx: Ctx, memberId: string): Promise<Badge[]> {
  const rows = await selectBadges(ctx.sql, memberId);
  return presentBadges(rows, true).filter((badge) => !isExpired(badge, ctx.clock.now()));
}

async function loadBadges(ctx: MemberCtx, memberId: string): Promise<Badge[]> {
  const isOwn = memberId === ctx.actor.id;
  const [rows] = await Promise.all([
    selectBadges(ctx.sql, memberId),
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
  }));
  return badges.toSorted((a, b) => badgeRank(b.badgeType) - badgeRank(a.badgeType));
}
