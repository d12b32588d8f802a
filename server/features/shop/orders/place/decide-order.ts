import type { SpendingRow } from "./spending-queries.ts";

/** Why a member does not want to spend so much now (shop.6). */
export type SpendingRefusal =
  | { readonly outcome: "paused" }
  | {
    readonly outcome: "limit";
    readonly spentCents: number;
    /** Paid, and the bank has not confirmed it yet. */
    readonly awaitedCents: number;
    /** In dollars. */
    readonly limit: number;
  };

/**
 * What becomes of an order that a member wants: it is placed, an earlier one is still open, another
 * page bought the same since, or it is refused.
 */
type OrderDecision =
  | { readonly outcome: "place" }
  | { readonly outcome: "open" | "bought"; readonly orderId: string }
  | SpendingRefusal;

/** Whether a member's settings forbid an amount beside all that they spent and ordered. */
export function refuseSpending(spending: Spending | null, cents: number): SpendingRefusal | null {
  if (!spending) return null;
  const { limit, is_paused: isPaused, spent, awaited, unpaid } = spending;
  if (isPaused) return { outcome: "paused" };
  if (limit === null || spent + awaited + unpaid + cents <= limit * 100) return null;
  return { outcome: "limit", spentCents: spent, awaitedCents: awaited, limit };
}

type Spending = Omit<SpendingRow, "last_checkout_id">;

interface OrderAtHand {
  readonly order: {
    readonly kind: string;
    readonly cents: number;
    readonly seenOrderId?: string | null | undefined;
  };
  /** Null: the account is gone. */
  readonly spending: SpendingRow | null;
  /** The same order by an earlier attempt, or another that is still open. */
  readonly openId: string | null;
}

/**
 * Decides it under the member's lock. An open order goes on even where the limit allows no other.
 */
export function decideOrder({ order, spending, openId }: OrderAtHand): OrderDecision {
  const refusal = refuseSpending(spending, order.cents);
  if (refusal?.outcome === "paused") return refusal;
  const bought = spending?.last_checkout_id ?? null;
  const { seenOrderId } = order;
  if (order.kind === "checkout" && seenOrderId !== undefined && bought !== null && bought !== seenOrderId) {
    return { outcome: "bought", orderId: bought };
  }
  if (openId !== null) return { outcome: "open", orderId: openId };
  return refusal ?? { outcome: "place" };
}
