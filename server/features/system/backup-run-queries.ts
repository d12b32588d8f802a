import type { Sql } from "../../db/open-database.ts";

type RunKind = "backup" | "rehearsal";

/** A backup or rehearsal that is wanted; `process` is the id of the process that makes it. */
export interface WantedRun {
  readonly kind: RunKind;
  readonly process: number;
  readonly place: string;
  readonly now: Date;
  /** One that ended well since then is enough; null: it is made in any case. */
  readonly unlessSince: Date | null;
  /** One that failed since then is not tried again yet. */
  readonly unlessFailedSince: Date | null;
}

/** Notes that runs whose process died have failed. */
export async function endDeadRuns(sql: Sql, now: Date): Promise<void> {
  await sql`
    update backup_runs
    set failed_at = ${now}, failure = 'The program that made it ended in the middle.'
    where finished_at is null and failed_at is null and not process_lives(process)`;
}

/**
 * Begins a run: of all machines on the database one. Returns its id; null when another one is under
 * way, or none is due.
 */
export async function insertRun(sql: Sql, wanted: WantedRun): Promise<number | null> {
  const { kind, process, place, now, unlessSince, unlessFailedSince } = wanted;
  const [row] = await sql<{ id: number }[]>`
    insert into backup_runs (kind, process, place, started_at)
    select ${kind}, ${process}, ${place}, ${now}
    where not exists (
      select from backup_runs r
      where r.kind = ${kind}
        and (r.finished_at is not null and r.started_at >= ${unlessSince}::timestamptz
          or r.failed_at >= ${unlessFailedSince}::timestamptz)
    )
    on conflict (kind) where finished_at is null and failed_at is null do nothing
    returning id`;
  return row?.id ?? null;
}

export interface RunFigures {
  readonly name: string;
  readonly bytes: number;
  readonly rows: number;
  readonly files: number;
  readonly missing: number;
}

/** Whether nobody ended the run, as is done when its process seems to be dead. */
export async function runGoesOn(sql: Sql, id: number): Promise<boolean> {
  const rows = await sql`
    select from backup_runs
    where id = ${id} and finished_at is null and failed_at is null and process_lives(process)`;
  return rows.length > 0;
}

/** Returns false, and changes nothing, when the run was ended by somebody else. */
export async function finishRun(sql: Sql, id: number, now: Date, figures: RunFigures): Promise<boolean> {
  const { name, bytes, rows, files, missing } = figures;
  const ended = await sql`
    update backup_runs
    set finished_at = ${now}, name = ${name}, bytes = ${bytes}, rows = ${rows}, files = ${files}, missing = ${missing}
    where id = ${id} and finished_at is null and failed_at is null
    returning id`;
  return ended.length > 0;
}

export async function failRun(sql: Sql, id: number, now: Date, failure: string): Promise<void> {
  await sql`
    update backup_runs
    set failed_at = ${now}, failure = left(${failure}, 1000)
    where id = ${id} and finished_at is null`;
}

/** The last of each kind that ended well, and the last that failed after it. */
export interface LastRuns {
  readonly kind: RunKind;
  readonly finished_at: Date | null;
  /** When what the last good one has was so. */
  readonly taken_at: Date | null;
  readonly name: string | null;
  readonly place: string | null;
  readonly bytes: number | null;
  readonly missing: number | null;
  readonly failed_at: Date | null;
  readonly failure: string | null;
}

export async function selectLastRuns(sql: Sql): Promise<readonly LastRuns[]> {
  return await sql<LastRuns[]>`
    select
      k.kind,
      good.finished_at,
      good.started_at as taken_at,
      good.name,
      good.place,
      good.bytes,
      good.missing,
      bad.failed_at,
      bad.failure
    from (values ('backup'), ('rehearsal')) as k (kind)
    left join lateral (
      select *
      from backup_runs r
      where r.kind = k.kind and r.finished_at is not null
      order by r.started_at desc
      limit 1
    ) as good on true
    left join lateral (
      select *
      from backup_runs r
      where r.kind = k.kind and r.failed_at is not null
        and r.started_at > coalesce(good.started_at, '-infinity')
      order by r.started_at desc
      limit 1
    ) as bad on true`;
}

/** Runs that are so old that nobody asks for them; the last good one of each kind stays. */
export async function deleteOldRuns(sql: Sql, before: Date): Promise<void> {
  await sql`
    delete from backup_runs r
    where r.started_at < ${before}
      and exists (
        select from backup_runs later
        where later.kind = r.kind and later.started_at > r.started_at and later.finished_at is not null
      )`;
}
