import Stripe from "stripe";
import type { Logger } from "pino";
import type { Config } from "../../config.ts";
import type { Clock } from "../../clock.ts";
import { createCrownChanges } from "./crown-changes.ts";
import { createCrownProducts } from "./crown-products.ts";
import { createPaymentOpening } from "./payment-page-and-form.ts";
import { createPaymentEvents } from "./payment-events.ts";
import { type Payments, PaymentsUnavailable } from "./payments.ts";
import { createPracticeActs } from "./practice-acts.ts";
import { readIntent, readSession } from "./read-payment.ts";
import { readCrownSubscription } from "./read-subscription.ts";
import { isDeclined, isRefused, isUnknown, withOwnErrors } from "./stripe-failures.ts";
import { readBounded } from "../read-bounded.ts";
import { z } from "zod";
import { readAnswer } from "./read-answer.ts";
import { owingSubscription, portalPage } from "./stripe-objects.ts";

type Crowns = Pick<Payments, "payRenewal" | "setRenewal" | "cancelSubscription" | "openPortal">;

const payingInvoice = z.object({ status: z.string().nullable() });

/** Handles a subscription after its first payment. */
function crownSubscriptions(stripe: Stripe): Crowns {
  return {
    async payRenewal({ subscriptionId, key }) {
      const invoice = await findOwed(stripe, subscriptionId);
      if (!invoice) return { state: "paid" };
      try {
        const paying = stripe.invoices.pay(invoice.id, {}, { idempotencyKey: `pay:${key}` });
        const { status } = await readAnswer(payingInvoice, paying);
        return { state: status === "open" ? "processing" : "paid" };
      } catch (error) {
        if (!isDeclined(error) && !isRefused(error)) throw error;
        // It was paid meanwhile, or no card is left that could pay it.
        if (isRefused(error) && !await findOwed(stripe, subscriptionId)) return { state: "paid" };
        if (invoice.hosted_invoice_url) return { state: "refused", url: invoice.hosted_invoice_url };
        throw new PaymentsUnavailable("The open invoice has no page", { cause: error });
      }
    },
    async setRenewal(subscriptionId, renews) {
      const changing = stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: !renews });
      await readAnswer(z.unknown(), changing).catch((error: unknown) => {
        // It had ended before.
        if (!isUnknown(error)) throw error;
      });
    },
    async cancelSubscription(subscriptionId) {
      await readAnswer(z.unknown(), stripe.subscriptions.cancel(subscriptionId)).catch((error: unknown) => {
        // It had ended before.
        if (!isUnknown(error)) throw error;
      });
    },
    async openPortal({ customerId, returnUrl }) {
      const { url } = await readAnswer(
        portalPage,
        stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }),
      );
      return url;
    },
  };
}

/** The latest invoice of a subscription while it can be paid; null: nothing is owed. */
async function findOwed(stripe: Stripe, subscriptionId: string) {
  const { latest_invoice: invoice } = await readAnswer(
    owingSubscription,
    stripe.subscriptions.retrieve(subscriptionId, { expand: ["latest_invoice"] }),
  );
  return invoice?.status === "open" ? invoice : null;
}

/** A page of a hundred invoices has some hundred kilobytes. */
const mostBytes = 4 * 1024 * 1024;

/**
 * A `fetch` that returns only JSON objects; other responses are replaced by an error in Stripe's
 * form with the same status. With a number as body, the `stripe` package causes an unhandled
 * rejection, which ends the process.
 */
function fetchJsonObjects(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (...given) => {
    const response = await fetch(...given);
    const text = new TextDecoder().decode(await readBounded(response, mostBytes));
    const { status, headers } = response;
    return new Response(isJsonObject(text) ? text : noObject, { status, headers });
  };
}

const noObject = JSON.stringify({ error: { type: "api_error", message: "The response is no JSON object" } });

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

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
    ...createPaymentOpening(stripe, createProduct),
    ...createCrownChanges(stripe, createProduct),
    ...crownSubscriptions(stripe),
    ...createPaymentEvents({ stripe, webhookSecret: settings.webhookSecret, clock }),
    readPayment: (id: string) =>
      unlessUnknown(id.startsWith("cs_") ? readSession(stripe, id) : readIntent(stripe, id)),
    readSubscription: (id: string) => unlessUnknown(readCrownSubscription(stripe, id)),
  };
  return {
    isLive: /^(sk|rk)_live_/.test(settings.secretKey),
    isPractice: settings.practiceTillUrl !== null,
    publishableKey: settings.publishableKey,
    practice: tillUrl === null ? null : createPracticeActs({
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
