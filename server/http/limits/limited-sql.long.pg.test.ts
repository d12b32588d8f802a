import { expect, test } from "vitest";
import type { AppError } from "../../errors.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { getLimitedSql } from "../../db/open-database.ts";

const db = await testDatabase({ maxConnections: 10 });
const observer = await testDatabase();
const database = new URL(db.url).pathname.slice(1);

const searchOf = (owner: string, signal?: AbortSignal) => getLimitedSql(db.sql, "search", { owner, signal });
const failure = (call: PromiseLike<unknown>) =>
  Promise.resolve(call).then(() => expect.fail("was served"), (error) => error as AppError);
const longest = (owner: string, signal?: AbortSignal) => searchOf(owner, signal)`select pg_sleep(30)`;

/** Statements that sleep in the database, seen from another pool. */
async function sleeping(): Promise<number> {
  const [row] = await observer.sql<{ count: number }[]>`
    select count(*) as count
    from pg_stat_activity
    where datname = ${database} and state = 'active' and query like '%pg_sleep%'`;
  return row?.count ?? 0;
}

/** The limits of time of all sessions of the pool. */
async function sessionLimits(): Promise<string[]> {
  const shown = await Promise.all(Array.from({ length: 10 }, () =>
    db.sql<{ limit: string; pid: number }[]>`
      select pg_backend_pid() as pid, current_setting('statement_timeout') as limit from pg_sleep(0.05)`));
  return [...new Set(shown.map(([row]) => row?.limit ?? ""))];
}

test("ends a search after a second and says what to do, and leaves the session as it was", async () => {
  const error = await failure(longest("ada"));
  expect(error).toMatchObject({ code: "overloaded", status: 503, retryAfter: 2 });
  expect(error.message).toBe(
    "This search took too long. Please try again in a moment, or search for fewer words.",
  );
  expect(await sleeping()).toBe(0);
  expect(await sessionLimits()).toEqual(["1min"]);
});

test("gives a search of moderators five seconds", async () => {
  const desk = getLimitedSql(db.sql, "desk", { owner: "ada" });
  expect(await desk`select 1 as one from pg_sleep(1.5)`).toEqual([{ one: 1 }]);
  expect((await failure(desk`select pg_sleep(30)`)).code).toBe("overloaded");
  expect(await sessionLimits()).toEqual(["1min"]);
});

test("runs three searches at once, and serves everything else beside them", async () => {
  const leaving = new AbortController();
  const searches = Array.from({ length: 12 }, (_, n) => failure(longest(`member ${n}`, leaving.signal)));
  await expect.poll(sleeping).toBe(3);
  expect(db.load().waiting).toBe(0);
  expect(await db.sql`select 1 as one`).toEqual([{ one: 1 }]);
  leaving.abort();
  await Promise.all(searches);
  await expect.poll(sleeping).toBe(0);
});

test("ends in the database when nobody waits for it any more, and holds no connection", async () => {
  const leaving = new AbortController();
  const search = failure(longest("ada", leaving.signal));
  await expect.poll(sleeping).toBe(1);
  leaving.abort();
  await search;
  expect(await sleeping()).toBe(0);
  await expect.poll(() => db.load().open - db.load().idle).toBe(0);
  expect(await sessionLimits()).toEqual(["1min"]);
  expect((await failure(longest("ada", leaving.signal))).message).toContain("Nobody waits");
});

test("refuses the eighth search of a member at once, and lets other members have their turn", async () => {
  const leaving = new AbortController();
  const mine = Array.from({ length: 7 }, () => failure(longest("ada", leaving.signal)));
  await expect.poll(sleeping).toBe(3);
  expect((await failure(longest("ada"))).message).toBe(
    "Many members are searching right now. Please try again in a moment.",
  );
  const theirs = await searchOf("bob")`select 1 as one`;
  expect(theirs).toEqual([{ one: 1 }]);
  leaving.abort();
  await Promise.all(mine);
});

test("gives its place back when its connection is lost", async () => {
  for (let n = 0; n < 4; n++) {
    const search = failure(longest("ada"));
    await expect.poll(sleeping).toBe(1);
    await observer.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = ${database} and state = 'active' and query like '%pg_sleep%' and pid <> pg_backend_pid()`;
    expect((await search).code).toBe("database_unavailable");
  }
  expect(await searchOf("ada")`select 1 as one`).toEqual([{ one: 1 }]);
});
