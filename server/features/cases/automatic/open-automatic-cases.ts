import type { Ctx } from "../../context.ts";
import { belowAllIds, fillInBatches, getLastOfFullBatch } from "../../db/cleanup/fill-in-batches.ts";
import type { Sql } from "../../db/open-database.ts";

const minuteMs = 60_000;
/** A verdict may be stored a little after the time it says. */
const storedWithinMs = minuteMs;
/** The review has had time to ask the service again (moderation.4). */
const reviewedWithinMs = 10 * minuteMs;

/**
 * Opens cases that nobody reported (cases.2): texts that no list reads, pictures that nobody looked
 * at, verdicts of the fallback that stay, members who act like machines. Closes those whose subject
 * a service has judged meanwhile.
 */
export async function openAutomaticCases(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const { sql, clock } = ctx;
  const at = clock.now();
  const ago = (ms: number) => new Date(at.getTime() - ms);
  const opened = (ids: readonly (string | null)[]) => {
    for (const caseId of new Set(ids)) if (caseId) ctx.publish({ type: "case_changed", caseId });
    return ids.length > 0 || null;
  };
  await fillInBatches(
    true,
    async () => opened(await openCasesOfUnjudged(sql, ago(storedWithinMs), at)),
    signal,
  );
  await fillInBatches(
    true,
    async () => opened(await openCasesOfFallback(sql, ago(reviewedWithinMs), at)),
    signal,
  );
  opened(await openCasesOfDetected(sql, ctx.config.adminEmails, at));
  await fillInBatches(belowAllIds, async (after) => {
    const rows = await closeSettledCases(sql, after, at);
    opened(rows.filter(({ is_closed }) => is_closed).map(({ id }) => id));
    return getLastOfFullBatch(rows);
  }, signal);
}

/**
 * Opens the cases of the next verdicts that nobody can have given well; their ids, and null at the
 * end: there may be more.
 */
async function openCasesOfUnjudged(sql: Sql, until: Date, at: Date): Promise<(string | null)[]> {
  const rows = await sql<{ id: string | null }[]>`
    select opened.id
    from open_cases_of_unjudged(${until}, ${at}) as opened (id)`;
  return rows.map(({ id }) => id);
}

/** The same for the next verdicts of the fallback that no service has reviewed. */
async function openCasesOfFallback(sql: Sql, until: Date, at: Date): Promise<(string | null)[]> {
  const rows = await sql<{ id: string | null }[]>`
    select opened.id
    from open_cases_of_fallback(${until}, ${at}) as opened (id)`;
  return rows.map(({ id }) => id);
}

/** Opens the cases of members who were found to act like machines. */
async function openCasesOfDetected(
  sql: Sql,
  adminEmails: readonly string[],
  at: Date,
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select opened.id
    from open_cases_of_detected(${[...adminEmails]}::text[], ${at}) as opened (id)`;
  return rows.map(({ id }) => id);
}

/** The cases that it looked at after one, by id, and whether it closed them. */
function closeSettledCases(
  sql: Sql,
  after: string,
  at: Date,
): Promise<{ id: string; is_closed: boolean }[]> {
  return sql<{ id: string; is_closed: boolean }[]>`
    select id, is_closed
    from close_settled_cases(${after}, ${at})`;
}
