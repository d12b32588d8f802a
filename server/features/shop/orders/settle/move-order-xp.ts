import { msg } from "@lingui/core/runtime-macro";
import { formatNumber, type Text } from "#shared/language/text.ts";
import type { Sql, Tx } from "../../../../db/open-database.ts";
import { type Notified, notifyFromProduct } from "../../../notifications/notify-fragments.ts";
import { credit } from "../../../xp/pay-and-charge-fragments.ts";
import { isDisputed, type OrderChange, type OrderReading, type SettledRow } from "./apply-reading.ts";

interface PaidOrder extends OrderReading {
  readonly order: SettledRow;
  /** Locked. */
  readonly memberId: string;
  readonly change: OrderChange;
}

interface Movement {
  /** Whole XP, granted, taken or given back. */
  readonly moved: number;
  readonly notified: readonly (Notified | null)[];
}

/**
 * Moves the XP of a paid order under the lock of its member: grants it once, and reverses or
 * restores what changed since.
 */
export async function moveOrderXp(tx: Tx, paid: PaidOrder): Promise<Movement> {
  const granted = await grant(tx, paid);
  const reversed = paid.change.reversedXp - paid.order.reversed_xp;
  if (reversed === 0) return granted;
  const { moved, notified } = reversed > 0
    ? await reverse(tx, paid, reversed)
    : await restore(tx, paid, -reversed);
  return { moved: granted.moved + moved, notified: [...granted.notified, ...notified] };
}

async function grant(tx: Tx, paid: PaidOrder): Promise<Movement> {
  const { order: { id, xp_amount: amount }, memberId, at } = paid;
  const granted = credit(tx, {
    from: "purchases",
    memberId,
    amount,
    reason: "purchase",
    reference: id,
    key: `purchase:${id}`,
    at,
  });
  const notice = noticeOf(tx, paid, {
    what: "paid",
    words: msg`${{ xp: formatNumber(amount) }} XP added`,
    xp: amount,
  });
  const [row] = await tx<{ moved: number; notified: Notified | null }[]>`
    with granted as materialized (select ${granted} as moved)
    select moved, case when moved > 0 then ${notice} end as notified
    from granted`;
  if (!row?.moved) return { moved: 0, notified: [] };
  return { moved: row.moved, notified: [row.notified] };
}

/** Takes XP back: what the balance allows at once, the rest as a debt. */
async function reverse(tx: Tx, paid: PaidOrder, amount: number): Promise<Movement> {
  const { order: { id }, memberId, number, reading: { dispute }, at } = paid;
  const [row] = await tx<{ taken: number }[]>`
    select xp_move_at_most(
      ${`purchase_reversed:${id}:${number}`}::text, ${memberId}::uuid, xp_account('purchases'), ${amount}::integer,
      'purchase_reversed', ${id}::text, ${at}::timestamptz
    ) as taken`;
  const taken = row?.taken ?? 0;
  const owed = amount - taken;
  if (owed > 0) await addDebt(tx, paid, owed);
  const words = describeReversal(isDisputed(dispute), taken, owed);
  const notified = await notify(tx, paid, { what: `reversed:${number}`, words, xp: taken });
  return { moved: taken, notified: [notified] };
}

function describeReversal(isDispute: boolean, takenXp: number, owedXp: number): Text {
  const [taken, owed] = [formatNumber(takenXp), formatNumber(owedXp)];
  if (owedXp === 0) {
    return isDispute
      ? msg`Payment disputed: ${{ taken }} XP taken back`
      : msg`Payment refunded: ${{ taken }} XP taken back`;
  }
  return isDispute
    ? msg`Payment disputed: ${{ taken }} XP taken back, ${{ owed }} XP owed`
    : msg`Payment refunded: ${{ taken }} XP taken back, ${{ owed }} XP owed`;
}

async function addDebt(sql: Sql, { order: { id }, memberId, at }: PaidOrder, owed: number): Promise<void> {
  await sql`
    insert into xp_debts as debt (id, member_id, order_id, owed, created_at)
    values (xp_transfer_id(${at}::timestamptz), ${memberId}, ${id}, ${owed}, ${at})
    on conflict (order_id) do update set owed = debt.owed + excluded.owed`;
}

/** Undoes a reversal, or a part of it: what is still owed is waived, the rest given back. */
async function restore(tx: Tx, paid: PaidOrder, amount: number): Promise<Movement> {
  const { order: { id }, memberId, number, reading: { dispute }, at } = paid;
  const waived = Math.min(amount, await lockDebt(tx, id));
  if (waived > 0) await tx`update xp_debts set owed = owed - ${waived} where order_id = ${id}`;
  const [row] = await tx<{ restored: number }[]>`
    select xp_move(
      ${`purchase_restored:${id}:${number}`}::text, xp_account('purchases'), ${memberId}::uuid,
      ${amount - waived}::integer, 'purchase_restored', ${id}::text, ${at}::timestamptz
    ) as restored`;
  const restored = row?.restored ?? 0;
  const xp = formatNumber(amount);
  const words = dispute === "won"
    ? msg`Dispute decided for you: ${{ xp }} XP are yours again`
    : msg`The refund failed: ${{ xp }} XP are yours again`;
  const notified = await notify(tx, paid, { what: `restored:${number}`, words, xp: restored });
  return { moved: restored, notified: [notified] };
}

/** Returns what of the order's XP is still owed. */
async function lockDebt(tx: Tx, orderId: string): Promise<number> {
  const [debt] = await tx<{ owed: number }[]>`
    select owed - settled as owed
    from xp_debts
    where order_id = ${orderId}
    for no key update`;
  return debt?.owed ?? 0;
}

interface PaymentNotice {
  /** What happened, once for each. */
  readonly what: string;
  readonly words: Text;
  readonly xp: number;
}

async function notify(sql: Sql, paid: PaidOrder, notice: PaymentNotice): Promise<Notified | null> {
  const [row] = await sql<{ notified: Notified | null }[]>`select ${noticeOf(sql, paid, notice)} as notified`;
  return row?.notified ?? null;
}

function noticeOf(sql: Sql, { order, memberId, at }: PaidOrder, { what, words, xp }: PaymentNotice) {
  return notifyFromProduct(sql, {
    type: "payment",
    receiverId: sql`${memberId}::uuid`,
    group: sql`${`payment:${order.id}:${what}`}::text`,
    postId: null,
    at,
    words,
    xp,
  });
}
