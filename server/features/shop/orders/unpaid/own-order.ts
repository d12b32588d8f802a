import { msg } from "@lingui/core/runtime-macro";
import type { MemberCtx } from "../../../../context.ts";
import { NotFound } from "../../../../errors.ts";
import { requirePayments } from "../../ask-payments.ts";
import { type OrderRow, selectOrder } from "../order-queries.ts";
import { canSeeOrder } from "../permissions.ts";

/** One of the actor's orders. Throws `NotFound` and `payments_not_configured`. */
export async function loadOwnOrder(ctx: MemberCtx, id: string): Promise<OrderRow> {
  requirePayments(ctx);
  const order = await selectOrder(ctx.sql, id);
  if (order && canSeeOrder(ctx.actor, { memberId: order.member_id })) return order;
  throw new NotFound(msg`We don't know this purchase.`);
}

/** Whether an order can still be paid. */
export function isOpen({ state, awaits_bank }: Pick<OrderRow, "state" | "awaits_bank">): boolean {
  return (state === "pending" || state === "failed") && !awaits_bank;
}
