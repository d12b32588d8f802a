import { uuidv7 } from "uuidv7";
import type { MemberCtx } from "../../context.ts";
import type { Payments } from "../../providers/payments/payments.ts";
import { askPayments, requirePayments } from "./ask-payments.ts";
import type { Sql } from "../../db/open-database.ts";

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

type PaymentMode = "live" | "test" | "practice";

/** The provider's id of a member, or null. By the primary key. */
async function selectCustomer(sql: Sql, memberId: string, mode: PaymentMode): Promise<string | null> {
  const [row] = await sql<{ customer_id: string }[]>`
    select customer_id
    from payment_customers
    where member_id = ${memberId} and mode = ${mode}`;
  return row?.customer_id ?? null;
}

async function selectEmail(sql: Sql, memberId: string): Promise<string> {
  const [row] = await sql<{ email: string }[]>`
    select email
    from members
    where id = ${memberId}`;
  return row?.email ?? "";
}

/**
 * Stores a member's id at the provider. Returns the stored one, which another call may have
 * brought.
 */
async function insertCustomer(
  sql: Sql,
  given: { memberId: string; mode: PaymentMode; customerId: string },
): Promise<string> {
  const [row] = await sql<{ customer_id: string }[]>`
    insert into payment_customers as customer (member_id, mode, customer_id)
    values (${given.memberId}, ${given.mode}, ${given.customerId})
    on conflict (member_id, mode) do update set customer_id = customer.customer_id
    returning customer_id`;
  return row?.customer_id ?? given.customerId;
}

async function deleteCustomer(sql: Sql, memberId: string, mode: PaymentMode): Promise<void> {
  await sql`
    delete from payment_customers
    where member_id = ${memberId} and mode = ${mode}`;
}
