import type { CrownType } from "#shared/shop/badge-offers.ts";

/**
 * Every call throws `PaymentsUnavailable` when the provider does not answer in time or refuses our
 * keys.
 */
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
  /** The address of a page opened before; null when it can no longer be paid. */
  readPageAddress(sessionId: string): Promise<string | null>;
  /** Ends an unpaid page or intent; does nothing to a paid one. */
  cancelCheckout(id: string): Promise<void>;

  /**
   * The current state of a payment page or intent by its id (`cs_…`, `pi_…`); null when it does not
   * exist.
   */
  readPayment(id: string): Promise<PaymentReading | null>;
  /** The current state of a subscription with its paid invoices; null when it does not exist. */
  readSubscription(subscriptionId: string): Promise<SubscriptionReading | null>;
  /**
   * Returns what `changeCrown` would charge now; null when it is that crown already. Changes
   * nothing.
   */
  previewChange(given: { subscriptionId: string; badgeType: CrownType }): Promise<ChangePreview | null>;
  /**
   * Moves a subscription to another crown at once, charging the difference (proration); one that
   * was cancelled goes on. With `agreed` it charges that amount or throws `AmountChanged`. Throws
   * `PaymentDeclined` and `RenewalUnpaid`. A key belongs to one attempt, since a refusal is
   * returned again under the same key.
   */
  changeCrown(given: CrownChange): Promise<void>;
  /** Tries to take the refused renewal of a subscription again. */
  payRenewal(given: { subscriptionId: string; key: string }): Promise<RenewalPayment>;
  /**
   * Lets a subscription renew, or end with the time that is paid; does nothing to one that has
   * ended.
   */
  setRenewal(subscriptionId: string, renews: boolean): Promise<void>;
  /** Ends a subscription at once, without a refund. */
  cancelSubscription(subscriptionId: string): Promise<void>;
  /** The page where a customer manages subscriptions and cards. */
  openPortal(given: { customerId: string; returnUrl: string }): Promise<string>;

  /**
   * Verifies the signature over the raw body and reads it. Throws `InvalidSignature`: wrong,
   * changed, or over 300 s old; and `UnreadableEvent`.
   */
  readEvent(body: string, signature: string): Promise<PaymentEvent>;
  /** The latest events, newest first, for the reconciliation and /stripe-test. */
  listEvents(given: { since: Date; limit: number }): Promise<readonly PaymentEvent[]>;
}

/** The outcome of a try to take a renewal. */
export type RenewalPayment =
  /** `processing`: the bank answers later. */
  | { readonly state: "paid" | "processing" }
  /** The page at the address takes any card. */
  | { readonly state: "refused"; readonly url: string };

/** The cost of a change of a crown. */
export interface ChangePreview {
  /** Due at once. */
  readonly cents: number;
  /** From when on the new price counts, by the provider's clock. */
  readonly since: Date;
  /** When the next month is charged. */
  readonly renewsAt: Date;
  /** The subscription was cancelled, and goes on with the change. */
  readonly isResumed: boolean;
}

export interface CrownChange {
  readonly subscriptionId: string;
  readonly badgeType: CrownType;
  readonly key: string;
  /** The amount the customer agreed to a few minutes ago; null charges what is due now. */
  readonly agreed: Pick<ChangePreview, "cents" | "since"> | null;
}

/**
 * Acts of customers, banks and time, simulated at the practice till. Each throws `PracticeRefused`
 * when it is impossible.
 */
export interface PracticeActs {
  /** Presses a button of a payment page. `later`: the bank answers later. */
  press(sessionId: string, button: "pay" | "decline" | "later"): Promise<void>;
  /** Uses one of the till's controls, e.g. `refund` of `{ id: "pi_…" }`. */
  control(name: string, given: object): Promise<void>;
}

interface ForOrder {
  /** Carried as metadata, and the key that makes a repeated call return the same. */
  readonly orderId: string;
  readonly memberId: string;
  readonly customerId: string;
  /** The name on the page, e.g. '5,000 XP'. */
  readonly name: string;
  readonly cents: number;
  readonly currency: string;
}

export interface IntentRequest extends ForOrder {
  readonly description: string;
}

export interface CheckoutRequest extends ForOrder {
  /** A crown is a monthly subscription; null is a single payment. */
  readonly crown: CrownType | null;
  /** May hold `{CHECKOUT_SESSION_ID}`. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** The provider's current state of a payment. */
export interface PaymentReading {
  readonly sessionId: string | null;
  readonly intentId: string | null;
  /** The subscription of a payment page. */
  readonly subscriptionId: string | null;
  readonly customerId: string | null;
  /** From our metadata; a payment that does not fit its order is never granted. */
  readonly orderId: string | null;
  readonly memberId: string | null;
  readonly isLive: boolean;
  /**
   * `open`: can still be paid; `processing`: paid, waiting for the bank; `failed`: declined, can be
   * tried again.
   */
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
  /** The subscription's first invoice, which the payment page took. */
  readonly isFirst: boolean;
  /** The difference that a change to another crown costs. */
  readonly isUpgrade: boolean;
}

/** The provider's current state of a subscription. */
export interface SubscriptionReading {
  readonly subscriptionId: string;
  readonly customerId: string;
  readonly orderId: string | null;
  readonly memberId: string | null;
  readonly isLive: boolean;
  /** Null: the price is none of ours. */
  readonly badgeType: CrownType | null;
  /** `past_due`: a renewal failed and is being retried. */
  readonly status: "incomplete" | "active" | "past_due" | "ended";
  /** Paid until this time. */
  readonly paidUntil: Date;
  readonly cancelsAtPeriodEnd: boolean;
  /** Newest first. */
  readonly invoices: readonly InvoiceReading[];
}

/**
 * The objects that an event names. What happened is read from the provider, which knows the newest
 * state.
 */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Date;
  readonly isLive: boolean;
  readonly sessionId: string | null;
  readonly intentId: string | null;
  readonly subscriptionId: string | null;
}

/** The provider did not answer in time, or unexpectedly; what it did is unknown. */
export class PaymentsUnavailable extends Error {}

/** The card was refused; nothing was changed. The message is the provider's, for the member. */
export class PaymentDeclined extends Error {}

/** The card's bank wants to ask the customer first; nothing was changed. */
export class StepNeeded extends PaymentDeclined {}

/** The due amount is not what the customer agreed to; nothing was changed. */
export class AmountChanged extends Error {}

/** The renewal of the subscription was refused and is still owed; nothing was changed. */
export class RenewalUnpaid extends Error {}

/**
 * The provider does not know this customer: it was made with other keys, or deleted there. Thrown
 * by `openCheckout`, `openIntent` and `openPortal`; create the customer again.
 */
export class UnknownCustomer extends Error {}

/** The practice till refuses the act now; the message says why. */
export class PracticeRefused extends Error {}

/** Signed by the provider, but no event, or one with impossible ids. */
export class UnreadableEvent extends Error {}

/** Not signed by the provider, changed since, or too old. */
export class InvalidSignature extends Error {}
