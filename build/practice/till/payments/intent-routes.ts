import type Stripe from "stripe";
import { z } from "zod";
import { findCustomer } from "../catalogue/customer-routes.ts";
import { withChanges } from "../catalogue/metadata.ts";
import { ApiError, createInvalidRequest, createNoSuch } from "../http/api-error.ts";
import { getPage } from "../http/lists.ts";
import { amount, currency, flag, metadata, paging, read, text } from "../http/parameters.ts";
import type { Route } from "../http/route.ts";
import { createIntentObject } from "../objects/intent.ts";
import { put, type Till } from "../state/till.ts";
import { chargeIntent } from "./charge-intent.ts";
import { findPaymentMethod } from "./payment-methods.ts";

const newIntent = z.strictObject({
  amount,
  currency,
  customer: text.optional(),
  description: text.optional(),
  metadata,
  receipt_email: text.optional(),
  payment_method_types: z.array(text).optional(),
  allowed_payment_method_types: z.array(z.literal("card")).optional(),
  automatic_payment_methods: z.strictObject({
    enabled: flag,
    allow_redirects: z.enum(["always", "never"]).optional(),
  }).optional(),
});

/** Throws 404. */
export function findIntent(till: Till, id: string, param = "intent"): Stripe.PaymentIntent {
  const intent = till.state.objects.intents[id];
  if (!intent) throw createNoSuch("payment_intent", id, param);
  return intent;
}

/** Throws Stripe's 400 when an intent's state does not allow what is asked. */
export function checkState(intent: Stripe.PaymentIntent, allowed: readonly string[], act: string): void {
  if (allowed.includes(intent.status)) return;
  throw new ApiError(400, {
    type: "invalid_request_error",
    code: "payment_intent_unexpected_state",
    message: `You cannot ${act} this PaymentIntent because it has a status of ${intent.status}.`,
    payment_intent: structuredClone(intent),
  });
}

/** Statuses in which nobody has paid. */
export const unpaid = ["requires_payment_method", "requires_confirmation", "requires_action"];

/** Ends an intent that nobody paid. Throws 400 when it is paid or being paid. */
export function cancelIntent(
  till: Till,
  intent: Stripe.PaymentIntent,
  reason: Stripe.PaymentIntent.CancellationReason | null,
) {
  checkState(intent, unpaid, "cancel");
  intent.status = "canceled";
  intent.canceled_at = till.now();
  intent.cancellation_reason = reason;
  intent.next_action = null;
  till.record("payment_intent.canceled", intent);
  return intent;
}

const isOfSession = (till: Till, intent: Stripe.PaymentIntent) =>
  Object.values(till.state.objects.sessions).some((session) => session.payment_intent === intent.id);

export const intentRoutes: readonly Route[] = [
  {
    method: "POST",
    path: "/v1/payment_intents",
    handle(till, { params }) {
      const given = read(newIntent, params);
      const intent = put(
        till,
        "intents",
        createIntentObject({
          now: till.now(),
          cents: given.amount,
          currency: given.currency,
          customer: given.customer === undefined ? null : findCustomer(till, given.customer).id,
          description: given.description ?? null,
          metadata: withChanges({}, given.metadata),
          receiptEmail: given.receipt_email ?? null,
          isAutomatic: given.payment_method_types === undefined,
        }),
      );
      till.record("payment_intent.created", intent);
      return intent;
    },
  },
  {
    method: "GET",
    path: "/v1/payment_intents",
    handle(till, { params }) {
      const { customer, ...page } = read(z.strictObject({ customer: text.optional(), ...paging }), params);
      const all = Object.values(till.state.objects.intents);
      const matching = all.filter((intent) => customer === undefined || intent.customer === customer);
      return getPage(matching, "/v1/payment_intents", page);
    },
  },
  {
    method: "GET",
    path: "/v1/payment_intents/:id",
    handle(till, { id, params }) {
      const intent = findIntent(till, id);
      const { client_secret: secret } = read(z.strictObject({ client_secret: text.optional() }), params);
      if (secret !== undefined && secret !== intent.client_secret) {
        throw createNoSuch("payment_intent", id, "intent");
      }
      return intent;
    },
  },
  {
    method: "POST",
    path: "/v1/payment_intents/:id",
    handle(till, { id, params }) {
      const intent = findIntent(till, id);
      const given = read(z.strictObject({ description: text.optional(), metadata }), params);
      if (given.description !== undefined) intent.description = given.description || null;
      intent.metadata = withChanges(intent.metadata, given.metadata);
      return intent;
    },
  },
  {
    method: "POST",
    path: "/v1/payment_intents/:id/cancel",
    handle(till, { id, params }) {
      const intent = findIntent(till, id);
      const reasons = z.enum(["abandoned", "duplicate", "fraudulent", "requested_by_customer"]);
      const given = read(z.strictObject({ cancellation_reason: reasons.optional() }), params);
      if (isOfSession(till, intent)) {
        throw createInvalidRequest(
          "This PaymentIntent belongs to a Checkout Session: expire the session instead.",
        );
      }
      return cancelIntent(till, intent, given.cancellation_reason ?? null);
    },
  },
  {
    method: "POST",
    path: "/v1/payment_intents/:id/confirm",
    handle(till, { id, params }) {
      const intent = findIntent(till, id);
      const given = read(z.strictObject({ payment_method: text, return_url: text.optional() }), params);
      checkState(intent, unpaid, "confirm");
      const result = chargeIntent(till, intent, findPaymentMethod(till, given.payment_method), {
        isFirst: true,
      });
      if (result instanceof ApiError) throw result;
      return intent;
    },
  },
];
