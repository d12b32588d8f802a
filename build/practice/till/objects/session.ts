import type Stripe from "stripe";

/** A payment page stays open this long. */
export const sessionLifetime = 24 * 3600;

interface SessionFields {
  readonly id: string;
  readonly now: number;
  readonly mode: "payment" | "subscription";
  readonly url: string;
  readonly items: readonly Stripe.LineItem[];
  readonly currency: string;
  readonly customer: Stripe.Customer | null;
  readonly customerEmail: string | null;
  readonly clientReferenceId: string | null;
  readonly metadata: Stripe.Metadata;
  readonly successUrl: string;
  readonly cancelUrl: string | null;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

/** An open payment page. */
export function createSessionObject(given: SessionFields): Stripe.Checkout.Session {
  const total = given.items.reduce((sum, item) => sum + item.amount_total, 0);
  const email = given.customer?.email ?? given.customerEmail;
  return {
    ...unused,
    id: given.id,
    object: "checkout.session",
    amount_subtotal: total,
    amount_total: total,
    cancel_url: given.cancelUrl,
    client_reference_id: given.clientReferenceId,
    created: given.now,
    currency: given.currency,
    customer: given.customer?.id ?? null,
    customer_creation: given.mode === "payment" && !given.customer ? "if_required" : null,
    customer_details: email === null ? null : {
      address: null,
      business_name: null,
      email,
      individual_name: null,
      name: null,
      phone: null,
      tax_exempt: "none",
      tax_ids: null,
    },
    customer_email: given.customerEmail,
    expires_at: given.expiresAt,
    invoice: null,
    line_items: {
      object: "list",
      data: [...given.items],
      has_more: false,
      url: `/v1/checkout/sessions/${given.id}/line_items`,
    },
    metadata: given.metadata,
    mode: given.mode,
    payment_intent: null,
    payment_method_collection: given.mode === "subscription" ? "always" : "if_required",
    payment_status: "unpaid",
    status: "open",
    subscription: null,
    success_url: given.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    url: given.url,
  };
}

const unused = {
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer_account: null,
  discounts: [],
  integration_identifier: null,
  invoice_creation: null,
  livemode: false,
  locale: null,
  managed_payments: null,
  origin_context: null,
  payment_link: null,
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ["card"],
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  submit_type: null,
  ui_mode: "hosted_page",
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>;
