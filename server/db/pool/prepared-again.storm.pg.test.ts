import { Buffer } from "node:buffer";
import { afterAll, beforeEach, expect, test } from "vitest";
import { proofSize } from "../../testing/proof-size.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { openDatabase, type Sql } from "../open-database.ts";

const home = await testDatabase();
const db = openDatabase(home.url, { maxConnections: 4 });
afterAll(() => db.close());

const values = {
  said: { text: 'a "quoted" word', list: [1, null] },
  bytes: Buffer.from([0, 92, 120, 255]),
  words: ["one", "{two}", "it's"],
  at: new Date("2026-11-21T09:00:00.123Z"),
};

beforeEach(() =>
  home.sql.unsafe(`
    drop table if exists notes;
    create table notes (said jsonb, bytes bytea, words text[], at timestamptz, kind text unique)`)
);

async function write(sql: Sql, kind: string | null = null): Promise<void> {
  const { said, bytes, words, at } = values;
  await sql`
    insert into notes (said, bytes, words, at, kind)
    values (${sql.json(said)}, ${bytes}, ${words}, ${at}, ${kind})
    returning *`;
}

/** Rows whose values differ from the given ones. */
async function wrongRows(): Promise<number> {
  const [row] = await home.sql<{ wrong: number }[]>`
    select count(*) as wrong
    from notes
    where (said, bytes, words, at) is distinct from
      (${home.sql.json(values.said)}, ${values.bytes}, ${values.words}::text[], ${values.at}::timestamptz)`;
  return row?.wrong ?? NaN;
}

const countRows = async () => (await home.sql`select from notes`).count;

test("writes correct values when a table was altered after the statement was prepared", async () => {
  const one = openDatabase(home.url, { maxConnections: 1 });
  await write(one.sql);
  await home.sql`alter table notes add column more text`;
  await write(one.sql);
  await home.sql`alter table notes alter column said type json`;
  await write(one.sql);
  await home.sql`alter table notes alter column said type jsonb`;
  expect([await countRows(), await wrongRows()]).toEqual([3, 0]);
  await one.close();
});

test("throws the error of the statement that was prepared again, not the reason for preparing it", async () => {
  const one = openDatabase(home.url, { maxConnections: 1 });
  await write(one.sql, "first");
  await home.sql`alter table notes add column more text`;
  await expect(write(one.sql, "first")).rejects.toMatchObject({ code: "23505" });
  await one.close();
});

test("commits a transaction after one of its tables was altered", async () => {
  const one = openDatabase(home.url, { maxConnections: 1 });
  let runs = 0;
  const both = () =>
    one.transaction(async (tx) => {
      runs += 1;
      await tx`select 1`;
      await write(tx);
    });
  await both();
  await home.sql`alter table notes add column more text`;
  await both();
  expect([await countRows(), await wrongRows(), runs]).toEqual([2, 0, 3]);
  await both();
  expect([await countRows(), await wrongRows(), runs]).toEqual([3, 0, 4]);
  await one.close();
});

test("prepares the statements of a transaction", async () => {
  const one = openDatabase(home.url, { maxConnections: 1 });
  await one.transaction((tx) => write(tx));
  const [prepared] = await one.sql<{ count: number }[]>`
    select count(*) from pg_prepared_statements where statement like ${"%insert into notes%"}`;
  expect(prepared?.count).toBe(1);
  await one.close();
});

const alterations = proofSize({ sample: 20, whole: 1_000 });

test("writes no wrong row while types change under load", { timeout: 5 * 60_000 }, async () => {
  let isOver = false;
  let written = 0;
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    while (!isOver) {
      if (writer % 4 === 0) await db.transaction((tx) => write(tx));
      else await write(db.sql);
      written += 1;
    }
  });
  const load = Promise.all(writers);
  for (let n = 0; n < alterations; n++) {
    const before = written;
    await home.sql.unsafe(
      n % 2 === 0 ? "alter table notes add column more text" : "alter table notes drop column more",
    );
    await Promise.race([load, expect.poll(() => written, { interval: 1 }).toBeGreaterThan(before + 8)]);
  }
  isOver = true;
  await load;
  expect(await wrongRows()).toBe(0);
  expect(await countRows()).toBe(written);
});
