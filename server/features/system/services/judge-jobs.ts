import { msg } from "@lingui/core/runtime-macro";
import { joinWithCommas } from "#shared/language/join-texts.ts";
import { asWritten, formatNumber } from "#shared/language/text.ts";
import { payloads } from "../../../jobs/payloads.ts";
import { type BacklogRow, mostBacklog } from "../../../jobs/worker-queries.ts";
import type { ServiceCallRow } from "../../../metrics/service-queries.ts";
import {
  findEarliest,
  findLatest,
  type JudgedProblem,
  type JudgedService,
  makeFact,
  makeService,
  makeUrgentProblem,
  makeWarning,
} from "./service-parts.ts";

export interface JobsGiven {
  readonly calls: readonly ServiceCallRow[];
  readonly backlog: readonly BacklogRow[];
  readonly now: Date;
}

const page = "build/docs/troubleshooting.md";
const minuteMs = 60 * 1000;
/** Some tasks run each minute, and what other processes did is stored every ten seconds. */
const silentMs = 3 * minuteMs;
const patienceMs = 10 * minuteMs;
/** The rarest task runs each hour, and what failed is tried again within hours. */
const memoryMs = 24 * 60 * minuteMs;

/** The queue: the last run, what waits too long, which tasks fail. Mails are judged apart. */
export function judgeJobs({ calls, backlog, now }: JobsGiven): JudgedService {
  const lastRun = findLatest(calls.flatMap(({ answered_at, failed_at }) => [answered_at, failed_at]));
  const waiting = sum(backlog.map((row) => row.waiting));
  const due = sum(backlog.map((row) => row.due));
  const isAll = waiting < mostBacklog;
  return makeService({
    name: "jobs",
    says: msg`Work in the background: promotions, badges, pushes, mails, cleaning up.`,
    problems: [
      ...judgeSilence(lastRun, now),
      ...judgeLate(backlog, now),
      ...calls.flatMap((call) => judgeTask(call, now)),
    ],
    facts: [
      makeFact(msg`Last run`, null, lastRun),
      makeFact(
        msg`Due now`,
        isAll ? asWritten(String(due)) : msg`${{ due: formatNumber(due) }} or more`,
      ),
      makeFact(msg`Later`, isAll ? asWritten(String(waiting - due)) : msg`Not counted`),
      makeFact(msg`Failed today`, asWritten(String(sum(calls.map(({ failed }) => failed))))),
    ],
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}

function judgeSilence(lastRun: Date | null, now: Date): JudgedProblem[] {
  if (lastRun && now.getTime() - lastRun.getTime() < silentMs) return [];
  return [makeUrgentProblem({
    says: lastRun ? msg`No server process runs jobs.` : msg`No job has run yet.`,
    since: lastRun,
    todo:
      msg`Wait a minute after a start, and see that a process without ROLE=web runs; then look for 'the job queue stopped' in the log, and restart.`,
    page,
  })];
}

function judgeLate(backlog: readonly BacklogRow[], now: Date): JudgedProblem[] {
  const late = backlog.filter(({ task, first_due_at: at }) =>
    task !== "send_mail" && at !== null && now.getTime() - at.getTime() >= patienceMs
  );
  if (late.length === 0) return [];
  return [makeUrgentProblem({
    says: msg`Jobs wait for more than ten minutes: ${{
      tasks: joinWithCommas(late.map(({ task, due }) => msg`${{ task }} (${{ due: formatNumber(due) }})`)),
    }}.`,
    since: findEarliest(late.map(({ first_due_at }) => first_due_at)),
    todo: msg`If they run but slowly, start another server process; if none run, restart.`,
    page: "build/docs/scale.md",
  })];
}

/**
 * A task that gave up, or of which no more is to be done, neither fails nor succeeds again; one of
 * another release is unknown.
 */
function judgeTask(
  { part: task, failing_since: since, failed_at: failedAt, failure }: ServiceCallRow,
  now: Date,
): JudgedProblem[] {
  if (!since || !(task in payloads)) return [];
  if (failedAt && now.getTime() - failedAt.getTime() >= memoryMs) return [];
  return [makeWarning({
    says: msg`The task ${{ task }} fails (${{ failure }}).`,
    since,
    todo: msg`Look for "${{ task }}" in the log: it has the error whole. It is tried again automatically.`,
    page,
  })];
}
