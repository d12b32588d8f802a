import { setTimeout as wait } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import { openDatabase, type Sql } from "./client.ts";

const db = await testDatabase();
const { sql } = db;
await sql`create table balances (id integer primary key, xp integer not null check (xp >= 0))`;
beforeEach(async () => {
  await sql`truncate balances`;
  await sql`insert into balances values (1, 100), (2, 0)`;
});

const unavailable = { code: "database_unavailable", status: 503 };
const balances = async () =>
  (await sql<{ xp: number }[]>`select xp from balances order by id`).map((row) => row.xp);

async function add(tx: Sql, id: number, amount: number): Promise<void> {
  await tx`update balances set xp = xp + ${amount} where id = ${id}`;
}

async function endConnectionOf(tx: Sql): Promise<void> {
  const [row] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
  await sql`select pg_terminate_backend(${row?.pid ?? 0}, 5000)`;
}

test("keeps everything or nothing", async () => {
  const answer = await db.transaction(async (tx) => {
    await add(tx, 1, -30);
    await add(tx, 2, 30);
    return "paid";
  });
  expect(answer).toBe("paid");
  expect(await balances()).toEqual([70, 30]);

  await expect(db.transaction(async (tx) => {
    await add(tx, 1, -30);
    throw new Error("changed my mind");
  })).rejects.toThrow("changed my mind");
  expect(await balances()).toEqual([70, 30]);
});

test("rejects with the server's own words when a statement breaks a rule", async () => {
  await expect(db.transaction(async (tx) => {
    await add(tx, 2, 130);
    await add(tx, 1, -130);
  })).rejects.toMatchObject({ name: "PostgresError", code: "23514" });
  expect(await balances()).toEqual([100, 0]);
});

test("does not commit when a failed statement was passed over in silence", async () => {
  await expect(db.transaction(async (tx) => {
    await add(tx, 1, -30);
    await add(tx, 1, -500).catch(() => {});
    await add(tx, 2, 30).catch(() => {});
  })).rejects.toMatchObject({ code: "23514" });
  await expect(db.transaction(async (tx) => {
    await add(tx, 1, -30);
    await tx`select ${undefined as never}`.catch(() => {});
  })).rejects.toMatchObject({ code: "UNDEFINED_VALUE" });
  expect(await balances()).toEqual([100, 0]);
});

test("runs statements asked for together one after the other", async () => {
  await db.transaction(async (tx) => {
    await Promise.all(Array.from({ length: 20 }, () => Promise.all([add(tx, 1, -1), add(tx, 2, 1)])));
  });
  expect(await balances()).toEqual([80, 20]);
});

test("refuses a statement that comes after the end", async () => {
  let kept: Sql | undefined;
  await db.transaction(async (tx) => {
    kept = tx;
    await add(tx, 1, -30);
  });
  await expect(add(kept as Sql, 2, 30)).rejects.toThrow("after the end");
  expect(await balances()).toEqual([70, 0]);
});

test("refuses every further statement once its connection was lost, although others have a new one", async () => {
  const credit = Promise.withResolvers<void>();
  const transfer = db.transaction(async (tx) => {
    await add(tx, 1, -30);
    await endConnectionOf(tx);
    await Promise.all(Array.from({ length: 20 }, () => sql`select 1`));
    await add(tx, 2, 30).then(credit.resolve, credit.reject);
  });
  await expect(transfer).rejects.toMatchObject(unavailable);
  await expect(credit.promise).rejects.toMatchObject(unavailable);
  expect(await balances()).toEqual([100, 0]);
});

test("rejects at the loss of its connection, whatever its work is waiting for", async () => {
  const never = new Promise<void>(() => {});
  await expect(db.transaction(async (tx) => {
    await add(tx, 1, -30);
    await endConnectionOf(tx);
    await never;
  })).rejects.toMatchObject(unavailable);
  expect(await balances()).toEqual([100, 0]);
});

test("does not hold locks for a work that never ends", async () => {
  const hasty = openDatabase(db.url, { deadlineMs: 300 });
  await expect(hasty.transaction(async (tx) => {
    await add(tx, 1, -30);
    await new Promise<void>(() => {});
  })).rejects.toMatchObject(unavailable);
  await add(sql, 1, 1);
  await hasty.close();
});

test("writes nothing outside of a transaction while connections are ended at random moments", async () => {
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
  for (let kills = 0; kills < 150 || outcomes.paid <= 50; kills++) {
    await wait(Math.random() * 20);
    await sql`
      select pg_terminate_backend(pid)
      from pg_stat_activity
      where datname = current_database()
        and query like '%entries%'
        and pid <> pg_backend_pid()
      order by random()
      limit 2`;
  }
  isOver = true;
  await Promise.all(payers);
  await victims.close();

  expect(outcomes.refused).toBeGreaterThan(50);
  expect(outcomes.paid).toBeGreaterThan(50);
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
