import type { TaskList } from "graphile-worker";
import { pino } from "pino";
import { explainedSql } from "../../../../../server/testing/growth/explained-sql.ts";
import { createProductEnv } from "../../../bench/product-database.ts";
import { readConfig } from "../../../../../server/config.ts";
import { createCtx } from "../../../../../server/context.ts";
import { openDatabase } from "../../../../../server/db/open-database.ts";
import type { EndedStatement } from "../../../../../server/db/pool/connection.ts";
import type { TaskName } from "../../../../../server/jobs/payloads.ts";
import { closeDeps, openDeps } from "../../../../../server/serve/open-deps.ts";
import { cleanups } from "../../../../../server/testing/cleanups/cleanups.ts";
import { seedMembers, seedOwners } from "../../../../../server/testing/cleanups/seed-owners.ts";
import { getCronItems } from "../../../../../server/worker/crontab.ts";
import { cleanUpHourly } from "../../../../../server/worker/hourly-cleanup.ts";
import { bindTasks } from "../../../../../server/worker/tasks.ts";
import { type Page, pageOf } from "./measure-reads.ts";

/** Asks a payment service. */
const elsewhere: readonly string[] = ["reconcile_payments"] satisfies TaskName[];

/**
 * A job that examines everything page by page is stopped then, and would resume at the next run.
 */
const longestMs = 20_000;

/** Each job of the crontab, on tables in which nothing is due. */
export async function measureIdleJobs(url: string, dataDir: string): Promise<Page[]> {
  const deps = await openDeps(readConfig(createProductEnv(url, dataDir)), pino({ level: "silent" }), {
    deadlineMs: longestMs,
  });
  const { sql, take } = explainedSql(deps.db.sql);
  const tasks: TaskList = bindTasks({ ...deps, db: { ...deps.db, sql } });
  const pages: Page[] = [];
  try {
    for (const { task } of getCronItems()) {
      if (elsewhere.includes(task)) continue;
      take();
      const abortSignal = AbortSignal.timeout(longestMs);
      try {
        await tasks[task]?.({}, { abortSignal } as never);
      } catch (error) {
        if (!abortSignal.aborted) throw error;
      }
      // The cost of each of its statements, when it ran most.
      for (const [name, statements] of Map.groupBy(take(), ({ name }) => name)) {
        const [most] = statements.toSorted((a, b) => b.buffers - a.buffers);
        if (most) {
          pages.push({ ...pageOf(`${task}: ${name}`, [most]), slowest: `${statements.length} times` });
        }
      }
    }
  } finally {
    await closeDeps(deps);
  }
  return pages;
}

/** The batches of one cleanup, on a full table of which some thousands of rows are due. */
export interface DueCleanup {
  readonly table: string;
  readonly batches: number;
  readonly slowestMs: number;
  readonly failures: number;
}

const due = 5_000;

export async function measureDueCleanups(
  url: string,
  dataDir: string,
  tables: readonly string[],
): Promise<DueCleanup[]> {
  const ran: EndedStatement[] = [];
  const deps = await openDeps(readConfig(createProductEnv(url, dataDir)), pino({ level: "silent" }));
  const db = openDatabase(url, {
    maxConnections: 5,
    deadlineMs: 600_000,
    onStatement: (statement) => void ran.push(statement),
  });
  const measured: DueCleanup[] = [];
  try {
    await seedMembers(db.sql, due, new Date());
    await seedOwners(db.sql, new Date());
    for (const { table, statement, seed } of cleanups.filter((one) => tables.includes(one.table))) {
      await seed(db.sql, { rows: due, until: new Date() });
      ran.length = 0;
      await cleanUpHourly(
        createCtx({ ...deps, db }, { type: "system", name: "hourly_cleanup" }),
        AbortSignal.timeout(longestMs * 3),
      );
      const own = ran.filter(({ name }) => name === statement);
      measured.push({
        table,
        batches: own.length,
        slowestMs: Math.max(0, ...own.map(({ ranMs }) => ranMs)),
        failures: ran.filter(({ error }) => error).length,
      });
    }
  } finally {
    await db.close();
    await closeDeps(deps);
  }
  return measured;
}
