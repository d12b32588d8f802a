import type { Sql } from "../../../../server/db/open-database.ts";

/** Removes jobs of the tasks. Returns how many. */
export async function deleteWaitingJobs(sql: Sql, tasks: readonly string[]): Promise<number> {
  const rows = await sql`
    delete from graphile_worker._private_jobs j
    using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = any(${[...tasks]})
    returning j.id`;
  return rows.length;
}

/** Jobs that a process of the snapshot worked at wait again: that process is not here. */
export async function unlockAllJobs(sql: Sql): Promise<void> {
  await sql`
    with queues as (
      update graphile_worker._private_job_queues
      set locked_at = null, locked_by = null
      where locked_at is not null
    )
    update graphile_worker._private_jobs
    set locked_at = null, locked_by = null
    where locked_at is not null`;
}

/** Backups and rehearsals, failed ones too, are of the machine that was backed up. backup.5 */
export async function deleteRuns(sql: Sql): Promise<void> {
  await sql`delete from backup_runs`;
}
