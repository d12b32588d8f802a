import type { Ctx } from "../../context.ts";
import { applyPaymentEvent } from "./events/apply-payment-event.ts";
import { selectOverdueEvents, selectUnknownEvents } from "./events/payment-event-queries.ts";
import { storePaymentEvent } from "./events/store-payment-event.ts";
import { closeOrder } from "./orders/close-order.ts";
import { type OrderRow, selectOpenOrders } from "./orders/order-queries.ts";
import { settleCrown, settleOrder } from "./orders/settle/settle-order.ts";
import { askPayments, requirePayments } from "./ask-payments.ts";
import type { Sql } from "../../db/open-database.ts";

const minute = 60 * 1000;
const hour = 60 * minute;
/** Younger ones may still be on their way to us. */
const patienceMs = 10 * minute;
/** Stripe's pages close after 24 h; the forms are closed then too. */
const openForMs = 25 * hour;
/** Longer than the interval between two runs, and than most outages. */
const lookBackMs = 26 * hour;
const mostEvents = 1000;

/**
 * Compares open payments here with the provider, and settles the differences: stored events that
 * were not applied, events that never came, orders that were paid, declined or abandoned without an
 * event reaching us (shop.8), and crowns. Differences are logged for the operator. Throws
 * `payments_unavailable`.
 */
export async function reconcilePayments(ctx: Ctx, signal: AbortSignal): Promise<void> {
  if (!ctx.providers.payments) return;
  const differences = [
    ...await applyOverdueEvents(ctx, signal),
    ...await storeMissedEvents(ctx),
    ...await settleOpenOrders(ctx, signal),
    ...await reconcileCrowns(ctx, signal),
  ];
  if (differences.length > 0) {
    ctx.log.warn({ differences }, "payments differed from the provider's and were settled");
  }
}

/** Events whose job gave up. */
async function applyOverdueEvents(ctx: Ctx, signal: AbortSignal): Promise<string[]> {
  const ids = await selectOverdueEvents(ctx.sql, new Date(ctx.clock.now().getTime() - patienceMs));
  const differences: string[] = [];
  const unlessAway = createTolerantRunner(ctx);
  for (const id of ids) {
    signal.throwIfAborted();
    await unlessAway(async () => {
      await applyPaymentEvent(ctx, id);
      differences.push(`The event ${id} was late`);
    });
  }
  return differences;
}

/** This many failures in a row mean that the provider is unavailable. */
const mostFailures = 3;

/**
 * Runs acts one after another; a failed one is logged and does not stop the others. Throws when
 * several fail in a row.
 */
function createTolerantRunner({ log }: Ctx): (act: () => Promise<void>) => Promise<void> {
  let failures = 0;
  return async (act) => {
    try {
      await act();
      failures = 0;
    } catch (error) {
      failures += 1;
      if (failures === mostFailures) throw error;
      log.error({ err: error }, "a payment was not reconciled");
    }
  };
}

/** Events that the provider could not deliver. */
async function storeMissedEvents(ctx: Ctx): Promise<string[]> {
  const now = ctx.clock.now();
  const since = new Date(now.getTime() - lookBackMs);
  const listed = await askPayments(ctx, (payments) => payments.listEvents({ since, limit: mostEvents }));
  const due = listed.filter(({ createdAt }) => now.getTime() - createdAt.getTime() >= patienceMs);
  const unknown = await selectUnknownEvents(ctx.sql, due.map(({ id }) => id));
  const missed = due.filter(({ id }) => unknown.has(id));
  for (const event of missed) await storePaymentEvent(ctx, { ...event, body: null, receivedAt: now });
  return missed.map(({ id, type }) => `The event ${id} (${type}) was not delivered`);
}

async function settleOpenOrders(ctx: Ctx, signal: AbortSignal): Promise<string[]> {
  const differences: string[] = [];
  const before = new Date(ctx.clock.now().getTime() - patienceMs);
  const unlessAway = createTolerantRunner(ctx);
  for (let after: string | null = null;;) {
    const orders: OrderRow[] = await selectOpenOrders(ctx.sql, { after, before, limit: 100 });
    for (const order of orders) {
      signal.throwIfAborted();
      await unlessAway(async () => {
        const difference = await settleOpenOrder(ctx, order);
        if (difference) differences.push(difference);
      });
    }
    const last = orders.at(-1);
    if (!last) return differences;
    after = last.id;
  }
}

/**
 * The difference that the provider knew about and we did not, in words; null when there is none. An
 * order that was not paid in time ends, which is no difference.
 */
async function settleOpenOrder(ctx: Ctx, order: OrderRow): Promise<string | null> {
  const isOver = ctx.clock.now().getTime() - order.created_at.getTime() > openForMs;
  if (isOver) {
    const state = await closeOrder(ctx, order);
    return state === "cancelled" || state === order.state ? null : `The order ${order.id} is ${state}`;
  }
  const { problem, hasChanged } = await settleOrder(ctx, order);
  if (problem) return `The order ${order.id}: ${problem}`;
  return hasChanged ? `The order ${order.id} changed` : null;
}

/**
 * Settles the crowns whose paid time is over, and cancels the subscriptions of deleted accounts.
 * Returns the differences in words. Throws `payments_unavailable`.
 */
async function reconcileCrowns(ctx: Ctx, signal: AbortSignal): Promise<string[]> {
  const { isLive } = requirePayments(ctx);
  const differences: string[] = [];
  for (const id of await selectOverdueSubscriptions(ctx.sql, ctx.clock.now(), isLive)) {
    signal.throwIfAborted();
    const { problem, hasChanged } = await settleCrown(ctx, id);
    if (problem || hasChanged) differences.push(`The subscription ${id}: ${problem ?? "it changed"}`);
  }
  for (const id of await selectOwnerlessSubscriptions(ctx.sql, isLive)) {
    signal.throwIfAborted();
    await askPayments(ctx, (payments) => payments.cancelSubscription(id));
    await updateEndedSubscription(ctx.sql, id);
  }
  return differences;
}

/**
 * Live subscriptions whose paid time is over: renewed or failed without an event reaching us, or
 * being retried at the provider.
 */
async function selectOverdueSubscriptions(sql: Sql, at: Date, isLive: boolean): Promise<string[]> {
  const rows = await sql<{ subscription_id: string }[]>`
    select subscription_id
    from crown_subscriptions
    where status <> 'ended'
      and paid_until < ${at}
      and is_live = ${isLive}
      and member_id is not null
    order by subscription_id
    limit 1000`;
  return rows.map((row) => row.subscription_id);
}

/** Live subscriptions of deleted accounts. */
async function selectOwnerlessSubscriptions(sql: Sql, isLive: boolean): Promise<string[]> {
  const rows = await sql<{ subscription_id: string }[]>`
    select subscription_id
    from crown_subscriptions
    where status <> 'ended'
      and is_live = ${isLive}
      and member_id is null
    order by subscription_id
    limit 1000`;
  return rows.map((row) => row.subscription_id);
}

async function updateEndedSubscription(sql: Sql, subscriptionId: string): Promise<void> {
  await sql`
    update crown_subscriptions
    set status = 'ended'
    where subscription_id = ${subscriptionId} and member_id is null`;
}
