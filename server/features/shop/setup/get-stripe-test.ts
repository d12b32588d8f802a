import { msg } from "@lingui/core/runtime-macro";
import type { StripeTest } from "#shared/shop/stripe-test-contract.ts";
import type { Ctx } from "../../../context.ts";
import { eventTypes, isUsed } from "../../../providers/payments/event-types.ts";
import type { PaymentEvent } from "../../../providers/payments/payments.ts";
import { selectUnknownEvents } from "../events/payment-event-queries.ts";
import { describeKeys } from "./describe-keys.ts";
import { getPaymentSettings } from "./get-payment-settings.ts";
import type { Sql } from "../../../db/open-database.ts";
import { writeText } from "../../../language/write-text.ts";

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
      state: stateOf(row),
      problem: row.problem,
    })),
  };
}

async function askProvider(
  { providers: { payments }, clock, language }: Ctx,
): Promise<{ events: readonly PaymentEvent[]; problem: string | null }> {
  if (!payments) return { events: [], problem: writeText(msg`There are no keys.`, language) };
  const since = new Date(clock.now().getTime() - comparedMs);
  try {
    return { events: await payments.listEvents({ since, limit: mostCompared }), problem: null };
  } catch (error) {
    return { events: [], problem: (error as Error).message };
  }
}

function stateOf(event: EventRow): StripeTest["events"][number]["state"] {
  if (event.problem !== null) return "kept";
  if (!event.leads_to_payment || !isUsed(event.type)) return "unused";
  return event.applied_at ? "applied" : "waiting";
}

interface EventRow {
  readonly id: string;
  readonly type: string;
  readonly created_at: Date;
  readonly received_at: Date;
  readonly applied_at: Date | null;
  readonly problem: string | null;
  readonly leads_to_payment: boolean;
}

/** The last received events, newest first. By `payment_events_latest`. */
async function selectLatestEvents(sql: Sql, limit: number): Promise<EventRow[]> {
  return await sql<EventRow[]>`
    select
      id, type, created_at, received_at, applied_at, problem,
      coalesce(session_id, intent_id, subscription_id) is not null as leads_to_payment
    from payment_events
    order by received_at desc
    limit ${limit}`;
}
