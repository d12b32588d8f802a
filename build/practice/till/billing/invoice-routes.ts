import type Stripe from "stripe";
import { z } from "zod";
import { createInvalidRequest, createNoSuch } from "../http/api-error.ts";
import { getPage } from "../http/lists.ts";
import { paging, read, text } from "../http/parameters.ts";
import type { Route } from "../http/route.ts";
import type { Till } from "../state/till.ts";
import { previewInvoice } from "./preview-invoice.ts";
import { payOnDemand } from "./renew.ts";

const invoicesAsked = z.strictObject({
  subscription: text.optional(),
  customer: text.optional(),
  status: z.enum(["draft", "open", "paid", "uncollectible", "void"]).optional(),
  ...paging,
});
const paymentsAsked = z.strictObject({
  invoice: text.optional(),
  status: z.enum(["canceled", "open", "paid"]).optional(),
  payment: z.strictObject({ type: z.literal("payment_intent"), payment_intent: text.optional() }).optional(),
  ...paging,
});

/** The subscription that an invoice is for. */
export function getSubscriptionId(invoice: Stripe.Invoice): string {
  return String(invoice.parent?.subscription_details?.subscription);
}

function invoiceOf(till: Till, id: string): Stripe.Invoice {
  const invoice = till.state.objects.invoices[id];
  if (!invoice) throw createNoSuch("invoice", id, "invoice");
  return invoice;
}

export const invoiceRoutes: readonly Route[] = [
  {
    method: "POST",
    path: "/v1/invoices/create_preview",
    handle: (till, { params }) => previewInvoice(till, params),
  },
  { method: "GET", path: "/v1/invoices/:id", handle: (till, { id }) => invoiceOf(till, id) },
  {
    method: "GET",
    path: "/v1/invoices",
    handle(till, { params }) {
      const { subscription, customer, status, ...page } = read(invoicesAsked, params);
      const all = Object.values(till.state.objects.invoices).filter((invoice) =>
        (subscription === undefined || getSubscriptionId(invoice) === subscription) &&
        (customer === undefined || invoice.customer === customer) &&
        (status === undefined || invoice.status === status)
      );
      return getPage(all, "/v1/invoices", page);
    },
  },
  {
    method: "POST",
    path: "/v1/invoices/:id/pay",
    handle(till, { id, params }) {
      read(z.strictObject({}), params);
      const invoice = invoiceOf(till, id);
      if (invoice.status !== "open") throw createInvalidRequest(`Invoice is already ${invoice.status}`);
      const subscription = till.state.objects.subscriptions[getSubscriptionId(invoice)];
      if (!subscription) throw createNoSuch("subscription", getSubscriptionId(invoice));
      payOnDemand(till, subscription, invoice);
      return invoice;
    },
  },
  {
    method: "GET",
    path: "/v1/invoice_payments",
    handle(till, { params }) {
      const { invoice, status, payment, ...page } = read(paymentsAsked, params);
      const intent = payment?.payment_intent;
      const all = Object.values(till.state.objects.invoicePayments).filter((one) =>
        (invoice === undefined || one.invoice === invoice) &&
        (status === undefined || one.status === status) &&
        (intent === undefined || one.payment.payment_intent === intent)
      );
      return getPage(all, "/v1/invoice_payments", page);
    },
  },
];
