import Stripe from "stripe";
import { createPracticeTill, type PracticeTill } from "../../../build/practice/till/practice-till.ts";
import type { Webhook } from "../../../build/practice/till/events/deliver-events.ts";
import { type MovableClock, movableClock } from "../movable-clock.ts";

/** The tests' own; the launcher makes others for each data directory. */
export const practiceKeys = {
  secretKey: "sk_test_practice",
  webhookSecret: "whsec_practice",
  publishableKey: "pk_test_practice",
};

/** A practice till in this process, with the real `stripe` package to call it. */
export interface TestTill extends Pick<PracticeTill, "catchUp" | "till"> {
  readonly clock: MovableClock;
  readonly stripe: Stripe;
  /** Replaces the network for callers of the till's API. */
  readonly fetch: typeof globalThis.fetch;
  /** The till's pending deliveries, oldest first. Nothing is delivered automatically. */
  readonly webhooks: Webhook[];
  /** A customer's act on a payment page: a press of its button. Returns the page's answer. */
  press(sessionId: string, button: "pay" | "decline" | "later"): Promise<Response>;
  /**
   * Controls of tests and /stripe-test, e.g. `control("refund", { id: "pi_…" })`. Returns the
   * answer, or throws its message.
   */
  control(name: string, given?: object): Promise<unknown>;
}

export function createTestTill({ clock = movableClock(), publicUrl = "http://glimmer.test" } = {}): TestTill {
  const webhooks: Webhook[] = [];
  const { fetch, catchUp, till } = createPracticeTill({
    clock,
    publicUrl,
    secretKeys: [practiceKeys.secretKey],
    webhookSecret: practiceKeys.webhookSecret,
    deliver: async (webhook) => void webhooks.push(webhook),
  });
  const tillFetch: typeof globalThis.fetch = (input, init) => fetch(new Request(input, init));
  const post = (path: string, init: RequestInit) =>
    tillFetch(`${publicUrl}/practice-till/${path}`, { method: "POST", ...init });
  return {
    clock,
    catchUp,
    till,
    webhooks,
    fetch: tillFetch,
    stripe: new Stripe(practiceKeys.secretKey, {
      host: "till.test",
      protocol: "http",
      port: 80,
      httpClient: Stripe.createFetchHttpClient(tillFetch),
      maxNetworkRetries: 0,
      telemetry: false,
    }),
    press: (sessionId, button) => post(`pay/${sessionId}/${button}`, {}),
    async control(name, given = {}) {
      const response = await post(`controls/${name}`, {
        headers: { authorization: `Bearer ${practiceKeys.secretKey}` },
        body: JSON.stringify(given),
      });
      const answer: unknown = await response.json();
      if (!response.ok) throw new Error(JSON.stringify(answer));
      return answer;
    },
  };
}
