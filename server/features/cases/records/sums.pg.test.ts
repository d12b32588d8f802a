import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { countedNumbers } from "#shared/cases/numbers-contract.ts";
import { testDatabase } from "../../../testing/test-database.ts";
import { addUpModeration } from "./add-up-moderation.ts";
import { addUpCaseCounts, addUpNumbers, selectNumbers } from "./number-queries.ts";

const db = await testDatabase();
const { sql } = db;
const now = new Date("2026-11-27T12:00:00Z").getTime();

const members = Array.from({ length: 12 }, () => uuidv7()).toSorted();
await sql`
  insert into members (
    id, email, username, display_name, password_hash, email_verified_at, terms_version, privacy_version, created_at
  )
  select id, id || '@example.org', 'm' || left(md5(id::text), 12), 'Member', '', now(), '1', '1', now()
  from unnest(${members}::uuid[]) as id`;

/** Repeats itself, so that a failure can be looked at. */
let seed = 20261127;
function below(n: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor(seed / 65_536) % n;
}
const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
/** Within the last forty days, so that months begin and end among them. */
const moment = () => new Date(now - below(40 * 24 * 60) * 60_000);
const rules = ["spam", "hate", "other"];

/** Cases, each with its reports, decisions and appeals. */
async function openCases(count: number): Promise<void> {
  const cases = Array.from({ length: count }, () => ({
    id: uuidv7(),
    kind: "post",
    subject_id: uuidv7(),
    member_id: below(10) === 0 ? null : pick(members),
    sources: ["report"],
    snapshot: {},
    opened_at: moment(),
  }));
  await sql`insert into cases ${sql(cases)}`;
}

const acts: readonly (() => PromiseLike<unknown>)[] = [
  () => openCases(1),
  () => openCases(3),
  () =>
    sql`
    insert into reports (id, case_id, reason, rule, description, weight, by_stranger, created_at)
    select gen_random_uuid(), id, 'spam', ${pick(rules)}, '', 1000, ${below(3) === 0}, ${moment()}
    from (${someCases(2)}) as found`,
  // One after the other of a case, and two of it at once.
  () => decide(1),
  () => decide(2),
  () => decide(2),
  () => sql`update decisions set undone_at = ${moment()} where id in (${some("decisions", 2)})`,
  () => sql`update decisions set noticed_at = ${moment()} where id in (${some("decisions", 3)})`,
  () =>
    sql`
    update decisions
    set case_id = (select case_id from decisions where id in (${some("decisions", 1)}))
    where case_id in (select case_id from decisions order by md5(id::text || ${below(1_000)}::text) limit 1)`,
  () => sql`delete from decisions where id in (${some("decisions", 1)})`,
  () => appeal(),
  () =>
    sql`
    update appeals
    set answered_at = ${moment()}, is_granted = ${pick([true, false, null])}
    where id in (${some("appeals", 2)})`,
  () => sql`update reports set rule = ${pick(rules)} where id in (${some("reports", 2)})`,
  () => sql`update cases set member_id = ${pick([...members, null])} where id in (${some("cases", 2)})`,
  () => sql`delete from cases where id in (${casesWithoutDecision()})`,
  () => sql`update cases set closed_at = ${moment()} where id in (${some("cases", 2)})`,
];

/** As jobs do it, in batches of a few rows, of which many run between acts. */
const jobs: readonly (() => PromiseLike<unknown>)[] = [
  () => addUpNumbers(sql, 4),
  () => db.transaction((tx) => addUpCaseCounts(tx, 4)),
];

function appeal(): PromiseLike<unknown> {
  return sql`
    with decided as (
      ${some("decisions", 1)}
    ), opened as (
      insert into cases (id, kind, subject_id, member_id, sources, snapshot, opened_at)
      select gen_random_uuid(), 'appeal', gen_random_uuid(), ${pick(members)}, '{appeal}', '{}', ${moment()}
      from decided
      returning id, opened_at
    )
    insert into appeals (id, decision_id, case_id, words, created_at)
    select gen_random_uuid(), decided.id, opened.id, '', opened.opened_at
    from decided, opened`;
}

function some(table: string, count: number) {
  return sql`select id from ${sql(table)} order by md5(id::text || ${seed}::text) limit ${count}`;
}
const someCases = (count: number) => some("cases", count);

/** A decided case is never deleted. */
function casesWithoutDecision() {
  return sql`
    select c.id
    from cases c
    where not exists (select from decisions d where d.case_id = c.id)
    order by md5(c.id::text || ${seed}::text)
    limit 1`;
}

/** Most of them some hours after the case was opened, as many of a case as asked for. */
function decide(times: number) {
  return sql`
    insert into decisions (id, case_id, decision, rule, reason, decided_at, notice_at)
    select
      gen_random_uuid(), c.id, ${pick(["warn", "remove", "remove", "undecidable"])}, ${pick(rules)}, '',
      c.opened_at + (${below(300) - 10}::integer + n) * interval '1 hour', c.opened_at
    from (${someCases(3)}) as found
    join cases c on c.id = found.id
    cross join generate_series(1, ${times}::integer) as n`;
}

/** The numbers as they are defined, counted from all rows at once. */
function countedFromRows() {
  return sql`
    with stood as (
      select d.*
      from decisions d
      where d.decision <> 'undecidable' and (d.undone_at is null or d.noticed_at is not null)
    )
    select
      to_char(created_at at time zone 'utc', 'YYYY-MM') as month, 'reports' as number, rule as first,
      by_stranger::text as second, count(*)::integer as count
    from reports
    group by 1, 3, 4
    union all
    select to_char(decided_at at time zone 'utc', 'YYYY-MM'), 'decisions', decision, rule, count(*)::integer
    from stood
    group by 1, 3, 4
    union all
    select
      to_char(created_at at time zone 'utc', 'YYYY-MM'), 'appeals',
      case when is_granted then 'granted' when not is_granted then 'refused' when answered_at is null then 'waiting' else 'closed' end,
      '', count(*)::integer
    from appeals
    group by 1, 3
    union all
    select
      to_char(first.at at time zone 'utc', 'YYYY-MM'), 'hours', (case
        when first.at - c.opened_at < interval '24 hours'
          then round(extract(epoch from first.at - c.opened_at) / 3600, 1)
        when first.at - c.opened_at < interval '240 hours'
          then round(extract(epoch from first.at - c.opened_at) / 3600)
        else round(extract(epoch from first.at - c.opened_at) / 86400) * 24
      end)::text, '',
      count(*)::integer
    from (select case_id, min(decided_at) as at from stood group by case_id) as first
    join cases c on c.id = first.case_id
    where c.opened_at < first.at
    group by 1, 3
    order by 1, 2, 3, 4`;
}

const keyOf = (row: object) => JSON.stringify(Object.entries(row).toSorted());

async function expectSums(): Promise<void> {
  const kept = await selectNumbers(sql, new Date("2020-01-01T00:00:00Z"));
  expect(kept.map(keyOf).toSorted()).toEqual((await countedFromRows()).map(keyOf).toSorted());
  const ofMembers = await sql`
    select m.id, case_count_of(m.id) as kept, count(c.id)::integer as cases
    from members m
    left join cases c on c.member_id = m.id
    group by m.id
    having case_count_of(m.id) <> count(c.id)`;
  expect(ofMembers).toEqual([]);
}

/** How many changes are not in the sums yet. */
async function changesLeft(): Promise<number> {
  const [row] = await sql<{ changes: number }[]>`
    select
      (select count(*)::integer from moderation_number_changes) + (select count(*)::integer from case_count_changes)
        as changes`;
  return row?.changes ?? -1;
}

async function inTurn(steps: readonly (() => PromiseLike<unknown>)[], count: number): Promise<void> {
  for (let n = 0; n < count; n++) await pick(steps)();
}

test("sums equal their rows, whatever is written while jobs add up changes", async () => {
  await openCases(30);
  await inTurn(acts, 40);
  await expectSums();
  expect(await changesLeft()).toBeGreaterThan(0);
  for (let round = 0; round < 15; round++) {
    await Promise.all([inTurn(acts, 4), inTurn(jobs, 2), inTurn(jobs, 2)]);
    await expectSums();
  }
  await inTurn(acts, 20);
  // Of which chance may have left none.
  for (const last of [() => decide(1), appeal]) await last();
  await expectSums();
  await addUpModeration({ sql, db });
  await expectSums();
  expect(await changesLeft()).toBe(0);
  const numbers = await sql`select distinct number from moderation_numbers where count > 0`;
  // Levels are counted day by day.
  expect(new Set(numbers.map(({ number }) => number as string)).add("levels"))
    .toEqual(new Set([...countedNumbers, "hours"]));
});

test("changes count once, though a job is killed in the middle and two run at once", async () => {
  await inTurn(acts, 20);
  const killed = db.transaction(async (tx) => {
    await addUpModeration({ sql: tx, db: { ...db, transaction: (work) => work(tx) } });
    throw new Error("killed");
  });
  await expect(killed).rejects.toThrow("killed");
  await expectSums();
  await Promise.all([addUpModeration({ sql, db }), addUpModeration({ sql, db }), inTurn(jobs, 5)]);
  await addUpModeration({ sql, db });
  await expectSums();
  expect(await changesLeft()).toBe(0);
  const [rows] = await sql`select count(*)::integer as empty from case_counts where cases <= 0`;
  expect(rows).toEqual({ empty: 0 });
});
