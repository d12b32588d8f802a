import type { PageQuery } from "#shared/paging.ts";
import type { XpTransaction } from "#shared/xp/contract.ts";
import type { MemberCtx } from "../../../context.ts";
import { getNextCursor, type Page, parseKeysetPage } from "../../../db/id-cursor.ts";
import { Forbidden } from "../../../errors.ts";
import { canReadTransactions } from "../permissions.ts";
import { type HistoryRow, selectHistory, selectTransfers } from "./history-queries.ts";
import { reasonTexts } from "#shared/xp/transaction-reasons.ts";

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
    throw new Forbidden("Only the member can see their XP history.");
  }
  const page = parseKeysetPage(query);
  const rows = await selectHistory(ctx.sql, memberId, page);
  return { items: rows.map(presentTransaction), nextCursor: getNextCursor(rows, page) };
}

/** Every single transfer of the actor, newest first, for the copy of their data. */
export async function listTransfers(ctx: MemberCtx, query: PageQuery): Promise<Page<XpTransaction>> {
  const page = parseKeysetPage(query);
  const rows = await selectTransfers(ctx.sql, ctx.actor.id, page);
  return { items: rows.map(presentTransaction), nextCursor: getNextCursor(rows, page) };
}

/** A transaction as its member sees it. */
function presentTransaction(row: HistoryRow): XpTransaction {
  return {
    id: row.id,
    type: row.amount > 0 ? "earned" : "spent",
    amount: Math.abs(row.amount),
    reason: reasonTexts[row.reason] + countText(row),
    reasonCode: row.reason,
    count: row.transfers,
    createdAt: row.created_at.toISOString(),
    latestAt: row.latest_at.toISOString(),
  };
}

/** ': 37 views'. In the reason, so that clients that know nothing of groups say it too. */
function countText({ grouped_by: by, transfers }: HistoryRow): string {
  if (by === null) return "";
  const noun = transfers === 1 ? by.slice(0, -1) : by;
  return `: ${transfers.toLocaleString("en")} ${noun}`;
}
