import { badgeNames } from "#shared/members/badge-rules.ts";
import { dayInWords } from "#shared/day-in-words.ts";
import type { Ctx } from "../../context.ts";
import { askPayments } from "./ask-payments.ts";
import { settleCrown } from "./orders/settle-order.ts";
import {
  deleteStop,
  insertStops,
  selectCrownAfterSuspension,
  selectStops,
  type StoppedCrown,
} from "./stop-renewal-queries.ts";

/**
 * Keeps crowns of suspended members from renewing, and lets them renew again once the member is no
 * longer suspended, however that came (badges.10). What the member cancelled themselves stays
 * cancelled. What the provider has not confirmed is tried again by the next run.
 */
export async function stopRenewals(ctx: Ctx, signal: AbortSignal): Promise<void> {
  const { payments } = ctx.providers;
  if (!payments) return;
  await insertStops(ctx.sql, payments.isLive, ctx.clock.now());
  for (const crown of await selectStops(ctx.sql, payments.isLive)) {
    signal.throwIfAborted();
    await settleStop(ctx, crown).catch((error: unknown) => {
      ctx.log.warn(
        { error, subscriptionId: crown.id },
        "the renewal of a suspended member's crown is not settled",
      );
    });
  }
}

async function settleStop(ctx: Ctx, { id, is_suspended: isSuspended, renews }: StoppedCrown): Promise<void> {
  if (renews === isSuspended) {
    try {
      await askPayments(ctx, (payments) => payments.setRenewal(id, !isSuspended));
    } finally {
      // Also where it was refused, since the subscription may have ended.
      await settleCrown(ctx, id);
    }
  }
  if (!isSuspended) await deleteStop(ctx.sql, id);
}

/**
 * What became of the crown of a member whose suspension is over, in a sentence for the mail that
 * says so; null where the suspension stopped nothing.
 */
export async function crownAfterSuspension(
  { sql, clock }: Pick<Ctx, "sql" | "clock">,
  memberId: string,
): Promise<{ readonly hasEnded: boolean; readonly words: string } | null> {
  const crown = await selectCrownAfterSuspension(sql, memberId);
  if (!crown) return null;
  const hasEnded = crown.status === "ended" || crown.paid_until <= clock.now();
  const name = badgeNames[crown.badge_type];
  const words = hasEnded
    ? `Your ${name} has ended meanwhile, since it did not renew while you were suspended.`
    : `Your ${name} renews again, on ${dayInWords(crown.paid_until)}.`;
  return { hasEnded, words };
}
