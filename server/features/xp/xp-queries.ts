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

/** Records a member's visit on a day; see xp_record_visit. Returns the XP it paid. */
export async function recordVisit(
  sql: Sql,
  visit: { memberId: string; day: string; amount: number; at: Date },
): Promise<number> {
  const [row] = await sql<{ paid: number }[]>`
    select xp_record_visit(
      ${visit.memberId}::uuid, ${visit.day}::date, ${visit.amount}::integer, ${visit.at}::timestamptz
    ) as paid`;
  return row?.paid ?? 0;
}

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
