import type Stripe from "stripe";
import { crownPrice } from "./crown-products.ts";
import type { CheckoutRequest, IntentRequest, Payments } from "./payments.ts";
import { isRefused } from "./stripe-failures.ts";

type Opening = Pick<
  Payments,
  "createCustomer" | "openCheckout" | "openIntent" | "readClientSecret" | "cancelCheckout"
>;

/** Ways to take a payment: a page of Stripe's, or a form in ours. `createProduct` makes a crown's product. */
export function paymentOpening(
  stripe: Stripe,
  createProduct: (crown: NonNullable<CheckoutRequest["crown"]>) => Promise<void>,
): Opening {
  return {
    async createCustomer({ memberId, email, key }) {
      const customer = await stripe.customers.create(
        { email, metadata: { memberId } },
        { idempotencyKey: `customer:${key}` },
      );
      return customer.id;
    },
    async openCheckout(request) {
      if (request.crown) await createProduct(request.crown);
      const session = await stripe.checkout.sessions.create(
        { ...whatIsPaid(request), ...whereToReturn(request) },
        { idempotencyKey: `checkout:${request.orderId}` },
      );
      if (!session.url) throw new Error(`The payment page ${session.id} has no address`);
      return { sessionId: session.id, url: session.url };
    },
    async openIntent(request) {
      const intent = await stripe.paymentIntents.create({
        amount: request.cents,
        currency: request.currency,
        customer: request.customerId,
        description: request.description,
        metadata: metadataOf(request),
        // The form stays in our page.
        automatic_payment_methods: { enabled: true, allow_redirects: "never" },
      }, { idempotencyKey: `intent:${request.orderId}` });
      if (!intent.client_secret) throw new Error(`The payment ${intent.id} has no secret`);
      return { intentId: intent.id, clientSecret: intent.client_secret };
    },
    async readClientSecret(intentId) {
      const { status, client_secret } = await stripe.paymentIntents.retrieve(intentId);
      return payable.has(status) ? client_secret : null;
    },
    async cancelCheckout(id) {
      const ending = id.startsWith("cs_")
        ? stripe.checkout.sessions.expire(id)
        : stripe.paymentIntents.cancel(id);
      await ending.catch((error: unknown) => {
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

function whatIsPaid(request: CheckoutRequest) {
  const { name, cents, currency, crown } = request;
  const metadata = metadataOf(request);
  if (crown) {
    return {
      mode: "subscription",
      line_items: [{ quantity: 1, price_data: crownPrice(crown) }],
      subscription_data: { metadata },
    } satisfies Stripe.Checkout.SessionCreateParams;
  }
  return {
    mode: "payment",
    line_items: [{ quantity: 1, price_data: { currency, unit_amount: cents, product_data: { name } } }],
    payment_intent_data: { metadata, description: name },
  } satisfies Stripe.Checkout.SessionCreateParams;
}

function whereToReturn(request: CheckoutRequest) {
  return {
    customer: request.customerId,
    client_reference_id: request.orderId,
    metadata: metadataOf(request),
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    // The page asks for the order's own price and currency, which are compared with what was paid.
    adaptive_pricing: { enabled: false },
  } satisfies Stripe.Checkout.SessionCreateParams;
}
