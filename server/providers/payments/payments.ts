import type { CrownType } from "#shared/shop/badge-offers.ts";

/** Every call throws `PaymentsUnavailable` when the provider does not answer in time or refuses its own keys. */
export interface Payments {
  /** Takes real money. */
  readonly isLive: boolean;
  /** The practice till (shop.5). */
  readonly isPractice: boolean;
  readonly publishableKey: string | null;
  /** For trying the shop out; null: Stripe itself. */
  readonly practice: PracticeActs | null;

  /** Creates the member as a customer, once per key. Returns the id, `cus_…`. */
  createCustomer(given: { memberId: string; email: string; key: string }): Promise<string>;
  /** Opens a payment page: once per order. */
  openCheckout(given: CheckoutRequest): Promise<{ sessionId: string; url: string }>;
  /** Opens a payment for a form in our own page: once per order. */
  openIntent(given: IntentRequest): Promise<{ intentId: string; clientSecret: string }>;
  /** The secret of an intent opened before; null when it can no longer be paid. */
  readClientSecret(intentId: string): Promise<string | null>;
  /** Ends a page or intent nobody paid; nothing happens to one that is paid. */
  cancelCheckout(id: string): Promise<void>;

  /** The truth about a payment page or intent by its id (`cs_…`, `pi_…`); null when there is none. */
  readPayment(id: string): Promise<PaymentReading | null>;
  /** The truth about a subscription with its paid invoices; null when there is none. */
  readSubscription(subscriptionId: string): Promise<SubscriptionReading | null>;
  /**
   * Moves a subscription to another crown at once, charging the difference (proration). Throws `PaymentDeclined`. A key carries one
   * attempt, since a refusal is returned again under the same.
   */
  changeCrown(given: { subscriptionId: string; badgeType: CrownType; key: string }): Promise<void>;
  /** Ends a subscription at once, without a refund. */
  cancelSubscription(subscriptionId: string): Promise<void>;
  /** The page where a customer manages subscriptions and cards. */
  openPortal(given: { customerId: string; returnUrl: string }): Promise<string>;

  /**
   * Verifies the signature over the raw body and reads it. Throws `InvalidSignature`: wrong, changed, or over 300 s old; and
   * `UnreadableEvent`.
   */
  readEvent(body: string, signature: string): Promise<PaymentEvent>;
  /** The latest events, newest first: what the reconciliation and /stripe-test compare with. */
  listEvents(given: { since: Date; limit: number }): Promise<readonly PaymentEvent[]>;
}

/** What customers, banks and time do, at the practice till on request. Each throws `PracticeRefused` when it cannot be done. */
export interface PracticeActs {
  /** A button of a payment page. `later`: the bank answers later. */
  press(sessionId: string, button: "pay" | "decline" | "later"): Promise<void>;
  /** One of the till's controls, e.g. `refund` of `{ id: "pi_…" }`. */
  control(name: string, given: object): Promise<void>;
}

interface ForOrder {
  /** Carried as metadata, and the key that makes a repeated call return the same. */
  readonly orderId: string;
  readonly memberId: string;
  readonly customerId: string;
  /** What the member sees on the page, e.g. '5,000 XP'. */
  readonly name: string;
  readonly cents: number;
  readonly currency: string;
}

export interface IntentRequest extends ForOrder {
  readonly description: string;
}

export interface CheckoutRequest extends ForOrder {
  /** A crown is a monthly subscription; null is one payment. */
  readonly crown: CrownType | null;
  /** May hold `{CHECKOUT_SESSION_ID}`. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** A payment as the provider has it now. */
export interface PaymentReading {
  readonly sessionId: string | null;
  readonly intentId: string | null;
  /** Of a subscription's payment page. */
  readonly subscriptionId: string | null;
  readonly customerId: string | null;
  /** From our metadata; what does not fit the order is never granted. */
  readonly orderId: string | null;
  readonly memberId: string | null;
  readonly isLive: boolean;
  /** `open`: can still be paid; `processing`: paid, the bank's answer is awaited; `failed`: declined, can be tried again. */
  readonly status: "open" | "processing" | "paid" | "failed" | "cancelled";
  readonly cents: number;
  readonly currency: string;
  readonly refundedCents: number;
  readonly dispute: "open" | "won" | "lost" | null;
  readonly receiptUrl: string | null;
}

/** A paid invoice of a subscription. */
export interface InvoiceReading {
  readonly invoiceId: string;
  readonly intentId: string | null;
  readonly cents: number;
  readonly currency: string;
  readonly refundedCents: number;
  readonly dispute: "open" | "won" | "lost" | null;
  readonly receiptUrl: string | null;
  readonly paidAt: Date;
  /** The first of the subscription, which the payment page took. */
  readonly isFirst: boolean;
}

/** A subscription as the provider has it now. */
export interface SubscriptionReading {
  readonly subscriptionId: string;
  readonly customerId: string;
  readonly orderId: string | null;
  readonly memberId: string | null;
  readonly isLive: boolean;
  /** Null: a price that is none of ours. */
  readonly badgeType: CrownType | null;
  /** `past_due`: a renewal failed and is tried again. */
  readonly status: "incomplete" | "active" | "past_due" | "ended";
  /** Until when is paid. */
  readonly paidUntil: Date;
  readonly cancelsAtPeriodEnd: boolean;
  /** Newest first. */
  readonly invoices: readonly InvoiceReading[];
}

/** What an event is about: the objects it names. What happened is read from the provider, which knows the newest state. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Date;
  readonly isLive: boolean;
  readonly sessionId: string | null;
  readonly intentId: string | null;
  readonly subscriptionId: string | null;
}

/** The provider did not answer in time, or not as agreed; nothing is known about what it did. */
export class PaymentsUnavailable extends Error {}

/** The card was refused; nothing was changed. The message is the provider's, for the person. */
export class PaymentDeclined extends Error {}

/**
 * The provider does not know this customer: it was made with other keys, or deleted there. Thrown by `openCheckout`, `openIntent`
 * and `openPortal`; make the customer anew.
 */
export class UnknownCustomer extends Error {}

/** The practice till cannot do that now; the message says why. */
export class PracticeRefused extends Error {}

/** Signed by the provider, but no event, or one that names objects by ids that cannot exist. */
export class UnreadableEvent extends Error {}

/** Not signed by the provider, changed since, or too old. */
export class InvalidSignature extends Error {}
