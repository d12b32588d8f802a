import { eventsOf, type Shopper, webhooksOf } from "./shopper.ts";
import { crownFaults } from "./crown-faults.ts";
import { recomputeOrders } from "./recompute-orders.ts";

interface OrderRow {
  readonly id: string;
  readonly cents: number;
  readonly xp_amount: number;
  readonly state: string;
  readonly granted: number;
  readonly notices: number;
}

/**
 * The differences between our tables and a recomputation from the provider's events, in words;
 * empty when all is correct and every event has been applied. The shopper must not have earned or
 * spent other XP.
 */
export async function shopFaults(shopper: Shopper): Promise<string[]> {
  const { sql } = shopper.t;
  const orders = await sql<OrderRow[]>`
    select o.id, o.cents, o.xp_amount, o.state,
      (
        select coalesce(sum(e.amount), 0)
        from xp_transfers t
        join xp_entries e on e.transfer_id = t.id and e.account_id = o.member_id
        where t.reference = o.id::text and t.reason = 'purchase'
      ) as granted,
      (
        select count(*)
        from notifications n
        where n.receiver_id = o.member_id and n.group_key = 'payment:' || o.id || ':paid'
      ) as notices
    from orders o
    where o.member_id = ${shopper.id} and o.xp_amount > 0
    order by o.id`;
  const told = recomputeOrders(eventsOf(shopper), orders);
  const faults = orders.flatMap((order) => {
    const { state, granted } = told.get(order.id) ?? { state: "unknown", granted: 0 };
    const expected = { state, granted, notices: granted > 0 ? 1 : 0 };
    const found = { state: order.state, granted: order.granted, notices: order.notices };
    return describeDifference(`Order ${order.id}`, found, expected);
  });
  const [held] = await sql<{ left: number; owes: boolean }[]>`
    select
      m.xp - coalesce((select sum(owed - settled) from xp_debts where member_id = m.id), 0) as left
    from members m
    where m.id = ${shopper.id}`;
  const expected = [...told.values()].reduce((sum, { xp }) => sum + xp, 0);
  return [
    ...faults,
    ...describeDifference("Balance less debts", { left: held?.left }, { left: expected }),
    // A shopper buys packs or a crown.
    ...(orders.length > 0 ? [] : await crownFaults(shopper)),
    ...await eventFaults(shopper),
  ];
}

async function eventFaults(shopper: Shopper): Promise<string[]> {
  const delivered = webhooksOf(shopper).map(({ id }) => id);
  const rows = await shopper.t.sql<{ id: string; type: string; problem: string | null }[]>`
    select id, type, problem
    from payment_events
    where id = any(${delivered}) and applied_at is not null`;
  return [
    ...describeDifference("Applied events", { count: rows.length }, { count: delivered.length }),
    ...rows.flatMap(({ type, problem }) => problem === null ? [] : [`${type}: ${problem}`]),
  ];
}

function describeDifference(what: string, found: object, expected: object): string[] {
  const [is, should] = [JSON.stringify(found), JSON.stringify(expected)];
  return is === should ? [] : [`${what} is ${is}, not ${should}`];
}
