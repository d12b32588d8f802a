import {
  type CheckoutRequest,
  type IntentRequest,
  InvalidSignature,
  type PaymentEvent,
  type PaymentReading,
  type Payments,
  PaymentsUnavailable,
} from "../../providers/payments/payments.ts";

/** The fake's payment; tests change it as a provider would. */
type FakePayment = { -readonly [Field in keyof PaymentReading]: PaymentReading[Field] };

/**
 * A payment provider in memory, without subscriptions. Events are their own JSON,
 * signed with `signed`.
 */
export class FakePayments implements Payments {
  readonly isLive = false;
  readonly isPractice = true;
  readonly practice = null;
  readonly publishableKey = "pk_test_fake";
  /** In the order of opening. */
  readonly payments: FakePayment[] = [];
  /** The events that `listEvents` returns. */
  readonly events: PaymentEvent[] = [];
  /** The calls it took, e.g. `openCheckout`. */
  readonly calls: string[] = [];
  /** Set: the provider does not respond. */
  isDown = false;
  /** Runs between a reading of a payment and its response. */
  afterReading: (() => Promise<void>) | null = null;

  /** The last opened payment. */
  get latest(): FakePayment {
    const payment = this.payments.at(-1);
    if (!payment) throw new Error("No payment was opened");
    return payment;
  }

  async createCustomer({ memberId }: { memberId: string }): Promise<string> {
    await this.#take("createCustomer");
    return `cus_${memberId}`;
  }

  async openCheckout(request: CheckoutRequest): Promise<{ sessionId: string; url: string }> {
    await this.#take("openCheckout");
    const sessionId = this.#open(request, "sessionId").sessionId ?? "";
    return { sessionId, url: `http://glimmer.test/practice-till/pay/${sessionId}` };
  }

  async openIntent(request: IntentRequest): Promise<{ intentId: string; clientSecret: string }> {
    await this.#take("openIntent");
    const intentId = this.#open(request, "intentId").intentId ?? "";
    return { intentId, clientSecret: `${intentId}_secret` };
  }

  async readClientSecret(intentId: string): Promise<string | null> {
    await this.#take("readClientSecret");
    return isPayable(this.#find(intentId)) ? `${intentId}_secret` : null;
  }

  async readPageAddress(sessionId: string): Promise<string | null> {
    await this.#take("readPageAddress");
    return isPayable(this.#find(sessionId)) ? `http://glimmer.test/practice-till/pay/${sessionId}` : null;
  }

  async cancelCheckout(id: string): Promise<void> {
    await this.#take("cancelCheckout");
    const payment = this.#find(id);
    if (payment && isPayable(payment)) payment.status = "cancelled";
  }

  async readPayment(id: string): Promise<PaymentReading | null> {
    await this.#take("readPayment");
    const payment = this.#find(id);
    const reading = payment ? { ...payment } : null;
    await this.afterReading?.();
    return reading;
  }

  async readSubscription(): Promise<null> {
    await this.#take("readSubscription");
    return null;
  }

  async previewChange(): Promise<null> {
    await this.#take("previewChange");
    return null;
  }

  async changeCrown(): Promise<void> {
    await this.#take("changeCrown");
  }

  async payRenewal(): Promise<{ state: "paid" }> {
    await this.#take("payRenewal");
    return { state: "paid" };
  }

  async setRenewal(): Promise<void> {
    await this.#take("setRenewal");
  }

  async cancelSubscription(): Promise<void> {
    await this.#take("cancelSubscription");
  }

  async openPortal(): Promise<string> {
    await this.#take("openPortal");
    return "http://glimmer.test/practice-till/portal/bps_1";
  }

  async readEvent(body: string, signature: string): Promise<PaymentEvent> {
    await Promise.resolve();
    if (signature !== "signed") throw new InvalidSignature("Not signed");
    const event = JSON.parse(body) as PaymentEvent;
    return { ...event, createdAt: new Date(event.createdAt) };
  }

  async listEvents({ since }: { since: Date }): Promise<readonly PaymentEvent[]> {
    await this.#take("listEvents");
    return this.events.filter(({ createdAt }) => createdAt >= since);
  }

  async #take(call: string): Promise<void> {
    this.calls.push(call);
    await Promise.resolve();
    if (this.isDown) throw new PaymentsUnavailable("The fake does not respond");
  }

  #find(id: string): FakePayment | undefined {
    return this.payments.find(({ sessionId, intentId }) => sessionId === id || intentId === id);
  }

  /** Once per order, as an idempotency key makes it. */
  #open(request: IntentRequest | CheckoutRequest, by: "sessionId" | "intentId"): FakePayment {
    const known = this.payments.find((one) => one.orderId === request.orderId && one[by] !== null);
    if (known) return known;
    const number = this.payments.length + 1;
    const payment: FakePayment = {
      sessionId: by === "sessionId" ? `cs_test_${number}` : null,
      intentId: by === "intentId" ? `pi_test_${number}` : null,
      subscriptionId: null,
      customerId: request.customerId,
      orderId: request.orderId,
      memberId: request.memberId,
      isLive: false,
      status: "open",
      cents: request.cents,
      currency: request.currency,
      refundedCents: 0,
      dispute: null,
      receiptUrl: null,
    };
    this.payments.push(payment);
    return payment;
  }
}

function isPayable(payment: FakePayment | undefined): boolean {
  return payment?.status === "open" || payment?.status === "failed";
}
