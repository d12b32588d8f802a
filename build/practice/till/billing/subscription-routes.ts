import type Stripe from "stripe";
import { z } from "zod";
import { findCustomer } from "../catalogue/customer-routes.ts";
import { withChanges } from "../catalogue/metadata.ts";
import { findOrCreatePrice, inlinePrice } from "../catalogue/prices.ts";
import { createInvalidRequest, createNoSuch } from "../http/api-error.ts";
import { getPage } from "../http/lists.ts";
import { flag, metadata, paging, read, text, whole } from "../http/parameters.ts";
import type { Route } from "../http/route.ts";
import { attachMethod, findPaymentMethod } from "../payments/payment-methods.ts";
import { getId, type Till } from "../state/till.ts";
import { changePrice } from "./change-price.ts";
import { cancelAtPeriodEnd, endSubscription } from "./end-subscription.ts";
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

const changes = z.strictObject({
  items: z.array(z.strictObject({
    id: text,
    price: text.optional(),
    price_data: inlinePrice.omit({ product_data: true }).optional(),
  })).length(1).optional(),
  proration_behavior: z.enum(["always_invoice", "none"]).optional(),
  payment_behavior: z.enum(["allow_incomplete", "error_if_incomplete"]).default("allow_incomplete"),
  proration_date: whole.optional(),
  cancel_at_period_end: flag.optional(),
  /** Only to take back that it ends. */
  cancel_at: z.literal("").optional(),
  default_payment_method: text.optional(),
  description: text.optional(),
  metadata,
});

/** Throws 404. */
export function findItem(subscription: Stripe.Subscription, id: string): Stripe.SubscriptionItem {
  const item = subscription.items.data.find((one) => one.id === id);
  if (!item) throw createNoSuch("subscription item", id, "items[0][id]");
  return item;
}

/** Throws 404. */
export function findSubscription(till: Till, id: string): Stripe.Subscription {
  const subscription = till.state.objects.subscriptions[id];
  if (!subscription) throw createNoSuch("subscription", id);
  return subscription;
}

export const subscriptionRoutes: readonly Route[] = [
  {
    method: "POST",
    path: "/v1/subscriptions",
    handle(till, { params }) {
      const given = read(newSubscription, params);
      const customer = findCustomer(till, given.customer);
      const items = given.items.map((item, index) => {
        const price = findOrCreatePrice(till, item, `items[${index}]`);
        if (!price.recurring) {
          throw createInvalidRequest(`The price ${price.id} is not recurring.`, { param: `items[${index}]` });
        }
        return { price, quantity: item.quantity };
      });
      const method = given.default_payment_method ?? customer.invoice_settings.default_payment_method;
      if (typeof method !== "string") {
        throw createInvalidRequest(
          "This customer has no attached payment source or default payment method.",
          {
            code: "resource_missing",
          },
        );
      }
      return startSubscription(till, {
        customer,
        items,
        method: findPaymentMethod(till, method),
        metadata: withChanges({}, given.metadata),
        description: given.description ?? null,
      });
    },
  },
  { method: "GET", path: "/v1/subscriptions/:id", handle: (till, { id }) => findSubscription(till, id) },
  {
    method: "POST",
    path: "/v1/subscriptions/:id",
    handle: (till, { id, params }) => change(till, findSubscription(till, id), read(changes, params)),
  },
  {
    method: "DELETE",
    path: "/v1/subscriptions/:id",
    handle(till, { id, params }) {
      read(
        z.strictObject({
          invoice_now: z.literal("false").optional(),
          prorate: z.literal("false").optional(),
        }),
        params,
      );
      const subscription = findSubscription(till, id);
      if (hasEnded(subscription)) throw createNoSuch("subscription", id);
      return endSubscription(till, subscription, "cancellation_requested");
    },
  },
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
      return getPage(all, "/v1/subscriptions", page);
    },
  },
];

const hasEnded = ({ status }: Stripe.Subscription) =>
  status === "canceled" || status === "incomplete_expired";

function change(
  till: Till,
  subscription: Stripe.Subscription,
  given: z.output<typeof changes>,
): Stripe.Subscription {
  if (hasEnded(subscription)) {
    throw createInvalidRequest(
      "A canceled subscription can only update its cancellation_details and metadata.",
    );
  }
  const [changed] = given.items ?? [];
  if (changed) {
    const item = findItem(subscription, changed.id);
    if (given.proration_behavior === undefined) {
      throw createInvalidRequest("The practice till needs `proration_behavior` to change a price.", {
        param: "proration_behavior",
      });
    }
    const price = findOrCreatePrice(till, changed, "items[0]");
    const failsWhole = given.payment_behavior === "error_if_incomplete";
    changePrice(till, subscription, {
      item,
      price,
      proration: given.proration_behavior,
      since: given.proration_date,
      failsWhole,
    });
  }
  if (given.default_payment_method) {
    const method = findPaymentMethod(till, given.default_payment_method);
    attachMethod(till, method, getId(subscription.customer));
    subscription.default_payment_method = method.id;
  }
  if (given.cancel_at_period_end !== undefined || given.cancel_at !== undefined) {
    cancelAtPeriodEnd(till, subscription, given.cancel_at_period_end ?? false);
  }
  if (given.description !== undefined) subscription.description = given.description || null;
  subscription.metadata = withChanges(subscription.metadata, given.metadata);
  return subscription;
}
