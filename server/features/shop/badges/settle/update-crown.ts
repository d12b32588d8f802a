import type { CrownType } from "#shared/shop/badge-offers.ts";
import type { Text } from "#shared/language/text.ts";
import type { Sql, Tx } from "../../../../db/open-database.ts";
import type { Notified } from "../../../notifications/notify-fragments.ts";
import { isOrderId } from "../../orders/is-order-id.ts";
import { lockBadges } from "../badge-queries.ts";
import { type CrownEvent, describeCrown } from "../crown-texts.ts";
import {
  type CrownOrder,
  type CrownReading,
  fitSubscription,
  type KeptSubscription,
  listCrownEvents,
} from "./decide-crown.ts";
import { keepInvoices } from "./keep-invoices.ts";
import { setCrown } from "./set-crown.ts";
import { storeText } from "../../../../language/store-text.ts";

export interface SettledCrown {
  /** Null: of an order that is not ours, or whose member left. */
  readonly memberId: string | null;
  /** Why nothing was changed, for the operator; null: it fits. */
  readonly problem: string | null;
  /**
   * With a problem: whether its member's account is gone, so that nobody should
   * pay for it any more.
   */
  readonly hasLeft: boolean;
  readonly happened: readonly CrownEvent[];
  readonly notified: readonly (Notified | null)[] | null;
}

/**
 * Settles a crown with what the provider says of its subscription (badges.6): the one way a crown
 * is granted, renewed, upgraded and ended, any number of times, in any order. A reading begun
 * before the newest one known changes nothing.
 */
export async function updateCrown(tx: Tx, given: CrownReading): Promise<SettledCrown> {
  const { number, subscription, endsAt, at } = given;
  const order = await lockOrder(tx, subscription.orderId, at);
  const fit = fitSubscription(order, subscription);
  const memberId = order?.member_id ?? null;
  const unchanged = { memberId, problem: fit.problem, hasLeft: false, happened: [], notified: null };
  if (fit.problem !== null || !order) {
    return { ...unchanged, hasLeft: order?.kind === "crown" && memberId === null };
  }
  const { subscriptionId } = subscription;
  const before = await selectKept(tx, subscriptionId);
  if (before && before.reading > number) return unchanged;
  const { crown } = fit;
  const now = await keepSubscription(tx, given, { order, crown });
  await keepInvoices(tx, given, { order, crown });
  const change = await setCrown(tx, { memberId: fit.memberId, subscriptionId, crown, endsAt, at });
  const happened = listCrownEvents(before, now, change);
  const texts = describeCrown(crown, subscription, endsAt ?? at);
  const notified = await notifyOf(tx, given, { memberId: fit.memberId, happened, texts });
  return { ...unchanged, happened, notified };
}

/** Locks the badges of the member first, then the order. Null: it is not one of ours. */
async function lockOrder(tx: Tx, orderId: string | null, at: Date): Promise<CrownOrder | null> {
  if (!isOrderId(orderId)) return null;
  const [known] = await tx<Pick<CrownOrder, "member_id">[]>`
    select member_id
    from orders
    where id = ${orderId}`;
  if (known?.member_id) await lockBadges(tx, known.member_id, at);
  const [order] = await tx<CrownOrder[]>`
    select id, member_id, kind, cents, currency, is_live, subscription_id
    from orders
    where id = ${orderId}
    for no key update`;
  return order ?? null;
}

async function selectKept(sql: Sql, subscriptionId: string): Promise<KeptSubscription | null> {
  const [row] = await sql<KeptSubscription[]>`
    select
      badge_type, status, paid_until, cancels_at_period_end, renewal_stopped_at is not null as is_stopped, reading
    from crown_subscriptions
    where subscription_id = ${subscriptionId}`;
  return row ?? null;
}

/** Returns the row as it is now. */
async function keepSubscription(
  sql: Sql,
  { number, subscription, at }: CrownReading,
  { order, crown }: { order: CrownOrder; crown: CrownType },
): Promise<KeptSubscription> {
  const { subscriptionId, status, paidUntil, cancelsAtPeriodEnd } = subscription;
  const [row] = await sql<KeptSubscription[]>`
    insert into crown_subscriptions (
      subscription_id, member_id, badge_type, is_live, status, paid_until, cancels_at_period_end, reading, created_at
    )
    values (
      ${subscriptionId}, ${order.member_id}, ${crown}, ${order.is_live}, ${status}, ${paidUntil},
      ${cancelsAtPeriodEnd}, ${number}, ${at}
    )
    on conflict (subscription_id) do update
    set
      badge_type = excluded.badge_type,
      status = excluded.status,
      paid_until = excluded.paid_until,
      cancels_at_period_end = excluded.cancels_at_period_end,
      reading = excluded.reading
    returning
      badge_type, status, paid_until, cancels_at_period_end, renewal_stopped_at is not null as is_stopped, reading`;
  return row as KeptSubscription;
}

interface CrownNews {
  readonly memberId: string;
  readonly happened: readonly CrownEvent[];
  readonly texts: Readonly<Record<CrownEvent, Text>>;
}

/** Once for each event of a reading. */
async function notifyOf(
  sql: Sql,
  { number, subscription: { subscriptionId }, at }: CrownReading,
  { memberId, happened, texts }: CrownNews,
): Promise<(Notified | null)[] | null> {
  if (happened.length === 0) return null;
  const [row] = await sql<{ notified: (Notified | null)[] | null }[]>`
    select json_agg(
      notify_member(
        ${memberId}::uuid, 'payment', null, ${`crown:${subscriptionId}:`}::text || what || ${`:${number}`}::text,
        'payment', ${at}::timestamptz, jsonb_build_object('words', words::jsonb)
      )
    ) as notified
    from unnest(
      ${[...happened]}::text[], ${happened.map((what) => storeText(texts[what]))}::text[]
    ) as happened (what, words)`;
  return row?.notified ?? null;
}
