import { signEvent, type Webhook } from "../../../build/practice/till/events/deliver-events.ts";
import { practiceKeys } from "./practice-till.ts";
import type { ShopApp } from "./create-shop-app.ts";

/** How a delivery differs from one of the provider's own. */
interface Changes {
  readonly body?: string;
  readonly signature?: string;
  /** When it was signed; now by default. */
  readonly signedAt?: Date;
}

/** Delivers an event to the webhook of a process, as the provider does. */
export async function deliver(
  { app, config, deps }: Pick<ShopApp, "app" | "config" | "deps">,
  webhook: Pick<Webhook, "body">,
  { body = webhook.body, signedAt = deps.clock.now(), ...changes }: Changes = {},
): Promise<Response> {
  const signature = changes.signature ??
    signEvent(webhook.body, practiceKeys.webhookSecret, signedAt.getTime());
  const request = new Request(`${config.publicUrl}/api/stripe/webhook`, {
    method: "POST",
    headers: { "Content-Type": "application/json; charset=utf-8", "Stripe-Signature": signature },
    body,
  });
  return await app.fetch(request, { remoteAddress: "203.0.113.7" });
}
