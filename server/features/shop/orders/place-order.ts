import { uuidv7 } from "uuidv7";
import { checkoutPack, currency } from "#shared/shop/xp-packs.ts";
import { formatCents } from "#shared/shop/money.ts";
import type { MemberCtx } from "../../../context.ts";
import { Conflict, Forbidden } from "../../../errors.ts";
import { requirePayments } from "../ask-payments.ts";
import { closeOrder } from "./close-order.ts";
import { type OrderRow, type PaymentWay, selectOpenOrdersOf, selectOrder } from "./order-queries.ts";
import type { Sql } from "../../../db/open-database.ts";
import type { Order } from "#shared/shop/contract.ts";

/** The ordered product; the price is ours. */
type Ordered = Pick<NewOrder, "kind" | "product" | "cents" | "xpAmount" | "way" | "seenOrderId">;

/**
 * Places an order of the actor, once per Idempotency-Key; for /checkout the open one is returned
 * again, which may have been placed to be paid another way. Throws `Conflict` when another page
 * bought the same since (shop.11), `purchases_paused` and `spending_limit_reached` (shop.6).
 */
export async function placeOrder(ctx: MemberCtx, ordered: Ordered): Promise<OrderRow> {
  const order = {
    ...ordered,
    id: ctx.createdId ?? uuidv7(),
    memberId: ctx.actor.id,
    currency,
    isLive: requirePayments(ctx).isLive,
    at: ctx.clock.now(),
  };
  let placed = await insertOrder(ctx.sql, order);
  if (placed.outcome === "limit" && fitsAlone(placed, ordered.cents)) {
    await closeOpenOrders(ctx, null);
    placed = await insertOrder(ctx.sql, order);
  }
  if (placed.outcome === "limit") throw limitReached(placed);
  if (placed.outcome === "paused") throw purchasesPaused();
  if (placed.outcome === "bought") throw boughtMeanwhile();
  const row = placed.outcome === "closed" ? null : await selectOrder(ctx.sql, placed.orderId);
  if (!row) throw orderEnded();
  return row;
}

/**
 * Throws `purchases_paused` or `spending_limit_reached` when the actor's settings forbid the amount
 * now (shop.6). Other unpaid orders are ended first if it needs what they would cost.
 * @param order the one that the amount is for, if it is placed; its price counts already
 */
export async function assertMaySpend(
  ctx: MemberCtx,
  cents: number,
  order: Pick<OrderRow, "id"> | null = null,
): Promise<void> {
  const wanted = { memberId: ctx.actor.id, cents: order ? 0 : cents, at: ctx.clock.now() };
  let refusal = await selectSpendingRefusal(ctx.sql, wanted);
  if (refusal?.outcome === "limit" && fitsAlone(refusal, cents)) {
    await closeOpenOrders(ctx, order?.id ?? null);
    refusal = await selectSpendingRefusal(ctx.sql, wanted);
  }
  if (refusal?.outcome === "paused") throw purchasesPaused();
  if (refusal?.outcome === "limit") throw limitReached(refusal);
}

/** The member paused purchases in their settings (shop.6). */
export function purchasesPaused(): Forbidden {
  return new Forbidden("You paused purchases. You can resume them in Settings.", "purchases_paused");
}

/** Abandoned pages count as spent until they are closed. */
async function closeOpenOrders(ctx: MemberCtx, keep: string | null): Promise<void> {
  for (const order of await selectOpenOrdersOf(ctx.sql, ctx.actor.id)) {
    if (order.id !== keep) await closeOrder(ctx, order);
  }
}

/** The order was paid or cancelled while the call ran. */
export function orderEnded(): Conflict {
  return new Conflict("conflict", "This purchase has ended. Start it again.");
}

/** Another tab or device bought the same since the page was opened (shop.11). */
function boughtMeanwhile(): Conflict {
  return new Conflict(
    "conflict",
    `You bought ${checkoutPack.name} in another window meanwhile. Pay again if you want to buy it once more.`,
  );
}

interface Reached {
  readonly spentCents: number;
  readonly awaitedCents: number;
  readonly limit: number;
}

/** Whether the limit allows an amount once no other order is unpaid. */
function fitsAlone({ spentCents, awaitedCents, limit }: Reached, cents: number): boolean {
  return spentCents + awaitedCents + cents <= limit * 100;
}

function limitReached({ spentCents, awaitedCents, limit }: Reached): Forbidden {
  const spent = `${formatCents(spentCents)} of it is spent`;
  return new Forbidden(
    awaitedCents > 0
      ? `Your limit is ${formatCents(limit * 100)} a month: ${spent}, and ${
        formatCents(awaitedCents)
      } is still on its way. You can change it in Settings.`
      : `Your limit is ${formatCents(limit * 100)} a month, and ${spent}. You can change it in Settings.`,
    "spending_limit_reached",
  );
}

type PlacedOrder =
  | { readonly outcome: "placed" | "open" | "bought" | "closed"; readonly orderId: string }
  | SpendingRefusal;

/** See place_order. */
async function insertOrder(sql: Sql, order: NewOrder): Promise<PlacedOrder> {
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

interface NewOrder {
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

/** Why a member does not want to spend so much now, see refusal_to_spend; null when they do. */
async function selectSpendingRefusal(
  sql: Sql,
  { memberId, cents, at }: Pick<NewOrder, "memberId" | "cents" | "at">,
): Promise<SpendingRefusal | null> {
  const [row] = await sql<{ refusal: SpendingRefusal | null }[]>`
    select refusal_to_spend(m, ${cents}::integer, ${at}::timestamptz) as refusal
    from members m
    where m.id = ${memberId}`;
  return row?.refusal ?? null;
}
