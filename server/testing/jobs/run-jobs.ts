import { runOnce } from "graphile-worker";
import type { TaskName } from "../../jobs/payloads.ts";
import { addJob } from "../../jobs/worker-queries.ts";
import { queueOptions } from "../../jobs/queue-options.ts";
import { createQueuePool } from "../../jobs/queue-pool.ts";
import { runnersOf } from "../../worker/tasks.ts";
import type { TestApp } from "../create-test-app.ts";
import { trackQueries } from "./track-queries.ts";

/**
 * Runs all due jobs, and those that they add, at the test's own time. A failed job is logged, not
 * thrown.
 */
export async function runJobs(t: Pick<TestApp, "sql" | "deps">): Promise<void> {
  const { pool, settled } = trackQueries(createQueuePool(t.sql));
  const options = { ...queueOptions(t.deps.log), pgPool: pool };
  do {
    await Promise.all(
      runnersOf(t.deps).map(({ taskList, concurrency }) => runOnce({ ...options, taskList, concurrency })),
    );
    await settled();
  } while (await isSomethingDue(t));
}

/** One runner's job may have added one for another that had ended. */
async function isSomethingDue({ sql }: Pick<TestApp, "sql">): Promise<boolean> {
  const rows = await sql`
    select
    from graphile_worker.jobs
    where run_at <= now()
      and locked_at is null
      and attempts < max_attempts
    limit 1`;
  return rows.length > 0;
}

/** Puts a task into the queue and runs it. */
export async function runJob(t: Pick<TestApp, "sql" | "deps">, task: TaskName): Promise<void> {
  await addJob(t.sql, task);
  await runJobs(t);
}
