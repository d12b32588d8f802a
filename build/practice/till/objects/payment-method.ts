import type Stripe from "stripe";
import type { ReadCard } from "../payments/practice-cards.ts";
import { createId } from "../state/ids.ts";

export const noBillingDetails = { address: null, email: null, name: null, phone: null, tax_id: null };

export function createPaymentMethodObject(card: ReadCard, now: number): Stripe.PaymentMethod {
  return {
    id: createId("paymentMethod"),
    object: "payment_method",
    allow_redisplay: "limited",
    billing_details: noBillingDetails,
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
      country: "US",
      display_brand: card.brand,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: null,
      funding: "credit",
      generated_from: null,
      last4: card.last4,
      networks: { available: [card.brand], preferred: null },
      regulated_status: "unregulated",
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: "card",
  };
}
