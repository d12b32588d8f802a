import type { BadgeType } from "#shared/members/badge-rules.ts";
import { ofAnyLength } from "../../db/any-length.ts";
import type { Sql } from "../../db/open-database.ts";

export interface BadgeRow {
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
export function selectBadges(sql: Sql, memberIds: readonly string[], now: Date): Promise<BadgeRow[]> {
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
    where b.member_id = any(${ofAnyLength(sql, memberIds)})`;
}
