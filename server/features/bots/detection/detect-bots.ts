import { keptSince } from "#shared/retention.ts";
import { cutToLength } from "#shared/shorten-text.ts";
import type { Ctx } from "../../../context.ts";
import {
  type ActivityRow,
  type Finding,
  type PaceDay,
  type Place,
  saveFindings,
  selectActive,
  selectActivity,
  selectSeenUntil,
  updateSeenUntil,
} from "./member-activity-queries.ts";
import { findPace, findPaceDays } from "./pace.ts";
import { findRhythm } from "./rhythm.ts";

/** Members' last visits are stored to within five minutes. */
const overlapMs = 10 * 60_000;
const batch = 100;
/** One text posted this often is a machine's (bots.5). */
const leastRepetitions = 10;

/**
 * Examines the acts of members who were here since the last run, and lists those who act like
 * machines (bots.5): by pace, rhythm or repetition. Reads and writes members in batches; after a
 * failure the next run examines all of them again.
 */
export async function detectBots(ctx: Ctx, signal: AbortSignal): Promise<void> {
  const { sql, config } = ctx;
  const until = ctx.clock.now();
  const reach = keptSince("machinePace", until);
  const seenUntil = await selectSeenUntil(sql);
  const since = new Date(Math.max(reach.getTime(), (seenUntil?.getTime() ?? 0) - overlapMs));
  let after: Place | null = null;
  do {
    signal.throwIfAborted();
    const page: Place[] = await selectActive(sql, {
      since,
      until,
      after,
      adminEmails: config.adminEmails,
      limit: batch,
    });
    await examineMembers(ctx, page.map(({ id }) => id), reach);
    after = page.length === batch ? page.at(-1) ?? null : null;
  } while (after);
  await updateSeenUntil(sql, until, reach.toISOString().slice(0, 10));
}

async function examineMembers({ sql, clock }: Ctx, ids: readonly string[], reach: Date): Promise<void> {
  const at = clock.now();
  const activities = await selectActivity(sql, ids, reach);
  const seen = activities.map(judgeActivity);
  const findings = seen.flatMap((one) => one.findings);
  const days = seen.flatMap((one) => one.days);
  if (findings.length > 0 || days.length > 0) await saveFindings(sql, { findings, days, at });
}

/** The findings from a member's acts. For a reason that was cleared, only later acts count. */
function judgeActivity(
  { id: memberId, moments, pace_days: known, cleared, repeated }: ActivityRow,
): { readonly findings: Finding[]; readonly days: PaceDay[] } {
  const since = (moment: number | undefined) => moments.filter((at) => at > (moment ?? 0));
  const days = findPaceDays(since(cleared.pace));
  const pace = findPace(known, days);
  const rhythm = findRhythm(since(cleared.rhythm));
  const findings: (Finding | null)[] = [
    pace && { memberId, reason: "pace", numbers: pace },
    rhythm && { memberId, reason: "rhythm", numbers: rhythm },
    repeated && repeated.times >= leastRepetitions
      ? { memberId, reason: "repetition", numbers: { ...repeated, text: cutToLength(repeated.text, 200) } }
      : null,
  ];
  return {
    findings: findings.filter((finding) => finding !== null),
    days: [...days].map(([day, most]) => ({ memberId, day, most })),
  };
}
