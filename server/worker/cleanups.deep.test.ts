import { expect, onTestFinished, test } from "vitest";
import type { EndedStatement } from "../db/pool/connection.ts";
import { openDatabase } from "../db/open-database.ts";
import { cleanups } from "../testing/cleanups/cleanups.ts";
import { seedMembers, seedOwners } from "../testing/cleanups/seed-owners.ts";
import { createTestApp } from "../testing/create-test-app.ts";
import { systemCtx } from "../testing/ctx-of.ts";
import { cleanUpHourly } from "./hourly-cleanup.ts";

const ran: EndedStatement[] = [];
const t = await createTestApp({ database: { onStatement: (statement) => void ran.push(statement) } });
await seedMembers(t.sql, 1, t.clock.now());
await seedOwners(t.sql, t.clock.now());

const many = 10_000_000;

test.each(cleanups.filter(({ isLarge }) => isLarge))(
  "cleans $table of ten million rows with at most one in a thousand statements over a second",
  async ({ table, seed, statement }) => {
    const filling = openDatabase(t.config.databaseUrl, { maxConnections: 1, deadlineMs: 15 * 60_000 });
    onTestFinished(async () => {
      await filling.sql.unsafe(`truncate ${table} cascade`);
      await filling.close();
    });
    await seed(filling.sql, { rows: many, until: t.clock.now() });
    await filling.sql.unsafe(`analyze ${table}`);
    ran.length = 0;
    // One run takes up to five minutes for a table; the rest is left to the next one.
    for (const seconds of [20, 10]) {
      await cleanUpHourly(systemCtx(t.deps), AbortSignal.timeout(seconds * 1_000));
    }
    const own = ran.filter(({ name }) => name === statement);
    console.log(
      `${table}: ${own.length} statements, the slowest ${
        Math.max(...own.map(({ ranMs }) => ranMs)).toFixed(0)
      } ms`,
    );
    expect(own.length).toBeGreaterThan(5);
    // Other work on the machine makes some statements wait now and then.
    const isSlow = ({ ranMs }: EndedStatement) => ranMs > 1_000;
    expect(ran.filter(isSlow).length).toBeLessThanOrEqual(ran.length / 1_000);
    expect(ran.filter(({ error }) => error)).toEqual([]);
  },
);
