import { uuidv7 } from "uuidv7";
import { crownCents, type CrownType } from "#shared/shop/badge-offers.ts";
import type { InvoiceReading, Payments, SubscriptionReading } from "../../providers/payments/payments.ts";
import type { TestApp } from "../create-test-app.ts";

/** A provider's subscription; tests change it. */
export type Subscribed = { -readonly [F in keyof SubscriptionReading]: SubscriptionReading[F] };

const monthMs = 30 * 24 * 60 * 60 * 1000;

/** A provider that only knows these subscriptions. `cancelled` lists those cancelled there. */
export function subscriptionsOnly(
  known: ReadonlyMap<string, SubscriptionReading>,
  cancelled: string[] = [],
): Payments {
  const payments: Partial<Payments> = {
    isLive: false,
    isPractice: true,
    readSubscription: (id) => Promise.resolve(known.get(id) ?? null),
    cancelSubscription: (id) => {
      cancelled.push(id);
      return Promise.resolve();
    },
  };
  return payments as Payments;
}

/**
 * Orders a crown for a member, as the shop does, and returns its paid subscription: active for a
 * month of 30 days.
 */
export async function orderCrown(
  t: Pick<TestApp, "sql" | "clock">,
  memberId: string,
  badgeType: CrownType = "blackCrown",
): Promise<Subscribed> {
  const id = uuidv7();
  const now = t.clock.now();
  const cents = crownCents[badgeType];
  const row = t.sql({
    id,
    member_id: memberId,
    kind: "crown",
    product: badgeType,
    cents,
    currency: "usd",
    xp_amount: 0,
    is_live: false,
    state: "pending",
    session_id: `cs_test_${id}`,
    created_at: now,
  });
  await t.sql`
    insert into orders ${row}`;
  return {
    subscriptionId: `sub_${id}`,
    customerId: `cus_${memberId}`,
    orderId: id,
    memberId,
    isLive: false,
    badgeType,
    status: "active",
    paidUntil: new Date(now.getTime() + monthMs),
    cancelsAtPeriodEnd: false,
    invoices: [invoice({ cents, paidAt: now, isFirst: true })],
  };
}

/** A paid invoice. */
function invoice(
  given: Pick<InvoiceReading, "cents" | "paidAt"> & Partial<InvoiceReading>,
): InvoiceReading {
  return {
    invoiceId: `in_${uuidv7()}`,
    intentId: `pi_${uuidv7()}`,
    currency: "usd",
    refundedCents: 0,
    dispute: null,
    receiptUrl: null,
    isFirst: false,
    isUpgrade: false,
    ...given,
  };
}

/** Pays the next month. */
export function renew(subscription: Subscribed, paidAt: Date): void {
  const cents = crownCents[subscription.badgeType ?? "blackCrown"];
  subscription.status = "active";
  subscription.paidUntil = new Date(subscription.paidUntil.getTime() + monthMs);
  subscription.invoices = [invoice({ cents, paidAt }), ...subscription.invoices];
}
