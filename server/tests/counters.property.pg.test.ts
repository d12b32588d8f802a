import { afterAll, expect, test } from "vitest";
import { addUpModeration } from "../features/cases/records/add-up-moderation.ts";
import { openDatabase } from "../db/open-database.ts";
import {
  counterFaults,
  knownNumbers,
  listIntegerColumns,
  untriedCounters,
} from "../testing/counters/counters.ts";
import { createShopApp } from "../testing/shop/create-shop-app.ts";
import { actAtRandom } from "../testing/counters/random-acts.ts";
import { proofSize } from "../testing/proof-size.ts";
import { testDatabase } from "../testing/test-database.ts";
import { ledgerFaults } from "../testing/xp.ts";

const size = proofSize({ sample: { members: 12, acts: 600 }, whole: { members: 40, acts: 30_000 } });
const { url } = await testDatabase();
const collisions: unknown[] = [];
const db = openDatabase(url, {
  maxConnections: 12,
  deadlineMs: 60_000,
  onCollision: (cause) => collisions.push(cause),
});
afterAll(() => db.close());
const app = await createShopApp({ deps: { db }, env: { DATABASE_URL: url } });
const t = { ...app, db, sql: db.sql };

test("lists every integer column as a checked counter or as none", async () => {
  expect(await listIntegerColumns(t.sql)).toEqual(knownNumbers);
});

const timeout = proofSize({ sample: 120_000, whole: 900_000 });
test(
  "keeps every counter equal to its rows in random simultaneous acts without failures",
  { timeout },
  async () => {
    const { statuses, failures } = await actAtRandom(t, size);
    expect(failures).toEqual([]);
    expect(collisions).toEqual([]);
    await addUpModeration(t);
    expect(await counterFaults(t.sql)).toEqual([]);
    expect(await ledgerFaults(t)).toEqual([]);
    // All counters moved. About half of the acts succeed: a quarter is beyond chance.
    expect(await untriedCounters(t.sql)).toEqual([]);
    const succeeded = (statuses[200] ?? 0) + (statuses[201] ?? 0);
    expect(succeeded).toBeGreaterThan(size.acts / 4);
  },
);
