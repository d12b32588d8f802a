import type { Sql } from "../open-database.ts";

/** How far the primary has written its log, in bytes since the beginning. */
export interface PrimaryPosition {
  readonly position: number;
  /** Differs after each promotion of a standby. */
  readonly timeline: string;
}

/**
 * A position that includes everything committed before. Commits that do not wait for the disk
 * (`synchronous_commit`) are not flushed yet when they return. Fails on a standby.
 */
export async function selectPrimaryPosition(sql: Sql): Promise<PrimaryPosition> {
  const [row] = await sql<PrimaryPosition[]>`
    select
      (
        case
          when current_setting('synchronous_commit') = 'off' then pg_current_wal_insert_lsn()
          else pg_current_wal_flush_lsn()
        end - '0/0'::pg_lsn
      )::bigint as position,
      left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) as timeline`;
  if (!row) throw new Error("The database returned no position");
  return row;
}

/** A server's account of itself. */
export interface Standing {
  readonly isStandby: boolean;
  /** How far it has replayed the primary's log; 0 for one that never was a standby. */
  readonly position: number;
}

export async function selectStanding(sql: Sql): Promise<Standing> {
  const [row] = await sql<Standing[]>`
    select
      pg_is_in_recovery() as "isStandby",
      coalesce(pg_last_wal_replay_lsn() - '0/0'::pg_lsn, 0)::bigint as position`;
  if (!row) throw new Error("The replica returned no position");
  return row;
}
