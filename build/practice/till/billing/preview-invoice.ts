import type Stripe from "stripe";
import { z } from "zod";
import { inlinePrice, previewPrice } from "../catalogue/prices.ts";
import { ApiError, createInvalidRequest } from "../http/api-error.ts";
import { flag, read, text, whole } from "../http/parameters.ts";
import type { Route } from "../http/route.ts";
import { invoicePreview, type LineFields } from "../objects/invoice.ts";
import { getId, type Till } from "../state/till.ts";
import { listLinesOfChange } from "./change-price.ts";
import { getPeriod, isEnding } from "./end-subscription.ts";
import { computePeriodEnd, listLines } from "./start-subscription.ts";
import { findItem, findSubscription } from "./subscription-routes.ts";

const asked = z.strictObject({
  subscription: text,
  subscription_details: z.strictObject({
    items: z.array(z.strictObject({
      id: text,
      price: text.optional(),
      price_data: inlinePrice.omit({ product_data: true }).optional(),
    })).length(1).optional(),
    proration_behavior: z.literal("always_invoice").optional(),
    proration_date: whole.optional(),
    cancel_at_period_end: flag.optional(),
    cancel_at: z.literal("").optional(),
  }).default({}),
});

/**
 * The invoice that a change of price would make at once, or the next renewal's when nothing
 * changes. Nothing is kept of it, and no event tells of it. Throws 400 or 404.
 */
export function previewInvoice(till: Till, params: Parameters<Route["handle"]>[1]["params"]): Stripe.Invoice {
  const given = read(asked, params);
  const subscription = findSubscription(till, given.subscription);
  const { items: [changed] = [], ...details } = given.subscription_details;
  if (changed && details.proration_behavior === undefined) {
    throw createInvalidRequest("The practice till needs `proration_behavior` to change a price.", {
      param: "subscription_details[proration_behavior]",
    });
  }
  const { cancel_at_period_end: ends, cancel_at: endsAt } = details;
  const wouldEnd = ends ?? (endsAt === undefined && isEnding(subscription));
  if (subscription.status === "canceled" || (!changed && wouldEnd)) {
    throw new ApiError(404, {
      type: "invalid_request_error",
      code: "invoice_upcoming_none",
      message: `No upcoming invoices for customer: ${getId(subscription.customer)}`,
    });
  }
  const now = till.now();
  const { lines, period } = changed
    ? {
      lines: listLinesOfChange(till, {
        item: findItem(subscription, changed.id),
        price: previewPrice(till, changed, "subscription_details[items][0]"),
        proration: "always_invoice",
        since: details.proration_date,
      }),
      period: { start: now, end: now },
    }
    : nextRenewal(till, subscription);
  const customer = till.state.objects.customers[getId(subscription.customer)];
  if (!customer) throw new Error(`${subscription.id} has no customer`);
  return invoicePreview({ now, publicUrl: till.publicUrl, subscription, customer, lines, period });
}

function nextRenewal(
  till: Till,
  subscription: Stripe.Subscription,
): { lines: LineFields[]; period: { start: number; end: number } } {
  const period = getPeriod(subscription);
  const recurring = subscription.items.data[0]?.price.recurring;
  if (!recurring) throw new Error(`${subscription.id} has no recurring price`);
  const end = computePeriodEnd(period.end, subscription.billing_cycle_anchor, recurring);
  return {
    lines: listLines(till, subscription).map((line) => ({ ...line, period: { start: period.end, end } })),
    period,
  };
}
