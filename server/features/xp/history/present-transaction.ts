import type { XpTransaction } from "#shared/xp/contract.ts";
import { reasonTexts } from "#shared/xp/transaction-reasons.ts";
import type { HistoryRow } from "./history-queries.ts";

/** A transaction as its member sees it. */
export function presentTransaction(row: HistoryRow): XpTransaction {
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
