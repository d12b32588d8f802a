import { msg } from "@lingui/core/runtime-macro";
import { badgeNames } from "#shared/members/badge-rules.ts";
import type { CrownType } from "#shared/shop/badge-offers.ts";
import { formatDay, type Text } from "#shared/language/text.ts";
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

interface EndTexts {
  readonly ended: Text;
  readonly ended_with_filter: Text;
}

/** The texts of the end of a badge, without and with the end of a filter that needed it. */
export function describeEnd(name: Text): EndTexts {
  const again = msg`You can get it again in the shop.`;
  const ended = msg`Your ${{ name }} has ended.`;
  return { ended: [ended, again], ended_with_filter: [ended, filterReset, again] };
}

/** The texts of the end of a crown whose payment went back to the member. */
function describeReversal(name: Text): EndTexts {
  const ended = msg`Your ${{ name }} has ended, since its payment was returned.`;
  return { ended, ended_with_filter: [ended, filterReset] };
}

const filterReset = msg`Your content filter went back to High.`;

/** The text of the notification. `endsAt`: as `getCrownEnd` says. */
export function describeCrown(
  crown: CrownType,
  subscription: SubscriptionReading,
  endsAt: Date,
): Readonly<Record<CrownEvent, Text>> {
  const name = badgeNames[crown];
  const day = formatDay(subscription.paidUntil);
  const isLast = subscription.cancelsAtPeriodEnd || subscription.status === "ended";
  const then = isLast ? msg`It lasts until ${{ day }}.` : msg`It renews on ${{ day }}.`;
  return {
    granted: [msg`${{ name }} is yours.`, then],
    renewed: [msg`Your ${{ name }} is renewed.`, then],
    changed: [msg`Your crown is a ${{ name }} now.`, then],
    past_due: msg`Your ${{ name }} could not be renewed. We try again until ${{
      lastDay: formatDay(endsAt),
    }}; you can change your card under 'Manage subscription' in the shop.`,
    cancelled: msg`Your ${{ name }} is cancelled. It lasts until ${{ day }}.`,
    resumed: msg`Your ${{ name }} goes on. It renews on ${{ day }}.`,
    ...(isReversed(subscription) ? describeReversal(name) : describeEnd(name)),
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
