import type { Ctx } from "../../context.ts";
import { type Charge, chargeKey } from "./charge.ts";

export interface Refund extends Pick<Charge, "memberId" | "reason" | "key"> {
  /** Whole XP; all that was taken when absent. Never more than that. */
  readonly amount?: number;
}

/**
 * Gives a charge back, once; a second call and a charge that never happened give nothing. Does not count as XP earned: levels
 * stay. Answers the XP given back.
 */
export async function refundXp(ctx: Pick<Ctx, "sql" | "clock">, refund: Refund): Promise<number> {
  const { sql, clock } = ctx;
  const [row] = await sql<{ refunded: number }[]>`
    select xp_refund(
      ${refund.memberId}::uuid,
      ${chargeKey(refund)}::text,
      ${refund.amount ?? null}::integer,
      ${clock.now()}::timestamptz
    ) as refunded`;
  return row?.refunded ?? 0;
}
