import { uuidv7 } from "uuidv7";
import type { MemberCtx } from "../../context.ts";
import type { Payments } from "../../providers/payments/payments.ts";
import {
  deleteCustomer,
  insertCustomer,
  type PaymentMode,
  selectCustomer,
  selectEmail,
} from "./customer-queries.ts";
import { askPayments, requirePayments } from "./ask-payments.ts";

/** The actor's id at the payment provider; null when they never ordered anything. */
export function findCustomer(ctx: MemberCtx): Promise<string | null> {
  return selectCustomer(ctx.sql, ctx.actor.id, modeOf(requirePayments(ctx)));
}

/** The actor's id at the payment provider; makes them a customer there if needed. */
export async function ensureCustomer(ctx: MemberCtx): Promise<string> {
  const memberId = ctx.actor.id;
  const known = await findCustomer(ctx);
  if (known) return known;
  const email = await selectEmail(ctx.sql, memberId);
  const customerId = await askPayments(
    ctx,
    (payments) => payments.createCustomer({ memberId, email, key: uuidv7() }),
  );
  return await insertCustomer(ctx.sql, { memberId, mode: modeOf(requirePayments(ctx)), customerId });
}

/**
 * Deletes an id that the provider does not know, so that the next order makes the actor a customer
 * again.
 */
export async function forgetCustomer(ctx: MemberCtx): Promise<void> {
  await deleteCustomer(ctx.sql, ctx.actor.id, modeOf(requirePayments(ctx)));
}

function modeOf({ isLive, isPractice }: Payments): PaymentMode {
  if (isPractice) return "practice";
  return isLive ? "live" : "test";
}
