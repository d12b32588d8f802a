import type Stripe from "stripe";
import { createId } from "../state/ids.ts";

interface RefundFields {
  readonly now: number;
  readonly charge: Stripe.Charge;
  readonly cents: number;
  readonly reason: Stripe.Refund.Reason | null;
  readonly metadata: Stripe.Metadata;
}

export function refundObject({ now, charge, cents, reason, metadata }: RefundFields): Stripe.Refund {
  return {
    id: createId("refund"),
    object: "refund",
    amount: cents,
    balance_transaction: null,
    charge: charge.id,
    created: now,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: { reference_status: "pending", reference_type: "acquirer_reference_number", type: "refund" },
      type: "card",
    },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  };
}
