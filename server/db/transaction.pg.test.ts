import { beforeEach, expect, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import { openDatabase, type Sql } from "./open-database.ts";

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

test("commits all statements or none", async () => {
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

test("rejects with the server's error when a statement violates a constraint", async () => {
  await expect(db.transaction(async (tx) => {
    await add(tx, 2, 130);
    await add(tx, 1, -130);
  })).rejects.toMatchObject({ name: "PostgresError", code: "23514" });
  expect(await balances()).toEqual([100, 0]);
});

test("does not commit after a failed statement whose error was ignored", async () => {
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

test("runs concurrent statements of a transaction one after another", async () => {
  await db.transaction(async (tx) => {
    await Promise.all(Array.from({ length: 20 }, () => Promise.all([add(tx, 1, -1), add(tx, 2, 1)])));
  });
  expect(await balances()).toEqual([80, 20]);
});

test("refuses a statement after the transaction's end", async () => {
  let kept: Sql | undefined;
  await db.transaction(async (tx) => {
    kept = tx;
    await add(tx, 1, -30);
  });
  await expect(add(kept as Sql, 2, 30)).rejects.toThrow("after the end");
  expect(await balances()).toEqual([70, 0]);
});

test("refuses further statements after its connection was lost, although the pool reconnected", async () => {
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

test("rejects when its connection is lost, whatever its callback is waiting for", async () => {
  const never = new Promise<void>(() => {});
  await expect(db.transaction(async (tx) => {
    await add(tx, 1, -30);
    await endConnectionOf(tx);
    await never;
  })).rejects.toMatchObject(unavailable);
  expect(await balances()).toEqual([100, 0]);
});

test("releases its locks when the callback never ends", async () => {
  const hasty = openDatabase(db.url, { deadlineMs: 300 });
  await expect(hasty.transaction(async (tx) => {
    await add(tx, 1, -30);
    await new Promise<void>(() => {});
  })).rejects.toMatchObject(unavailable);
  await add(sql, 1, 1);
  await hasty.close();
});
