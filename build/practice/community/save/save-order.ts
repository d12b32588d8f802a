import { currency, type XpPack, xpPacks } from "#shared/shop/xp-packs.ts";
import type { Tx } from "../../../../server/db/open-database.ts";
import { takeReadingNumber } from "../../../../server/features/shop/orders/order-queries.ts";
import { updateOrder } from "../../../../server/features/shop/orders/settle/update-order.ts";
import type { PaymentReading } from "../../../../server/providers/payments/payments.ts";
import { dayMs } from "../compose/community.ts";
import type { DemoOrder } from "../texts/members.ts";
import { createIdAt, type Random } from "../random.ts";

interface Given {
  readonly memberId: string;
  readonly order: DemoOrder;
  readonly now: Date;
  readonly random: Random;
}

/**
 * Writes a purchase and settles it as if the payment provider had said so: what is
 * paid is in the ledger.
 */
export async function saveOrder(tx: Tx, { memberId, order, now, random }: Given): Promise<void> {
  const pack = xpPacks.find(({ id }) => id === order.pack);
  if (!pack) throw new Error(`There is no pack ${order.pack}`);
  const at = new Date(now.getTime() - order.daysAgo * dayMs);
  const orderId = createIdAt(random, at);
  await tx`
    insert into orders ${
    tx({
      id: orderId,
      member_id: memberId,
      kind: "xp_pack",
      product: pack.id,
      cents: pack.cents,
      currency,
      xp_amount: pack.xpAmount,
      is_live: false,
      state: "pending",
      way: "web_page",
      created_at: at,
    })
  }`;
  for (const [day, change] of readingsOf(order.outcome, pack).entries()) {
    const number = await takeReadingNumber(tx);
    const reading = { ...unpaid, orderId, memberId, cents: pack.cents, ...change };
    const settledAt = new Date(at.getTime() + day * dayMs);
    const settled = await updateOrder(tx, orderId, { number, reading, at: settledAt });
    if (settled?.problem !== null) throw new Error(`A demo order does not fit: ${settled?.problem}`);
  }
}

const unpaid = {
  sessionId: null,
  intentId: null,
  subscriptionId: null,
  customerId: null,
  isLive: false,
  status: "open",
  currency,
  refundedCents: 0,
  dispute: null,
  receiptUrl: null,
} as const satisfies Partial<PaymentReading>;

/** Returns the provider's readings of an order, one day after the other. */
function readingsOf(outcome: DemoOrder["outcome"], { cents }: XpPack): Partial<PaymentReading>[] {
  if (outcome === "open") return [];
  if (outcome === "cancelled") return [{ status: "cancelled" }];
  if (outcome === "paid") return [{ status: "paid" }];
  return [{ status: "paid" }, { status: "paid", refundedCents: cents }];
}
