import { uuidv7 } from "uuidv7";
import { beforeEach, expect, test } from "vitest";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { giveXp, ledgerFaults, xpOf } from "../../testing/xp.ts";

const t = await createTestApp();
let ada: TestMember;
beforeEach(async () => {
  ada = await member(t);
});

const minted = "00000000-0000-0000-0000-000000000001";

async function transferred(entries: [string, number][]): Promise<string> {
  const id = uuidv7();
  await t.db.transaction(async (tx) => {
    await tx`
      insert into xp_transfers (id, idempotency_key, reason, created_at)
      values (${id}, ${id}, 'gift', now())`;
    for (const [account, amount] of entries) {
      await tx`insert into xp_entries (transfer_id, account_id, amount) values (${id}, ${account}, ${amount})`;
    }
  });
  return id;
}

test("keeps a balance equal to the sum of its entries", async () => {
  await transferred([[minted, -7], [ada.id, 7]]);
  await giveXp(t, ada.id, 5);
  expect(await xpOf(t, ada.id)).toEqual({ xp: 12, lifetime: 12 });
  expect(await ledgerFaults(t)).toEqual([]);
});

test.each([
  { what: "one side", entries: () => [[ada.id, 7]], says: /do not sum to zero/ },
  { what: "two sides that differ", entries: () => [[minted, -6], [ada.id, 7]], says: /do not sum to zero/ },
  { what: "no sides", entries: () => [], says: /has no entries/ },
  { what: "a side of nobody", entries: () => [[minted, -7], [uuidv7(), 7]], says: /no such member/ },
  { what: "a debt", entries: () => [[ada.id, -7], [minted, 7]], says: /members_xp_check/ },
])("refuses a transfer with $what at its commit, and changes nothing", async ({ entries, says }) => {
  await expect(transferred(entries() as [string, number][])).rejects.toThrow(says);
  expect(await xpOf(t, ada.id)).toEqual({ xp: 0, lifetime: 0 });
});

test("refuses entries without a transfer, and entries added to a committed one", async () => {
  const id = await transferred([[minted, -7], [ada.id, 7]]);
  const add = (transfer: string, account: string) =>
    t.sql`insert into xp_entries (transfer_id, account_id, amount) values (${transfer}, ${account}, 1)`;
  await expect(add(uuidv7(), minted)).rejects.toThrow(/sum to zero/);
  const gifts = "00000000-0000-0000-0000-000000000004";
  await expect(add(id, gifts)).rejects.toThrow(/sum to zero/);
  const nowhere = uuidv7();
  const pair = t.sql`
    insert into xp_entries (transfer_id, account_id, amount)
    values (${nowhere}, ${minted}, -1), (${nowhere}, ${gifts}, 1)`;
  await expect(pair).rejects.toThrow(/entries of no transfer/);
});

test("refuses an account that is neither a member's nor the system's, even with a sum of zero", async () => {
  await expect(transferred([[uuidv7(), -7], [uuidv7(), 7]])).rejects.toThrow(/no such member/);
});

test.each([
  "update xp_entries set amount = amount + 1",
  "update xp_transfers set reason = 'gift'",
  "delete from xp_entries",
  "delete from xp_transfers",
  "truncate xp_entries",
  "truncate xp_transfers",
  "delete from xp_system_accounts",
  "insert into xp_transfers select * from xp_transfers on conflict (id) do update set reason = 'gift'",
])("refuses the service's database role: %s", async (statement) => {
  await giveXp(t, ada.id, 5);
  await expect(t.sql.unsafe(statement)).rejects.toThrow(/permission denied/);
});

test.each([
  ["update xp_entries set amount = amount + 1", "update"],
  ["delete from xp_transfers where false", "delete"],
  ["truncate xp_entries", "truncate"],
])("refuses a superuser who changes the history: %s", async (statement, right) => {
  const table = statement.includes("xp_entries") ? "xp_entries" : "xp_transfers";
  const rewrite = t.db.transaction(async (tx) => {
    await tx.unsafe(`grant ${right} on ${table} to current_user`);
    await tx.unsafe(statement);
  });
  await expect(rewrite).rejects.toThrow(/append-only/);
});

test("refuses a balance that is written directly", async () => {
  await expect(t.sql`update members set xp = 1000 where id = ${ada.id}`).rejects.toThrow(/ledger/);
  await expect(t.sql`update members set lifetime_xp = 1000 where id = ${ada.id}`).rejects.toThrow(/ledger/);
  await t.sql`update members set bio = 'Walks.' where id = ${ada.id}`;
});

test("keeps the ledger entries of a deleted member", async () => {
  await giveXp(t, ada.id, 5);
  await t.sql`delete from members where id = ${ada.id}`;
  expect(await t.sql`select amount from xp_entries where account_id = ${ada.id}`).toHaveLength(1);
});

test("keeps the order of transfers of one instant", async () => {
  for (let amount = 1; amount <= 50; amount++) await giveXp(t, ada.id, amount);
  const rows = await t.sql<{ amount: number }[]>`
    select amount
    from xp_entries
    where account_id = ${ada.id}
    order by transfer_id`;
  expect(rows.map(({ amount }) => amount)).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
});
