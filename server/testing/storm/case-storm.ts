import { setTimeout as wait } from "node:timers/promises";
import type { Random } from "../../../build/practice/community/random.ts";
import type { NewDecision } from "#shared/cases/decide-contract.ts";
import { reportReasons } from "#shared/reports/report-reason.ts";
import { crowd, type CrowdMember } from "../crowd.ts";
import { post } from "../post.ts";
import type { TestApp } from "../create-test-app.ts";
import type { Service } from "../requests.ts";
import { insist } from "./insist.ts";

type Stage = Service & Pick<TestApp, "sql" | "clock">;

export interface StormSize {
  readonly reports: number;
  readonly subjects: number;
  readonly reporters: number;
  readonly moderators: number;
}

interface Subject {
  readonly kind: "posts" | "users";
  readonly id: string;
}

const decisions: readonly Pick<NewDecision, "decision" | "level" | "days" | "removesContent">[] = [
  { decision: "no_violation" },
  { decision: "level", level: "low" },
  { decision: "cover" },
  { decision: "remove" },
  { decision: "warn" },
  { decision: "limit", days: 7 },
  { decision: "suspend", days: 7, removesContent: true },
  { decision: "offer_help" },
];

/**
 * Members report while moderators claim, decide and take back, all at once; every call is repeated
 * until it gets a response, some twice at once. Ends when no case is open. Returns responses of 500
 * and above that no repeat mended, in words.
 */
export async function caseStorm(t: Stage, size: StormSize, random: Random): Promise<string[]> {
  const [reporters, moderators, authors] = await Promise.all([
    crowd(t, size.reporters),
    crowd(t, size.moderators),
    crowd(t, Math.ceil(size.subjects / 4)),
  ]);
  await t.sql`update members set is_moderator = true where id = any(${moderators.map(({ id }) => id)})`;
  const subjects = await subjectsOf(t, authors, size.subjects);
  const faults: string[] = [];
  let areReporting = true;
  let decided = 0;

  const act = insist(t, random, faults);

  async function workOn(by: CrowdMember, id: string): Promise<void> {
    const path = `/api/moderation/cases/${id}`;
    if ((await act(by, `${path}/claim`)).status !== 200) return;
    if (random.chance(0.1)) return void await act(by, `${path}/release`);
    const decide = (what: object) => act(by, `${path}/decide`, { rule: "spam", reason: "Adverts", ...what });
    // In turns: chance would leave some out of a short storm.
    const turn = decided++;
    const first = await decide(decisions[turn % decisions.length] ?? {});
    // A case that is gone or does not fit is found to be no violation.
    if (first.status === 400 || first.status === 409) await decide({ decision: "no_violation" });
    if (turn % 5 === 0 && (await act(by, `${path}/undo`)).status === 200) {
      await decide({ decision: "no_violation" });
    }
  }

  async function moderate(by: CrowdMember): Promise<void> {
    for (;;) {
      t.clock.advance(300);
      const wereReporting = areReporting;
      const answer = await by.get("/api/moderation/reports?limit=20").catch(() => null);
      const rows = answer?.status === 200 ? await answer.json() as { id: string }[] : null;
      if (rows?.length === 0 && !wereReporting) return;
      if (rows && rows.length > 0) await workOn(by, random.pick(rows).id);
      else await wait(20);
    }
  }

  const reporting = Promise.all(reporters.map(async (by, place) => {
    const share = Math.floor(size.reports / size.reporters);
    for (let n = 0; n < share; n++) {
      const { kind, id } = subjects[(place * share + n * 7) % subjects.length] as Subject;
      await act(by, `/api/${kind}/${id}/report`, { reason: random.pick(reportReasons) });
    }
  })).finally(() => areReporting = false);
  await Promise.all([reporting, ...moderators.map(moderate)]);
  return faults;
}

async function subjectsOf(t: Stage, authors: readonly CrowdMember[], count: number): Promise<Subject[]> {
  const subjects: Subject[] = authors.map(({ id }) => ({ kind: "users", id }));
  while (subjects.length < count) {
    const author = authors[subjects.length % authors.length];
    if (!author) throw new Error("Nobody came");
    subjects.push({ kind: "posts", id: (await post(t, { authorId: author.id })).id });
  }
  return subjects;
}

/** Describes what a storm, or the notices after it, left wrong. */
export async function caseFaults({ sql }: Pick<TestApp, "sql">): Promise<string[]> {
  const rows = await sql<{ fault: string }[]>`
    select 'two open cases of ' || subject_id as fault
    from cases where closed_at is null group by subject_id having count(*) > 1
    union all
    select 'case ' || c.id || ' has ' || count(d.id) || ' decisions that stand, closed: ' || (c.closed_at is not null)
    from cases c
    left join decisions d on d.case_id = c.id and d.undone_at is null
    group by c.id
    having count(d.id) <> case when c.closed_at is null then 0 else 1 end
    union all
    select 'case ' || c.id || ' counts ' || c.reports_count || ' reports of weight ' || c.weight
    from cases c
    where (c.reports_count, c.weight)
      <> (select count(*), coalesce(sum(r.weight), 0) from reports r where r.case_id = c.id)
    union all
    -- Many are of one moment, and Undo can move one to another case: its first row has its id.
    select 'decision ' || d.id || ' has no audit row'
    from decisions d
    where not exists (
      select from audit_log a where a.id = d.id and a.action = 'decide_case' and a.actor_id = d.decided_by
    )
    union all
    select 'the audit has ' || rows.count || ' rows of ' || effects.count || ' effects'
    from (select count(*) from audit_log where action = 'decide_case') as rows
    cross join (select coalesce(sum(jsonb_array_length(former -> 'effects')), 0) as count from decisions) as effects
    where rows.count <> effects.count
    union all
    select 'report ' || r.id || ' was told ' || count(n.id) || ' times'
    from reports r
    join decisions d on d.case_id = r.case_id and d.noticed_at is not null
    left join notifications n on n.group_key = 'report:' || r.id and n.receiver_id = r.reporter_id
    group by r.id
    having count(n.id) <> 1
    union all
    select 'reporter ' || r.reporter_id || ' has another record'
    from (
      select r.reporter_id, count(*) filter (where d.decision <> 'no_violation') as upheld,
        count(*) filter (where d.decision = 'no_violation') as dismissed
      from reports r
      join decisions d on d.case_id = r.case_id and d.noticed_at is not null
      group by r.reporter_id
    ) as r
    left join reporter_records known on known.member_id = r.reporter_id
    where (known.upheld, known.dismissed) is distinct from (r.upheld, r.dismissed)`;
  return rows.map(({ fault }) => fault);
}
