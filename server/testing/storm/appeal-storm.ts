import type { Random } from "../../../build/practice/community/random.ts";
import type { NewDecision } from "#shared/cases/decide-contract.ts";
import { signDecision } from "../../features/auth/grants/decision-token.ts";
import { aCase, decided } from "../scenes/a-case.ts";
import { crowd, type CrowdMember } from "../crowd.ts";
import type { TestApp } from "../create-test-app.ts";
import { runJob, runJobs } from "../app/run-jobs.ts";
import { member, type TestMember } from "../member.ts";
import { post } from "../post.ts";
import { insist } from "./insist.ts";

interface StormSize {
  readonly members: number;
  readonly moderators: number;
  /** The reporter of all that was decided. */
  readonly reporter: TestMember;
}

type Decision = Pick<NewDecision, "decision" | "level" | "days" | "removesContent">;

const decisions = [
  { decision: "remove" },
  { decision: "cover" },
  { decision: "level", level: "low" },
  { decision: "limit", days: 7 },
  { decision: "suspend", days: 7, removesContent: true },
] as const satisfies readonly Decision[];

/**
 * Something is decided about each member; all appeal at once, by the mailed link, while all
 * moderators take every appeal and answer it, from the eleventh on twice and differently. Every
 * call is repeated until it gets a response. Returns responses of 500 and above that no repeat
 * mended, in words.
 */
export async function appealStorm(t: TestApp, size: StormSize, random: Random): Promise<string[]> {
  const [authors, moderators] = await Promise.all([crowd(t, size.members), crowd(t, size.moderators)]);
  await t.sql`update members set is_moderator = true where id = any(${moderators.map(({ id }) => id)})`;
  const decisionIds = await decideAll(t, authors, size.reporter);
  const faults: string[] = [];
  const act = insist(t, random, faults);

  const appeals = authors.map(async ({ id: memberId }, n) => {
    const decisionId = decisionIds[n] ?? "";
    const token = await signDecision(t, { decisionId, memberId });
    const send = () =>
      act(t, `/api/decisions/${decisionId}/appeal-by-link`, { token, words: "Please look again." });
    const given = await Promise.all(random.chance(0.3) ? [send(), send()] : [send()]);
    for (const { status } of given) if (status !== 201) faults.push(`appeal of ${decisionId}: ${status}`);
  });
  const waiting = async () =>
    (await t.sql<{ case_id: string; decision_id: string }[]>`
      select case_id, decision_id from appeals where answered_at is null`)
      .map(({ case_id: caseId, decision_id: id }) => ({ caseId, place: decisionIds.indexOf(id) }));
  let areAppealing = true;
  async function answer(
    by: CrowdMember,
    { caseId, place }: { caseId: string; place: number },
  ): Promise<void> {
    const path = `/api/moderation/cases/${caseId}`;
    if ((await act(by, `${path}/claim`)).status !== 200) return;
    const grants = Math.floor(place / decisions.length) % 2 === 0;
    // The first ones have all outcomes; of the others the faster answer counts.
    const answers = place < 2 * decisions.length ? [grants] : [grants, !grants];
    await Promise.all(answers.map((one) => act(by, `${path}/answer`, { grants: one, reason: "Looked at" })));
  }
  async function work(by: CrowdMember): Promise<void> {
    for (;;) {
      const wereAppealing = areAppealing;
      for (const one of random.shuffled(await waiting())) await answer(by, one);
      if (!wereAppealing) return;
    }
  }
  const appealing = Promise.all(appeals).finally(() => areAppealing = false);
  await Promise.all([appealing, ...moderators.map(work)]);
  return faults;
}

/** Decides in turns about the members, tells them, and returns the decisions in their order. */
async function decideAll(
  t: TestApp,
  authors: readonly CrowdMember[],
  reporter: TestMember,
): Promise<string[]> {
  const by = await member(t, { isModerator: true });
  const cases: string[] = [];
  for (const [n, { id: memberId }] of authors.entries()) {
    const decision: Decision = decisions[n % decisions.length] ?? decisions[0];
    const [{ id }] = [await post(t, { authorId: memberId }), await post(t, { authorId: memberId })];
    const isAboutPost = decision.decision !== "limit" && decision.decision !== "suspend";
    const about = isAboutPost
      ? { kind: "post", subjectId: id } as const
      : { kind: "member", subjectId: memberId } as const;
    const caseId = await aCase(t, { ...about, memberId, reporters: [reporter] });
    const answer = await decided(by, caseId, decision);
    if (answer.status !== 200) throw new Error(`Deciding: ${answer.status} ${await answer.text()}`);
    cases.push(caseId);
    // Nobody decides faster than the limits let them.
    t.clock.advance(2_000);
  }
  await runJobs(t);
  await t.sql`update decisions set notice_at = decided_at where case_id = any(${cases})`;
  await runJob(t, "notice_decisions");
  t.clock.advance(1_000);
  const rows = await t.sql<{ id: string }[]>`
    select d.id
    from unnest(${cases}::uuid[]) with ordinality as given (id, place)
    join decisions d on d.case_id = given.id
    order by place`;
  return rows.map(({ id }) => id);
}

/** Describes what the storm, and telling of the answers, left wrong. */
export async function appealFaults({ sql }: Pick<TestApp, "sql">, reporterId: string): Promise<string[]> {
  const rows = await sql<{ fault: string }[]>`
    with answered as (
      select
        a.*, d.decision, m.email,
        case d.decision
          when 'remove' then p.removed_at is not null
          when 'cover' then p.covered_at is not null
          when 'level' then p.moderation_level = 'low'
          when 'limit' then m.limited_until is not null
          else m.suspended_at is not null
        end as stands,
        (select count(*) from posts o where o.author_id = m.id and o.removed_at is not null) as removed
      from appeals a
      join decisions d on d.id = a.decision_id
      join cases c on c.id = d.case_id
      join members m on m.id = a.member_id
      left join posts p on p.id = c.subject_id
    )
    select 'appeal ' || id || ' waits' as fault from answered where answered_at is null or noticed_at is null
    union all
    select 'appeal ' || id || ', ' || decision || ', granted: ' || is_granted || ', stands: ' || stands
    from answered where stands = is_granted
    union all
    select 'appeal ' || id || ', ' || decision || ': ' || removed || ' posts are removed'
    from answered
    where removed <> case when is_granted then 0 when decision = 'remove' then 1 when decision = 'suspend' then 2 else 0 end
    union all
    select 'decision ' || decision_id || ' has ' || count(*) || ' appeals'
    from answered group by decision_id having count(*) > 1
    union all
    select 'appeal ' || a.id || ' has ' || count(l.id) || ' audit rows'
    from answered a
    left join audit_log l on l.action = 'answer_appeal' and l.subject_id = a.decision_id
      and l.details ->> 'answer' = case when a.is_granted then 'granted' else 'refused' end
    group by a.id having count(l.id) <> 1
    union all
    select 'the audit has answers that are none'
    from audit_log where action = 'answer_appeal' having count(*) <> (select count(*) from answered)
    union all
    select 'appeal ' || a.id || ' was told ' || count(n.id) || ' times'
    from answered a
    left join notifications n on n.receiver_id = a.member_id and n.group_key = 'appeal:' || a.id
    group by a.id having count(n.id) <> 1
    union all
    select 'case ' || c.id || ' of an appeal is open' from answered a join cases c on c.id = a.case_id where c.closed_at is null
    union all
    select 'the reporter has another record'
    from (select count(*) as dismissed from answered where is_granted) as granted
    left join reporter_records r on r.member_id = ${reporterId}
    where (r.upheld, r.dismissed) is distinct from ((select count(*) from answered) - granted.dismissed, granted.dismissed)`;
  return rows.map(({ fault }) => fault);
}
