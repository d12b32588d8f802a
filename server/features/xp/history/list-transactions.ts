import { msg, plural } from "@lingui/core/runtime-macro";
import type { PageQuery } from "#shared/paging.ts";
import type { XpTransaction } from "#shared/xp/contract.ts";
import type { MemberCtx } from "../../../context.ts";
import { getNextCursor, type KeysetPage, type Page, parseKeysetPage } from "../../../db/id-cursor.ts";
import { Forbidden } from "../../../errors.ts";
import { canReadTransactions } from "../permissions.ts";
import { isReasonCode, type ReasonCode, reasonTexts } from "#shared/xp/transaction-reasons.ts";
import type { Language } from "#shared/language/languages.ts";
import { asWritten, type Text } from "#shared/language/text.ts";
import { makePageClause } from "../../../db/limit-clause.ts";
import type { Sql } from "../../../db/open-database.ts";
import { writeText } from "../../../language/write-text.ts";

/**
 * The actor's XP history, newest first; the views of a promoted post make one transaction a day,
 * which keeps its place when it grows (xp.9). Throws `Forbidden` for another member's, whether or
 * not they exist.
 */
export async function listTransactions(
  ctx: MemberCtx,
  memberId: string,
  query: PageQuery,
): Promise<Page<XpTransaction>> {
  if (!canReadTransactions(ctx.actor, memberId)) {
    throw new Forbidden(msg`Only the member can see their XP history.`);
  }
  const page = parseKeysetPage(query);
  const rows = await selectHistory(ctx.sql, memberId, page);
  return {
    items: rows.map((row) => presentTransaction(row, ctx.language)),
    nextCursor: getNextCursor(rows, page),
  };
}

/** Every single transfer of the actor, newest first, for the copy of their data. */
export async function listTransfers(ctx: MemberCtx, query: PageQuery): Promise<Page<XpTransaction>> {
  const page = parseKeysetPage(query);
  const rows = await selectTransfers(ctx.sql, ctx.actor.id, page);
  return {
    items: rows.map((row) => presentTransaction(row, ctx.language)),
    nextCursor: getNextCursor(rows, page),
  };
}

/** A transaction as its member sees it. */
function presentTransaction(row: HistoryRow, language: Language): XpTransaction {
  return {
    id: row.id,
    type: row.amount > 0 ? "earned" : "spent",
    amount: Math.abs(row.amount),
    reason: writeText(describeReason(row), language),
    reasonCode: row.reason,
    count: row.transfers,
    createdAt: row.created_at.toISOString(),
    latestAt: row.latest_at.toISOString(),
  };
}

/** With the count, so that clients that know nothing of groups say it too. */
function describeReason({ reason: code, grouped_by: by, transfers }: HistoryRow): Text {
  const reason = isReasonCode(code) ? reasonTexts[code] : asWritten(code);
  switch (by) {
    case null:
      return reason;
    case "hours":
      return msg`${{ reason }}: ${plural({ transfers }, { one: "# hour", other: "# hours" })}`;
    case "views":
      return msg`${{ reason }}: ${plural({ transfers }, { one: "# view", other: "# views" })}`;
  }
}

interface HistoryRow {
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
function selectHistory(sql: Sql, memberId: string, page: KeysetPage): Promise<HistoryRow[]> {
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
function selectTransfers(sql: Sql, memberId: string, page: KeysetPage): Promise<HistoryRow[]> {
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
