import type { BadgeType } from "#shared/members/badge-rules.ts";
import type { Sql } from "../../db/client.ts";

export interface BadgeRow {
  readonly id: string;
  readonly badge_type: BadgeType;
  readonly is_active: boolean;
  readonly is_deactivated: boolean;
  readonly expires_at: Date | null;
  readonly stripe_subscription_id: string | null;
}

/** All badges a member ever had: a handful, in no order. */
export function selectBadges(sql: Sql, memberId: string): Promise<BadgeRow[]> {
  return sql<BadgeRow[]>`
    select id, badge_type, is_active, is_deactivated, expires_at, stripe_subscription_id
    from member_badges
    where member_id = ${memberId}`;
}
