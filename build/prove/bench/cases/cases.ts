import type { BenchContext } from "../bench-context.ts";
import { declaredFigures } from "../figures/declared-figures.ts";
import { median } from "../figures/percentiles.ts";
import { type PartReport, reportOf } from "../figures/part-report.ts";
import { figureOf, worstOf } from "../figures/figure.ts";
import { fillCommunity } from "../growth/fill-community.ts";
import { load } from "../load.ts";
import { serve, type Served } from "../processes.ts";
import { productEnv, withDatabase } from "../product-database.ts";
import { takeTurns } from "../take-turns.ts";
import { seedCases } from "./seed-cases.ts";

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
      figures.push(figureOf({ ...declaredFigures.cases.queue, name }, {
        value: ratios,
        note: `${perSecond.map((value) => count(Math.round(value))).join(" → ")} calls a second`,
      }));
    }
    return reportOf("cases", { queue: worstOf(figures) }, figures);
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
  const server = await serve(context.deno, "server/main.ts", productEnv(databaseUrl, context.dataDir));
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
