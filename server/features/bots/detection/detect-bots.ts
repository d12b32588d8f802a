import { getRetentionCutoff } from "#shared/retention.ts";
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

const windowMs = 10 * 60_000;

/** More acts in ten minutes than this are a machine's (bots.5). */
export const mostOfPeople = 30;

/** How many days a finding needs. */
const leastDays = 3;

/**
 * The UTC days, YYYY-MM-DD, with more than 30 acts within ten minutes, each with its highest count.
 * Moments are milliseconds in ascending order; a window counts for the day it ends on.
 */
export function findPaceDays(moments: readonly number[]): Map<string, number> {
  const days = new Map<string, number>();
  let first = 0;
  for (const [last, moment] of moments.entries()) {
    while (moment - (moments[first] ?? moment) >= windowMs) first++;
    const acts = last - first + 1;
    if (acts <= mostOfPeople) continue;
    const day = new Date(moment).toISOString().slice(0, 10);
    days.set(day, Math.max(acts, days.get(day) ?? 0));
  }
  return days;
}

/** The finding of such days, earlier and new ones; null for fewer than three. */
export function findPace(
  known: Readonly<Record<string, number>>,
  seen: ReadonlyMap<string, number>,
): { readonly days: number; readonly mostInTenMinutes: number } | null {
  const days = new Set([...Object.keys(known), ...seen.keys()]);
  if (days.size < leastDays) return null;
  return { days: days.size, mostInTenMinutes: Math.max(...Object.values(known), ...seen.values()) };
}

const acts = 50;

/** Intervals that vary less are a machine's (bots.5). */
const leastVariation = 0.15;

/**
 * The rhythm of the latest 50 acts when their intervals are nearly equal: the coefficient of
 * variation (deviation by mean) and the mean in seconds. Null when they vary as people's do, and
 * for fewer acts. Moments are milliseconds in ascending order.
 */
export function findRhythm(
  moments: readonly number[],
): { readonly acts: number; readonly variation: number; readonly seconds: number } | null {
  if (moments.length < acts) return null;
  const latest = moments.slice(-acts);
  const intervals = latest.slice(1).map((moment, n) => moment - (latest[n] ?? moment));
  const mean = intervals.reduce((sum, interval) => sum + interval, 0) / intervals.length;
  const variance = intervals.reduce((sum, interval) => sum + (interval - mean) ** 2, 0) / intervals.length;
  // Acts at one moment have zero intervals, which are equal.
  const variation = mean === 0 ? 0 : Math.sqrt(variance) / mean;
  if (variation >= leastVariation) return null;
  return { acts, variation: roundToThousandth(variation), seconds: roundToThousandth(mean / 1000) };
}

function roundToThousandth(value: number): number {
  return Math.round(value * 1000) / 1000;
}

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
  const reach = getRetentionCutoff("machinePace", until);
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
