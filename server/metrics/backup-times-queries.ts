import type { Sql } from "../db/open-database.ts";

/** Of backups, or of rehearsals of them. */
export interface RunTimes {
  readonly kind: "backup" | "rehearsal";
  /** When the last good one ended, in seconds since 1970; 0: never. */
  readonly succeeded: number;
  /** When the last one failed; 0: never. */
  readonly failed: number;
}

export async function selectRunTimes(sql: Sql): Promise<readonly RunTimes[]> {
  return await sql<RunTimes[]>`
    select
      kind,
      coalesce(extract(epoch from max(finished_at)), 0)::double precision as succeeded,
      coalesce(extract(epoch from max(failed_at)), 0)::double precision as failed
    from backup_runs
    group by kind`;
}
