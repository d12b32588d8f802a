import type { Order, OrderState } from "#shared/shop/contract.ts";
import { formatXp } from "../../../lib/text/format-counts-and-times.ts";

/** The state of a purchase in words. */
export const stateTexts: Readonly<Record<OrderState, string>> = {
  pending: "Not paid yet",
  paid: "Paid",
  failed: "Declined",
  cancelled: "Cancelled",
  partly_refunded: "Partly refunded",
  refunded: "Refunded",
  disputed: "Disputed",
};

/** What a member should know about the state; null when the state's name is enough. */
export function stateNote({ state, owedXp }: Pick<Order, "state" | "owedXp">): string | null {
  if (owedXp > 0) {
    return `${formatXp(owedXp)} XP are still owed. They are settled from XP you buy or are given.`;
  }
  switch (state) {
    case "pending":
      return "Nothing is charged until you finish the payment. If you just did, your bank may still be confirming it.";
    case "failed":
    case "cancelled":
      return "No charges were made.";
    default:
      return null;
  }
}
