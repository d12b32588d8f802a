import type { BadgeType } from "#shared/members/badge-rules.ts";
import type { Sql } from "../../db/open-database.ts";

export interface BadgeRow {
  readonly id: string;
  readonly member_id: string;
  readonly badge_type: BadgeType;
  readonly is_active: boolean;
  readonly is_deactivated: boolean;
  readonly expires_at: Date | null;
  readonly stripe_subscription_id: string | null;
}

/** All badges that members ever had: a handful each, in no order. */
export function selectBadges(sql: Sql, memberIds: readonly string[]): Promise<BadgeRow[]> {
  return sql<BadgeRow[]>`
    select id, member_id, badge_type, is_active, is_deactivated, expires_at, stripe_subscription_id
    from member_badges
    where member_id = any(${memberIds as string[]}::uuid[])`;
}
