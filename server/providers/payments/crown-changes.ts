import type Stripe from "stripe";
import { z } from "zod";
import type { CrownType } from "#shared/shop/badge-offers.ts";
import { findCrownOfProduct, getCrownPrice } from "./crown-products.ts";
import {
  AmountChanged,
  type ChangePreview,
  type CrownChange,
  type Payments,
  PaymentsUnavailable,
  RenewalUnpaid,
} from "./payments.ts";
import { readAnswer } from "./read-answer.ts";
import { isRefused } from "./stripe-failures.ts";
import { changePreview, type Subscription, subscription as subscriptionSchema } from "./stripe-objects.ts";

/** How long a customer may look at an amount before they agree to it. */
const agreedForMs = 15 * 60_000;
/** Stripe's computers need not agree on the second. */
const skewMs = 60_000;

/** Changes of a subscription to another crown. `createProduct` makes a crown's product. */
export function createCrownChanges(
  stripe: Stripe,
  createProduct: (crown: CrownType) => Promise<void>,
): Pick<Payments, "previewChange" | "changeCrown"> {
  async function read(subscriptionId: string, badgeType: CrownType): Promise<Subscription | null> {
    await createProduct(badgeType);
    const subscription = await readAnswer(subscriptionSchema, stripe.subscriptions.retrieve(subscriptionId));
    if (findCrownOfProduct(subscription.items.data[0]?.price.product ?? "") === badgeType) return null;
    // Stripe would give back time that nobody paid for.
    if (subscription.status === "past_due" || subscription.status === "unpaid") {
      throw new RenewalUnpaid(`The renewal of ${subscriptionId} is not paid`);
    }
    return subscription;
  }
  return {
    async previewChange({ subscriptionId, badgeType }) {
      const subscription = await read(subscriptionId, badgeType);
      return subscription && await preview(stripe, subscription, badgeType);
    },
    async changeCrown({ subscriptionId, badgeType, key, agreed }) {
      const subscription = await read(subscriptionId, badgeType);
      if (!subscription) return;
      if (agreed) await checkAmount(stripe, subscription, { badgeType, agreed });
      const changing = stripe.subscriptions.update(subscriptionId, {
        ...changeOf(subscription, badgeType, agreed?.since),
        // All or nothing: a refused card keeps the old crown unchanged.
        payment_behavior: "error_if_incomplete",
      }, { idempotencyKey: `change:${key}` });
      await readAnswer(z.unknown(), changing);
    },
  };
}

/** The change itself, for its preview and for the update. It takes a cancellation back. */
function changeOf(subscription: Subscription, badgeType: CrownType, since?: Date) {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`The subscription ${subscription.id} has no price`);
  return {
    items: [{ id: item.id, price_data: getCrownPrice(badgeType) }],
    proration_behavior: "always_invoice" as const,
    ...(since && { proration_date: since.getTime() / 1000 }),
    ...goingOn(subscription),
  };
}

/** Stripe takes one of the two ways to end, by which it was cancelled. */
function goingOn({ cancel_at, cancel_at_period_end }: Subscription) {
  if (cancel_at_period_end) return { cancel_at_period_end: false };
  return cancel_at === null ? {} : { cancel_at: "" as const };
}

async function preview(
  stripe: Stripe,
  subscription: Subscription,
  badgeType: CrownType,
  since?: Date,
): Promise<ChangePreview> {
  const { amount_due, lines } = await readAnswer(
    changePreview,
    stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: changeOf(subscription, badgeType, since),
    }),
  );
  const line = lines.data.find(({ parent }) => parent?.subscription_item_details?.proration);
  if (!line) throw new PaymentsUnavailable("The preview of a change has no proration");
  return {
    cents: amount_due,
    since: line.period.start,
    renewsAt: line.period.end,
    isResumed: subscription.cancel_at_period_end || subscription.cancel_at !== null,
  };
}

/**
 * Throws `AmountChanged` unless the change costs what the customer agreed to, counted from a moment
 * that has just been: from a later one it would cost less.
 */
async function checkAmount(
  stripe: Stripe,
  subscription: Subscription,
  { badgeType, agreed }: { badgeType: CrownType; agreed: NonNullable<CrownChange["agreed"]> },
): Promise<void> {
  const now = await preview(stripe, subscription, badgeType);
  const age = now.since.getTime() - agreed.since.getTime();
  const isRecent = age <= agreedForMs && age >= -skewMs;
  const then = isRecent && await preview(stripe, subscription, badgeType, agreed.since)
    .catch((error: unknown) => {
      // A month has begun meanwhile.
      if (isRefused(error)) return null;
      throw error;
    });
  if (!then || then.cents !== agreed.cents) throw new AmountChanged("Another amount is due now");
}
