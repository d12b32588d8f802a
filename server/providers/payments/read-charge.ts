import type Stripe from "stripe";
import type { PaymentReading } from "./payments.ts";

/** What became of a payment after it was made. */
type Aftermath = Pick<PaymentReading, "refundedCents" | "dispute" | "receiptUrl">;

/** Of a charge, or of none yet. */
export async function readAftermath(stripe: Stripe, charge: Stripe.Charge | null): Promise<Aftermath> {
  if (!charge) return { refundedCents: 0, dispute: null, receiptUrl: null };
  return {
    refundedCents: charge.amount_refunded,
    dispute: charge.disputed ? await readDispute(stripe, charge.id) : null,
    receiptUrl: charge.receipt_url,
  };
}

async function readDispute(stripe: Stripe, chargeId: string): Promise<Aftermath["dispute"]> {
  const { data } = await stripe.disputes.list({ charge: chargeId });
  const outcomes = data.map(({ status }) => outcomeOf(status));
  return outcomes.find((outcome) => outcome === "lost") ??
    outcomes.find((outcome) => outcome === "open") ??
    (outcomes.includes("won") ? "won" : null);
}

/** Inquiries (`warning_…`) and prevented disputes took no money. */
function outcomeOf(status: Stripe.Dispute.Status): Aftermath["dispute"] {
  if (status === "won") return "won";
  if (status === "lost") return "lost";
  return status.startsWith("warning_") || status === "prevented" ? null : "open";
}
