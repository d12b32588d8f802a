import { msg } from "@lingui/core/runtime-macro";
import { z } from "zod";
import { fieldText } from "../language/field-text.ts";
import { defineEndpoint } from "../endpoint.ts";
import { count, id, idParams, text, timestamp, untrimmedText } from "../primitives.ts";
import { pageQuery } from "../paging.ts";
import { createBadgeSubscription, payRenewal, previewCrown } from "./crown-contract.ts";
import { client, orderedPage, pageAddress, purchaseErrors } from "./purchase-shapes.ts";

/**
 * How payments run here: `stripe`, the practice till outside production (shop.5), or null: not set
 * up, XP purchases still work.
 */
const paymentSettings = z.object({
  provider: z.enum(["stripe", "practice"]).nullable(),
  publishableKey: z.string().nullable(),
});
export type PaymentSettings = z.infer<typeof paymentSettings>;

const orderKinds = ["xp_pack", "checkout", "crown", "crown_renewal", "crown_upgrade"] as const;
export const orderStates = [
  "pending",
  "paid",
  "failed",
  "cancelled",
  "partly_refunded",
  "refunded",
  "disputed",
] as const;
export type OrderState = (typeof orderStates)[number];

/** A purchase of the caller. */
const order = z.object({
  id,
  kind: z.enum(orderKinds),
  /** The bought thing in words, e.g. '5,000 XP'. */
  name: z.string(),
  state: z.enum(orderStates),
  /** Pending: paid, and the bank has not confirmed it yet. */
  isAwaitingBank: z.boolean(),
  /** Dollars. */
  price: z.number().nonnegative(),
  /** Dollars that went back. */
  refunded: z.number().nonnegative(),
  currency: z.literal("usd"),
  /** XP granted once paid; 0 for crowns. */
  xpAmount: count,
  /** The id of the payment provider's page or intent, `cs_…` or `pi_…`; null for renewals. */
  sessionId: z.string().nullable(),
  /** The provider's page with the receipt. */
  receiptUrl: z.string().nullable(),
  /** XP that refunds and disputes take back (shop.3). */
  reversedXp: count,
  /** The part of it that the balance did not cover. */
  owedXp: count,
  /** The bank's decision about the member's objection, if there is one. */
  dispute: z.enum(["open", "won", "lost"]).nullable(),
  createdAt: timestamp,
});
export type Order = z.infer<typeof order>;

/** Addresses to return to are the server's own; given ones are ignored (shop.2). */
const ignoredAddress = text(2_000).optional();

/** The caller's own limit (shop.6) and what counts for it in this UTC month. In dollars. */
const spending = z.object({
  /** Null: no limit. */
  limit: z.number().int().positive().nullable(),
  isPaused: z.boolean(),
  /** Paid, less what was refunded. */
  spent: z.number().nonnegative(),
  /** Paid, and the bank has not confirmed it yet. */
  onItsWay: z.number().nonnegative(),
  /** Ordered and unpaid: ended when a purchase needs it. */
  unfinished: z.number().nonnegative(),
  /** The newest paid order of /checkout. */
  lastCheckoutId: id.nullable(),
});
export type Spending = z.infer<typeof spending>;

export const getPaymentSettings = defineEndpoint({
  method: "get",
  path: "/api/shop/payments",
  summary: "Whether payments are set up, and who takes them",
  access: "member",
  status: 200,
  response: paymentSettings,
});

export const createCheckoutSession = defineEndpoint({
  method: "post",
  path: "/api/stripe/create-checkout-session",
  summary: "Order an XP pack; returns the address of the payment page",
  access: "member",
  body: z.object({
    xpAmount: z.number().int(),
    /** Dollars, e.g. 9.99. */
    amount: z.number(),
    description: text(500).optional(),
    successUrl: ignoredAddress,
    cancelUrl: ignoredAddress,
    client,
    /** As in `createPaymentIntent`, for the purchase of /checkout. */
    seenOrderId: id.nullable().optional(),
  }),
  errors: purchaseErrors,
  status: 201,
  response: orderedPage,
});

export const createPaymentIntent = defineEndpoint({
  method: "post",
  path: "/api/stripe/create-payment-intent",
  summary: "Order the 5,000 XP of /checkout; an order that is still open is returned again",
  access: "member",
  body: z.object({
    amount: z.number(),
    description: text(500).optional(),
    /** `lastCheckoutId` as the page showed it: 409 when another page bought the same since. */
    seenOrderId: id.nullable().optional(),
  }),
  errors: purchaseErrors,
  status: 201,
  response: z.object({ clientSecret: z.string() }),
});

export const openPortal = defineEndpoint({
  method: "post",
  path: "/api/stripe/portal",
  summary: "The address where the caller manages subscriptions and cards; 404 for members who never paid",
  access: "member",
  body: z.object({ client }),
  errors: ["payments_not_configured", "payments_unavailable", "not_found"],
  status: 201,
  response: pageAddress,
});

export const syncPayment = defineEndpoint({
  method: "post",
  path: "/api/stripe/sync",
  summary: "Look the caller's payment up at the provider and grant what it paid for; another's is 404",
  access: "member",
  body: z.object({
    sessionId: untrimmedText(255, fieldText(msg`Which payment is missing`)).regex(
      /^(cs|pi)_\w+$/,
      fieldText(msg`Not a payment`),
    ),
  }),
  errors: ["payments_not_configured", "payments_unavailable", "not_found"],
  status: 200,
  response: order,
});

export const receivePaymentEvent = defineEndpoint({
  method: "post",
  path: "/api/stripe/webhook",
  summary: "Events of the payment provider, signed by it; stored before the answer, applied after it",
  access: "public",
  isAnonymous: true,
  consumes: "application/json",
  errors: ["invalid_input", "payments_not_configured"],
  status: 200,
  response: z.object({ received: z.literal(true) }),
});

export const listOrders = defineEndpoint({
  method: "get",
  path: "/api/shop/orders",
  summary: "The caller's purchases, newest first",
  access: "member",
  query: pageQuery.extend({ limit: z.coerce.number().int().min(1).max(100).default(10) }),
  status: 200,
  response: z.array(order),
  paged: true,
});

const orderNow = [...purchaseErrors, "not_found"] as const;

export const continueOrder = defineEndpoint({
  method: "post",
  path: "/api/shop/orders/{id}/continue",
  summary: "Where one of the caller's unpaid orders is paid; 409 says why it no longer can be",
  access: "member",
  params: idParams,
  body: z.object({ client }),
  errors: orderNow,
  status: 200,
  response: orderedPage,
});

export const discardOrder = defineEndpoint({
  method: "post",
  path: "/api/shop/orders/{id}/discard",
  summary: "End one of the caller's unpaid orders; returns what it is then, e.g. paid meanwhile",
  access: "member",
  params: idParams,
  errors: ["payments_not_configured", "payments_unavailable", "not_found"],
  status: 200,
  response: order,
});

export const getSpending = defineEndpoint({
  method: "get",
  path: "/api/shop/spending",
  summary: "The caller's spending limit, and what counts for it this month",
  access: "member",
  status: 200,
  response: spending,
});

export const shopEndpoints = {
  getPaymentSettings,
  createCheckoutSession,
  createPaymentIntent,
  previewCrown,
  createBadgeSubscription,
  payRenewal,
  openPortal,
  syncPayment,
  receivePaymentEvent,
  listOrders,
  continueOrder,
  discardOrder,
  getSpending,
};
