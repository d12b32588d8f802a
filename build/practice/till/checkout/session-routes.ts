import type Stripe from "stripe";
import { z } from "zod";
import { findCustomer } from "../catalogue/customer-routes.ts";
import { withChanges } from "../catalogue/metadata.ts";
import { findOrCreatePrice, inlinePrice } from "../catalogue/prices.ts";
import { createInvalidRequest, createNoSuch } from "../http/api-error.ts";
import { getPage } from "../http/lists.ts";
import { flag, metadata, paging, read, text, whole } from "../http/parameters.ts";
import type { Route } from "../http/route.ts";
import { createLineItemObject } from "../objects/line-item.ts";
import { createSessionObject, sessionLifetime } from "../objects/session.ts";
import { createId } from "../state/ids.ts";
import { put, type Till } from "../state/till.ts";
import { expireSession } from "./expire-session.ts";

const lineItem = z.strictObject({
  price: text.optional(),
  price_data: inlinePrice.optional(),
  quantity: whole.refine((count) => count > 0, "Expected a quantity above 0").default(1),
});
const details = z.strictObject({ metadata, description: text.optional() });

const newSession = z.strictObject({
  mode: z.enum(["payment", "subscription"]),
  line_items: z.array(lineItem).min(1).max(20),
  success_url: text.min(1),
  cancel_url: text.optional(),
  customer: text.optional(),
  customer_email: text.optional(),
  client_reference_id: text.max(200).optional(),
  metadata,
  payment_intent_data: details.extend({
    receipt_email: text.optional(),
    setup_future_usage: z.enum(["off_session", "on_session"]).optional(),
  }).optional(),
  subscription_data: details.optional(),
  payment_method_types: z.array(z.literal("card")).optional(),
  expires_at: whole.optional(),
  ui_mode: z.literal("hosted_page").optional(),
  locale: text.optional(),
  adaptive_pricing: z.strictObject({ enabled: flag }).optional(),
  submit_type: z.enum(["auto", "pay", "book", "donate", "subscribe"]).optional(),
});
type NewSession = z.output<typeof newSession>;

/** Throws 404. */
export function findSession(till: Till, id: string): Stripe.Checkout.Session {
  const session = till.state.objects.sessions[id];
  if (!session) throw createNoSuch("checkout.session", id, "session");
  return session;
}

export const sessionRoutes: readonly Route[] = [
  {
    method: "POST",
    path: "/v1/checkout/sessions",
    handle: (till, { params }) => openSession(till, read(newSession, params)),
  },
  { method: "GET", path: "/v1/checkout/sessions/:id", handle: (till, { id }) => findSession(till, id) },
  {
    method: "GET",
    path: "/v1/checkout/sessions/:id/line_items",
    handle: (till, { id }) => findSession(till, id).line_items ?? {},
  },
  {
    method: "GET",
    path: "/v1/checkout/sessions",
    handle(till, { params }) {
      const filters = { customer: text, payment_intent: text, subscription: text, status: text };
      const asked = z.strictObject({ ...z.object(filters).partial().shape, ...paging });
      const { customer, payment_intent: intent, subscription, status, ...page } = read(asked, params);
      const all = Object.values(till.state.objects.sessions).filter((session) =>
        (customer === undefined || session.customer === customer) &&
        (intent === undefined || session.payment_intent === intent) &&
        (subscription === undefined || session.subscription === subscription) &&
        (status === undefined || session.status === status)
      );
      return getPage(all, "/v1/checkout/sessions", page);
    },
  },
  {
    method: "POST",
    path: "/v1/checkout/sessions/:id/expire",
    handle(till, { id, params }) {
      read(z.strictObject({}), params);
      const session = findSession(till, id);
      if (session.status !== "open") {
        throw createInvalidRequest(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
        );
      }
      return expireSession(till, session);
    },
  },
];

function openSession(till: Till, given: NewSession): Stripe.Checkout.Session {
  checkNewSession(given, till.now());
  const customer = given.customer === undefined ? null : findCustomer(till, given.customer);
  const items = given.line_items.map((item, index) => {
    const price = findOrCreatePrice(till, item, `line_items[${index}]`);
    return createLineItemObject(price, till.state.objects.products[String(price.product)], item.quantity);
  });
  checkPrices(items, given.mode);
  const id = createId("session");
  const session = put(
    till,
    "sessions",
    createSessionObject({
      id,
      now: till.now(),
      mode: given.mode,
      url: `${till.publicUrl}/practice-till/pay/${id}`,
      items,
      currency: items[0]?.currency ?? "usd",
      customer,
      customerEmail: given.customer_email ?? null,
      clientReferenceId: given.client_reference_id ?? null,
      metadata: withChanges({}, given.metadata),
      successUrl: given.success_url,
      cancelUrl: given.cancel_url ?? null,
      expiresAt: given.expires_at ?? till.now() + sessionLifetime,
    }),
  );
  till.state.plans[id] = {
    problem: null,
    intent: planOf(given.payment_intent_data),
    subscription: planOf(given.subscription_data),
  };
  return session;
}

function planOf(given: { metadata: Record<string, string>; description?: string } | undefined) {
  return { metadata: withChanges({}, given?.metadata ?? {}), description: given?.description ?? null };
}

function checkNewSession(given: NewSession, now: number): void {
  const addresses = { success_url: given.success_url, cancel_url: given.cancel_url };
  for (const [param, address] of Object.entries(addresses)) {
    if (address !== undefined && !/^https?:\/\//.test(address)) {
      throw createInvalidRequest("Not a valid URL", { code: "url_invalid", param });
    }
  }
  if (given.customer !== undefined && given.customer_email !== undefined) {
    throw createInvalidRequest("You may only specify one of these parameters: customer, customer_email.");
  }
  const wrong = given.mode === "payment" ? "subscription_data" : "payment_intent_data";
  if (given[wrong]) {
    throw createInvalidRequest(`You can not pass \`${wrong}\` in \`${given.mode}\` mode.`, { param: wrong });
  }
  const untilEnd = (given.expires_at ?? now + sessionLifetime) - now;
  if (untilEnd < 1800 || untilEnd > sessionLifetime) {
    throw createInvalidRequest(
      "The `expires_at` timestamp must be between 30 minutes and 24 hours from now.",
      {
        param: "expires_at",
      },
    );
  }
}

function checkPrices(items: readonly Stripe.LineItem[], mode: NewSession["mode"]): void {
  const isRecurring = items.some(({ price }) => price?.recurring);
  if (mode === "payment" && isRecurring) {
    throw createInvalidRequest(
      "You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.",
    );
  }
  if (mode === "subscription" && items.some(({ price }) => !price?.recurring)) {
    throw createInvalidRequest("The practice till takes only recurring prices in `subscription` mode.");
  }
  if (new Set(items.map((item) => item.currency)).size > 1) {
    throw createInvalidRequest("All line items must have the same currency.");
  }
}
