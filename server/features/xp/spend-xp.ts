import type { MemberCtx } from "../../context.ts";
import { publishXp } from "./publish-xp.ts";
import type { Charge } from "./pay-and-charge-fragments.ts";
import { refuseShortfall } from "./refuse-shortfall.ts";
import { insertCharge } from "./xp-queries.ts";

type Spending = Omit<Charge, "memberId" | "at">;

/**
 * Charges the actor in its own statement, for work outside the database: spend, do it, and
 * `refundXp` with the same key when it failed (or with an amount, when it cost less). Returns the
 * XP charged: 0 when this key was charged before. Throws `insufficient_xp` (402).
 */
export async function spendXp(ctx: MemberCtx, spending: Spending): Promise<number> {
  const given = { ...spending, memberId: ctx.actor.id, at: ctx.clock.now() };
  return publishXp(ctx, await refuseShortfall(() => insertCharge(ctx.sql, given)));
}
