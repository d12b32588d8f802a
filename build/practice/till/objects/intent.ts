import type Stripe from "stripe";
import { createId, drawWord } from "../state/ids.ts";

interface IntentFields {
  readonly now: number;
  readonly cents: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly description: string | null;
  readonly metadata: Stripe.Metadata;
  readonly receiptEmail?: string | null;
  readonly setupFutureUsage?: "off_session" | "on_session" | null;
  /** Cards alone (made by the till itself), or whatever suits the customer. */
  readonly isAutomatic: boolean;
}

/** An intent that nobody has paid yet. */
export function createIntentObject(given: IntentFields): Stripe.PaymentIntent {
  const id = createId("intent");
  return {
    ...unused,
    id,
    object: "payment_intent",
    amount: given.cents,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    automatic_payment_methods: given.isAutomatic ? { allow_redirects: "always", enabled: true } : null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic_async",
    client_secret: `${id}_secret_${drawWord(25)}`,
    confirmation_method: "automatic",
    created: given.now,
    currency: given.currency,
    customer: given.customer,
    description: given.description,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: given.metadata,
    next_action: null,
    payment_method: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: "automatic" },
    },
    payment_method_types: ["card"],
    processing: null,
    receipt_email: given.receiptEmail ?? null,
    setup_future_usage: given.setupFutureUsage ?? null,
    status: "requires_payment_method",
  };
}

const unused = {
  allowed_payment_method_types: null,
  application: null,
  application_fee_amount: null,
  customer_account: null,
  excluded_payment_method_types: null,
  managed_payments: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_record: null,
  review: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Stripe.PaymentIntent>;
