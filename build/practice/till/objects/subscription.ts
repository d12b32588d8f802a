import type Stripe from "stripe";
import { createId } from "../state/ids.ts";
import { createPlan } from "./price.ts";

interface SubscriptionFields {
  readonly now: number;
  readonly customer: string;
  readonly items: readonly { readonly price: Stripe.Price; readonly quantity: number }[];
  /** Seconds since 1970. */
  readonly periodEnd: number;
  readonly method: string | null;
  readonly metadata: Stripe.Metadata;
  readonly description: string | null;
}

/** A subscription that begins now; `incomplete` until its first invoice is paid. */
export function createSubscriptionObject(given: SubscriptionFields): Stripe.Subscription {
  const id = createId("subscription");
  return {
    ...unused(),
    id,
    object: "subscription",
    billing_cycle_anchor: given.now,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    created: given.now,
    currency: given.items[0]?.price.currency ?? "usd",
    customer: given.customer,
    default_payment_method: given.method,
    description: given.description,
    ended_at: null,
    items: {
      object: "list",
      data: given.items.map((item) => itemObject(id, item, given)),
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    metadata: given.metadata,
    start_date: given.now,
    status: "incomplete",
  };
}

function itemObject(
  subscription: string,
  { price, quantity }: SubscriptionFields["items"][number],
  { now, periodEnd }: SubscriptionFields,
): Stripe.SubscriptionItem {
  return {
    id: createId("subscriptionItem"),
    object: "subscription_item",
    billing_thresholds: null,
    created: now,
    current_period_end: periodEnd,
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: createPlan(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  };
}

const unused = () => ({
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
  billing_schedules: [],
  billing_thresholds: null,
  collection_method: "charge_automatically",
  customer_account: null,
  days_until_due: null,
  default_source: null,
  default_tax_rates: [],
  discounts: [],
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: "self" },
  },
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: {
    payment_method_options: null,
    payment_method_types: null,
    save_default_payment_method: "off",
  },
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: null,
  trial_start: null,
} satisfies Partial<Stripe.Subscription>);
