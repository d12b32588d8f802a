import Stripe from "stripe";
import type { Clock } from "../../context.ts";
import { idOf } from "./expandable-fields.ts";
import { InvalidSignature, type PaymentEvent, type Payments } from "./payments.ts";

/** The events that say something we act on. Those of Stripe's that are not listed here need not be sent to us. */
export const eventTypes = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "payment_intent.succeeded",
  "payment_intent.payment_failed",
  "payment_intent.canceled",
  "invoice.paid",
  "invoice.payment_failed",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "charge.refunded",
  "charge.refund.updated",
  "charge.dispute.created",
  "charge.dispute.closed",
] as const;

/** How old a signature may be. */
const toleranceSeconds = 300;

interface EventReading {
  readonly stripe: Stripe;
  readonly webhookSecret: string;
  readonly clock: Clock;
}

/** Events as they are sent to us, and as Stripe keeps them. */
export function paymentEvents(
  { stripe, webhookSecret, clock }: EventReading,
): Pick<Payments, "readEvent" | "listEvents"> {
  return {
    async readEvent(body, signature) {
      return asPaymentEvent(await verify(body, signature));
    },
    async listEvents({ since, limit }) {
      const events = await stripe.events.list({
        created: { gte: Math.floor(since.getTime() / 1000) },
        types: [...eventTypes],
        limit: Math.min(limit, 100),
      }).autoPagingToArray({ limit });
      return events.map(asPaymentEvent);
    },
  };

  async function verify(body: string, signature: string): Promise<Stripe.Event> {
    const receivedAt = clock.now().getTime();
    try {
      return await stripe.webhooks.constructEventAsync(
        body,
        signature,
        webhookSecret,
        toleranceSeconds,
        undefined,
        receivedAt,
      );
    } catch (error) {
      // A signed body that is no JSON comes from nobody either.
      if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) {
        throw new InvalidSignature("The event is not signed by the payment provider", { cause: error });
      }
      throw error;
    }
  }
}

function asPaymentEvent(event: Stripe.Event): PaymentEvent {
  return {
    id: event.id,
    type: event.type,
    createdAt: new Date(event.created * 1000),
    isLive: event.livemode,
    ...objectsOf(event.data.object as NamedObject),
  };
}

/** The objects an event can be about, as far as they lead to a payment. */
type NamedObject =
  | Stripe.Checkout.Session
  | Stripe.PaymentIntent
  | Stripe.Subscription
  | Stripe.Invoice
  | Stripe.Charge
  | Stripe.Refund
  | Stripe.Dispute;

type Objects = Pick<PaymentEvent, "sessionId" | "intentId" | "subscriptionId">;

function objectsOf(object: NamedObject): Objects {
  const none: Objects = { sessionId: null, intentId: null, subscriptionId: null };
  switch (object.object) {
    case "checkout.session":
      return {
        sessionId: object.id,
        intentId: idOf(object.payment_intent),
        subscriptionId: idOf(object.subscription),
      };
    case "payment_intent":
      return { ...none, intentId: object.id };
    case "subscription":
      return { ...none, subscriptionId: object.id };
    case "invoice":
      return { ...none, subscriptionId: idOf(object.parent?.subscription_details?.subscription) };
    case "charge":
    case "refund":
    case "dispute":
      return { ...none, intentId: idOf(object.payment_intent) };
    default:
      return none;
  }
}
