import type Stripe from "stripe";
import { createId } from "../state/ids.ts";
import { noBillingDetails } from "./payment-method.ts";

interface ChargeFields {
  readonly now: number;
  readonly intent: Stripe.PaymentIntent;
  readonly method: Stripe.PaymentMethod;
  readonly publicUrl: string;
  /** `pending`: the bank's answer is awaited. */
  readonly status: "succeeded" | "pending" | "failed";
  readonly problem:
    | { readonly code: string; readonly decline_code?: string; readonly message: string }
    | null;
}

export function chargeObject(
  { now, intent, method, publicUrl, status, problem }: ChargeFields,
): Stripe.Charge {
  const id = createId("charge");
  return {
    ...unused,
    id,
    object: "charge",
    amount: intent.amount,
    amount_captured: status === "succeeded" ? intent.amount : 0,
    amount_refunded: 0,
    billing_details: noBillingDetails,
    captured: status === "succeeded",
    created: now,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_code: problem?.code ?? null,
    failure_message: problem?.message ?? null,
    livemode: false,
    metadata: { ...intent.metadata },
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: problem ? "declined_by_network" : "approved_by_network",
      reason: problem?.decline_code ?? problem?.code ?? null,
      risk_level: "normal",
      seller_message: problem
        ? "The bank did not return any further details with this decline."
        : "Payment complete.",
      type: problem ? "issuer_declined" : "authorized",
    },
    paid: status !== "failed",
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { card: cardDetails(method, intent.amount), type: "card" },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: status === "failed" ? null : `${publicUrl}/practice-till/receipt/${id}`,
    refunded: false,
    status,
  };
}

function cardDetails({ card }: Stripe.PaymentMethod, cents: number): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: cents,
    authorization_code: null,
    brand: card?.brand ?? null,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
    country: "US",
    electronic_commerce_indicator: null,
    exp_month: card?.exp_month ?? 1,
    exp_year: card?.exp_year ?? 2040,
    fingerprint: null,
    funding: "credit",
    installments: null,
    last4: card?.last4 ?? null,
    mandate: null,
    network: card?.brand ?? null,
    network_transaction_id: null,
    regulated_status: "unregulated",
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
}

const unused = {
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  calculated_statement_descriptor: "GLIMMER PRACTICE",
  failure_balance_transaction: null,
  fraud_details: {},
  on_behalf_of: null,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Stripe.Charge>;
