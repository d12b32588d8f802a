import type { BadgeType } from "#shared/members/badge-rules.ts";
import type { Sql } from "../../../db/open-database.ts";
import type { Notified } from "../../notifications/notify/notify-fragments.ts";
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

interface OwnBadge {
  readonly id: string;
  readonly memberId: string;
  readonly at: Date;
}

/** See activate_badge. */
export async function updateActive(
  sql: Sql,
  { id, memberId, at }: OwnBadge,
): Promise<"active" | "absent" | "expired" | "blocked"> {
  const [row] = await sql<{ outcome: "active" }[]>`
    select activate_badge(${id}::uuid, ${memberId}::uuid, ${at}::timestamptz) as outcome`;
  return row?.outcome ?? "absent";
}

/** See activate_badge_instead. */
export async function updateActiveInstead(
  sql: Sql,
  { id, memberId, at }: OwnBadge,
): Promise<"active" | "absent" | "expired"> {
  const [row] = await sql<{ outcome: "active" }[]>`
    select activate_badge_instead(${id}::uuid, ${memberId}::uuid, ${at}::timestamptz) as outcome`;
  return row?.outcome ?? "absent";
}

interface DeactivatedRow {
  readonly outcome: "deactivated" | "absent" | "expired" | "passive";
  readonly filter_reset: boolean;
}

/** See deactivate_badge. */
export async function updateDeactivated(
  sql: Sql,
  { id, memberId, at }: OwnBadge,
): Promise<DeactivatedRow> {
  const [row] = await sql<DeactivatedRow[]>`
    select outcome, filter_reset
    from deactivate_badge(${id}::uuid, ${memberId}::uuid, ${at}::timestamptz)`;
  return row as DeactivatedRow;
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

/** See end_badge. Null when it had ended before, or continues. */
export async function updateLapsed(
  sql: Sql,
  { id, at, texts }: { id: string; at: Date; texts: Readonly<Record<string, string>> },
): Promise<{ memberId: string; notified: Notified | null } | null> {
  const [row] = await sql<{ lapsed: { memberId: string; notified: Notified | null } | null }[]>`
    select end_badge(${id}::uuid, ${at}::timestamptz, ${JSON.stringify(texts)}::text::jsonb) as lapsed`;
  return row?.lapsed ?? null;
}
