import type { Order } from "#shared/shop/contract.ts";
import { formatXp } from "../../../lib/text/format-counts-and-times.ts";

/** What a member can do about a purchase (shop.10). */
export type PurchaseAct = "continue" | "discard" | "check";

type Stated = Pick<
  Order,
  "state" | "isAwaitingBank" | "name" | "refunded" | "xpAmount" | "reversedXp" | "owedXp" | "dispute"
>;

interface PurchaseWords {
  /** The state in a word or two. */
  readonly mark: string;
  /** What a member should know about it; null when the mark is enough. */
  readonly note: string | null;
  readonly acts: readonly PurchaseAct[];
}

/** Whether a purchase can still be paid. */
export function canBePaid({ state, isAwaitingBank }: Pick<Order, "state" | "isAwaitingBank">): boolean {
  return (state === "pending" || state === "failed") && !isAwaitingBank;
}

/** What is so, and what can be done about it. */
export function describePurchase(order: Stated): PurchaseWords {
  switch (order.state) {
    case "pending":
      return order.isAwaitingBank ? awaiting(order) : {
        mark: "Not paid yet",
        note: "Nothing is charged until you finish the payment.",
        acts: ["continue", "discard"],
      };
    case "failed":
      return {
        mark: "Declined",
        note: "The payment was declined, so nothing was charged. You can try another card.",
        acts: ["continue", "discard"],
      };
    case "cancelled":
      return { mark: "Cancelled", note: "No charges were made.", acts: [] };
    case "paid":
      return { mark: "Paid", note: null, acts: [] };
    case "partly_refunded":
      return { mark: "Partly refunded", note: returned(order), acts: [] };
    case "refunded":
      return { mark: "Refunded", note: returned(order), acts: [] };
    case "disputed":
      return { mark: "Disputed", note: disputed(order), acts: [] };
  }
}

function awaiting({ name, xpAmount }: Stated): PurchaseWords {
  const then = xpAmount > 0 ? `${formatXp(xpAmount)} XP are added` : `${name} is yours`;
  return {
    mark: "Waiting for the bank",
    note: `You've paid, and your bank hasn't confirmed it yet. ${then} as soon as it does.`,
    acts: ["check"],
  };
}

function returned({ refunded, reversedXp, owedXp }: Stated): string {
  const xp = reversedXp > 0 ? `, and ${formatXp(reversedXp)} XP were taken back` : "";
  return `$${refunded.toFixed(2)} went back to you${xp}.${owed(owedXp)}`;
}

function disputed({ dispute, reversedXp, owedXp }: Stated): string {
  const xp = reversedXp > 0 ? `${formatXp(reversedXp)} XP were taken back` : "what it paid for has ended";
  return dispute === "lost"
    ? `Your bank gave the money back to you, so ${xp}.${owed(owedXp)}`
    : `Your bank is looking into this payment. Until it decides, ${xp}; there is nothing to do here.${
      owed(owedXp)
    }`;
}

function owed(xp: number): string {
  if (xp === 0) return "";
  return ` ${formatXp(xp)} XP are still owed; they are settled from XP you buy or are given.`;
}
