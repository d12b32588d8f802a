import { runOnce } from "graphile-worker";
import type { TaskName } from "../jobs/tasks.ts";
import { tasksOf } from "../jobs/tasks.ts";
import { queueOptions } from "../jobs/queue-options.ts";
import { queuePool } from "../jobs/queue-pool.ts";
import type { TestApp } from "./create-test-app.ts";

/** Puts a task into the queue and works through it, at the test's own time. A task that fails is logged, not thrown. */
export async function runJob(t: Pick<TestApp, "sql" | "deps">, task: TaskName): Promise<void> {
  await t.sql`select graphile_worker.add_job(${task}::text, max_attempts := 1)`;
  await runOnce({ ...queueOptions(t.deps.log), pgPool: queuePool(t.sql), taskList: tasksOf(t.deps) });
}
