import type { Spending } from "#shared/shop/contract.ts";
import { convertToDollars } from "#shared/shop/money.ts";
import type { MemberCtx } from "../../../context.ts";
import { NotFound } from "../../../errors.ts";
import type { Sql } from "../../../db/open-database.ts";

/** The actor's limit and what counts for it this month (shop.12). */
export async function getSpending(ctx: MemberCtx): Promise<Spending> {
  const row = await selectSpending(ctx.sql, ctx.actor.id, ctx.clock.now());
  if (!row) throw new NotFound("Your account is gone.");
  return {
    limit: row.limit,
    isPaused: row.is_paused,
    spent: convertToDollars(row.spent),
    onItsWay: convertToDollars(row.awaited),
    unfinished: convertToDollars(row.unpaid),
    lastCheckoutId: row.last_checkout_id,
  };
}

interface SpendingRow {
  /** In dollars; null: no limit. */
  readonly limit: number | null;
  readonly is_paused: boolean;
  readonly spent: number;
  readonly awaited: number;
  readonly unpaid: number;
  readonly last_checkout_id: string | null;
}

/**
 * The spending that counts for a member's limit in the UTC month of a moment, in cents. See
 * spending_of.
 */
async function selectSpending(sql: Sql, memberId: string, at: Date): Promise<SpendingRow | null> {
  const [row] = await sql<SpendingRow[]>`
    select
      m.monthly_spending_limit as limit,
      m.purchases_paused as is_paused,
      s.spent,
      s.awaited,
      s.unpaid,
      last_paid_checkout(m.id) as last_checkout_id
    from members m
    cross join spending_of(m.id, ${at}::timestamptz) as s
    where m.id = ${memberId}`;
  return row ?? null;
}
