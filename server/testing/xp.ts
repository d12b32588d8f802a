import { uuidv7 } from "uuidv7";
import type { TestApp } from "./create-test-app.ts";

type Service = Pick<TestApp, "sql" | "clock">;

/** Credits a member through the ledger, as a gift would. */
export async function giveXp(t: Service, memberId: string, amount: number): Promise<void> {
  await t.sql`
    select xp_move(
      ${`test:${uuidv7()}`}, xp_account('gifts'), ${memberId}::uuid, ${amount}, 'gift', null, ${t.clock.now()}
    )`;
}

/** Takes XP from a member, like the purchase of a badge. */
export async function takeXp(t: Service, memberId: string, amount: number): Promise<void> {
  await t.sql`
    select xp_move(
      ${`test:${uuidv7()}`}, ${memberId}::uuid, xp_account('burned'), ${amount}, 'badge', null, ${t.clock.now()}
    )`;
}

/** A member's balance, and the total ever credited. */
export async function xpOf(t: Service, memberId: string): Promise<{ xp: number; lifetime: number }> {
  const [row] = await t.sql<{ xp: number; lifetime: number }[]>`
    select xp, lifetime_xp as lifetime
    from members
    where id = ${memberId}`;
  if (!row) throw new Error(`No member ${memberId}`);
  return { ...row };
}

/** The ledger's faults as texts; empty when it is correct. */
export async function ledgerFaults(t: Pick<Service, "sql">): Promise<string[]> {
  const rows = await t.sql<{ fault: string }[]>`
    select 'does not sum to zero: ' || transfer_id as fault
    from xp_entries
    group by transfer_id
    having sum(amount) <> 0
    union all
    select 'has no transfer: ' || e.transfer_id
    from xp_entries e
    where not exists (select from xp_transfers t where t.id = e.transfer_id)
    union all
    select 'has no two entries: ' || t.id
    from xp_transfers t
    where (select count(*) from xp_entries e where e.transfer_id = t.id) <> 2
    union all
    select 'holds ' || m.xp || ', not ' || coalesce(sum(e.amount), 0) || ': ' || m.id
    from members m
    left join xp_entries e on e.account_id = m.id
    group by m.id
    having m.xp <> coalesce(sum(e.amount), 0) or m.xp < 0
    union all
    select 'was ever credited ' || m.lifetime_xp || ': ' || m.id
    from members m
    left join xp_entries e on e.account_id = m.id
    left join xp_transfers t on t.id = e.transfer_id
    group by m.id
    having m.lifetime_xp <> coalesce(
      sum(e.amount) filter (where e.amount > 0 and t.reason not in ('refund', 'purchase_restored') or t.reason = 'post_undone'), 0
    )
    union all
    select 'is in the history alone: ' || alone::text
    from (select * from xp_history except all select * from xp_history_of_ledger()) as alone
    union all
    select 'is missing in the history: ' || missing::text
    from (select * from xp_history_of_ledger() except all select * from xp_history) as missing`;
  return rows.map(({ fault }) => fault);
}
