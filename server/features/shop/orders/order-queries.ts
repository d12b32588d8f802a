import type { Order, OrderState } from "#shared/shop/contract.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import type { KeysetPage } from "../../../db/id-cursor.ts";
import { makePageClause } from "../../../db/limit-clause.ts";

/**
 * How an order is paid: by a form in our page, or on the provider's page, which returns to
 * the browser or the app.
 */
export type PaymentWay = "form" | "web_page" | "desktop_page";

export interface OrderRow {
  readonly id: string;
  /** Null when their account is gone. */
  readonly member_id: string | null;
  readonly kind: Order["kind"];
  /** A pack's id or a crown's badge type. */
  readonly product: string;
  readonly cents: number;
  readonly xp_amount: number;
  readonly state: OrderState;
  readonly way: PaymentWay | null;
  readonly session_id: string | null;
  readonly intent_id: string | null;
  /** The subscription of a crown, once it is paid. */
  readonly subscription_id: string | null;
  readonly receipt_url: string | null;
  /** Paid, and the bank has not confirmed it yet; only of a pending order. */
  readonly awaits_bank: boolean;
  readonly refunded_cents: number;
  readonly reversed_xp: number;
  readonly dispute: Order["dispute"];
  readonly owed_xp: number;
  /** For a crown: whether it shows instead of the active badge once it is paid (badges.7). */
  readonly shows_instead: boolean;
  readonly created_at: Date;
}

const orderColumns = (sql: Sql): Fragment =>
  sql`
  id, member_id, kind, product, cents, xp_amount, state, way, session_id, intent_id, subscription_id, receipt_url,
  state = 'pending' and awaits_bank as awaits_bank, refunded_cents, reversed_xp, dispute, created_at,
  shows_instead,
  coalesce((select owed - settled from xp_debts where order_id = orders.id), 0) as owed_xp`;

/** A page of a member's orders, newest first, by `orders_of_member`. */
export function selectOrders(sql: Sql, memberId: string, page: KeysetPage): Promise<OrderRow[]> {
  return sql<OrderRow[]>`
    select ${orderColumns(sql)}
    from orders
    where member_id = ${memberId}
      ${page.after ? sql`and id < ${page.after}` : sql``}
    order by id desc
    ${makePageClause(sql, page)}`;
}

export async function selectOrder(sql: Sql, id: string): Promise<OrderRow | null> {
  const [row] = await sql<OrderRow[]>`
    select ${orderColumns(sql)}
    from orders
    where id = ${id}`;
  return row ?? null;
}

/**
 * The order that the provider's page or intent pays (`cs_…`, `pi_…`), or null. By
 * their unique indexes.
 */
export async function selectOrderPaidBy(sql: Sql, paymentId: string): Promise<OrderRow | null> {
  const [row] = await sql<OrderRow[]>`
    select ${orderColumns(sql)}
    from orders
    where session_id = ${paymentId} or intent_id = ${paymentId}`;
  return row ?? null;
}

/** A member's orders that can still be paid and are known to the provider. */
export function selectOpenOrdersOf(sql: Sql, memberId: string): Promise<OrderRow[]> {
  return sql<OrderRow[]>`
    select ${orderColumns(sql)}
    from orders
    where member_id = ${memberId}
      and state in ('pending', 'failed')
      and coalesce(session_id, intent_id) is not null
    order by id`;
}

/** Orders that can still be paid, oldest first, placed before a moment. By `orders_open`. */
export function selectOpenOrders(
  sql: Sql,
  { after, before, limit }: { after: string | null; before: Date; limit: number },
): Promise<OrderRow[]> {
  return sql<OrderRow[]>`
    select ${orderColumns(sql)}
    from orders
    where state in ('pending', 'failed')
      and created_at < ${before}
      ${after ? sql`and id > ${after}` : sql``}
    order by id
    limit ${limit}`;
}

/**
 * Stores the payment that the provider opened for an order. Returns false when the order was closed
 * meanwhile, or is paid in another way.
 */
export async function keepPaymentId(
  sql: Sql,
  orderId: string,
  { sessionId, intentId }: { sessionId: string | null; intentId: string | null },
): Promise<boolean> {
  const rows = await sql`
    update orders
    set
      session_id = coalesce(session_id, ${sessionId}),
      intent_id = coalesce(intent_id, ${intentId})
    where id = ${orderId}
      and state <> 'cancelled'
      and coalesce(session_id, ${sessionId}) is not distinct from ${sessionId}
      and coalesce(intent_id, ${intentId}, '') = coalesce(${intentId}, intent_id, '')
    returning id`;
  return rows.length > 0;
}

/**
 * Cancels an order for which the provider opened nothing, so that it cannot be paid. Returns false
 * when it is known there meanwhile.
 */
export async function dropOrder(sql: Sql, orderId: string): Promise<boolean> {
  const rows = await sql`
    update orders
    set state = 'cancelled'
    where id = ${orderId}
      and session_id is null
      and intent_id is null
      and state in ('pending', 'failed')
    returning id`;
  return rows.length > 0;
}

/** Cancels an order in one of these states. */
export async function cancelOrder(sql: Sql, orderId: string, from: readonly OrderState[]): Promise<void> {
  await sql`
    update orders
    set state = 'cancelled'
    where id = ${orderId} and state = any(${[...from]}::text[])`;
}

/**
 * Stores whether a crown's first payment waits for the bank; its order is settled once it is paid.
 */
export async function keepAwaitsBank(sql: Sql, orderId: string, awaitsBank: boolean): Promise<void> {
  await sql`
    update orders
    set awaits_bank = ${awaitsBank}
    where id = ${orderId} and state = 'pending' and awaits_bank <> ${awaitsBank}`;
}

/**
 * Takes a number for a reading of the provider, before the reading begins: of two that cross, the
 * later begun wins.
 */
export async function takeReadingNumber(sql: Sql): Promise<number> {
  const [row] = await sql<{ number: number }[]>`
    select nextval('payment_readings') as number`;
  return row?.number ?? 0;
}
