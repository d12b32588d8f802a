import type { StripeTest } from "#shared/shop/stripe-test-contract.ts";
import type { Config } from "../../../config.ts";
import type { Ctx } from "../../../context.ts";
import { eventTypes } from "../../../providers/payments/payment-events.ts";
import type { PaymentEvent } from "../../../providers/payments/payments.ts";
import { selectUnknownEvents } from "../events/payment-event-queries.ts";
import { getPaymentSettings } from "./get-payment-settings.ts";
import { selectLatestEvents } from "./stripe-test-queries.ts";

const shownEvents = 20;
/** As long as Stripe retries to deliver an event. */
const comparedMs = 3 * 24 * 60 * 60 * 1000;
const mostCompared = 100;

/** The payment setup and the provider's response to it, for the operator who sets it up. */
export async function getStripeTest(ctx: Ctx): Promise<StripeTest> {
  const [events, answer] = await Promise.all([
    selectLatestEvents(ctx.sql, shownEvents),
    askProvider(ctx),
  ]);
  const missing = await selectUnknownEvents(ctx.sql, answer.events.map(({ id }) => id));
  return {
    provider: getPaymentSettings(ctx).provider,
    isLive: ctx.providers.payments?.isLive ?? false,
    keys: describeKeys(ctx.config.stripe),
    isReachable: answer.problem === null,
    problem: answer.problem,
    webhook: {
      url: `${ctx.config.publicUrl}/api/stripe/webhook`,
      eventTypes: [...eventTypes],
      lastReceivedAt: events[0]?.received_at.toISOString() ?? null,
      missing: missing.size,
    },
    events: events.map((row) => ({
      id: row.id,
      type: row.type,
      createdAt: row.created_at.toISOString(),
      receivedAt: row.received_at.toISOString(),
      state: row.problem !== null ? "kept" : row.applied_at ? "applied" : "waiting",
      problem: row.problem,
    })),
  };
}

async function askProvider(
  { providers: { payments }, clock }: Ctx,
): Promise<{ events: readonly PaymentEvent[]; problem: string | null }> {
  if (!payments) return { events: [], problem: "There are no keys." };
  const since = new Date(clock.now().getTime() - comparedMs);
  try {
    return { events: await payments.listEvents({ since, limit: mostCompared }), problem: null };
  } catch (error) {
    return { events: [], problem: (error as Error).message };
  }
}

function describeKeys(stripe: Config["stripe"]): StripeTest["keys"] {
  const keys = {
    STRIPE_SECRET_KEY: stripe?.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe?.webhookSecret,
    STRIPE_PUBLISHABLE_KEY: stripe?.publishableKey,
  } as const;
  return Object.entries(keys).map(([name, key]) => ({
    name: name as keyof typeof keys,
    isFound: Boolean(key),
    hint: key ? maskKey(key) : null,
  }));
}

/** Enough to distinguish keys, and useless to others. */
function maskKey(key: string): string {
  const [beginning = ""] = /^[a-z]+_(?:(?:test|live)_)?/.exec(key) ?? [];
  const rest = key.slice(beginning.length);
  return `${beginning}…${rest.length >= 12 ? rest.slice(-4) : ""}`;
}
