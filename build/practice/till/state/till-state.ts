import type Stripe from "stripe";
import type { CardOutcome } from "../payments/practice-cards.ts";

/**
 * Everything the till knows: plain data, so that it fits into one file. Objects are as Stripe's
 * API shows them, by id.
 */
export interface TillState {
  /** How far the till's clock is ahead of the real one. */
  clockOffsetMs: number;
  readonly objects: TillObjects;
  /** The outcome when a payment method is charged, by its id. */
  readonly cards: Record<string, CardOutcome>;
  /** The plan that a payment page passes on to what it creates, by session id. */
  readonly plans: Record<string, SessionPlan>;
  /** The responses to idempotency keys. */
  readonly answers: Record<string, KeptAnswer>;
  /** Events that the webhook has not accepted yet. */
  readonly deliveries: Delivery[];
}

export interface TillObjects {
  readonly customers: Record<string, Stripe.Customer>;
  readonly products: Record<string, Stripe.Product>;
  readonly prices: Record<string, Stripe.Price>;
  readonly paymentMethods: Record<string, Stripe.PaymentMethod>;
  readonly sessions: Record<string, Stripe.Checkout.Session>;
  readonly intents: Record<string, Stripe.PaymentIntent>;
  readonly charges: Record<string, Stripe.Charge>;
  readonly refunds: Record<string, Stripe.Refund>;
  readonly disputes: Record<string, Stripe.Dispute>;
  readonly subscriptions: Record<string, Stripe.Subscription>;
  readonly invoices: Record<string, Stripe.Invoice>;
  readonly invoicePayments: Record<string, Stripe.InvoicePayment>;
  readonly portalSessions: Record<string, Stripe.BillingPortal.Session>;
  readonly events: Record<string, EventRecord>;
}

/** An event whatever its type; `data.object` is a copy of the object as it was. */
export interface EventRecord extends Omit<Stripe.EventBase, "data"> {
  data: { object: { id: string; object: string }; previous_attributes?: Record<string, unknown> };
}

interface SessionPlan {
  /** The page's text about the card that was refused last. */
  problem: string | null;
  readonly intent: { readonly metadata: Stripe.Metadata; readonly description: string | null };
  readonly subscription: { readonly metadata: Stripe.Metadata; readonly description: string | null };
}

interface KeptAnswer {
  /** Method and path. */
  readonly endpoint: string;
  /** The parameters as they were sent. */
  readonly params: string;
  readonly status: number;
  readonly body: string;
  /** Seconds since 1970. */
  readonly at: number;
}

interface Delivery {
  readonly eventId: string;
  attempts: number;
  /** Milliseconds since 1970 on the real clock. */
  nextAt: number;
}

export function createEmptyState(): TillState {
  return {
    clockOffsetMs: 0,
    objects: {
      customers: {},
      products: {},
      prices: {},
      paymentMethods: {},
      sessions: {},
      intents: {},
      charges: {},
      refunds: {},
      disputes: {},
      subscriptions: {},
      invoices: {},
      invoicePayments: {},
      portalSessions: {},
      events: {},
    },
    cards: {},
    plans: {},
    answers: {},
    deliveries: [],
  };
}
