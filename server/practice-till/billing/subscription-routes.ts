import type Stripe from "stripe";
import { z } from "zod";
import { customerOf } from "../catalogue/customer-routes.ts";
import { withChanges } from "../catalogue/metadata.ts";
import { inlinePrice, usedPrice } from "../catalogue/prices.ts";
import { invalidRequest, noSuch } from "../http/api-error.ts";
import { pageOf } from "../http/lists.ts";
import { metadata, paging, read, text, whole } from "../http/parameters.ts";
import type { Route } from "../http/route.ts";
import { paymentMethodOf } from "../payments/payment-methods.ts";
import type { Till } from "../state/till.ts";
import { startSubscription } from "./start-subscription.ts";

const newSubscription = z.strictObject({
  customer: text,
  items: z.array(z.strictObject({
    price: text.optional(),
    price_data: inlinePrice.omit({ product_data: true }).optional(),
    quantity: whole.default(1),
  })).min(1),
  default_payment_method: text.optional(),
  description: text.optional(),
  metadata,
});

/** Throws 404. */
export function subscriptionOf(till: Till, id: string): Stripe.Subscription {
  const subscription = till.state.objects.subscriptions[id];
  if (!subscription) throw noSuch("subscription", id);
  return subscription;
}

export const subscriptionRoutes: readonly Route[] = [
  {
    method: "POST",
    path: "/v1/subscriptions",
    handle(till, { params }) {
      const given = read(newSubscription, params);
      const customer = customerOf(till, given.customer);
      const items = given.items.map((item, index) => {
        const price = usedPrice(till, item, `items[${index}]`);
        if (!price.recurring) {
          throw invalidRequest(`The price ${price.id} is not recurring.`, { param: `items[${index}]` });
        }
        return { price, quantity: item.quantity };
      });
      const method = given.default_payment_method ?? customer.invoice_settings.default_payment_method;
      if (typeof method !== "string") {
        throw invalidRequest("This customer has no attached payment source or default payment method.", {
          code: "resource_missing",
        });
      }
      return startSubscription(till, {
        customer,
        items,
        method: paymentMethodOf(till, method),
        metadata: withChanges({}, given.metadata),
        description: given.description ?? null,
      });
    },
  },
  { method: "GET", path: "/v1/subscriptions/:id", handle: (till, { id }) => subscriptionOf(till, id) },
  {
    method: "GET",
    path: "/v1/subscriptions",
    handle(till, { params }) {
      const asked = z.strictObject({ customer: text.optional(), status: text.optional(), ...paging });
      const { customer, status, ...page } = read(asked, params);
      const all = Object.values(till.state.objects.subscriptions).filter((subscription) =>
        (customer === undefined || subscription.customer === customer) &&
        (status === "all" ||
          (status === undefined ? subscription.status !== "canceled" : subscription.status === status))
      );
      return pageOf(all, "/v1/subscriptions", page);
    },
  },
];
