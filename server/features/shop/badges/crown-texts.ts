import { badgeNames } from "#shared/members/badge-rules.ts";
import type { CrownType } from "#shared/shop/badge-offers.ts";
import { formatDay } from "#shared/format-day.ts";
import type { SubscriptionReading } from "../../../providers/payments/payments.ts";
import { isReversed } from "./crown-term.ts";

/** Events of a crown (settle_crown). */
type CrownEvent =
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
