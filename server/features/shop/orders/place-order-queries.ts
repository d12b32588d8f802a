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

export type PlacedOrder =
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
