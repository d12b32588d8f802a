import { createHash } from "node:crypto";
import type { Ctx } from "../../context.ts";
import { RateLimited } from "../../errors.ts";
import { type Limit, limitMax, type LimitName, rateLimits } from "./rate-limits.ts";

/** The context that counting needs. */
export type LimitCtx = Pick<Ctx, "sql" | "clock" | "config">;

/** One count: a limit, and the subject it counts by. */
export type Hit = readonly [name: LimitName, subject: string];

interface WindowRow {
  name: LimitName;
  hits: number;
  expires_at: Date;
}

/**
 * Counts one hit for a subject (an address, a member's id, a source) and throws `RateLimited` when it is above the limit.
 * Count before the work and `releaseLimit` when the hit should not stand (a sign-in that succeeded): parallel attempts
 * then cannot slip past a check.
 */
export async function consumeLimit(ctx: LimitCtx, name: LimitName, subject: string): Promise<void> {
  await consumeLimits(ctx, [[name, subject]]);
}

/** `consumeLimit` for several limits at once, in one statement. */
export async function consumeLimits(ctx: LimitCtx, hits: readonly Hit[]): Promise<void> {
  const now = ctx.clock.now();
  // Sorted, so that two requests cannot deadlock.
  const sorted = [...hits].sort(([a], [b]) => (a < b ? -1 : 1));
  const { names, subjects } = columnsOf(sorted);
  // As text, since the driver treats an array of dates as one date.
  const ends = names.map((name) =>
    new Date(now.getTime() + rateLimits[name].windowSeconds * 1000).toISOString()
  );
  const caps = names.map((name) => limitMax(name, ctx.config.rateLimitScale) + 1);
  const rows = await ctx.sql<WindowRow[]>`
    insert into rate_limits as held (name, subject, window_start, expires_at, hits)
    select name, subject, ${now}, expires_at, 1
    from unnest(${names}::text[], ${subjects}::text[], ${ends}::timestamptz[]) as hit (name, subject, expires_at)
    on conflict (name, subject) do update
    set
      window_start = case when held.expires_at <= ${now} then excluded.window_start else held.window_start end,
      expires_at = case when held.expires_at <= ${now} then excluded.expires_at else held.expires_at end,
      hits = case
        when held.expires_at <= ${now} then 1
        else least(held.hits + 1, (${caps}::int[])[array_position(${names}::text[], held.name)])
      end
    returning name, hits, expires_at`;
  refuse(rows.filter(({ name, hits }) => hits > limitMax(name, ctx.config.rateLimitScale)), now);
}

/** Throws `RateLimited` when the subject's limit is used up. Counts nothing. */
export async function checkLimit(ctx: LimitCtx, name: LimitName, subject: string): Promise<void> {
  await checkLimits(ctx, [[name, subject]]);
}

/** `checkLimit` for several limits, in one statement. */
export async function checkLimits(ctx: LimitCtx, hits: readonly Hit[]): Promise<void> {
  const now = ctx.clock.now();
  const { names, subjects } = columnsOf(hits);
  const rows = await ctx.sql<WindowRow[]>`
    select name, hits, expires_at
    from rate_limits
    where (name, subject) in (select * from unnest(${names}::text[], ${subjects}::text[]))
      and expires_at > ${now}`;
  refuse(rows.filter((row) => row.hits >= limitMax(row.name, ctx.config.rateLimitScale)), now);
}

/** Takes one hit back. */
export async function releaseLimit(ctx: LimitCtx, name: LimitName, subject: string): Promise<void> {
  await ctx.sql`
    update rate_limits
    set hits = greatest(hits - 1, 0)
    where name = ${name}
      and subject = ${storedSubject(name, subject)}
      and expires_at > ${ctx.clock.now()}`;
}

/** Takes every hit of the subjects back. */
export async function clearLimits(ctx: LimitCtx, hits: readonly Hit[]): Promise<void> {
  const { names, subjects } = columnsOf(hits);
  await ctx.sql`
    delete from rate_limits
    where (name, subject) in (select * from unnest(${names}::text[], ${subjects}::text[]))`;
}

function columnsOf(hits: readonly Hit[]): { names: LimitName[]; subjects: string[] } {
  return {
    names: hits.map(([name]) => name),
    subjects: hits.map(([name, subject]) => storedSubject(name, subject)),
  };
}

/** Email addresses are kept as their hash only: this table also gets addresses of people who are not members. */
export function storedSubject(name: LimitName, subject: string): string {
  const { per }: Limit = rateLimits[name];
  if (per !== "address" && per !== "address_and_source") return subject;
  return createHash("sha256").update(subject.trim().toLowerCase()).digest("base64url");
}

/** The subject of a limit per address and source. */
export function addressAndSource(address: string, source: string): string {
  return `${source} ${address}`;
}

/** Throws if any window is used up, with the time until the last of these ends. */
function refuse(used: readonly WindowRow[], now: Date): void {
  const last = used.toSorted((a, b) => b.expires_at.getTime() - a.expires_at.getTime())[0];
  if (!last) return;
  const seconds = Math.ceil((last.expires_at.getTime() - now.getTime()) / 1000);
  const { otherWay }: Limit = rateLimits[last.name];
  throw new RateLimited(Math.max(1, seconds), otherWay);
}
