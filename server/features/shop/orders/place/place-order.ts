import { msg } from "@lingui/core/runtime-macro";
import { uuidv7 } from "uuidv7";
import { checkoutPack, currency } from "#shared/shop/xp-packs.ts";
import { formatCents } from "#shared/language/text.ts";
import type { MemberCtx } from "../../../../context.ts";
import { Conflict, Forbidden } from "../../../../errors.ts";
import { requirePayments } from "../../ask-payments.ts";
import { closeOrder } from "../close-order.ts";
import { type OrderRow, type PaymentWay, selectOpenOrdersOf, selectOrder } from "../order-queries.ts";
import type { Sql, Tx } from "../../../../db/open-database.ts";
import type { Order } from "#shared/shop/contract.ts";
import { decideOrder, refuseSpending, type SpendingRefusal } from "./decide-order.ts";
import { selectSpending } from "./spending-queries.ts";

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
  const place = () => ctx.db.transaction((tx) => placeOrFind(tx, order));
  let placed = await place();
  if (placed.outcome === "limit" && fitsAlone(placed, ordered.cents)) {
    await closeOpenOrders(ctx, null);
    placed = await place();
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
  const at = ctx.clock.now();
  const findRefusal = async () =>
    refuseSpending(await selectSpending(ctx.sql, ctx.actor.id, at), order ? 0 : cents);
  let refusal = await findRefusal();
  if (refusal?.outcome === "limit" && fitsAlone(refusal, cents)) {
    await closeOpenOrders(ctx, order?.id ?? null);
    refusal = await findRefusal();
  }
  if (refusal?.outcome === "paused") throw purchasesPaused();
  if (refusal?.outcome === "limit") throw limitReached(refusal);
}

/** The member paused purchases in their settings (shop.6). */
export function purchasesPaused(): Forbidden {
  return new Forbidden(msg`You paused purchases. You can resume them in Settings.`, "purchases_paused");
}

/** Abandoned pages count as spent until they are closed. */
async function closeOpenOrders(ctx: MemberCtx, keep: string | null): Promise<void> {
  for (const order of await selectOpenOrdersOf(ctx.sql, ctx.actor.id)) {
    if (order.id !== keep) await closeOrder(ctx, order);
  }
}

/** The order was paid or cancelled while the call ran. */
export function orderEnded(): Conflict {
  return new Conflict("conflict", msg`This purchase has ended. Start it again.`);
}

/** Another tab or device bought the same since the page was opened (shop.11). */
function boughtMeanwhile(): Conflict {
  return new Conflict(
    "conflict",
    msg`You bought ${{
      name: checkoutPack.name,
    }} in another window meanwhile. Pay again if you want to buy it once more.`,
  );
}

type Reached = Extract<SpendingRefusal, { outcome: "limit" }>;

/** Whether the limit allows an amount once no other order is unpaid. */
function fitsAlone({ spentCents, awaitedCents, limit }: Reached, cents: number): boolean {
  return spentCents + awaitedCents + cents <= limit * 100;
}

function limitReached({ spentCents, awaitedCents, limit }: Reached): Forbidden {
  const [price, spent, awaited] = [limit * 100, spentCents, awaitedCents].map(formatCents);
  return new Forbidden(
    awaitedCents > 0
      ? msg`Your limit is ${{ price }} a month: ${{ spent }} of it is spent, and ${{
        awaited,
      }} is still on its way. You can change it in Settings.`
      : msg`Your limit is ${{ price }} a month, and ${{
        spent,
      }} of it is spent. You can change it in Settings.`,
    "spending_limit_reached",
  );
}

type PlacedOrder =
  | { readonly outcome: "placed" | "open" | "bought" | "closed"; readonly orderId: string }
  | SpendingRefusal;

/**
 * Places this order, or finds an earlier one: `open`, or `bought` by another page since. `closed`:
 * the same call was made before, and its order is paid or cancelled.
 */
async function placeOrFind(tx: Tx, order: NewOrder): Promise<PlacedOrder> {
  await tx`select from members where id = ${order.memberId} for no key update`;
  const spending = await selectSpending(tx, order.memberId, order.at);
  const decided = decideOrder({ order, spending, openId: await selectOpen(tx, order) });
  if (decided.outcome !== "place") return decided;
  return { outcome: await insertOrder(tx, order) ? "placed" : "closed", orderId: order.id };
}

/**
 * The same order by an earlier attempt, or another that is still open: of the same kind where a
 * member has one at most, of a pack the newest that no bank has yet to confirm.
 */
async function selectOpen(
  sql: Sql,
  { id, memberId, kind, product, cents }: NewOrder,
): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    select id
    from orders
    where member_id = ${memberId}
      and state in ('pending', 'failed')
      and (
        id = ${id}
        or kind = ${kind} and kind in ('checkout', 'crown')
        or kind = ${kind} and product = ${product} and cents = ${cents} and not awaits_bank
      )
    order by id = ${id} desc, id desc
    limit 1`;
  return row?.id ?? null;
}

/** Returns false when the order was placed before, and is paid or ended. */
async function insertOrder(sql: Sql, order: NewOrder): Promise<boolean> {
  const rows = await sql`
    insert into orders (
      id, member_id, kind, product, cents, currency, xp_amount, is_live, state, way, created_at
    )
    values (
      ${order.id}, ${order.memberId}, ${order.kind}, ${order.product}, ${order.cents}, ${order.currency},
      ${order.xpAmount}, ${order.isLive}, 'pending', ${order.way}, ${order.at}
    )
    -- Opened by an earlier attempt at the same call, which failed (see dropOrder).
    on conflict (id) do update set state = 'pending'
    where orders.session_id is null and orders.intent_id is null and orders.state = 'cancelled'
    returning id`;
  return rows.length > 0;
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
