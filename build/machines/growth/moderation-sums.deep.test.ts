import "../../../server/testing/provided.ts";
import { afterAll, expect, inject, test } from "vitest";
import { openDatabase } from "../../../server/db/open-database.ts";
import type { EndedStatement } from "../../../server/db/pool/connection.ts";
import { addUpModeration } from "../../../server/features/cases/sums/add-up-moderation.ts";
import { keepFormerModeration } from "../../../server/features/cases/sums/keep-former-moderation.ts";
import { openLargeDatabase } from "../testing/large-tables/large-database.ts";
import type { LargeGroup } from "../testing/large-tables/large-size.ts";
import { moderation } from "../testing/large-tables/moderation.ts";
import { machineLoad } from "../testing/machine-load.ts";

/** Of reports, decisions, appeals and cases each. The full size is ten million. */
const rows = Number(process.env.GLIMMER_ROWS ?? 100_000);
const hour = 60 * 60_000;

/** What is counted, of the group. */
const counted = ["members", "cases", "reports", "decisions", "appeals"];
const group: LargeGroup = {
  ...moderation,
  name: "moderation_sums",
  fillings: (size) => moderation.fillings(size).filter(({ table }) => counted.includes(table)),
};

const ran: EndedStatement[] = [];
const { url, drop } = await openLargeDatabase(inject("postgresUrl"), group, rows);
const db = openDatabase(url, {
  maxConnections: 5,
  deadlineMs: 600_000,
  onStatement: (statement) => void ran.push(statement),
});
const { sql } = db;
afterAll(async () => {
  await db.close();
  await drop();
}, hour);

/** The sums of all that is counted, and the rows themselves. */
async function selectSums() {
  const kept = await sql`
    select number, sum(count)::integer as count
    from moderation_numbers_by_month('2000-01-01')
    group by number
    order by number`;
  const [row] = await sql`
    select
      (select count(*)::integer from decisions where decision <> 'undecidable') as decisions,
      (select count(*)::integer from reports) as reports,
      (select count(*)::integer from appeals) as appeals,
      (
        select count(distinct d.case_id)::integer
        from decisions d
        join cases c on c.id = d.case_id
        where c.opened_at < d.decided_at
      ) as hours`;
  const wrong = await sql`
    select member_id, k.cases, c.cases as counted
    from case_counts k
    full join (select member_id, count(*) as cases from cases where member_id is not null group by member_id) as c
      using (member_id)
    where k.cases is distinct from c.cases
    limit 5`;
  return { kept: Object.fromEntries(kept.map(({ number, count }) => [number, count])), rows: row, wrong };
}

test("former rows are counted in short batches, while members report and nothing is missed", async () => {
  const waits: number[] = [];
  const [filling, from] = [new AbortController(), performance.now()];
  const reporting = (async () => {
    while (!filling.signal.aborted) {
      const began = performance.now();
      await sql`
        insert into reports (id, case_id, reason, rule, description, weight, created_at)
        values (gen_random_uuid(), large_id('bbb', 1), 'spam', 'spam', 'of the test', 1000, now())`;
      waits.push(performance.now() - began);
    }
  })();
  const batches: number[] = [];
  const isKept = async () => {
    const [row] = await sql`
      select from moderation_numbers_since, case_counts_up_to where since = '-infinity' and member_id is null`;
    return row !== undefined;
  };
  ran.length = 0;
  while (!await isKept()) await keepFormerModeration({ sql });
  const seconds = (performance.now() - from) / 1_000;
  filling.abort();
  await reporting;
  batches.push(...ran.filter(({ name }) => name.includes("keepFormer")).map(({ ranMs }) => ranMs));
  const longest = (list: readonly number[]) => Math.round(Math.max(...list));
  console.log(
    `${rows} rows each, ${machineLoad()}: ${batches.length} batches in ${seconds.toFixed(1)} s, the longest ${
      longest(batches)
    } ms; ${waits.length} reports meanwhile, the longest ${longest(waits)} ms`,
  );
  await addUpModeration({ sql });
  const { kept, rows: there, wrong } = await selectSums();
  expect(kept).toEqual(there);
  expect(wrong).toEqual([]);
}, hour);
