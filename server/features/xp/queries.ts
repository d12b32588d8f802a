import type { ReasonCode } from "#shared/xp/reasons.ts";
import type { Sql } from "../../db/client.ts";
import { pageOf } from "../../db/limit-of.ts";
import type { KeysetPage } from "../../db/cursor.ts";
import { type Charge, charge, type XpMoved, xpMoved } from "./fragments.ts";

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
    ${pageOf(sql, page)}`;
}

/** The member was here on a day of theirs; see xp_visit. */
export async function recordVisit(
  sql: Sql,
  visit: { memberId: string; day: string; amount: number; at: Date },
): Promise<void> {
  await sql`
    select xp_visit(${visit.memberId}::uuid, ${visit.day}::date, ${visit.amount}::integer, ${visit.at}::timestamptz)`;
}

/** A charge in a statement of its own. */
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
