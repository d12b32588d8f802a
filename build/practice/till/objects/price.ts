import type Stripe from "stripe";
import { createId } from "../state/ids.ts";
import { wireDecimal } from "../state/wire-decimal.ts";

interface ProductFields {
  readonly now: number;
  readonly name: string;
  readonly description: string | null;
  readonly metadata: Stripe.Metadata;
  readonly isActive: boolean;
}

export function createProductObject(
  { now, name, description, metadata, isActive }: ProductFields,
): Stripe.Product {
  return {
    id: createId("product"),
    object: "product",
    active: isActive,
    created: now,
    default_price: null,
    description,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata,
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: "service",
    unit_label: null,
    updated: now,
    url: null,
  };
}

interface PriceFields {
  readonly now: number;
  readonly product: string;
  readonly cents: number;
  readonly currency: string;
  /** Null: paid once. */
  readonly recurring: { readonly interval: Stripe.Plan.Interval; readonly interval_count: number } | null;
  readonly lookupKey: string | null;
  readonly nickname: string | null;
  readonly metadata: Stripe.Metadata;
  readonly isActive: boolean;
}

export function createPriceObject(given: PriceFields): Stripe.Price {
  return {
    id: createId("price"),
    object: "price",
    active: given.isActive,
    billing_scheme: "per_unit",
    created: given.now,
    currency: given.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: given.lookupKey,
    metadata: given.metadata,
    nickname: given.nickname,
    product: given.product,
    recurring: given.recurring &&
      { ...given.recurring, meter: null, trial_period_days: null, usage_type: "licensed" },
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: given.recurring ? "recurring" : "one_time",
    unit_amount: given.cents,
    unit_amount_decimal: wireDecimal(given.cents),
  };
}

/** The older shape of a recurring price, which subscription items still carry. */
export function createPlan(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: "plan",
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: "per_unit",
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? "month",
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}
