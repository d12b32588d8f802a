import type { Ctx } from "../../context.ts";
import { tellXp } from "./after.ts";
import { type Charge, chargeKey } from "./charge.ts";
import { insertRefund } from "./queries.ts";

interface Refund extends Pick<Charge, "memberId" | "reason" | "key"> {
  /** Whole XP; all that was taken when absent. Never more than that. */
  readonly amount?: number;
}

/** A call, which is told what its actor holds then, or a job. */
type Refunder = Pick<Ctx, "sql" | "clock"> & Partial<Pick<Ctx, "actor" | "tellXp">>;

/**
 * Gives a charge back, once; a second call and a charge that never happened give nothing. Does not count as XP earned: levels
 * stay. Answers the XP given back.
 */
export async function refundXp(ctx: Refunder, refund: Refund): Promise<number> {
  const own = await insertRefund(ctx.sql, {
    memberId: refund.memberId,
    chargeKey: chargeKey(refund),
    amount: refund.amount ?? null,
    at: ctx.clock.now(),
  });
  return tellXp(ctx.actor?.id === refund.memberId ? ctx : {}, own);
}
