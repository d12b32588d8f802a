import { t } from "@lingui/core/macro";
import type { Order } from "#shared/shop/contract.ts";
import { formatCents } from "../../../lib/text/format-money.ts";
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
  const xp = formatXp(xpAmount);
  return {
    mark: t`Waiting for the bank`,
    note: xpAmount > 0
      ? t`You've paid, and your bank hasn't confirmed it yet. ${xp} XP are added as soon as it does.`
      : t`You've paid, and your bank hasn't confirmed it yet. ${name} is yours as soon as it does.`,
    acts: ["check"],
  };
}

function returned(order: Stated): string {
  const money = formatCents(Math.round(order.refunded * 100));
  const xp = takenBack(order);
  return withOwed(
    xp ? t`${money} went back to you, and ${xp} XP were taken back.` : t`${money} went back to you.`,
    order,
  );
}

function disputed(order: Stated): string {
  return withOwed(order.dispute === "lost" ? lost(order) : contested(order), order);
}

function lost(order: Stated): string {
  if (order.xpAmount === 0) return t`Your bank gave the money back to you, so what it paid for has ended.`;
  const xp = takenBack(order);
  return xp
    ? t`Your bank gave the money back to you, so ${xp} XP were taken back.`
    : t`Your bank gave the money back to you.`;
}

/** A crown ends when the bank has decided, and XP are taken back before. */
function contested(order: Stated): string {
  if (order.xpAmount === 0) {
    return t`Your bank is looking into this payment. Until it decides, your crown stays; there is nothing to do here.`;
  }
  const xp = takenBack(order);
  return xp
    ? t`Your bank is looking into this payment. Until it decides, ${xp} XP were taken back; there is nothing to do here.`
    : t`Your bank is looking into this payment; there is nothing to do here.`;
}

/** The XP that the balance covered; null when there were none. */
function takenBack({ reversedXp, owedXp }: Stated): string | null {
  const taken = reversedXp - owedXp;
  return taken > 0 ? formatXp(taken) : null;
}

function withOwed(text: string, { owedXp }: Stated): string {
  if (owedXp === 0) return text;
  const xp = formatXp(owedXp);
  return `${text} ${t`${xp} XP are still owed; they are settled from XP you buy or are given.`}`;
}
