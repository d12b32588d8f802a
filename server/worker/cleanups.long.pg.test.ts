import { beforeEach, expect, test } from "vitest";
import { getRetentionMs } from "#shared/retention.ts";
import type { EndedStatement } from "../db/pool/connection.ts";
import type { Sql } from "../db/open-database.ts";
import { detectBots } from "../features/bots/detection/detect-bots.ts";
import { removeLeftAccounts } from "../features/account/leaving/remove-left-accounts.ts";
import { cleanups } from "../testing/cleanups/cleanups.ts";
import { isStillKept, keptRows, seedKept } from "../testing/cleanups/kept-rows.ts";
import { seedMembers, seedOwners } from "../testing/cleanups/seed-owners.ts";
import { createTestApp } from "../testing/create-test-app.ts";
import { systemCtx } from "../testing/ctx-of.ts";
import { cleanUpHourly } from "./hourly-cleanup.ts";

const ran: EndedStatement[] = [];
const t = await createTestApp({ database: { onStatement: (statement) => void ran.push(statement) } });
const few = 2_500;
await seedMembers(t.sql, few, t.clock.now());
await seedOwners(t.sql, t.clock.now());

/**
 * The texts of the deletions that were sent, by table, and how the server executes each statement.
 */
const deletions = new Map<string, string>();
const plans: string[] = [];
beforeEach(() => {
  ran.length = plans.length = 0;
  deletions.clear();
});

function textOf(strings: readonly string[], args: readonly unknown[]): string {
  return strings.map((part, n) => {
    const arg = args[n] as { strings?: readonly string[]; args?: readonly unknown[]; value?: unknown } | null;
    return part + (arg?.strings ? textOf(arg.strings, arg.args ?? []) : arg?.value ?? "");
  }).join("");
}

/** The same `sql`, which records each statement before it is sent. */
const watchedSql = new Proxy(t.sql, {
  apply(target, self, given: [TemplateStringsArray, ...unknown[]]) {
    const [strings, ...args] = given;
    const query = Reflect.apply(target, self, given as never);
    if (!Array.isArray(strings?.raw)) return query;
    const sent = query.then.bind(query);
    const noted = async () => {
      const text = textOf(strings, args);
      const table = /delete from "?(\w+)/.exec(text)?.[1];
      if (table) deletions.set(table, text);
      if (
        !table &&
        !/set of_age_from|set has_words|has_former = false|set words = null|set draft = null/
          .test(text)
      ) return;
      const explain = Object.assign([`explain ${strings[0]}`, ...strings.slice(1)], { raw: strings.raw });
      for (const row of await Reflect.apply(target, self, [explain, ...args] as never) as never as object[]) {
        plans.push(...Object.values(row) as string[]);
      }
    };
    query.then = (...handlers: Parameters<typeof sent>) =>
      noted().then(() => ({ then: sent })).then(...handlers as Parameters<Promise<unknown>["then"]>);
    return query;
  },
}) as Sql;

const ctx = systemCtx({ ...t.deps, db: { ...t.db, sql: watchedSql } });
/** The rows that are due, or were. */
const rowsOf = async (table: string, isDue = "true") =>
  (await t.sql`select from ${t.sql(table)} where ${t.sql.unsafe(isDue)}`).count;

test("deletes in batches everywhere in the hourly cleanup, with each table in the list", async () => {
  for (const { seed } of cleanups) await seed(t.sql, { rows: 1, until: t.clock.now() });
  await cleanUpHourly(ctx);
  // Belongs to the closed case, whose picture goes at the next run.
  await t.sql`truncate images_to_examine`;
  // A removed post takes its likes and comments with it, and locks them by id as every
  // act on posts does: fewer at a time, and none is skipped (deleteRemovedPosts).
  expect(deletions.get("posts")).toMatch(
    /order by removed_at\s+limit\s[^()]*\), [^;]*order by id\s+for no key update/,
  );
  deletions.delete("posts");
  // Its rows name the files that go first.
  deletions.delete("evidence");
  const named = cleanups.filter(({ isDue }) => !isDue).map(({ table }) => table);
  expect([...deletions.keys()].sort()).toEqual(named.sort());
  for (const [table, text] of deletions) {
    expect(text, table).toMatch(/order by [^()]*\s+limit 1000\s+for update skip locked\s*\)/);
  }
});

test.each(cleanups)("cleans $table batch by batch, by $index", async (cleanup) => {
  const { table, index, seed, statement, isDue } = cleanup;
  await seed(t.sql, { rows: few, until: t.clock.now() });
  await t.sql.unsafe(`analyze ${table}`);
  await cleanUpHourly(ctx);
  expect(await rowsOf(table, isDue)).toBe(0);
  expect(ran.filter(({ name }) => name === statement).length).toBeGreaterThan(2);
  // Once few are left, the planner may read the table.
  expect(plans.find((line) => line.includes(` using ${index} on `))).toBeDefined();
});

test("keeps what a granted appeal gives back while it waits", async () => {
  const [seed] = await t.sql<{ id: string }[]>`select id from members where username = 'seed_2'`;
  const id = seed?.id ?? "";
  const long = new Date(t.clock.now().getTime() - 2 * getRetentionMs("undoneBy"));
  await seedKept(t.sql, { id, what: "undoneBy", from: long, now: t.clock.now() });
  await t.sql`
    insert into appeals (id, decision_id, member_id, case_id, words, created_at)
    values (${id}, ${id}, ${id}, ${id}, 'Please look again', ${long})`;
  await cleanUpHourly(systemCtx(t.deps));
  expect(await isStillKept(t.sql, "undoneBy", id)).toBe(true);
  await t
    .sql`update appeals set answered_at = ${t.clock.now()}, is_granted = false, answer = '-' where id = ${id}`;
  await cleanUpHourly(systemCtx(t.deps));
  expect(await isStillKept(t.sql, "undoneBy", id)).toBe(false);
});

test("keeps all that has a time until a minute before it is over, and nothing a minute longer", async () => {
  const now = t.clock.now();
  const kept = Object.keys(keptRows) as (keyof typeof keptRows)[];
  const rows = kept.flatMap((what) => {
    const step = (keptRows[what].isByDay ? 24 * 60 : 1) * 60_000;
    return [true, false].map((stays) => ({
      what,
      stays,
      from: new Date(now.getTime() - getRetentionMs(what) + (stays ? step : -step)),
    }));
  });
  const ids = (await t.sql<{ id: string }[]>`
    select id from members where username like 'seed\\_%' and username not in ('seed_1', 'seed_2') order by id limit ${rows.length}`)
    .map(({ id }) => id);
  const seeded = rows.map((row, place) => ({ ...row, id: ids[place] ?? "", now }));
  for (const row of seeded) await seedKept(t.sql, row);
  const job = systemCtx(t.deps);
  await cleanUpHourly(job);
  await removeLeftAccounts(job, AbortSignal.timeout(60_000));
  await detectBots(job, AbortSignal.timeout(60_000));
  const found = await Promise.all(
    seeded.map(async ({ what, stays, id }) => [what, stays, await isStillKept(t.sql, what, id)]),
  );
  expect(found).toEqual(seeded.map(({ what, stays }) => [what, stays, stays]));
});
