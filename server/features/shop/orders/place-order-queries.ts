import type { Order } from "#shared/shop/contract.ts";
import type { Sql } from "../../../db/open-database.ts";
import type { PaymentWay } from "./order-queries.ts";

export interface NewOrder {
  readonly id: string;
  readonly memberId: string;
  readonly kind: Order["kind"];
  readonly product: string;
  readonly cents: number;
  readonly currency: string;
  readonly xpAmount: number;
  readonly isLive: boolean;
  readonly way: PaymentWay;
  readonly at: Date;
}

type PlacedOrder =
  | { readonly outcome: "placed" | "open" | "closed"; readonly orderId: string }
  | { readonly outcome: "paused" }
  | { readonly outcome: "limit"; readonly spentCents: number; readonly limit: number };

/** See place_order. */
export async function insertOrder(sql: Sql, order: NewOrder): Promise<PlacedOrder> {
  const [row] = await sql<{ placed: PlacedOrder }[]>`
    select place_order(
      ${order.id}::uuid, ${order.memberId}::uuid, ${order.kind}::text, ${order.product}::text, ${order.cents}::integer,
      ${order.currency}::text, ${order.xpAmount}::integer, ${order.isLive}::boolean, ${order.way}::text,
      ${order.at}::timestamptz
    ) as placed`;
  if (!row) throw new Error("place_order returned nothing");
  return row.placed;
}

interface Spending {
  readonly isPaused: boolean;
  /** Whole dollars a UTC month; null: no limit. */
  readonly limit: number | null;
  /** In this UTC month. */
  readonly spentCents: number;
}

/** A member's spending this month, and their limit. */
export async function selectSpending(sql: Sql, memberId: string, at: Date): Promise<Spending> {
  const [row] = await sql<{ is_paused: boolean; limit: number | null; spent_cents: number }[]>`
    select
      purchases_paused as is_paused,
      monthly_spending_limit as limit,
      spent_cents(id, ${at}::timestamptz) as spent_cents
    from members
    where id = ${memberId}`;
  return { isPaused: row?.is_paused ?? false, limit: row?.limit ?? null, spentCents: row?.spent_cents ?? 0 };
}
