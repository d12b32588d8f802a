import Stripe from "stripe";
import { z } from "zod";
import type { Clock } from "../../clock.ts";
import { eventTypes } from "./event-types.ts";
import { InvalidSignature, type Payments, UnreadableEvent } from "./payments.ts";
import { readList } from "./read-answer.ts";
import { parsePaymentEvent } from "./parse-payment-event.ts";

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
