import { Buffer } from "node:buffer";
import { afterAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import { ChangedMeanwhile } from "./pool/changed-meanwhile.ts";
import { openDatabase } from "./open-database.ts";

const home = await testDatabase();
const collisions: Error[] = [];
const db = openDatabase(home.url, { maxConnections: 3, onCollision: (cause) => collisions.push(cause) });
afterAll(() => db.close());
// Sequences keep the values that a rolled back statement took.
await home.sql.unsafe(`
  create sequence attempts;
  create sequence arrivals;
  create table balances (id integer primary key, xp integer not null);
  create table notes (said jsonb, bytes bytea, words text[], at timestamptz);

  create function fail_until(p_attempt integer, p_code text) returns boolean language plpgsql as $$
  begin
    if nextval('attempts') < p_attempt then
      raise exception 'rolled back' using errcode = p_code;
    end if;
    return true;
  end $$;

  create function add_to_both(p_first integer, p_second integer) returns void language plpgsql as $$
  begin
    update balances set xp = xp + 1 where id = p_first;
    perform nextval('arrivals');
    while (select last_value from arrivals) < 2 loop
      perform pg_sleep(0.005);
    end loop;
    update balances set xp = xp + 1 where id = p_second;
  end $$;`);

beforeEach(async () => {
  collisions.length = 0;
  await home.sql`truncate balances, notes`;
  await home.sql`insert into balances values (1, 0), (2, 0)`;
  await home.sql`alter sequence attempts restart`;
  await home.sql`alter sequence arrivals restart`;
});

const balances = async () =>
  (await home.sql<{ xp: number }[]>`select xp from balances order by id`).map(({ xp }) => xp);

test("completes two deadlocking statements, each once", async () => {
  await Promise.all([db.sql`select add_to_both(1, 2)`, db.sql`select add_to_both(2, 1)`]);
  expect(await balances()).toEqual([2, 2]);
  expect(collisions).toMatchObject([{ code: "40P01" }]);
});

test("completes two deadlocking transactions, each once", async () => {
  let runs = 0;
  const add = (first: number, second: number) =>
    db.transaction(async (tx) => {
      runs += 1;
      await tx`select add_to_both(${first}, ${second})`;
      return "added";
    });
  expect(await Promise.all([add(1, 2), add(2, 1)])).toEqual(["added", "added"]);
  expect(await balances()).toEqual([2, 2]);
  expect([runs, collisions.length]).toEqual([3, 1]);
});

test.each(["40P01", "40001"])("retries a statement with the same values after %s", async (code) => {
  const values = {
    said: { text: 'a "quoted" word' },
    bytes: Buffer.from([0, 92, 120, 255]),
    words: ["one", "{two}"],
    at: new Date("2026-11-21T09:00:00.123Z"),
  };
  // In the second round the statement is prepared.
  for (const round of [1, 2]) {
    await home.sql`alter sequence attempts restart`;
    await db.sql`
      insert into notes (said, bytes, words, at)
      select ${db.sql.json(values.said)}::jsonb, ${values.bytes}::bytea, ${values.words}::text[], ${values.at}
      where fail_until(2, ${code})`;
    expect(collisions).toHaveLength(round);
  }
  const stored = await home.sql`select * from notes`;
  expect([...stored]).toEqual([values, values]);
});

test("runs the work of a transaction three times", async () => {
  await db.transaction((tx) => tx`select fail_until(3, '40P01')`);
  expect(collisions).toHaveLength(2);
});

test("runs the work again when it finds that something changed meanwhile", async () => {
  let runs = 0;
  const work = db.transaction(async (tx) => {
    await tx`update balances set xp = xp + 1 where id = 1`;
    runs += 1;
    if (runs < 3) throw new ChangedMeanwhile("the other balance");
    return "added";
  });
  expect([await work, runs, await balances()]).toEqual(["added", 3, [1, 0]]);
  await expect(db.transaction(() => Promise.reject(new ChangedMeanwhile("always"))))
    .rejects.toMatchObject({ code: "overloaded", cause: { message: "always" } });
});

test("throws after the last conflict, and at once after any other error", async () => {
  const overloaded = { code: "overloaded", status: 503 };
  await expect(db.sql`select fail_until(3, '40P01')`)
    .rejects.toMatchObject({ ...overloaded, cause: { code: "40P01" } });
  await expect(db.sql`select fail_until(9, '23505')`).rejects.toMatchObject({ code: "23505" });
  const work = db.transaction((tx) => tx`select fail_until(9, '40001')`);
  await expect(work).rejects.toMatchObject({ ...overloaded, cause: { code: "40001" } });
  expect(collisions).toHaveLength(3);
  expect([...await db.sql`select 1 as one`]).toEqual([{ one: 1 }]);
});

test("retries a text of several statements as a whole", async () => {
  await db.sql.unsafe("update balances set xp = 7; select fail_until(2, '40P01')");
  expect(await balances()).toEqual([7, 7]);
  expect(collisions).toHaveLength(1);
});
