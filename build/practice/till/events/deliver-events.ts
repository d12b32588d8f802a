import type { TillState } from "../state/till-state.ts";
import { createHmac } from "node:crypto";

/** An event on its way to the webhook. */
export interface Webhook {
  readonly id: string;
  readonly type: string;
  /** The event as JSON, exactly as signed. */
  readonly body: string;
  /** The header `Stripe-Signature`. */
  readonly signature: string;
}

/** Rejects when the webhook did not accept the event. */
export type Deliver = (webhook: Webhook) => Promise<void>;

interface Delivering {
  readonly state: TillState;
  readonly webhookSecret: string;
  readonly deliver: Deliver;
  /** Milliseconds on the real clock: a signature's age is judged by it. */
  realNow(): number;
}

const firstDelayMs = 1_000;
const longestDelayMs = 3_600_000;
/** Stripe tries for three days too. */
const givesUpAfter = 80;

/**
 * Hands over every event whose time has come. One that is refused is tried again, later each time.
 * Returns whether there were any.
 */
export async function deliverDue({ state, webhookSecret, deliver, realNow }: Delivering): Promise<boolean> {
  const due = state.deliveries.filter(({ nextAt }) => nextAt <= realNow());
  await Promise.all(due.map(async (delivery) => {
    const event = state.objects.events[delivery.eventId];
    const delay = Math.min(firstDelayMs * 2 ** Math.min(delivery.attempts, 20), longestDelayMs);
    delivery.attempts++;
    // Also keeps it from being handed over twice while the webhook has not answered.
    delivery.nextAt = realNow() + Math.max(delay, answerLimitMs);
    if (!event) return drop();
    const body = JSON.stringify(event, null, 2);
    try {
      await deliver({
        id: event.id,
        type: event.type,
        body,
        signature: signEvent(body, webhookSecret, realNow()),
      });
      event.pending_webhooks = 0;
      drop();
    } catch {
      delivery.nextAt = realNow() + delay;
      if (delivery.attempts >= givesUpAfter) drop();
    }

    function drop() {
      const index = state.deliveries.indexOf(delivery);
      if (index >= 0) state.deliveries.splice(index, 1);
    }
  }));
  return due.length > 0;
}

/** A webhook that has not answered by now has failed. */
export const answerLimitMs = 10_000;

/**
 * The `Stripe-Signature` of a body: `t=…,v1=…`, an HMAC-SHA-256 of
 * `{t}.{body}`. @param at milliseconds
 */
export function signEvent(body: string, secret: string, at: number): string {
  const t = Math.floor(at / 1000);
  return `t=${t},v1=${createHmac("sha256", secret).update(`${t}.${body}`).digest("hex")}`;
}
