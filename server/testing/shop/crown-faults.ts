import { findCrownOfProduct } from "../../providers/payments/crown-products.ts";
import { eventsOf, type Shopper } from "./shopper.ts";

interface Line {
  readonly period: { readonly end: number };
  readonly parent: { readonly type: string } | null;
}

interface CrownObject {
  readonly id: string;
  readonly status: string;
  readonly amount_paid?: number;
  readonly cancel_at_period_end?: boolean;
  readonly items?: { readonly data: readonly { readonly price: { readonly product: string } }[] };
  readonly lines?: { readonly data: readonly Line[] };
}

const graceMs = 3 * 24 * 60 * 60 * 1000;

/**
 * The differences between a shopper's one crown with its payments and the provider's events, in
 * words.
 */
export async function crownFaults(shopper: Shopper): Promise<string[]> {
  const { sql } = shopper.t;
  const [found] = await sql<object[]>`
    select
      (select json_agg(json_build_object('type', badge_type, 'until', extract(epoch from expires_at)::bigint * 1000))
        from member_badges
        where member_id = ${shopper.id}) as badges,
      (select json_agg(cents order by cents) from orders where member_id = ${shopper.id} and state = 'paid') as paid,
      (select count(*)
        from notifications
        where receiver_id = ${shopper.id} and group_key like 'crown:%:granted:%') as granted`;
  const expected = replayEvents(shopper);
  return JSON.stringify(found) === JSON.stringify(expected)
    ? []
    : [`The crown is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`];
}

function replayEvents(shopper: Shopper) {
  let subscription: CrownObject | undefined;
  const paid = new Map<string, CrownObject>();
  for (const { type, body } of eventsOf(shopper)) {
    const { object } = (JSON.parse(body) as { data: { object: CrownObject } }).data;
    if (type.startsWith("customer.subscription")) subscription = object;
    if (type === "invoice.paid") paid.set(object.id, object);
  }
  if (!subscription || paid.size === 0) return { badges: null, paid: null, granted: 0 };
  const lines = [...paid.values()].flatMap(({ lines }) => lines?.data ?? []);
  const paidUntil = 1000 * Math.max(
    ...lines.filter(({ parent }) => parent?.type === "subscription_item_details").map(({ period }) =>
      period.end
    ),
  );
  const isRenewing = subscription.status === "active" && !subscription.cancel_at_period_end;
  return {
    badges: [{
      type: findCrownOfProduct(subscription.items?.data[0]?.price.product ?? ""),
      until: paidUntil + (isRenewing ? graceMs : 0),
    }],
    paid: [...paid.values()].map(({ amount_paid = 0 }) => amount_paid).toSorted((a, b) => a - b),
    granted: 1,
  };
}
