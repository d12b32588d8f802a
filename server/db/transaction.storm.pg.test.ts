import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { proofSize } from "../testing/proof-size.ts";
import { testDatabase } from "../testing/test-database.ts";
import { openDatabase } from "./open-database.ts";

const db = await testDatabase();
const { sql } = db;
const unavailable = { code: "database_unavailable", status: 503 };
const least = proofSize({ sample: { kills: 40, outcomes: 10 }, whole: { kills: 1_000, outcomes: 50 } });

test("writes nothing outside a transaction while connections are killed at random moments", async () => {
  await sql`create table entries (transfer_id integer not null, amount integer not null)`;
  const victims = openDatabase(db.url, { maxConnections: 8 });
  const outcomes = { paid: 0, refused: 0 };
  let isOver = false;

  async function transfer(id: number): Promise<void> {
    const work = victims.transaction(async (tx) => {
      await tx`insert into entries values (${id}, 1)`;
      if (id % 2 === 0) await wait(Math.random() * 3);
      await tx`insert into entries values (${id}, -1)`;
    });
    await work.then(() => outcomes.paid++, (error) => {
      expect(error).toMatchObject(unavailable);
      outcomes.refused++;
    });
  }
  let lastId = 0;
  const payers = Array.from({ length: 24 }, async () => {
    while (!isOver) await transfer(++lastId);
  });
  for (let kills = 0; kills < least.kills || outcomes.paid <= least.outcomes; kills++) {
    await wait(Math.random() * 20);
    await sql`
      select pg_terminate_backend(pid)
      from pg_stat_activity
      where datname = current_database()
        and backend_type = 'client backend'
        and query like '%entries%'
        and pid <> pg_backend_pid()
      order by random()
      limit 2`;
  }
  isOver = true;
  await Promise.all(payers);
  await victims.close();

  expect(outcomes.refused).toBeGreaterThan(least.outcomes);
  expect(outcomes.paid).toBeGreaterThan(least.outcomes);
  const broken = await sql`
    select transfer_id
    from entries
    group by transfer_id
    having sum(amount) <> 0 or count(*) <> 2`;
  expect(broken).toHaveLength(0);
  const [kept] = await sql<{ count: number }[]>`select count(distinct transfer_id) from entries`;
  // A connection lost during the commit itself may have committed.
  expect(kept?.count).toBeGreaterThanOrEqual(outcomes.paid);
});
