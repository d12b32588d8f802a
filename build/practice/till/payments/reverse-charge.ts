import type Stripe from "stripe";
import { ApiError, createInvalidRequest } from "../http/api-error.ts";
import { createDisputeObject } from "../objects/dispute.ts";
import { refundObject } from "../objects/refund.ts";
import { put, type Till } from "../state/till.ts";

interface Refunding {
  /** Null: all that is left. */
  readonly cents: number | null;
  readonly reason?: Stripe.Refund.Reason | null;
  readonly metadata?: Stripe.Metadata;
}

/** Gives money back. Throws 400 when there is not that much left, or the bank has taken it. */
export function refundCharge(
  till: Till,
  charge: Stripe.Charge,
  { cents, reason = null, metadata = {} }: Refunding,
) {
  if (charge.status !== "succeeded") {
    throw createInvalidRequest("This charge has not succeeded.", { param: "charge" });
  }
  if (charge.disputed && disputeOf(till, charge)?.status !== "won") {
    throw refused("charge_disputed", `Charge ${charge.id} has been charged back; cannot issue a refund.`);
  }
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) throw refused("charge_already_refunded", `Charge ${charge.id} has already been refunded.`);
  const amount = cents ?? left;
  if (amount > left) {
    throw createInvalidRequest(
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      { param: "amount" },
    );
  }
  const before = { amount_refunded: charge.amount_refunded, refunded: charge.refunded };
  const refund = put(
    till,
    "refunds",
    refundObject({ now: till.now(), charge, cents: amount, reason, metadata }),
  );
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  till.record("refund.created", refund);
  till.record("charge.refunded", charge, before);
  return refund;
}

/**
 * The customer's bank takes the money back until it has decided. Throws 400 when it
 * was disputed before.
 */
export function openDispute(till: Till, charge: Stripe.Charge): Stripe.Dispute {
  if (charge.status !== "succeeded") throw createInvalidRequest("This charge has not succeeded.");
  if (charge.disputed) throw createInvalidRequest(`Charge ${charge.id} is disputed.`);
  const dispute = put(till, "disputes", createDisputeObject(charge, till.now()));
  charge.disputed = true;
  till.record("charge.dispute.created", dispute);
  till.record("charge.dispute.funds_withdrawn", dispute);
  return dispute;
}

/** The bank has decided, for us or for the customer. Throws 400 when nothing is to be decided. */
export function closeDispute(till: Till, charge: Stripe.Charge, outcome: "won" | "lost"): Stripe.Dispute {
  const dispute = disputeOf(till, charge);
  if (dispute?.status !== "needs_response") {
    throw createInvalidRequest(`Charge ${charge.id} has no open dispute.`);
  }
  dispute.status = outcome;
  dispute.is_charge_refundable = outcome === "won";
  if (outcome === "won") till.record("charge.dispute.funds_reinstated", dispute);
  till.record("charge.dispute.closed", dispute, { status: "needs_response" });
  return dispute;
}

function disputeOf(till: Till, { id }: Stripe.Charge): Stripe.Dispute | undefined {
  return Object.values(till.state.objects.disputes).findLast(({ charge }) => charge === id);
}

function refused(code: string, message: string): ApiError {
  return new ApiError(400, { type: "invalid_request_error", code, message });
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
