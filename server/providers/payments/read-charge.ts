import type Stripe from "stripe";
import type { PaymentReading } from "./payments.ts";
import { readList } from "./read-answer.ts";
import { type Charge, dispute } from "./stripe-objects.ts";

/** The events of a payment after it was made. */
type Aftermath = Pick<PaymentReading, "refundedCents" | "dispute" | "receiptUrl">;

const mostDisputes = 10;

/** Reads the aftermath of a charge, or zero without one. */
export async function readAftermath(stripe: Stripe, charge: Charge | null): Promise<Aftermath> {
  if (!charge) return { refundedCents: 0, dispute: null, receiptUrl: null };
  return {
    refundedCents: charge.amount_refunded,
    dispute: charge.disputed ? await readDispute(stripe, charge.id) : null,
    receiptUrl: charge.receipt_url,
  };
}

async function readDispute(stripe: Stripe, chargeId: string): Promise<Aftermath["dispute"]> {
  const disputes = await readList(
    dispute,
    mostDisputes,
    (page) => stripe.disputes.list({ charge: chargeId, ...page }),
  );
  const outcomes = disputes.map(({ status }) => outcomeOf(status));
  return outcomes.find((outcome) => outcome === "lost") ??
    outcomes.find((outcome) => outcome === "open") ??
    (outcomes.includes("won") ? "won" : null);
}

/** Inquiries (`warning_…`) and prevented disputes moved no money. */
function outcomeOf(status: string): Aftermath["dispute"] {
  if (status === "won") return "won";
  if (status === "lost") return "lost";
  return status.startsWith("warning_") || status === "prevented" ? null : "open";
}
