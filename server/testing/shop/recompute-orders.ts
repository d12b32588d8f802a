import type { Webhook } from "../../../build/practice/till/events/deliver-events.ts";

/** An order according to the provider's events. */
interface ToldOrder {
  readonly state: string;
  /** XP granted for it, less the part that a refund or dispute reversed. */
  readonly xp: number;
  /** XP granted for it, whatever happened later. */
  readonly granted: number;
}

interface Told {
  isPaid: boolean;
  isFailed: boolean;
  isCancelled: boolean;
  refundedCents: number;
  dispute: string | null;
}

interface TillObject {
  readonly id: string;
  readonly object: string;
  readonly status: string;
  readonly payment_status?: string;
  readonly payment_intent?: string | null;
  readonly amount_refunded?: number;
  readonly metadata?: { readonly orderId?: string };
}

/**
 * The outcome of each order by the provider's events alone, oldest first. Our own tables only
 * provide what was ordered.
 */
export function recomputeOrders(
  events: readonly Webhook[],
  ordered: readonly { readonly id: string; readonly cents: number; readonly xp_amount: number }[],
): Map<string, ToldOrder> {
  const told = new Map(ordered.map(({ id }) => [id, emptyOrder()]));
  const ofIntent = new Map<string, string>();
  for (const { type, body } of events) {
    const { object } = (JSON.parse(body) as { data: { object: TillObject } }).data;
    const intentId = object.object === "payment_intent" ? object.id : object.payment_intent ?? "";
    const orderId = object.metadata?.orderId ?? ofIntent.get(intentId) ?? "";
    if (intentId) ofIntent.set(intentId, orderId);
    const order = told.get(orderId);
    if (order) applyEvent(order, type, object);
  }
  return new Map(ordered.map(({ id, ...sold }) => [id, toToldOrder(told.get(id) ?? emptyOrder(), sold)]));
}

function emptyOrder(): Told {
  return { isPaid: false, isFailed: false, isCancelled: false, refundedCents: 0, dispute: null };
}

function applyEvent(order: Told, type: string, object: TillObject): void {
  if (
    type === "payment_intent.succeeded" ||
    type.startsWith("checkout.session") && object.payment_status === "paid"
  ) {
    order.isPaid = true;
  }
  if (type === "payment_intent.payment_failed") order.isFailed = true;
  // A new card is tried.
  if (type === "payment_intent.processing") order.isFailed = false;
  if (type === "checkout.session.expired" || type === "payment_intent.canceled") order.isCancelled = true;
  if (type.startsWith("charge.refund")) order.refundedCents = object.amount_refunded ?? order.refundedCents;
  if (type.startsWith("charge.dispute")) order.dispute = object.status;
}

function toToldOrder(order: Told, { cents, xp_amount: xp }: { cents: number; xp_amount: number }): ToldOrder {
  if (!order.isPaid) {
    const state = order.isCancelled ? "cancelled" : order.isFailed ? "failed" : "pending";
    return { state, xp: 0, granted: 0 };
  }
  if (order.dispute !== null && order.dispute !== "won") return { state: "disputed", xp: 0, granted: xp };
  const refunded = order.refundedCents === 0
    ? "paid"
    : order.refundedCents < cents
    ? "partly_refunded"
    : "refunded";
  return { state: refunded, xp: xp - Math.floor(xp * order.refundedCents / cents), granted: xp };
}
