import { msg } from "@lingui/core/runtime-macro";
import Stripe from "stripe";
import { z } from "zod";
import { fieldText } from "#shared/language/field-text.ts";
import type { Clock } from "../../clock.ts";
import { eventTypes } from "./event-types.ts";
import { InvalidSignature, type PaymentEvent, type Payments, UnreadableEvent } from "./payments.ts";
import { readList } from "./read-answer.ts";
import { idOfKind, idOfReference, invoiceParent, moment } from "./stripe-objects.ts";

/** How old a signature may be. */
const toleranceSeconds = 300;

interface EventReading {
  readonly stripe: Stripe;
  readonly webhookSecret: string;
  readonly clock: Clock;
}

/** Events as they are sent to us, and as Stripe keeps them. */
export function createPaymentEvents(
  { stripe, webhookSecret, clock }: EventReading,
): Pick<Payments, "readEvent" | "listEvents"> {
  return {
    async readEvent(body, signature) {
      await verify(body, signature);
      const event = parsePaymentEvent(parsedJson(body));
      if (event) return event;
      throw new UnreadableEvent("The payment provider signed an event of an unknown form");
    },
    async listEvents({ since, limit }) {
      const types = [...eventTypes];
      const created = { gte: Math.floor(since.getTime() / 1000) };
      // Only the id is certain: a malformed event must not hide the others.
      const events = await readList(
        z.looseObject({ id: z.string() }),
        limit,
        (page) => stripe.events.list({ created, types, ...page }),
      );
      return events.map(parsePaymentEvent).filter((event) => event !== null);
    },
  };

  async function verify(body: string, signature: string): Promise<void> {
    const { signature: signatures } = stripe.webhooks;
    if (!signatures) throw new Error("The `stripe` package verifies no signatures");
    const receivedAt = clock.now().getTime();
    try {
      // Not `constructEvent`, which also parses, and fails on bodies that are no events.
      await signatures.verifyHeaderAsync(
        body,
        signature,
        webhookSecret,
        toleranceSeconds,
        undefined,
        receivedAt,
      );
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
      throw new InvalidSignature("The event is not signed by the payment provider", { cause: error });
    }
  }
}

function parsedJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const event = z.object({
  id: idOfKind("evt"),
  object: z.literal("event"),
  type: z.string().regex(/^[\w.]{1,200}$/, fieldText(msg`Not a type of an event`)),
  created: moment,
  livemode: z.boolean(),
  data: z.object({ object: z.looseObject({ object: z.string() }) }),
});

/** The objects that an event names, by their ids. */
type Named = Pick<PaymentEvent, "sessionId" | "intentId" | "subscriptionId">;

const none: Named = { sessionId: null, intentId: null, subscriptionId: null };
const ofAnIntent = z.object({ payment_intent: idOfReference(idOfKind("pi")) })
  .transform((object): Named => ({ ...none, intentId: object.payment_intent }));

/** The subjects of an event, as far as they lead to a payment. */
const objects = new Map<string, z.ZodType<Named>>([
  [
    "checkout.session",
    z.object({
      id: idOfKind("cs"),
      payment_intent: idOfReference(idOfKind("pi")),
      subscription: idOfReference(idOfKind("sub")),
    }).transform(({ id, payment_intent, subscription }) => ({
      sessionId: id,
      intentId: payment_intent,
      subscriptionId: subscription,
    })),
  ],
  ["payment_intent", z.object({ id: idOfKind("pi") }).transform(({ id }) => ({ ...none, intentId: id }))],
  [
    "subscription",
    z.object({ id: idOfKind("sub") }).transform(({ id }) => ({ ...none, subscriptionId: id })),
  ],
  [
    "invoice",
    z.object({ parent: invoiceParent }).transform(({ parent }) => ({
      ...none,
      subscriptionId: parent?.subscription_details?.subscription ?? null,
    })),
  ],
  ["charge", ofAnIntent],
  ["refund", ofAnIntent],
  ["dispute", ofAnIntent],
]);

/** Parses an event. Returns null when it is none, or contains impossible ids. */
function parsePaymentEvent(given: unknown): PaymentEvent | null {
  const parsed = event.safeParse(given);
  if (!parsed.success) return null;
  const { id, type, created, livemode, data } = parsed.data;
  const named = (objects.get(data.object.object) ?? z.unknown().transform(() => none)).safeParse(data.object);
  return named.success ? { id, type, createdAt: created, isLive: livemode, ...named.data } : null;
}
