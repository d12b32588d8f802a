import "../../../server/testing/provided.ts";
import { afterAll, expect, inject, test } from "vitest";
import { openDatabase } from "../../../server/db/open-database.ts";
import type { EndedStatement } from "../../../server/db/pool/connection.ts";
import { addUpModeration } from "../../../server/features/cases/sums/add-up-moderation.ts";
import { keepFormerModeration } from "../../../server/features/cases/sums/keep-former-moderation.ts";
import { openLargeDatabase } from "../testing/large-tables/large-database.ts";
import { moderation } from "../testing/large-tables/moderation.ts";
import { machineLoad } from "../testing/machine-load.ts";

/** Of reports, decisions, appeals and cases each. The full size is ten million; 100,000 the least. */
const rows = Number(process.env.GLIMMER_ROWS ?? 100_000);
const hour = 60 * 60_000;

const ran: EndedStatement[] = [];
const { url, drop } = await openLargeDatabase(inject("postgresUrl"), moderation, rows);
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

const sums = () => sql`select * from moderation_numbers_by_month('2000-01-01') order by 1, 2, 3, 4`;
const counts = async () => {
  const [row] = await sql`
    select count(*)::integer as members, sum(cases)::integer as cases, md5(string_agg(member_id || ' ' || cases, ',' order by member_id)) as digest
    from case_counts`;
  return row;
};

test("former rows are counted in short batches, while members report and nothing is missed", async () => {
  await keepFormerModeration({ sql });
  const [numbers, ofMembers] = [await sums(), await counts()];
  await sql`truncate moderation_numbers, case_counts`;
  await sql`update moderation_numbers_since set since = 'infinity'`;
  await sql`update case_counts_up_to set member_id = '00000000-0000-0000-0000-000000000000'`;
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
  await sql`delete from reports where description = 'of the test'`;
  await addUpModeration({ sql });
  expect(await sums()).toEqual(numbers);
  expect(await counts()).toEqual(ofMembers);
}, hour);
