import type { BenchContext } from "./bench-context.ts";
import { declaredFigures } from "./figures/declared-figures.ts";
import { median } from "./figures/percentiles.ts";
import { type PartReport, reportOf } from "./figures/part-report.ts";
import { createFigure, findWorst } from "./figures/figure.ts";
import { fillCommunity } from "./growth/fill-community.ts";
import { load } from "./load.ts";
import { serve, type Served } from "./processes.ts";
import { createProductEnv, withDatabase } from "./product-database.ts";
import { takeTurns } from "./take-turns.ts";
import type { Sql } from "../../../server/db/open-database.ts";
import type { Reader } from "./seed/seed.ts";

/** How many cases there are in each community, and how long they are read. */
export interface CasesPlan {
  readonly small: number;
  readonly large: number;
  readonly rounds: number;
  readonly secondsPerRound: number;
}

const path = "/api/moderation/reports";
const reads = [
  { what: "the queue", address: path },
  { what: "the queue of one kind", address: `${path}?kind=comment` },
  { what: "closed cases", address: `${path}?state=closed` },
  { what: "the count in the menu", address: "/api/moderation/summary" },
];

interface Desk {
  readonly server: Served;
  readonly token: string;
}

/**
 * Fills two databases beside the given one, with few and with many cases, and reads both in turn.
 */
export async function benchCases(context: BenchContext, plan: CasesPlan): Promise<PartReport> {
  const few = await openDesk(context, "cases_few", plan.small);
  const many = await openDesk(context, "cases_many", plan.large);
  const count = (value: number) => value.toLocaleString("en");
  try {
    const figures = [];
    for (const { what, address } of reads) {
      const { ratios, perSecond } = await compare(few, many, address, plan);
      const name = `${count(plan.small)} → ${count(plan.large)} cases: ${what}`;
      figures.push(createFigure({ ...declaredFigures.cases.queue, name }, {
        value: ratios,
        note: `${perSecond.map((value) => count(Math.round(value))).join(" → ")} calls a second`,
      }));
    }
    return reportOf("cases", { queue: findWorst(figures) }, figures);
  } finally {
    await few.server.stop();
    await many.server.stop();
  }
}

async function openDesk(context: BenchContext, name: string, cases: number): Promise<Desk> {
  const { databaseUrl, community } = await fillCommunity(context.databaseUrl, name, {
    members: 1_000,
    posts: 1_000,
  });
  await withDatabase(databaseUrl, (sql) => seedCases(sql, community.lone, cases));
  const server = await serve(context.deno, "server/main.ts", createProductEnv(databaseUrl, context.dataDir));
  return { server, token: community.lone.token };
}

/** Time for a call at many ÷ at few, of each two neighbouring rounds. */
async function compare(few: Desk, many: Desk, address: string, { rounds, secondsPerRound }: CasesPlan) {
  const ask = async ({ server, token }: Desk, seconds: number) =>
    (await load(server, address, [token], seconds)).requestsPerSecond;
  await ask(few, 0.5);
  await ask(many, 0.5);
  const perSecond: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    await takeTurns(round, [
      async () => perSecond[0].push(await ask(few, secondsPerRound)),
      async () => perSecond[1].push(await ask(many, secondsPerRound)),
    ]);
  }
  return {
    ratios: perSecond[0].map((one, round) => one / (perSecond[1][round] ?? Number.NaN)),
    perSecond: perSecond.map(median),
  };
}

/**
 * Open cases of posts with one to four reports each, a tenth of them urgent, and as many closed
 * ones with a decision. The reader moderates, and has decided all of them.
 */
async function seedCases(sql: Sql, { memberId }: Reader, cases: number): Promise<void> {
  await sql`update members set is_moderator = true where id = ${memberId}`;
  await sql`
    insert into cases (
      id, kind, subject_id, member_id, sources, reasons, reports_count, weight, is_urgent, snapshot, opened_at, closed_at
    )
    select
      bench_id('case', n, bench_post_at(n)),
      case n % 5 when 0 then 'comment' else 'post' end,
      bench_id('subject', n, bench_post_at(n)),
      bench_member(101 + n % 800),
      '{report}',
      case n % 10 when 0 then '{violence}'::text[] else '{spam}'::text[] end,
      1 + n % 4,
      1000 * (1 + n % 4),
      n % 10 = 0,
      jsonb_build_object(
        'memberId', bench_member(101 + n % 800),
        'excerpt', 'Buy this now ' || n,
        'texts', jsonb_build_array(
          jsonb_build_object(
            'memberId', bench_member(101 + n % 800), 'words', repeat('Buy this now. ', 40), 'pictures', '[]'::jsonb,
            'createdAt', bench_post_at(n), 'isSubject', true
          )
        ),
        'verdicts', '[]'::jsonb
      ),
      bench_post_at(n),
      case when n > ${cases} then bench_post_at(n) + interval '1 hour' end
    from generate_series(1, ${2 * cases}::integer) as n`;
  await sql`
    insert into reports (id, case_id, reporter_id, reason, rule, description, weight, created_at)
    select
      bench_id('report' || r, n, bench_post_at(n)),
      bench_id('case', n, bench_post_at(n)),
      bench_member(101 + (n * 7 + r) % 800),
      case n % 10 when 0 then 'violence' else 'spam' end,
      case n % 10 when 0 then 'violence' else 'spam' end,
      'Please look',
      1000,
      bench_post_at(n)
    from generate_series(1, ${2 * cases}::integer) as n
    cross join lateral generate_series(0, n % 4) as r`;
  await sql`
    insert into decisions (
      id, case_id, member_id, decision, rule, reason, decided_by, decided_at, notice_at, noticed_at
    )
    select
      bench_id('decision', n, bench_post_at(n)),
      bench_id('case', n, bench_post_at(n)),
      bench_member(101 + n % 800),
      'warn',
      'spam',
      'Advertising',
      ${memberId},
      bench_post_at(n) + interval '1 hour',
      bench_post_at(n) + interval '70 minutes',
      bench_post_at(n) + interval '70 minutes'
    from generate_series(${cases + 1}::integer, ${2 * cases}::integer) as n`;
  await sql.unsafe("vacuum analyze");
}
