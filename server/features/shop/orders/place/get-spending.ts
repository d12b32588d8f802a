import { msg } from "@lingui/core/runtime-macro";
import type { Spending } from "#shared/shop/contract.ts";
import { convertToDollars } from "#shared/shop/money.ts";
import type { MemberCtx } from "../../../../context.ts";
import { NotFound } from "../../../../errors.ts";
import { selectSpending } from "./spending-queries.ts";

/** The actor's limit and what counts for it this month (shop.12). */
export async function getSpending(ctx: MemberCtx): Promise<Spending> {
  const row = await selectSpending(ctx.sql, ctx.actor.id, ctx.clock.now());
  if (!row) throw new NotFound(msg`Your account is gone.`);
  return {
    limit: row.limit,
    isPaused: row.is_paused,
    spent: convertToDollars(row.spent),
    onItsWay: convertToDollars(row.awaited),
    unfinished: convertToDollars(row.unpaid),
    lastCheckoutId: row.last_checkout_id,
  };
}
