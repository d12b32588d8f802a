import { expect, test } from "vitest";
import { openDatabase } from "../../db/open-database.ts";
import { RateLimited } from "../../errors.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { exhaustLimit } from "../../testing/exhaust-limit.ts";
import { consumeLimits, isWithinLimit } from "./consume-limit.ts";
import { countInMemory, mostKnown } from "./count-in-memory.ts";
import { rateLimits } from "./rate-limits.ts";

const t = await createTestApp();
const ctx = { sql: t.sql, clock: t.clock, config: t.config };
const { max, windowSeconds } = rateLimits.write;

const hit = (subject: string, as = ctx) =>
  consumeLimits(as, [["message", subject], ["write", subject]]).then(() => true, (error: unknown) => {
    expect(error).toBeInstanceOf(RateLimited);
    return false;
  });

const stored = async (subject: string) => {
  const rows = await t.sql<{ hits: number }[]>`
    select hits
    from rate_limits
    where name = 'write' and subject = ${subject}`;
  return rows[0]?.hits;
};

test("allows exactly the limit, one by one and all at once", async () => {
  let allowed = 0;
  for (let n = 0; n < rateLimits.message.max + 5; n++) if (await hit("one by one")) allowed += 1;
  expect(allowed).toBe(rateLimits.message.max);
  const both = ["all at once", "beside"];
  const results = await Promise.all(
    Array.from({ length: 2 * (max + 5) }, async (_, n) => [n % 2, await hit(both[n % 2] ?? "")] as const),
  );
  for (const side of [0, 1]) {
    expect(results.filter(([of, isAllowed]) => of === side && isAllowed)).toHaveLength(
      rateLimits.message.max,
    );
  }
});

test("writes the hits counted in memory soon after, with the refused ones", async () => {
  for (let n = 0; n < 20; n++) await hit("soon");
  expect(await stored("soon")).toBeLessThan(20);
  await expect.poll(() => stored("soon")).toBe(20);
});

test("continues from what another process counted meanwhile", async () => {
  const other = openDatabase(t.config.databaseUrl);
  try {
    let allowed = 0;
    for (let n = 0; n < max; n++) {
      if (await hit("two", n % 2 ? ctx : { ...ctx, sql: other.sql })) allowed += 1;
    }
    // Half a limit more at most.
    expect(allowed).toBeLessThanOrEqual(rateLimits.message.max * 1.5);
    expect(await hit("two")).toBe(false);
  } finally {
    await other.close();
  }
});

test("allows one hit of ten at once where another process counted all but one", async () => {
  await exhaustLimit(ctx, "post", "nearly used up", { but: 1 });
  const allowed = await Promise.all(
    Array.from({ length: 10 }, () => isWithinLimit(ctx, "post", "nearly used up")),
  );
  expect(allowed.filter(Boolean)).toHaveLength(1);
});

test("starts a new window when one is over", async () => {
  for (let n = 0; n < max; n++) await hit("over");
  expect(await hit("over")).toBe(false);
  t.clock.advance(windowSeconds * 1000);
  expect(await hit("over")).toBe(true);
  expect(await hit("over")).toBe(true);
  await expect.poll(() => stored("over")).toBe(2);
});

test("goes on with a window that lasts while those that have ended are forgotten", async () => {
  const lasting = { name: "post" as const, subject: "lasting" };
  const others = (from: number) =>
    Array.from({ length: 1_500 }, (_, n) => ({ name: "write" as const, subject: `brief ${from + n}` }));
  for (let n = 0; n < 3; n++) await countInMemory(ctx, [lasting]);
  await countInMemory(ctx, others(0));
  t.clock.advance(windowSeconds * 1000);
  await countInMemory(ctx, others(1_500));
  const [row] = await countInMemory(ctx, [lasting]);
  expect(row).toMatchObject({ hits: 4 });
  const [again] = await countInMemory(ctx, others(0).slice(0, 1));
  expect(again).toMatchObject({ hits: 1 });
});

test("keeps counting for a member who is evicted from memory with unwritten hits", async () => {
  const window = (subject: string) => ({ name: "write" as const, subject });
  const held = window("dropped");
  await countInMemory(ctx, [held]);
  await countInMemory(ctx, [held]);
  const others = Array.from({ length: mostKnown }, (_, n) => window(`many ${n}`));
  const rows = await countInMemory(ctx, [...others, held]);
  expect(rows.at(-1)).toMatchObject({ subject: "dropped", hits: 3 });
  expect(await stored("dropped")).toBe(3);
});
