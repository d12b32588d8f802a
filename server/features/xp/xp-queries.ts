import { batchWrites } from "../../db/batch-statements.ts";
import type { Sql } from "../../db/open-database.ts";
import { type Charge, charge, type XpMoved, xpMoved } from "./pay-and-charge-fragments.ts";

/** By the member's key. */
export async function selectOwnXp(
  sql: Sql,
  memberId: string,
): Promise<{ readonly xp: number; readonly lifetime_xp: number } | null> {
  const [row] = await sql<{ xp: number; lifetime_xp: number }[]>`
    select xp, lifetime_xp
    from members
    where id = ${memberId}`;
  return row ?? null;
}

interface Visit {
  readonly memberId: string;
  /** YYYY-MM-DD, in the member's time zone. */
  readonly day: string;
  /** XP of a day that follows one. */
  readonly amount: number;
  readonly at: Date;
}

/**
 * Records a member's visit on a day; see xp_record_visit. Returns the XP it paid. Concurrent
 * visits share a statement and a commit: whoever comes first in a day when everybody comes would
 * wait for one each. Members are locked in the order of their ids.
 */
export const recordVisit: (sql: Sql, visit: Visit) => Promise<number> = batchWrites(
  async (sql, visits) => {
    const given = visits.map(({ memberId, day, amount, at }, place) => ({
      place,
      member_id: memberId,
      day,
      amount,
      at: at.toISOString(),
    }));
    const rows = await sql<{ place: number; paid: number }[]>`
      select place, xp_record_visit(member_id, day, amount, at) as paid
      from (
        select *
        from jsonb_to_recordset(${sql.json(given)}::jsonb)
          as given (place integer, member_id uuid, day date, amount integer, at timestamptz)
        order by member_id, place
      ) as visit`;
    const byPlace = new Map(rows.map(({ place, paid }) => [place, paid]));
    return visits.map((_, place) => byPlace.get(place) ?? 0);
  },
  { mostTogether: 100 },
);

/** A charge in its own statement. */
export async function insertCharge(sql: Sql, given: Charge): Promise<XpMoved | null> {
  const [row] = await sql<{ own_xp: XpMoved | null }[]>`
    select ${xpMoved(sql, given.memberId, charge(sql, given))} as own_xp`;
  return row?.own_xp ?? null;
}

/** See xp_refund. */
export async function insertRefund(
  sql: Sql,
  refund: { memberId: string; chargeKey: string; amount: number | null; at: Date },
): Promise<XpMoved | null> {
  const refunded = sql`xp_refund(
      ${refund.memberId}::uuid,
      ${refund.chargeKey}::text,
      ${refund.amount}::integer,
      ${refund.at}::timestamptz
    )`;
  const [row] = await sql<{ own_xp: XpMoved | null }[]>`
    select ${xpMoved(sql, refund.memberId, refunded)} as own_xp`;
  return row?.own_xp ?? null;
}
