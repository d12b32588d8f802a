import type { Sql } from "../../db/open-database.ts";

export type PaymentMode = "live" | "test" | "practice";

/** The provider's id of a member, or null. By the primary key. */
export async function selectCustomer(sql: Sql, memberId: string, mode: PaymentMode): Promise<string | null> {
  const [row] = await sql<{ customer_id: string }[]>`
    select customer_id
    from payment_customers
    where member_id = ${memberId} and mode = ${mode}`;
  return row?.customer_id ?? null;
}

export async function selectEmail(sql: Sql, memberId: string): Promise<string> {
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
export async function insertCustomer(
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

export async function deleteCustomer(sql: Sql, memberId: string, mode: PaymentMode): Promise<void> {
  await sql`
    delete from payment_customers
    where member_id = ${memberId} and mode = ${mode}`;
}
