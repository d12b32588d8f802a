import type { XpTransaction } from "#shared/xp/contract.ts";
import { reasonTexts } from "#shared/xp/transaction-reasons.ts";
import type { TransactionRow } from "./xp-queries.ts";

/** A transaction as its member sees it. */
export function presentTransaction(row: TransactionRow): XpTransaction {
  return {
    id: row.id,
    type: row.amount > 0 ? "earned" : "spent",
    amount: Math.abs(row.amount),
    reason: reasonTexts[row.reason],
    reasonCode: row.reason,
    createdAt: row.created_at.toISOString(),
  };
}
