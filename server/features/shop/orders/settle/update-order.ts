import type { OrderState } from "#shared/shop/contract.ts";
import type { Sql, Tx } from "../../../../db/open-database.ts";
import type { Notified } from "../../../notifications/notify-fragments.ts";
import { type XpMoved, xpMoved } from "../../../xp/pay-and-charge-fragments.ts";
import { applyReading, type OrderChange, type OrderReading, type SettledRow } from "./apply-reading.ts";
import { moveOrderXp } from "./move-order-xp.ts";

interface SettledOrder {
  readonly was: OrderState;
  readonly state: OrderState;
  readonly xp: XpMoved | null;
  readonly notified: readonly (Notified | null)[];
  /** Why nothing was changed, for the operator; null when it fits. */
  readonly problem: string | null;
}

/**
 * Settles an order with what the provider says of it: the one way an order changes after it was
 * placed, any number of times, in any order. Null when there is no such order.
 */
export async function updateOrder(
  tx: Tx,
  orderId: string,
  given: OrderReading,
): Promise<SettledOrder | null> {
  await lockMemberOf(tx, orderId);
  const order = await selectLocked(tx, orderId);
  if (!order) return null;
  const settlement = applyReading(order, given);
  const { state: was } = order;
  const unchanged = { was, state: was, xp: null, notified: [] };
  if (settlement.act === "keep") return { ...unchanged, problem: null };
  if (settlement.act === "refuse") return { ...unchanged, problem: settlement.problem };
  const { change } = settlement;
  const { moved, notified } = change.isPaid && order.member_id !== null
    ? await moveOrderXp(tx, { ...given, order, memberId: order.member_id, change })
    : { moved: 0, notified: [] };
  const xp = await writeChange(tx, given, { orderId, change, moved });
  return { was, state: change.state, xp, notified, problem: null };
}

/** Members come first, in the shop: they order all that it does for one. */
async function lockMemberOf(tx: Tx, orderId: string): Promise<void> {
  await tx`
    select from members
    where id = (select member_id from orders where id = ${orderId})
    for no key update`;
}

async function selectLocked(tx: Tx, orderId: string): Promise<SettledRow | null> {
  const [row] = await tx<SettledRow[]>`
    select
      id, member_id, kind, cents, currency, xp_amount, is_live, state, session_id, intent_id, reversed_xp,
      paid_at is not null as was_paid, reading
    from orders
    where id = ${orderId}
    for no key update`;
  return row ?? null;
}

/** Returns the member's XP after what moved. */
async function writeChange(
  sql: Sql,
  { number, reading: { intentId, sessionId, receiptUrl, dispute }, at }: OrderReading,
  { orderId, change, moved }: { orderId: string; change: OrderChange; moved: number },
): Promise<XpMoved | null> {
  const { state, isPaid, refundedCents, awaitsBank, reversedXp } = change;
  const [row] = await sql<{ xp: XpMoved | null }[]>`
    update orders
    set
      reading = ${number},
      intent_id = coalesce(intent_id, ${intentId}),
      session_id = coalesce(session_id, ${sessionId}),
      receipt_url = coalesce(${receiptUrl}, receipt_url),
      refunded_cents = ${refundedCents},
      dispute = ${dispute},
      awaits_bank = ${awaitsBank},
      paid_at = case when ${isPaid}::boolean then coalesce(paid_at, ${at}) else paid_at end,
      state = ${state},
      reversed_xp = ${reversedXp}
    where id = ${orderId}
    returning ${xpMoved(sql, sql`member_id`, sql`${moved}::integer`)} as xp`;
  return row?.xp ?? null;
}
