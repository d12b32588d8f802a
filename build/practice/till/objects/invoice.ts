import type Stripe from "stripe";
import { createId } from "../state/ids.ts";
import { wireDecimal } from "../state/wire-decimal.ts";

interface InvoiceFields {
  readonly now: number;
  readonly publicUrl: string;
  readonly subscription: Stripe.Subscription;
  readonly customer: Stripe.Customer;
  readonly reason: "subscription_create" | "subscription_cycle" | "subscription_update";
  readonly lines: readonly LineFields[];
  /** The period before, whose end the invoice marks; of a first invoice both are now. */
  readonly period: { readonly start: number; readonly end: number };
  readonly number: string;
}

export interface LineFields {
  readonly item: Stripe.SubscriptionItem;
  readonly price: Stripe.Price;
  /** Negative: given back for time that will not be used. */
  readonly cents: number;
  readonly description: string;
  readonly period: { readonly start: number; readonly end: number };
  readonly isProration: boolean;
}

/** A final invoice that waits to be paid. */
export function invoiceObject(given: InvoiceFields): Stripe.Invoice {
  const id = createId("invoice");
  const total = given.lines.reduce((sum, line) => sum + line.cents, 0);
  return {
    ...unused(),
    id,
    object: "invoice",
    amount_due: Math.max(total, 0),
    amount_paid: 0,
    amount_remaining: Math.max(total, 0),
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    billing_reason: given.reason,
    created: given.now,
    currency: given.subscription.currency,
    customer: given.customer.id,
    customer_email: given.customer.email,
    customer_name: given.customer.name ?? null,
    effective_at: given.now,
    hosted_invoice_url: `${given.publicUrl}/practice-till/invoice/${id}`,
    invoice_pdf: `${given.publicUrl}/practice-till/invoice/${id}`,
    lines: {
      object: "list",
      data: given.lines.map((line) => lineObject(id, given.subscription.id, line)),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    next_payment_attempt: null,
    number: given.number,
    parent: {
      quote_details: null,
      subscription_details: {
        metadata: { ...given.subscription.metadata },
        subscription: given.subscription.id,
      },
      type: "subscription_details",
    },
    period_end: given.period.end,
    period_start: given.period.start,
    status: "open",
    status_transitions: {
      finalized_at: given.now,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: total,
    total,
  };
}

/** An invoice that would be made, which Stripe calls a preview: a draft that nothing keeps. */
export function invoicePreview(
  given: Omit<InvoiceFields, "reason" | "number">,
): Stripe.Invoice {
  const { hosted_invoice_url: _page, invoice_pdf: _pdf, ...invoice } = invoiceObject({
    ...given,
    reason: "subscription_update",
    number: "",
  });
  const id = `upcoming_${invoice.id}`;
  return {
    ...invoice,
    id,
    billing_reason: "upcoming",
    effective_at: null,
    lines: {
      ...invoice.lines,
      data: invoice.lines.data.map((line) => ({ ...line, invoice: id })),
      url: `/v1/invoices/upcoming/lines?subscription=${given.subscription.id}`,
    },
    number: null,
    status: "draft",
    status_transitions: { ...invoice.status_transitions, finalized_at: null },
  };
}

function lineObject(invoice: string, subscription: string, line: LineFields): Stripe.InvoiceLineItem {
  return {
    id: createId("invoiceLine"),
    object: "line_item",
    amount: line.cents,
    currency: line.price.currency,
    description: line.description,
    discount_amounts: [],
    discountable: !line.isProration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: line.isProration ? createId("invoiceItem") : null,
        proration: line.isProration,
        proration_details: { credited_items: null },
        subscription,
        subscription_item: line.item.id,
      },
      type: "subscription_item_details",
    },
    period: line.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: line.price.id, product: String(line.price.product) },
      type: "price_details",
      unit_amount_decimal: wireDecimal(line.price.unit_amount ?? 0),
    },
    quantity: line.item.quantity ?? 1,
    quantity_decimal: wireDecimal(line.item.quantity ?? 1),
    subscription,
    subtotal: line.cents,
    taxes: [],
  };
}

const unused = () => ({
  account_country: "US",
  account_name: "Glimmer practice till",
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_shipping: 0,
  application: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  automatically_finalizes_at: null,
  collection_method: "charge_automatically",
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: "none",
  customer_tax_ids: [],
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  ending_balance: 0,
  footer: null,
  from_invoice: null,
  issuer: { type: "self" },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  metadata: {},
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  starting_balance: 0,
  statement_descriptor: null,
  subtotal_excluding_tax: null,
  test_clock: null,
  total_discount_amounts: [],
  total_excluding_tax: null,
  total_pretax_credit_amounts: [],
  total_taxes: [],
  webhooks_delivered_at: null,
} satisfies Partial<Stripe.Invoice>);

interface InvoicePaymentFields {
  readonly now: number;
  readonly invoice: Stripe.Invoice;
  readonly intent: string;
}

/** Links an invoice with the intent that is to pay it. */
export function invoicePaymentObject({ now, invoice, intent }: InvoicePaymentFields): Stripe.InvoicePayment {
  return {
    id: createId("invoicePayment"),
    object: "invoice_payment",
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent, type: "payment_intent" },
    status: "open",
    status_transitions: { canceled_at: null, paid_at: null },
  };
}
