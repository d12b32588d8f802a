import Stripe from "stripe";
import type { Logger } from "pino";
import type { Config } from "../../config.ts";
import type { Clock } from "../../clock.ts";
import { crownChanges } from "./crown-changes.ts";
import { createCrownProducts } from "./crown-products.ts";
import { crownSubscriptions } from "./crown-subscriptions.ts";
import { fetchJsonObjects } from "./fetch-json-objects.ts";
import { paymentOpening } from "./payment-page-and-form.ts";
import { paymentEvents } from "./payment-events.ts";
import type { Payments } from "./payments.ts";
import { practiceActs } from "./practice-acts.ts";
import { readIntent, readSession } from "./read-payment.ts";
import { readCrownSubscription } from "./read-subscription.ts";
import { isUnknown, withOwnErrors } from "./stripe-failures.ts";

interface PaymentsNeed {
  readonly settings: NonNullable<Config["stripe"]>;
  readonly clock: Clock;
  readonly log: Logger;
  /** Replaces the network in tests. */
  readonly fetch?: typeof globalThis.fetch;
}

/** The version that the types of the pinned package describe; an account's own may differ. */
const apiVersion = Stripe.API_VERSION;
const timeoutMs = 10_000;
const mostRetries = 2;

/** Payments by Stripe, or by the service at `practiceTillUrl`. */
export function createStripePayments({ settings, clock, log, fetch }: PaymentsNeed): Payments {
  const stripe = new Stripe(settings.secretKey, {
    apiVersion,
    timeout: timeoutMs,
    maxNetworkRetries: mostRetries,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(fetchJsonObjects(fetch ?? globalThis.fetch)),
    ...addressOf(settings.practiceTillUrl),
  });
  const { practiceTillUrl: tillUrl } = settings;
  const guarded = withOwnErrors(log);
  const createProduct = createCrownProducts(stripe);
  const acts = {
    ...paymentOpening(stripe, createProduct),
    ...crownChanges(stripe, createProduct),
    ...crownSubscriptions(stripe),
    ...paymentEvents({ stripe, webhookSecret: settings.webhookSecret, clock }),
    readPayment: (id: string) =>
      unlessUnknown(id.startsWith("cs_") ? readSession(stripe, id) : readIntent(stripe, id)),
    readSubscription: (id: string) => unlessUnknown(readCrownSubscription(stripe, id)),
  };
  return {
    isLive: /^(sk|rk)_live_/.test(settings.secretKey),
    isPractice: settings.practiceTillUrl !== null,
    publishableKey: settings.publishableKey,
    practice: tillUrl === null ? null : practiceActs({
      tillUrl,
      secretKey: settings.secretKey,
      fetch: fetch ?? globalThis.fetch,
    }),
    createCustomer: (given) => guarded(() => acts.createCustomer(given)),
    openCheckout: (given) => guarded(() => acts.openCheckout(given)),
    openIntent: (given) => guarded(() => acts.openIntent(given)),
    readClientSecret: (intentId) => guarded(() => unlessUnknown(acts.readClientSecret(intentId))),
    readPageAddress: (sessionId) => guarded(() => unlessUnknown(acts.readPageAddress(sessionId))),
    cancelCheckout: (id) => guarded(() => acts.cancelCheckout(id)),
    readPayment: (id) => guarded(() => acts.readPayment(id)),
    readSubscription: (id) => guarded(() => acts.readSubscription(id)),
    previewChange: (given) => guarded(() => acts.previewChange(given)),
    changeCrown: (given) => guarded(() => acts.changeCrown(given)),
    payRenewal: (given) => guarded(() => acts.payRenewal(given)),
    setRenewal: (id, renews) => guarded(() => acts.setRenewal(id, renews)),
    cancelSubscription: (id) => guarded(() => acts.cancelSubscription(id)),
    openPortal: (given) => guarded(() => acts.openPortal(given)),
    readEvent: (body, signature) => guarded(() => acts.readEvent(body, signature)),
    listEvents: (given) => guarded(() => acts.listEvents(given)),
  };
}

function addressOf(till: string | null): Pick<Stripe.StripeConfig, "host" | "port" | "protocol"> {
  if (till === null) return {};
  const { hostname, port } = new URL(till);
  return { host: hostname, port, protocol: "http" };
}

async function unlessUnknown<T>(reading: Promise<T>): Promise<T | null> {
  return await reading.catch((error: unknown) => {
    if (isUnknown(error)) return null;
    throw error;
  });
}
