import type { ReasonCode } from "#shared/xp/transaction-reasons.ts";
import type { KeysetPage } from "../../../db/id-cursor.ts";
import { makePageClause } from "../../../db/limit-clause.ts";
import type { Sql } from "../../../db/open-database.ts";

export interface HistoryRow {
  /** The oldest transfer of the row, which cursors go by. */
  readonly id: string;
  /** Below 0: spent. */
  readonly amount: number;
  readonly reason: ReasonCode;
  /** The kind of its transfers, which are of one post; null: a row of one transfer. */
  readonly grouped_by: "hours" | "views" | null;
  readonly transfers: number;
  readonly created_at: Date;
  readonly latest_at: Date;
}

/** A page of a member's history by the key of `xp_history`, newest first. */
export function selectHistory(sql: Sql, memberId: string, page: KeysetPage): Promise<HistoryRow[]> {
  return sql<HistoryRow[]>`
    select
      h.first_id as id, h.amount, t.reason, split_part(h.group_key, ':', 1) as grouped_by, h.transfers, t.created_at,
      h.latest_at
    from xp_history h
    join xp_transfers t on t.id = h.first_id
    where h.account_id = ${memberId}
      ${page.after ? sql`and h.first_id < ${page.after}` : sql``}
    order by h.first_id desc
    ${makePageClause(sql, page)}`;
}

/** The same with a row for each transfer, by `xp_entries_of_members`. */
export function selectTransfers(sql: Sql, memberId: string, page: KeysetPage): Promise<HistoryRow[]> {
  return sql<HistoryRow[]>`
    select
      t.id, e.amount, t.reason, null as grouped_by, 1 as transfers, t.created_at, t.created_at as latest_at
    from xp_entries e
    join xp_transfers t on t.id = e.transfer_id
    where e.account_id = ${memberId}
      -- As the index has it, so that a plan for any account takes it too.
      and e.account_id > xp_account('gifts')
      ${page.after ? sql`and e.transfer_id < ${page.after}` : sql``}
    order by e.transfer_id desc
    ${makePageClause(sql, page)}`;
}
