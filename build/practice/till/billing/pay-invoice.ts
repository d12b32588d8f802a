import type Stripe from "stripe";
import { ApiError } from "../http/api-error.ts";
import { createIntentObject } from "../objects/intent.ts";
import { invoiceObject, invoicePaymentObject, type LineFields } from "../objects/invoice.ts";
import { chargeIntent, type ChargeResult } from "../payments/charge-intent.ts";
import { getId, put, type Till } from "../state/till.ts";

interface NewInvoice {
  readonly subscription: Stripe.Subscription;
  readonly reason: "subscription_create" | "subscription_cycle" | "subscription_update";
  readonly lines: readonly LineFields[];
  readonly period: { readonly start: number; readonly end: number };
}

/** Makes the latest invoice of a subscription, with the intent that is to pay it. */
export function openInvoice(till: Till, { subscription, ...given }: NewInvoice): Stripe.Invoice {
  const { customers, invoices } = till.state.objects;
  const customer = customers[getId(subscription.customer)];
  if (!customer) throw new Error(`${subscription.id} has no customer`);
  const number = `${customer.id.slice(4, 12).toUpperCase()}-${
    String(Object.keys(invoices).length + 1).padStart(4, "0")
  }`;
  const { publicUrl } = till;
  const invoice = put(
    till,
    "invoices",
    invoiceObject({ now: till.now(), publicUrl, subscription, customer, number, ...given }),
  );
  subscription.latest_invoice = invoice.id;
  till.record("invoice.created", invoice);
  till.record("invoice.finalized", invoice);
  if (invoice.amount_due > 0) addPayment(till, invoice, customer);
  return invoice;
}

function addPayment(till: Till, invoice: Stripe.Invoice, customer: Stripe.Customer): void {
  const intent = put(
    till,
    "intents",
    createIntentObject({
      now: till.now(),
      cents: invoice.amount_due,
      currency: invoice.currency,
      customer: customer.id,
      description: invoice.billing_reason === "subscription_create"
        ? "Subscription creation"
        : "Subscription update",
      metadata: {},
      setupFutureUsage: "off_session",
      isAutomatic: false,
    }),
  );
  put(till, "invoicePayments", invoicePaymentObject({ now: till.now(), invoice, intent: intent.id }));
  till.record("payment_intent.created", intent);
}

/** How an invoice is to be paid; null: nothing is due. */
export function findPayment(till: Till, invoice: Stripe.Invoice): Stripe.InvoicePayment | null {
  return Object.values(till.state.objects.invoicePayments).find((payment) =>
    payment.invoice === invoice.id
  ) ?? null;
}

interface Paying {
  /** Undefined: there is no card. */
  readonly method: Stripe.PaymentMethod | undefined;
  /** The customer is there. */
  readonly isFirst: boolean;
  /** The bank answers later. */
  readonly isLate?: boolean;
}

/**
 * Tries to pay an open invoice once, and records what came of it. The
 * subscription is left as it is.
 */
export function payInvoice(
  till: Till,
  invoice: Stripe.Invoice,
  { method, isFirst, isLate = false }: Paying,
): ChargeResult {
  invoice.attempt_count++;
  invoice.attempted = true;
  const payment = findPayment(till, invoice);
  if (!payment) return finish(till, invoice);
  const intent = till.state.objects.intents[String(payment.payment.payment_intent)];
  if (!intent) throw new Error(`${invoice.id} has no intent`);
  const result = method ? chargeIntent(till, intent, method, { isFirst, isLate }) : noCard;
  if (result === "succeeded") return takePayment(till, invoice, payment);
  if (result instanceof ApiError) till.record("invoice.payment_failed", invoice);
  else if (result === "requires_action") till.record("invoice.payment_action_required", invoice);
  return result;
}

/** The payment of an invoice has come in. */
export function takePayment(
  till: Till,
  invoice: Stripe.Invoice,
  payment: Stripe.InvoicePayment,
): "succeeded" {
  payment.status = "paid";
  payment.amount_paid = invoice.amount_due;
  payment.status_transitions.paid_at = till.now();
  till.record("invoice_payment.paid", payment);
  return finish(till, invoice);
}

const noCard = new ApiError(402, {
  type: "card_error",
  code: "invoice_payment_intent_requires_action",
  message: "The customer has no default payment method.",
});

function finish(till: Till, invoice: Stripe.Invoice): "succeeded" {
  invoice.status = "paid";
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  invoice.auto_advance = false;
  invoice.status_transitions.paid_at = till.now();
  till.record("invoice.paid", invoice);
  till.record("invoice.payment_succeeded", invoice);
  return "succeeded";
}
