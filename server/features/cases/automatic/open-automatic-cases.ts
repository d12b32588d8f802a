import type { Ctx } from "../../../context.ts";
import { belowAllIds, fillInBatches, lastOfFullBatch } from "../../../db/cleanup/fill-in-batches.ts";
import {
  closeSettledCases,
  openCasesOfDetected,
  openCasesOfFallback,
  openCasesOfUnjudged,
} from "./automatic-queries.ts";

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
    return lastOfFullBatch(rows);
  }, signal);
}
