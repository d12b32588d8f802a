import type Stripe from "stripe";
import { z } from "zod";
import { crownOfProduct, crownPrice } from "./crown-products.ts";
import type { Payments } from "./payments.ts";
import { readAnswer } from "./read-answer.ts";
import { isUnknown } from "./stripe-failures.ts";
import { portalPage, subscription } from "./stripe-objects.ts";

type Crowns = Pick<Payments, "changeCrown" | "cancelSubscription" | "openPortal">;
type CrownType = Parameters<Payments["changeCrown"]>[0]["badgeType"];

/** Changes of a subscription after its first payment. `createProduct` makes a crown's product. */
export function crownSubscriptions(
  stripe: Stripe,
  createProduct: (crown: CrownType) => Promise<void>,
): Crowns {
  return {
    async changeCrown({ subscriptionId, badgeType, key }) {
      await createProduct(badgeType);
      const { items } = await readAnswer(subscription, stripe.subscriptions.retrieve(subscriptionId));
      const [item] = items.data;
      if (!item) throw new Error(`The subscription ${subscriptionId} has no price`);
      if (crownOfProduct(item.price.product ?? "") === badgeType) return;
      const changing = stripe.subscriptions.update(subscriptionId, {
        items: [{ id: item.id, price_data: crownPrice(badgeType) }],
        proration_behavior: "always_invoice",
        // All or nothing: a refused card keeps the old crown unchanged.
        payment_behavior: "error_if_incomplete",
      }, { idempotencyKey: `change:${key}` });
      await readAnswer(z.unknown(), changing);
    },
    async cancelSubscription(subscriptionId) {
      await readAnswer(z.unknown(), stripe.subscriptions.cancel(subscriptionId)).catch((error: unknown) => {
        // It had ended before.
        if (!isUnknown(error)) throw error;
      });
    },
    async openPortal({ customerId, returnUrl }) {
      const { url } = await readAnswer(
        portalPage,
        stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }),
      );
      return url;
    },
  };
}
