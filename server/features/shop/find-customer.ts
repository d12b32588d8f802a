import type { MemberCtx } from "../../context.ts";
import type { Payments } from "../../providers/payments/payments.ts";
import { insertCustomer, type PaymentMode, selectCustomer, selectEmail } from "./customer-queries.ts";
import { askPayments, paymentsOf } from "./use-payments.ts";

/** The actor's id at the payment provider; null when they never ordered anything. */
export function findCustomer(ctx: MemberCtx): Promise<string | null> {
  return selectCustomer(ctx.sql, ctx.actor.id, modeOf(paymentsOf(ctx)));
}

/** The actor's id at the payment provider, which makes them a customer when they are none. */
export async function ensureCustomer(ctx: MemberCtx): Promise<string> {
  const memberId = ctx.actor.id;
  const known = await findCustomer(ctx);
  if (known) return known;
  const email = await selectEmail(ctx.sql, memberId);
  const customerId = await askPayments(
    ctx,
    (payments) => payments.createCustomer({ memberId, email, key: `customer:${memberId}:${email}` }),
  );
  return await insertCustomer(ctx.sql, { memberId, mode: modeOf(paymentsOf(ctx)), customerId });
}

function modeOf({ isLive, isPractice }: Payments): PaymentMode {
  if (isPractice) return "practice";
  return isLive ? "live" : "test";
}
