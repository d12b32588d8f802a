import type { Ctx } from "../../context.ts";
import { publishXp } from "./publish-xp.ts";
import { type Charge, chargeKey } from "./pay-and-charge-fragments.ts";
import { insertRefund } from "./xp-queries.ts";

interface Refund extends Pick<Charge, "memberId" | "reason" | "key"> {
  /** Whole XP; everything charged when absent. Never more than that. */
  readonly amount?: number;
}

/**
 * Refunds a charge once; a second call, or one without a charge, refunds nothing. Does not count as
 * earned XP: levels are kept. Returns the refunded XP.
 */
export async function refundXp(ctx: Pick<Ctx, "sql" | "clock" | "publish">, refund: Refund): Promise<number> {
  const own = await insertRefund(ctx.sql, {
    memberId: refund.memberId,
    chargeKey: chargeKey(refund),
    amount: refund.amount ?? null,
    at: ctx.clock.now(),
  });
  return publishXp(ctx, own);
}
