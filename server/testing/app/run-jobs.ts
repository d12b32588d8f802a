import { runOnce } from "graphile-worker";
import type { TaskName } from "../../jobs/payloads.ts";
import { addJob } from "../../jobs/worker-queries.ts";
import { queueOptions } from "../../jobs/queue-options.ts";
import { createQueuePool } from "../../jobs/queue-pool.ts";
import { createRunners } from "../../worker/tasks.ts";
import type { TestApp } from "../create-test-app.ts";
import { trackQueries } from "./track-queries.ts";

/**
 * Runs all due jobs, and those that they add, at the test's own time. A failed job is logged, not
 * thrown.
 */
export async function runJobs(t: Pick<TestApp, "sql" | "deps">): Promise<void> {
  const { pool, settled } = trackQueries(createQueuePool(t.sql));
  const options = { ...queueOptions(t.deps.log), pgPool: pool };
  // A runner that has nothing to do still sends dozens of statements.
  for (let due = await dueTasks(t); due.length > 0; due = await dueTasks(t)) {
    const runners = createRunners(t.deps).filter(({ taskList }) => due.some((name) => name in taskList));
    await Promise.all(
      runners.map(({ taskList, concurrency }) => runOnce({ ...options, taskList, concurrency })),
    );
    await settled();
  }
}

/** The tasks of jobs that a runner would take now: one runner's job may add one for another. */
async function dueTasks({ sql }: Pick<TestApp, "sql">): Promise<string[]> {
  const rows = await sql<{ task: string }[]>`
    select distinct task_identifier as task
    from graphile_worker.jobs
    where run_at <= now()
      and locked_at is null
      and attempts < max_attempts`;
  return rows.map(({ task }) => task);
}

/** Puts a task into the queue and runs it. */
export async function runJob(t: Pick<TestApp, "sql" | "deps">, task: TaskName): Promise<void> {
  await addJob(t.sql, task);
  await runJobs(t);
}
