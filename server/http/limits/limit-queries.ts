import { createHash } from "node:crypto";
import type { Fragment, Sql } from "../../db/open-database.ts";
import { type Limit, type LimitName, rateLimits } from "./rate-limits.ts";

/** The values that identify a window. */
export interface Window {
  readonly name: LimitName;
  /** As stored. */
  readonly subject: string;
}

/** Hits of a subject to add, and the number up to which hits are counted. */
interface Count extends Window {
  readonly hits: number;
  readonly cap: number;
}

/** A subject's window, with all its hits. */
export interface WindowRow extends Window {
  readonly hits: number;
  readonly expires_at: Date;
}

/** Adds to windows, or opens them. Each name and subject appears once. */
export async function countHits(sql: Sql, counts: readonly Count[], now: Date): Promise<WindowRow[]> {
  // Sorted, so that two statements cannot deadlock.
  const sorted = counts.toSorted((a, b) => (makeWindowKey(a) < makeWindowKey(b) ? -1 : 1));
  const names = sorted.map(({ name }) => name);
  // As text, since the driver treats an array of dates as one date.
  const ends = names.map((name) =>
    new Date(now.getTime() + rateLimits[name].windowSeconds * 1000).toISOString()
  );
  return await sql<WindowRow[]>`
    with given as (
      select *
      from unnest(
        ${names}::text[], ${sorted.map(({ subject }) => subject)}::text[], ${ends}::timestamptz[],
        ${sorted.map(({ hits }) => hits)}::integer[], ${sorted.map(({ cap }) => cap)}::integer[]
      ) with ordinality as given (name, subject, expires_at, hits, cap, n)
    ), counted as (
      insert into rate_limits as held (name, subject, window_start, expires_at, hits)
      select name, subject, ${now}, expires_at, least(hits, cap)
      from given
      order by n
      on conflict (name, subject) do update
      set
        window_start = case when held.expires_at <= ${now} then excluded.window_start else held.window_start end,
        expires_at = case when held.expires_at <= ${now} then excluded.expires_at else held.expires_at end,
        hits = case
          when held.expires_at <= ${now} then excluded.hits
          else least(
            held.hits + excluded.hits,
            (select cap from given where (given.name, given.subject) = (held.name, held.subject))
          )
        end
      returning name, subject, hits, expires_at
    )
    select name, subject, hits, expires_at
    from counted`;
}

/** Those of the windows that have not ended. */
export async function selectWindows(sql: Sql, windows: readonly Window[], now: Date): Promise<WindowRow[]> {
  return await sql<WindowRow[]>`
    select name, subject, hits, expires_at
    from rate_limits
    where ${isOneOf(sql, windows)}
      and expires_at > ${now}`;
}

export async function releaseHit(sql: Sql, { name, subject }: Window, now: Date): Promise<void> {
  await sql`
    update rate_limits
    set hits = greatest(hits - 1, 0)
    where name = ${name}
      and subject = ${subject}
      and expires_at > ${now}`;
}

export async function deleteWindows(sql: Sql, windows: readonly Window[]): Promise<void> {
  await sql`
    delete from rate_limits
    where ${isOneOf(sql, windows)}`;
}

function isOneOf(sql: Sql, windows: readonly Window[]): Fragment {
  const [names, subjects] = [windows.map(({ name }) => name), windows.map(({ subject }) => subject)];
  return sql`(name, subject) in (select * from unnest(${names}::text[], ${subjects}::text[]))`;
}

export function makeWindowKey({ name, subject }: Window): string {
  return `${name} ${subject}`;
}

/** Email addresses are stored only as their hash: this table also gets addresses of non-members. */
export function hashSubject(name: LimitName, subject: string): string {
  const { per }: Limit = rateLimits[name];
  if (per !== "address" && per !== "address_and_source") return subject;
  return createHash("sha256").update(subject.trim().toLowerCase()).digest("base64url");
}
