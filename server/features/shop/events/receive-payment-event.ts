import { msg } from "@lingui/core/runtime-macro";
import type { Ctx } from "../../../context.ts";
import { Invalid } from "../../../errors.ts";
import { readBody } from "../../../http/input/read-body.ts";
import { InvalidSignature, UnreadableEvent } from "../../../providers/payments/payments.ts";
import { requirePayments } from "../ask-payments.ts";
import { storePaymentEvent } from "./store-payment-event.ts";

const webhook = { service: "payments", part: "webhook" } as const;

/** Far more than any event of the provider has. */
const bodyLimit = { bytes: 256 * 1024, text: msg`This is too long for an event.` };

/**
 * Receives an event of the payment provider: stored once, with the job that applies it, before this
 * returns (shop.2). Throws `Invalid` for one that the provider did not sign, signed more than 300 s
 * ago, or that cannot be read, and 413 for a larger body.
 */
export async function receivePaymentEvent(ctx: Ctx, request: Request): Promise<{ received: true }> {
  const payments = requirePayments(ctx);
  const body = decodeUtf8(await readBody(request, bodyLimit));
  const event = await payments.readEvent(body, request.headers.get("stripe-signature") ?? "")
    .catch((error: unknown) => {
      if (error instanceof InvalidSignature) {
        ctx.services.ended(webhook, { code: "signature", isPassing: true });
        throw notSigned();
      }
      if (!(error instanceof UnreadableEvent)) throw error;
      ctx.log.error("a signed payment event has a form that we don't know");
      throw new Invalid(msg`This is no event that we can read.`);
    });
  await storePaymentEvent(ctx, { ...event, body, receivedAt: ctx.clock.now() });
  ctx.services.ended(webhook, null);
  return { received: true };
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw notSigned();
  }
}

function notSigned(): Invalid {
  return new Invalid(msg`The signature doesn't fit this event, or is too old.`);
}
