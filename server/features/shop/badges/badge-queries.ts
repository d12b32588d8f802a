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
  /** The id of the badge, if it is a new one, and the key of its charge. */
  readonly id: string;
  readonly memberId: string;
  readonly badgeType: "goldVerify";
  /** Whole XP. */
  readonly cost: number;
  readonly at: Date;
}

/** Buys a month of a badge; see buy_badge. Run it inside `refusingShortfall`. */
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
