import type { BadgeType } from "#shared/members/badge-rules.ts";
import type { Sql } from "../../../db/open-database.ts";
import { chargeKey, type XpMoved, xpMoved } from "../../xp/pay-and-charge-fragments.ts";

interface BoughtRow {
  readonly outcome: "bought" | "paused" | "endless";
  /** Null: bought by an earlier attempt, and expired since. */
  readonly badge_id: string | null;
  readonly ends_at: Date | null;
  /** Null when nothing was charged now. */
  readonly own_xp: XpMoved | null;
}

interface Purchase {
  /** The id for a new badge, and the key of its charge. */
  readonly id: string;
  readonly memberId: string;
  readonly badgeType: "goldVerify";
  /** Whole XP. */
  readonly cost: number;
  readonly at: Date;
}

/** Buys a month of a badge; see buy_badge. Run it inside `refuseShortfall`. */
export async function insertBadge(
  sql: Sql,
  { id, memberId, badgeType, cost, at }: Purchase,
): Promise<BoughtRow> {
  const key = chargeKey({ reason: "badge", memberId, key: id });
  const [row] = await sql<BoughtRow[]>`
    select outcome, badge_id, ends_at, ${xpMoved(sql, memberId, sql`charged`)} as own_xp
    from buy_badge(
      ${id}::uuid,
      ${memberId}::uuid,
      ${badgeType}::text,
      ${key}::text,
      ${cost}::integer,
      ${at}::timestamptz
    )`;
  return row as BoughtRow;
}

export interface DueBadge {
  readonly id: string;
  readonly badge_type: BadgeType;
}

/**
 * The badges whose time is up by a moment and whose end was not processed. By
 * `member_badges_expiring`.
 */
export function selectDueBadges(sql: Sql, at: Date, limit: number): Promise<DueBadge[]> {
  return sql<DueBadge[]>`
    select id, badge_type
    from member_badges
    where lapsed_at is null
      and expires_at <= ${at}
    order by expires_at
    limit ${limit}`;
}
