import type { Sql } from "../db/open-database.ts";
import type { TaskName } from "./payloads.ts";
import { queueOf } from "./queue-of.ts";

/**
 * Stores which process, by its lock (`db/process-lock.ts`), a worker belongs to; the queue has its
 * own names of workers.
 */
export async function registerWorker(sql: Sql, worker: { id: string; process: number }): Promise<void> {
  await sql`
    insert into job_workers (id, process)
    values (${worker.id}, ${worker.process})
    on conflict (id) do update
    set process = excluded.process`;
}

/** The registered workers whose process no longer lives; at most some dozens are registered. */
export async function selectDeadWorkers(sql: Sql): Promise<readonly string[]> {
  const rows = await sql<{ id: string }[]>`
    select id
    from job_workers
    where not process_lives(process)`;
  return rows.map(({ id }) => id);
}

/**
 * Unlocks the jobs of dead processes; the queue itself would keep them locked for four hours. A
 * worker may take its first job before it is registered, hence the seconds of grace. `known`: those
 * that have been dead for a while, who need none. The queue's own function for it,
 * `force_unlock_workers`, would read all jobs that wait; this reads those that are locked, by
 * `indexQueue`.
 */
export async function unlockDeadWorkers(sql: Sql, known: readonly string[] = []): Promise<void> {
  await sql`
    with living as materialized (
      select id
      from job_workers
      where process_lives(process)
    ), forgotten as (
      delete from job_workers
      where id not in (select id from living)
    ), left_behind as materialized (
      select job.id, job.locked_by
      from graphile_worker._private_jobs job
      where job.locked_at is not null
        and (job.locked_at < now() - interval '10 seconds' or job.locked_by = any(${known as string[]}::text[]))
        and job.locked_by not in (select id from living)
      order by job.id
      for no key update skip locked
    ), unlocked as (
      update graphile_worker._private_jobs
      set locked_at = null, locked_by = null
      where id = any(array(select id from left_behind))
    )
    update graphile_worker._private_job_queues
    set locked_at = null, locked_by = null
    where locked_by = any(array(select locked_by from left_behind))`;
}

/** The due jobs that no worker has taken, by task. */
export async function countWaitingJobs(sql: Sql): Promise<readonly { task: string; waiting: number }[]> {
  return await sql<{ task: string; waiting: number }[]>`
    select task_identifier as task, count(*) as waiting
    from graphile_worker.jobs
    where locked_at is null
      and attempts < max_attempts
      and run_at <= now()
    group by task_identifier`;
}

export interface BacklogRow {
  readonly task: string;
  /** Jobs that no worker has taken, those of later included. */
  readonly waiting: number;
  /** Those that are due. */
  readonly due: number;
  readonly first_due_at: Date | null;
  /** For mails, when the first of them was asked for. */
  readonly first_asked_at: Date | null;
}

/** How many jobs `selectBacklog` reads at the most. */
export const mostBacklog = 10_000;

/**
 * Counts the waiting jobs by task, among the first `mostBacklog` jobs that no worker has taken.
 * Reads the queue's own tables by the index from which workers take jobs; its view has none.
 */
export async function selectBacklog(sql: Sql): Promise<readonly BacklogRow[]> {
  return await sql<BacklogRow[]>`
    with waiting as materialized (
      select task_id, run_at, payload
      from graphile_worker._private_jobs
      where is_available = true
      order by priority, run_at
      limit ${mostBacklog}
    )
    select
      task.identifier as task,
      count(*)::integer as waiting,
      count(*) filter (where run_at <= now())::integer as due,
      min(run_at) filter (where run_at <= now()) as first_due_at,
      min((payload->>'requestedAt')::timestamptz) filter (where task.identifier = 'send_mail') as first_asked_at
    from waiting
    join graphile_worker._private_tasks task on task.id = waiting.task_id
    group by task.identifier
    order by task.identifier`;
}

/** Adds a job without a payload; a waiting one with the same key is replaced. */
export async function addJob(sql: Sql, task: TaskName): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      ${task}::text, queue_name := ${queueOf(task) ?? null}::text, job_key := ${task}::text, max_attempts := 1
    )`;
}
