import type { Sql } from "../db/open-database.ts";

/** Times of backups, or of rehearsals of them. */
export interface RunTimes {
  readonly kind: "backup" | "rehearsal";
  /** When the last good one ended, in seconds since 1970; 0: never. */
  readonly succeeded: number;
  /** When the last one failed; 0: never. */
  readonly failed: number;
}

/**
 * Leaves out what was never made, but a backup where each night has one: else nobody would hear
 * that not even the first was made.
 */
export async function selectRunTimes(sql: Sql, isNightly: boolean): Promise<readonly RunTimes[]> {
  return await sql<RunTimes[]>`
    select
      kind,
      coalesce(extract(epoch from max(finished_at)), 0)::double precision as succeeded,
      coalesce(extract(epoch from max(failed_at)), 0)::double precision as failed
    from (values ('backup'), ('rehearsal')) as kinds (kind)
    left join backup_runs using (kind)
    group by kind
    having count(id) > 0 or kind = 'backup' and ${isNightly}`;
}
