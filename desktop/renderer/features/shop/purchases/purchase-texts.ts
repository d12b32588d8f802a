import { t } from "@lingui/core/macro";
import type { Order } from "#shared/shop/contract.ts";
import { formatXp } from "../../../lib/text/format-counts-and-times.ts";

/** The ways in which a member can go on with a purchase (shop.10). */
export type PurchaseAct = "continue" | "discard" | "check";

type Stated = Pick<
  Order,
  "state" | "isAwaitingBank" | "name" | "refunded" | "xpAmount" | "reversedXp" | "owedXp" | "dispute"
>;

interface PurchaseWords {
  /** The state in a word or two. */
  readonly mark: string;
  /** Tells the member what they should know about it; null when the mark is enough. */
  readonly note: string | null;
  readonly acts: readonly PurchaseAct[];
}

/** Whether a purchase was paid, whatever became of the money since. */
export function wasPaid({ state }: Pick<Order, "state">): boolean {
  return state !== "pending" && state !== "failed" && state !== "cancelled";
}

/** Whether a purchase can still be paid. */
export function canBePaid({ state, isAwaitingBank }: Pick<Order, "state" | "isAwaitingBank">): boolean {
  return (state === "pending" || state === "failed") && !isAwaitingBank;
}

/** Says how a purchase stands, and what can be done about it. */
export function describePurchase(order: Stated): PurchaseWords {
  switch (order.state) {
    case "pending":
      return order.isAwaitingBank ? awaiting(order) : {
        mark: t`Not paid yet`,
        note: t`Nothing is charged until you finish the payment.`,
        acts: ["continue", "discard"],
      };
    case "failed":
      return {
        mark: t`Declined`,
        note: t`The payment was declined, so nothing was charged. You can try another card.`,
        acts: ["continue", "discard"],
      };
    case "cancelled":
      return { mark: t`Cancelled`, note: t`No charges were made.`, acts: [] };
    case "paid":
      return { mark: t`Paid`, note: null, acts: [] };
    case "partly_refunded":
      return { mark: t`Partly refunded`, note: returned(order), acts: [] };
    case "refunded":
      return { mark: t`Refunded`, note: returned(order), acts: [] };
    case "disputed":
      return { mark: t`Disputed`, note: disputed(order), acts: [] };
  }
}

function awaiting({ name, xpAmount }: Stated): PurchaseWords {
  const then = xpAmount > 0 ? `${formatXp(xpAmount)} XP are added` : t`${name} is yours`;
  return {
    mark: t`Waiting for the bank`,
    note: t`You've paid, and your bank hasn't confirmed it yet. ${then} as soon as it does.`,
    acts: ["check"],
  };
}

function returned(order: Stated): string {
  const xp = takenBack(order);
  return `$${order.refunded.toFixed(2)} went back to you${xp ? `, and ${xp}` : ""}.${owed(order)}`;
}

function disputed(order: Stated): string {
  const xp = takenBack(order);
  if (order.dispute === "lost") {
    const then = order.xpAmount === 0 ? "what it paid for has ended" : xp;
    return `Your bank gave the money back to you${then ? `, so ${then}` : ""}.${owed(order)}`;
  }
  // A crown ends when the bank has decided, and XP are taken back before.
  const until = order.xpAmount === 0 ? "your crown stays" : xp;
  return until
    ? `Your bank is looking into this payment. Until it decides, ${until}; there is nothing to do here.${
      owed(order)
    }`
    : `Your bank is looking into this payment; there is nothing to do here.${owed(order)}`;
}

/** The XP that the balance covered; null when there were none. */
function takenBack({ reversedXp, owedXp }: Stated): string | null {
  const taken = reversedXp - owedXp;
  return taken > 0 ? `${formatXp(taken)} XP were taken back` : null;
}

function owed({ owedXp }: Stated): string {
  if (owedXp === 0) return "";
  return ` ${formatXp(owedXp)} XP are still owed; they are settled from XP you buy or are given.`;
}
