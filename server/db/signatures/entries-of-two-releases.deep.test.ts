import { readFile } from "node:fs/promises";
import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { blankDatabase } from "../../testing/test-database.ts";
import { ledgerFaults } from "../../testing/xp.ts";
import { migrate, readMigrations } from "../migrate.ts";
import { openDatabase } from "../open-database.ts";

const previous = await readFile(new URL("./previous-release/ledger.sql", import.meta.url), "utf8");
const blank = await blankDatabase();
const migrations = await readMigrations();
const before = migrations.findIndex(({ name }) => name.includes("xp_entries_by_statement"));
await migrate(blank.url, { through: migrations.slice(0, before) });
await blank.sql.unsafe(previous);
const people = Array.from({ length: 20 }, () => uuidv7());
for (const id of people) {
  await blank.sql`
    insert into members (
      id, email, username, display_name, password_hash, email_verified_at, terms_version, privacy_version, created_at
    )
    values (${id}, ${`${id}@example.org`}, ${`m${id.slice(-12)}`}, 'Member', '', now(), '1', '1', now())`;
}

/** Pays as the previous release does, on five connections, until the signal and once after it. */
async function payOn(url: string, ended: AbortSignal): Promise<() => Promise<number>> {
  const db = openDatabase(url, { maxConnections: 5 });
  let paid = 0;
  const pay = async () => {
    await db.sql`
      select xp_move(${uuidv7()}, xp_account('minted'), ${
      people[paid++ % people.length] ?? ""
    }::uuid, 3, 'like', null, now())`;
  };
  await pay();
  const payers = Array.from({ length: 5 }, async () => {
    do await pay(); while (!ended.aborted);
    await pay();
  });
  return async () => {
    await Promise.all(payers);
    await db.close();
    return paid;
  };
}

async function expectCountedOnce(paid: number): Promise<void> {
  const [sums] = await blank.sql`
    select
      (select sum(xp) from members)::integer as balances,
      (select sum(xp) from xp_standings where period = 'all-time')::integer as standings,
      (select sum(amount) from xp_history)::integer as history,
      (select sum(transfers) from xp_history)::integer as transfers`;
  expect(sums).toEqual({ balances: 3 * paid, standings: 3 * paid, history: 3 * paid, transfers: paid });
  expect(await ledgerFaults(blank)).toEqual([]);
}

test("each payment of the previous release is counted once while the triggers change and after", async () => {
  const ended = new AbortController();
  const stop = await payOn(blank.url, ended.signal);
  await migrate(blank.url);
  // A process of the previous release starts: it finds triggers of these names.
  await blank.sql.unsafe(previous);
  ended.abort();
  const paid = await stop();
  await expectCountedOnce(paid);
  const triggers = await blank.sql<{ name: string; byRow: boolean }[]>`
    select tgname as name, tgtype & 1 = 1 as "byRow"
    from pg_trigger
    where tgrelid = 'xp_entries'::regclass and tgname in ('xp_entries_applied', 'xp_entries_history', 'xp_entries_standing')
    order by tgname`;
  expect(triggers.map((row) => ({ ...row }))).toEqual([
    { name: "xp_entries_applied", byRow: false },
    { name: "xp_entries_history", byRow: false },
    { name: "xp_entries_standing", byRow: false },
  ]);
  // Leaders of periods from before have no steps until the job.
  const toFill = await blank.sql<
    { period: string }[]
  >`select period from xp_leader_steps_to_fill order by period`;
  expect([...new Set(toFill.map(({ period }) => period))]).toEqual(["all-time", "daily", "weekly"]);
  const fill = () =>
    blank.sql`select fill_leader_steps(period, starts_on) as more from xp_leader_steps_to_fill`;
  expect((await fill()).every((row) => row["more"] === false)).toBe(true);
  expect((await blank.sql`select from xp_leader_steps_to_fill`).count).toBe(0);
  expect((await blank.sql`select from xp_standings where step is distinct from xp / 32`).count).toBe(0);
});
