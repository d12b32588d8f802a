import type Stripe from "stripe";
import { z } from "zod";
import { getCrownPrice } from "./crown-products.ts";
import type { CheckoutRequest, IntentRequest, Payments } from "./payments.ts";
import { readAnswer } from "./read-answer.ts";
import { isRefused } from "./stripe-failures.ts";
import {
  createdCustomer,
  openedIntent,
  openedSession,
  pageOfSession,
  payableIntent,
} from "./stripe-objects.ts";

type Opening = Pick<
  Payments,
  "createCustomer" | "openCheckout" | "openIntent" | "readClientSecret" | "readPageAddress" | "cancelCheckout"
>;

/**
 * Ways to take a payment: a page of Stripe's, or a form in ours. `createProduct` makes a crown's
 * product.
 */
export function createPaymentOpening(
  stripe: Stripe,
  createProduct: (crown: NonNullable<CheckoutRequest["crown"]>) => Promise<void>,
): Opening {
  return {
    async createCustomer({ memberId, email, key }) {
      const { id } = await readAnswer(
        createdCustomer,
        stripe.customers.create({ email, metadata: { memberId } }, { idempotencyKey: `customer:${key}` }),
      );
      return id;
    },
    async openCheckout(request) {
      if (request.crown) await createProduct(request.crown);
      const { id: sessionId, url } = await readAnswer(
        openedSession,
        stripe.checkout.sessions.create(
          { ...lineItems(request), ...returnParameters(request) },
          { idempotencyKey: `checkout:${request.orderId}` },
        ),
      );
      return { sessionId, url };
    },
    async openIntent(request) {
      const creating = stripe.paymentIntents.create({
        amount: request.cents,
        currency: request.currency,
        customer: request.customerId,
        description: request.description,
        metadata: metadataOf(request),
        // The form is drawn before the intent exists and must name the same kinds (StripeCardForm).
        allowed_payment_method_types: ["card"],
      }, { idempotencyKey: `intent:${request.orderId}` });
      const { id: intentId, client_secret: clientSecret } = await readAnswer(openedIntent, creating);
      return { intentId, clientSecret };
    },
    async readClientSecret(intentId) {
      const { status, client_secret } = await readAnswer(
        payableIntent,
        stripe.paymentIntents.retrieve(intentId),
      );
      return payable.has(status) ? client_secret : null;
    },
    async readPageAddress(sessionId) {
      const { status, url } = await readAnswer(pageOfSession, stripe.checkout.sessions.retrieve(sessionId));
      return status === "open" ? url : null;
    },
    async cancelCheckout(id) {
      const ending: Promise<unknown> = id.startsWith("cs_")
        ? stripe.checkout.sessions.expire(id)
        : stripe.paymentIntents.cancel(id);
      await readAnswer(z.unknown(), ending).catch((error: unknown) => {
        if (!isRefused(error)) throw error;
      });
    },
  };
}

const payable: ReadonlySet<string> = new Set([
  "requires_payment_method",
  "requires_confirmation",
  "requires_action",
]);

function metadataOf({ orderId, memberId }: IntentRequest | CheckoutRequest) {
  return { orderId, memberId };
}

function lineItems(request: CheckoutRequest) {
  const { name, cents, currency, crown } = request;
  const metadata = metadataOf(request);
  if (crown) {
    return {
      mode: "subscription",
      line_items: [{ quantity: 1, price_data: getCrownPrice(crown) }],
      subscription_data: { metadata },
    } satisfies Stripe.Checkout.SessionCreateParams;
  }
  return {
    mode: "payment",
    line_items: [{ quantity: 1, price_data: { currency, unit_amount: cents, product_data: { name } } }],
    payment_intent_data: { metadata, description: name },
  } satisfies Stripe.Checkout.SessionCreateParams;
}

function returnParameters(request: CheckoutRequest) {
  return {
    customer: request.customerId,
    client_reference_id: request.orderId,
    metadata: metadataOf(request),
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    // The page uses the order's own price and currency, which are compared with what was paid.
    adaptive_pricing: { enabled: false },
  } satisfies Stripe.Checkout.SessionCreateParams;
}
