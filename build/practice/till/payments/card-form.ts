import type Stripe from "stripe";
import { z } from "zod";
import { ApiError, createInvalidRequest, createNoSuch } from "../http/api-error.ts";
import type { Till } from "../state/till.ts";
import { chargeIntent, refuse } from "./charge-intent.ts";
import { checkState, findIntent, unpaid } from "./intent-routes.ts";
import { addPaymentMethod } from "./payment-methods.ts";
import { readCard } from "./practice-cards.ts";

const confirmation = z.object({
  client_secret: z.string(),
  card: z.object({ number: z.string().max(30), expiry: z.string().max(10), cvc: z.string().max(10) }),
});
const authentication = z.object({ client_secret: z.string(), outcome: z.enum(["succeed", "fail"]) });

/** The intent, for a caller who has its client secret. Throws 404. */
export function readIntent(till: Till, id: string, secret: string | null): object {
  return asPublic(secretIntent(till, id, secret));
}

/**
 * Pays with a typed card. Throws 402 when it is refused, 400 when the intent is paid or cancelled.
 */
export function confirmIntent(till: Till, id: string, given: unknown): object {
  const { client_secret: secret, card: typed } = parse(confirmation, given);
  const intent = secretIntent(till, id, secret);
  checkState(intent, unpaid, "confirm");
  const card = readCard(typed, till.now());
  // Stripe refuses an invalid card before the intent changes.
  if ("code" in card) throw new ApiError(402, { type: "card_error", ...card });
  const result = chargeIntent(till, intent, addPaymentMethod(till, card), { isFirst: true });
  if (result instanceof ApiError) throw publicError(result, intent);
  return asPublic(intent);
}

/** Passes on the customer's answer to the bank. Throws 402 when the bank is not convinced. */
export function authenticateIntent(till: Till, id: string, given: unknown): object {
  const { client_secret: secret, outcome } = parse(authentication, given);
  const intent = secretIntent(till, id, secret);
  checkState(intent, ["requires_action"], "authenticate");
  const method = till.state.objects.paymentMethods[String(intent.payment_method)];
  if (!method) throw createNoSuch("PaymentMethod", String(intent.payment_method));
  if (outcome === "fail") {
    const refusal = refuse(till, intent, {
      code: "payment_intent_authentication_failure",
      message: "We are unable to authenticate your payment method. " +
        "Please choose a different payment method and try again.",
      method,
    });
    throw publicError(refusal, intent);
  }
  const result = chargeIntent(till, intent, method, { isFirst: true, isAuthenticated: true });
  if (result instanceof ApiError) throw publicError(result, intent);
  return asPublic(intent);
}

function secretIntent(till: Till, id: string, secret: string | null): Stripe.PaymentIntent {
  const intent = findIntent(till, id);
  if (intent.client_secret !== secret) throw createNoSuch("payment_intent", id, "client_secret");
  return intent;
}

/** Keeps what Stripe shows to a publishable key: nothing of the shop's own. */
function asPublic(intent: Stripe.PaymentIntent): object {
  const { metadata: _metadata, customer: _customer, latest_charge: _charge, ...shown } = structuredClone(
    intent,
  );
  return shown;
}

function publicError({ status, body }: ApiError, intent: Stripe.PaymentIntent): ApiError {
  return new ApiError(status, { ...body, payment_intent: asPublic(intent) as Stripe.PaymentIntent });
}

function parse<T>(schema: z.ZodType<T>, given: unknown): T {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw createInvalidRequest(z.prettifyError(parsed.error));
}
