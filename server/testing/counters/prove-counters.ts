import { afterAll, expect, test } from "vitest";
import { openDatabase } from "../../db/client.ts";
import { counterFaults, knownNumbers, numbersOfSchema, untriedCounters } from "./counters.ts";
import { createTestApp } from "../create-test-app.ts";
import { actAtRandom } from "./random-acts.ts";
import { testDatabase } from "../test-database.ts";

/** Registers the tests of every stored counter. Call it at the top of a test file. */
export async function proveCounters(size: { members: number; acts: number }): Promise<void> {
  const { url } = await testDatabase();
  const collisions: unknown[] = [];
  const db = openDatabase(url, {
    maxConnections: 12,
    deadlineMs: 60_000,
    onCollision: (cause) => collisions.push(cause),
  });
  afterAll(() => db.close());
  const app = await createTestApp({ deps: { db }, env: { DATABASE_URL: url } });
  const t = { ...app, db, sql: db.sql };

  test("every whole number of the schema is a counter with its rows, or known to be none", async () => {
    expect(await numbersOfSchema(t.sql)).toEqual(knownNumbers);
  });

  test("whatever members do at once, every counter equals its rows, and no act fails", async () => {
    const { statuses, failures } = await actAtRandom(t, size);
    expect(failures).toEqual([]);
    expect(collisions).toEqual([]);
    expect(await counterFaults(t.sql)).toEqual([]);
    // All of them were moved, by acts of which most succeeded.
    expect(await untriedCounters(t.sql)).toEqual([]);
    const succeeded = (statuses[200] ?? 0) + (statuses[201] ?? 0);
    expect(succeeded).toBeGreaterThan(size.acts / 2);
  });
}
