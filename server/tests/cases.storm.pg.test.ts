import { expect, test } from "vitest";
import { createSeededRandom } from "../../build/practice/community/random.ts";
import { undoMinutes } from "#shared/cases/decision-kinds.ts";
import { counterFaults } from "../testing/counters/counters.ts";
import { createTestApp } from "../testing/create-test-app.ts";
import { runJob, runJobs } from "../testing/app/run-jobs.ts";
import { proofSize } from "../testing/proof-size.ts";
import { post } from "../testing/post.ts";
import { member } from "../testing/member.ts";
import { appealFaults, appealStorm } from "../testing/storm/appeal-storm.ts";
import { reportFlood } from "../testing/storm/report-flood.ts";
import { caseFaults, caseStorm } from "../testing/storm/case-storm.ts";

const size = proofSize({
  sample: { reports: 120, subjects: 24, reporters: 30, moderators: 4 },
  whole: { reports: 10_000, subjects: 1_000, reporters: 500, moderators: 8 },
});
const timeout = proofSize({ sample: 60_000, whole: 1_200_000 });

const t = await createTestApp();

test(
  `decides ${size.reports} reports on ${size.subjects} subjects once, and tells every reporter once`,
  async () => {
    expect(await caseStorm(t, size, createSeededRandom(20261127))).toEqual([]);
    expect(await caseFaults(t)).toEqual([]);
    const [done] = await t.sql`
    select count(distinct case_id)::integer as cases, count(undone_at)::integer as undone, count(distinct decision)::integer as kinds
    from decisions`;
    expect(done?.["cases"]).toBeGreaterThanOrEqual(size.subjects / 2);
    expect(done?.["undone"]).toBeGreaterThan(0);
    expect(done?.["kinds"]).toBeGreaterThan(4);
    t.clock.advance(undoMinutes * 60_000);
    // Two workers at once, and once more.
    await Promise.all([runJob(t, "notice_decisions"), runJob(t, "notice_decisions")]);
    await runJob(t, "notice_decisions");
    expect(await t.sql`select from decisions where noticed_at is null and undone_at is null`).toHaveLength(0);
    expect(await caseFaults(t)).toEqual([]);
    expect(await counterFaults(t.sql)).toEqual([]);
  },
  timeout,
);

test("answers each appeal once, and gives back once what was granted", async () => {
  const many = proofSize({
    sample: { members: 15, moderators: 4 },
    whole: { members: 300, moderators: 8 },
  });
  const reporter = await member(t);
  expect(await appealStorm(t, { ...many, reporter }, createSeededRandom(20261128))).toEqual([]);
  // Two workers at once, and once more.
  await Promise.all([runJobs(t), runJobs(t)]);
  await runJobs(t);
  expect(await appealFaults(t, reporter.id)).toEqual([]);
  expect(await counterFaults(t.sql)).toEqual([]);
  const [done] = await t.sql`
    select count(*)::integer as appeals, count(distinct (d.decision, a.is_granted))::integer as outcomes
    from appeals a
    join decisions d on d.id = a.decision_id`;
  expect(done).toEqual({ appeals: many.members, outcomes: 10 });
}, timeout);

test("lets a flood of strangers through in the measure of its limits, as one case", async () => {
  const { id: authorId } = await member(t);
  const { id } = await post(t, { authorId });
  const flood = proofSize({ sample: { sources: 2, more: 2 }, whole: { sources: 100, more: 30 } });
  const { taken, most, faults } = await reportFlood(t, flood, `/post/${id}`);
  expect(faults).toEqual([]);
  expect(taken).toBeGreaterThan(0);
  expect(taken).toBeLessThanOrEqual(most);
  await runJobs(t);
  const cases = await t.sql<{ reports_count: number; weight: number }[]>`
    select reports_count, weight from cases where subject_id = ${id}`;
  // An email address for each source, and all strangers together weigh little.
  expect(cases).toMatchObject([{ reports_count: flood.sources }]);
  expect(cases[0]?.weight).toBeLessThanOrEqual(4 * 500 + flood.sources);
}, timeout);
