import type { ReasonCode } from "#shared/xp/transaction-reasons.ts";
import type { Sql } from "../../db/open-database.ts";
import { pageClause } from "../../db/limit-clause.ts";
import type { KeysetPage } from "../../db/id-cursor.ts";
import type { Notified } from "../notifications/notify/notify-fragments.ts";
import { type Charge, charge, type XpMoved, xpMoved } from "./pay-and-charge-fragments.ts";

export interface TransactionRow {
  readonly id: string;
  /** Below 0: spent. */
  readonly amount: number;
  readonly reason: ReasonCode;
  readonly created_at: Date;
}

/** By `xp_entries_by_account`, newest first. */
export function selectTransactions(
  sql: Sql,
  memberId: string,
  page: KeysetPage,
): Promise<TransactionRow[]> {
  return sql<TransactionRow[]>`
    select t.id, e.amount, t.reason, t.created_at
    from xp_entries e
    join xp_transfers t on t.id = e.transfer_id
    where e.account_id = ${memberId}
      ${page.after ? sql`and e.transfer_id < ${page.after}` : sql``}
    order by e.transfer_id desc
    ${pageClause(sql, page)}`;
}

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

/** Records a member's visit on a day; see xp_visit. Returns the notification of its XP, or null. */
export async function recordVisit(
  sql: Sql,
  visit: { memberId: string; day: string; amount: number; at: Date },
): Promise<Notified | null> {
  const [row] = await sql<{ notified: Notified | null }[]>`
    select xp_visit(${visit.memberId}::uuid, ${visit.day}::date, ${visit.amount}::integer, ${visit.at}::timestamptz)
      as notified`;
  return row?.notified ?? null;
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
