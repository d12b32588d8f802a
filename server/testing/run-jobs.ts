import { runOnce } from "graphile-worker";
import type { TaskName } from "../jobs/payloads.ts";
import { addJob } from "../jobs/worker-queries.ts";
import { queueOptions } from "../jobs/queue-options.ts";
import { queuePool } from "../jobs/queue-pool.ts";
import { tasksOf } from "../jobs/tasks.ts";
import type { TestApp } from "./create-test-app.ts";

/** Works through all jobs that are due, at the test's own time. A job that fails is logged, not thrown. */
export async function runJobs(t: Pick<TestApp, "sql" | "deps">): Promise<void> {
  await runOnce({ ...queueOptions(t.deps.log), pgPool: queuePool(t.sql), taskList: tasksOf(t.deps) });
}

/** Puts a task into the queue and works through it. */
export async function runJob(t: Pick<TestApp, "sql" | "deps">, task: TaskName): Promise<void> {
  await addJob(t.sql, task);
  await runJobs(t);
}
