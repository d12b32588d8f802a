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
  /**
   * The newest paid order of /checkout that the member's page showed, null for none; undefined when
   * it did not say.
   */
  readonly seenOrderId?: string | null | undefined;
  readonly at: Date;
}

type SpendingRefusal =
  | { readonly outcome: "paused" }
  | {
    readonly outcome: "limit";
    readonly spentCents: number;
    /** Paid, and the bank has not confirmed it yet. */
    readonly awaitedCents: number;
    readonly limit: number;
  };

type PlacedOrder =
  | { readonly outcome: "placed" | "open" | "bought" | "closed"; readonly orderId: string }
  | SpendingRefusal;

/** See place_order. */
export async function insertOrder(sql: Sql, order: NewOrder): Promise<PlacedOrder> {
  const given = {
    id: order.id,
    member_id: order.memberId,
    kind: order.kind,
    product: order.product,
    cents: order.cents,
    currency: order.currency,
    xp_amount: order.xpAmount,
    is_live: order.isLive,
    way: order.way,
    created_at: order.at,
  };
  const [row] = await sql<{ placed: PlacedOrder }[]>`
    select place_order(
      jsonb_populate_record(null::orders, ${sql.json(given)}::jsonb),
      ${order.seenOrderId === undefined ? null : order.seenOrderId ?? ""}::text
    ) as placed`;
  if (!row) throw new Error("place_order returned nothing");
  return row.placed;
}

/** Why a member does not want to spend so much now, see refusal_to_spend; null when they do. */
export async function selectSpendingRefusal(
  sql: Sql,
  { memberId, cents, at }: Pick<NewOrder, "memberId" | "cents" | "at">,
): Promise<SpendingRefusal | null> {
  const [row] = await sql<{ refusal: SpendingRefusal | null }[]>`
    select refusal_to_spend(m, ${cents}::integer, ${at}::timestamptz) as refusal
    from members m
    where m.id = ${memberId}`;
  return row?.refusal ?? null;
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
export async function selectSpending(sql: Sql, memberId: string, at: Date): Promise<SpendingRow | null> {
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
