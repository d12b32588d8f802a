import { z } from "zod";
import type { PaymentEvent } from "./payments.ts";
import { idOfKind, idOfReference, moment } from "./stripe-fields.ts";
import { invoiceParent } from "./stripe-objects.ts";

const event = z.object({
  id: idOfKind("evt"),
  object: z.literal("event"),
  type: z.string().regex(/^[\w.]{1,200}$/, "Not a type of an event"),
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
export function parsePaymentEvent(given: unknown): PaymentEvent | null {
  const parsed = event.safeParse(given);
  if (!parsed.success) return null;
  const { id, type, created, livemode, data } = parsed.data;
  const named = (objects.get(data.object.object) ?? z.unknown().transform(() => none)).safeParse(data.object);
  return named.success ? { id, type, createdAt: created, isLive: livemode, ...named.data } : null;
}
