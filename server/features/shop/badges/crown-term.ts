import type { InvoiceReading, SubscriptionReading } from "../../../providers/payments/payments.ts";

/** How long a crown stays while its renewal is pending or being retried (badges.6). */
const graceMs = 3 * 24 * 60 * 60 * 1000;

type Term = Pick<SubscriptionReading, "status" | "paidUntil" | "cancelsAtPeriodEnd" | "invoices">;

/**
 * When a crown ends as things are; null when it was never paid. The provider charges a renewal some
 * time after the month has ended, so a renewing crown stays until that has failed for three days; a
 * cancelled one lasts to the end of the paid time. A returned payment ends it at once.
 */
export function getCrownEnd(
  { status, paidUntil, cancelsAtPeriodEnd, invoices }: Term,
  now: Date,
): Date | null {
  const [latest] = invoices;
  if (!latest || status === "incomplete") return null;
  if (isReturned(latest)) return now;
  const isRenewing = status === "past_due" || (status === "active" && !cancelsAtPeriodEnd);
  return isRenewing ? new Date(paidUntil.getTime() + graceMs) : paidUntil;
}

/** Whether the payment of the current month was returned to the member, which ends the crown. */
export function isReversed({ invoices: [latest] }: Pick<Term, "invoices">): boolean {
  return latest !== undefined && isReturned(latest);
}

function isReturned({ cents, refundedCents, dispute }: InvoiceReading): boolean {
  return dispute === "lost" || refundedCents >= cents;
}
