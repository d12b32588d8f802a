import type { Ctx } from "../../../context.ts";
import { isUsed } from "../../../providers/payments/event-types.ts";
import { requirePayments } from "../ask-payments.ts";
import { insertEvent, insertIdleEvent, type ReceivedEvent } from "./payment-event-queries.ts";

/**
 * Stores an event once, with the job that applies it. One that we do not apply is stored with the
 * reason, and logged. One of a type that we do not act on changes nothing.
 */
export async function storePaymentEvent(ctx: Ctx, event: ReceivedEvent): Promise<void> {
  if (event.isLive !== requirePayments(ctx).isLive) {
    const problem = "Live and test mode differ";
    ctx.log.error({ eventId: event.id, problem }, "a payment event was refused");
    await insertIdleEvent(ctx.sql, event, problem);
  } else if (!isUsed(event.type) || (event.sessionId ?? event.intentId ?? event.subscriptionId) === null) {
    await insertIdleEvent(ctx.sql, event, null);
  } else {
    await insertEvent(ctx.sql, event);
  }
}
