import type { TestApp } from "./create-test-app.ts";

/** Resolves once a statement on this database waits for another's row. */
export async function untilSomebodyWaits(t: Pick<TestApp, "sql">): Promise<void> {
  for (;;) {
    const waiting = await t.sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    if (waiting.length > 0) return;
  }
}
