import type { Sql } from "../../../../db/open-database.ts";

/** A member's settings of the shop, and what counts for their limit in a UTC month, in cents. */
export interface SpendingRow {
  /** In dollars; null: no limit. */
  readonly limit: number | null;
  readonly is_paused: boolean;
  /** Paid, less refunds. */
  readonly spent: number;
  /** Paid, and the bank has not confirmed it yet. */
  readonly awaited: number;
  /** Ordered and unpaid. */
  readonly unpaid: number;
  /** The newest paid order of /checkout. */
  readonly last_checkout_id: string | null;
}

/** The spending in the month of a moment; null when the account is gone. */
export async function selectSpending(sql: Sql, memberId: string, at: Date): Promise<SpendingRow | null> {
  const [row] = await sql<SpendingRow[]>`
    select
      m.monthly_spending_limit as limit,
      m.purchases_paused as is_paused,
      s.spent,
      s.awaited,
      s.unpaid,
      (
        select id
        from orders
        where member_id = m.id
          and kind = 'checkout'
          and paid_at is not null
        order by paid_at desc, id desc
        limit 1
      ) as last_checkout_id
    from members m
    cross join lateral (
      select
        coalesce(sum(cents - refunded_cents) filter (where state not in ('pending', 'failed')), 0)::integer as spent,
        coalesce(sum(cents) filter (where state = 'pending' and awaits_bank), 0)::integer as awaited,
        coalesce(
          sum(cents) filter (where state = 'failed' or state = 'pending' and not awaits_bank), 0
        )::integer as unpaid
      from orders
      where member_id = m.id
        and state <> 'cancelled'
        and coalesce(paid_at, ${at}::timestamptz) >= date_trunc('month', ${at}::timestamptz, 'UTC')
    ) as s
    where m.id = ${memberId}`;
  return row ?? null;
}
