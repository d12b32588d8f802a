import { type BadgeType, getBadgeRank, isActiveBadge, isExpired } from "#shared/members/badge-rules.ts";
import type { Badge } from "#shared/members/badge-shapes.ts";
import type { Ctx, MemberCtx } from "../../context.ts";
import { batchReads } from "../../db/batch-statements.ts";
import { loadMember } from "./get-member.ts";
import { hideLength } from "../../db/hide-length.ts";
import type { Sql } from "../../db/open-database.ts";

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
  return badges.toSorted((a, b) => getBadgeRank(b.badgeType) - getBadgeRank(a.badgeType));
}

interface BadgeRow {
  readonly id: string;
  readonly member_id: string;
  readonly badge_type: BadgeType;
  readonly is_active: boolean;
  readonly is_deactivated: boolean;
  readonly expires_at: Date | null;
  readonly stripe_subscription_id: string | null;
  /** `failing`: the renewal was refused and is being retried. */
  readonly renewal: "renews" | "ends" | "failing" | null;
}

/**
 * All badges that members ever had: a handful each, in no order. A renewing crown ends with the
 * paid time, plus the days that it stays while its renewal is retried (badges.6).
 */
function selectBadges(sql: Sql, memberIds: readonly string[], now: Date): Promise<BadgeRow[]> {
  return sql<BadgeRow[]>`
    select
      b.id, b.member_id, b.badge_type, b.is_active, b.is_deactivated, b.stripe_subscription_id,
      case when s.paid_until > ${now} then least(b.expires_at, s.paid_until) else b.expires_at end as expires_at,
      case
        when s.status = 'past_due' then 'failing'
        when s.status = 'active' and not s.cancels_at_period_end then 'renews'
        when s.subscription_id is not null then 'ends'
      end as renewal
    from member_badges b
    left join crown_subscriptions s on s.subscription_id = b.stripe_subscription_id
    where b.member_id = any(${hideLength(sql, memberIds)})`;
}
