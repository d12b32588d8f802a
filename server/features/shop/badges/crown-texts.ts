import { badgeNames } from "#shared/members/badge-rules.ts";
import type { CrownType } from "#shared/shop/badge-offers.ts";
import { formatDay } from "#shared/format-day.ts";
import type { InvoiceReading, SubscriptionReading } from "../../../providers/payments/payments.ts";

/** What happens to a crown. */
export type CrownEvent =
  | "granted"
  | "renewed"
  | "changed"
  | "past_due"
  | "cancelled"
  | "resumed"
  | "ended"
  | "ended_with_filter";

/** The texts of the end of a badge, without and with the end of a filter that needed it. */
export function describeEnd(
  name: string,
  why = "",
): Readonly<Record<"ended" | "ended_with_filter", string>> {
  const wayBack = why === "" ? " You can get it again in the shop." : "";
  return {
    ended: `Your ${name} has ended${why}.${wayBack}`,
    ended_with_filter: `Your ${name} has ended${why}. Your content filter went back to High.${wayBack}`,
  };
}

/** The text of the notification. `endsAt`: as `getCrownEnd` says. */
export function describeCrown(
  crown: CrownType,
  subscription: SubscriptionReading,
  endsAt: Date,
): Readonly<Record<CrownEvent, string>> {
  const name = badgeNames[crown];
  const paidUntil = formatDay(subscription.paidUntil);
  const then = subscription.cancelsAtPeriodEnd || subscription.status === "ended"
    ? "It lasts until"
    : "It renews on";
  return {
    granted: `${name} is yours. ${then} ${paidUntil}.`,
    renewed: `Your ${name} is renewed. ${then} ${paidUntil}.`,
    changed: `Your crown is a ${name} now. ${then} ${paidUntil}.`,
    past_due: `Your ${name} could not be renewed. We try again until ${formatDay(endsAt)}; ` +
      "you can change your card under 'Manage subscription' in the shop.",
    cancelled: `Your ${name} is cancelled. It lasts until ${paidUntil}.`,
    resumed: `Your ${name} goes on. It renews on ${paidUntil}.`,
    ...describeEnd(name, isReversed(subscription) ? ", since its payment was returned" : ""),
  };
}

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
