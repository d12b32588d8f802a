import type { OrderState } from "#shared/shop/contract.ts";
import type { Sql } from "../../../db/open-database.ts";

export interface EventRow {
  readonly id: string;
  readonly type: string;
  readonly created_at: Date;
  readonly received_at: Date;
  readonly applied_at: Date | null;
  readonly problem: string | null;
  readonly leads_to_payment: boolean;
}

/** The last received events, newest first. By `payment_events_latest`. */
export async function selectLatestEvents(sql: Sql, limit: number): Promise<EventRow[]> {
  return await sql<EventRow[]>`
    select
      id, type, created_at, received_at, applied_at, problem,
      coalesce(session_id, intent_id, subscription_id) is not null as leads_to_payment
    from payment_events
    order by received_at desc
    limit ${limit}`;
}

/** The page or intent of a member's latest purchase of XP in one of these states. */
export async function selectLatestPayment(
  sql: Sql,
  memberId: string,
  states: readonly OrderState[],
): Promise<string | null> {
  const [row] = await sql<{ payment_id: string | null }[]>`
    select coalesce(session_id, intent_id) as payment_id
    from orders
    where member_id = ${memberId} and kind in ('xp_pack', 'checkout') and state = any(${[...states]}::text[])
    order by id desc
    limit 1`;
  return row?.payment_id ?? null;
}

/** A member's latest subscription that has not ended. */
export async function selectLatestSubscription(sql: Sql, memberId: string): Promise<string | null> {
  const [row] = await sql<{ subscription_id: string }[]>`
    select subscription_id
    from crown_subscriptions
    where member_id = ${memberId} and status <> 'ended'
    order by created_at desc
    limit 1`;
  return row?.subscription_id ?? null;
}
