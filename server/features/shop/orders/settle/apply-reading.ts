import type { OrderState } from "#shared/shop/contract.ts";
import type { PaymentReading } from "../../../../providers/payments/payments.ts";
import type { OrderRow } from "../order-queries.ts";

/** An order as it is while its settlement holds its lock. */
export interface SettledRow extends
  Pick<
    OrderRow,
    | "id"
    | "member_id"
    | "kind"
    | "cents"
    | "xp_amount"
    | "state"
    | "session_id"
    | "intent_id"
    | "reversed_xp"
  > {
  readonly currency: string;
  readonly is_live: boolean;
  /** Whether it was ever paid. */
  readonly was_paid: boolean;
  /** The number of the newest reading known. */
  readonly reading: number;
}

/** What a reading changes of an order. */
export interface OrderChange {
  readonly state: OrderState;
  readonly isPaid: boolean;
  readonly refundedCents: number;
  readonly awaitsBank: boolean;
  /** The XP that are reversed from now on. */
  readonly reversedXp: number;
}

type OrderSettlement =
  /** The reading was begun before the newest one known, which included what it says. */
  | { readonly act: "keep" }
  /** It does not fit the order; the reason is for the operator. */
  | { readonly act: "refuse"; readonly problem: string }
  | { readonly act: "change"; readonly change: OrderChange };

/** The provider's state of a payment, and the number of that reading. */
export interface OrderReading {
  readonly number: number;
  readonly reading: PaymentReading;
  /** When it is settled. */
  readonly at: Date;
}

/**
 * Decides what a reading of the provider changes of an order, any number of times, in any order
 * (shop.2).
 */
export function applyReading(
  order: SettledRow,
  { number, reading }: Pick<OrderReading, "number" | "reading">,
): OrderSettlement {
  if (number < order.reading) return { act: "keep" };
  const problem = findOrderProblem(order, reading);
  if (problem) return { act: "refuse", problem };
  const { status, dispute } = reading;
  const { cents } = order;
  const refundedCents = Math.min(reading.refundedCents, cents);
  const isPaid = status === "paid";
  const change = {
    state: isPaid ? getPaymentState({ dispute, refundedCents, cents }) : unpaidState(order, status),
    isPaid,
    refundedCents,
    awaitsBank: status === "processing",
    reversedXp: isPaid ? getReversedXp(order, { dispute, refundedCents }) : order.reversed_xp,
  };
  return { act: "change", change };
}

/** Why a reading of the provider does not fit our order; null when it fits. */
function findOrderProblem(order: SettledRow, reading: PaymentReading): string | null {
  const isPaid = reading.status === "paid";
  if (order.member_id === null && isPaid) return "Its member left";
  if (reading.orderId !== order.id) return "It names another order";
  if (order.member_id !== null && reading.memberId !== order.member_id) return "It names another member";
  if (reading.isLive !== order.is_live) return "Live and test mode differ";
  if (reading.currency !== order.currency) return `The currency is ${reading.currency}`;
  if (reading.cents !== order.cents) return `The amount is ${reading.cents} cents`;
  if (isPaidAnotherWay(order, reading)) return "The order is paid another way";
  if (isPaid && isOfCrown[order.kind]) return "It has no subscription";
  if (order.was_paid && !isPaid) return `It was paid and is ${reading.status} now`;
  return null;
}

/** An order whose page or intent is not known yet gets those of the reading. */
function isPaidAnotherWay(order: SettledRow, { sessionId, intentId }: PaymentReading): boolean {
  const hasOtherPage = order.session_id !== null && order.session_id !== sessionId;
  return hasOtherPage || (order.intent_id !== null && intentId !== null && order.intent_id !== intentId);
}

const isOfCrown: Readonly<Record<SettledRow["kind"], boolean>> = {
  xp_pack: false,
  checkout: false,
  crown: true,
  crown_renewal: true,
  crown_upgrade: true,
};

/** A cancelled order stays so, unless it turns out to be paid. */
function unpaidState({ state }: SettledRow, status: PaymentReading["status"]): OrderState {
  if (state === "cancelled") return state;
  return status === "cancelled" || status === "failed" ? status : "pending";
}

type Returned = Pick<PaymentReading, "dispute" | "refundedCents">;

/** The state of what was paid, by its dispute and what was refunded of it. */
export function getPaymentState(
  { dispute, refundedCents, cents }: Returned & { readonly cents: number },
): Extract<OrderState, "paid" | "disputed" | "refunded" | "partly_refunded"> {
  if (isDisputed(dispute)) return "disputed";
  if (refundedCents >= cents) return "refunded";
  return refundedCents > 0 ? "partly_refunded" : "paid";
}

/**
 * The XP of an order that refunds and disputes reverse: all of it while a dispute is open or when
 * it was lost, else the part that was refunded, rounded down.
 */
function getReversedXp(
  { xp_amount: xp, cents }: Pick<OrderRow, "xp_amount" | "cents">,
  { dispute, refundedCents }: Returned,
): number {
  return isDisputed(dispute) ? xp : Math.floor((xp * refundedCents) / cents);
}

/** Whether the dispute took the money back, at least for now. */
export function isDisputed(dispute: PaymentReading["dispute"]): boolean {
  return dispute === "open" || dispute === "lost";
}
