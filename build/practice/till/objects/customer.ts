import type Stripe from "stripe";
import { createId } from "../state/ids.ts";

interface CustomerFields {
  readonly now: number;
  readonly email: string | null;
  readonly name: string | null;
  readonly description: string | null;
  readonly metadata: Stripe.Metadata;
}

/** A new customer without cards. */
export function createCustomerObject(
  { now, email, name, description, metadata }: CustomerFields,
): Stripe.Customer {
  return {
    id: createId("customer"),
    object: "customer",
    address: null,
    balance: 0,
    created: now,
    currency: null,
    default_source: null,
    delinquent: false,
    description,
    discount: null,
    email,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata,
    name,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
  };
}
