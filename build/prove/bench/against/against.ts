import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { declaredFigures } from "../figures/declared-figures.ts";
import { type Figure, figureOf, worstOf } from "../figures/figure.ts";
import { median } from "../figures/percentiles.ts";
import { type PartReport, reportOf } from "../figures/part-report.ts";
import { load } from "../load.ts";
import type { BenchContext } from "../bench-context.ts";
import type { Plan } from "../plan.ts";
import { serve, type Served } from "../processes.ts";
import { productEnv, withDatabase } from "../product-database.ts";
import type { Reader, seed as seedDatabase, Size } from "../seed/seed.ts";
import { type Call, calls, type Known } from "./calls.ts";

/** One checkout's server, on a database that it migrated and filled. */
interface Side extends Known {
  readonly server: Served;
}

/** Serves this checkout and an older one side by side and loads them in turn. */
export async function benchAgainst(
  context: BenchContext,
  olderRoot: string,
  plan: Plan,
): Promise<PartReport> {
  const older = await open(context, resolve(olderRoot), "bench_older", plan.size);
  const newer = await open(context, context.root, "bench_newer", plan.size);
  try {
    console.log(`Loading both in turn: ${plan.rounds} rounds of ${plan.secondsPerRound} s …`);
    const compared: Figure[] = [];
    for (const call of calls) compared.push(await compare(call, newer, older, plan));
    const memory = { newer: await newer.server.residentMb(), older: await older.server.residentMb() };
    const start = { newer: newer.server.coldStartMs, older: older.server.coldStartMs };
    return reportOf("against", {
      slowest: worstOf(compared),
      memory: { value: memory.newer / memory.older, note: noteOf(memory, "MB") },
      coldStart: { value: start.newer / start.older, note: noteOf(start, "ms") },
    }, compared);
  } finally {
    await older.server.stop();
    await newer.server.stop();
  }
}

/** Needs the packages of that checkout (`npm ci`), since its own code fills the database. */
async function open(context: BenchContext, root: string, name: string, size: Size): Promise<Side> {
  await withDatabase(context.databaseUrl, (sql) => sql`create database ${sql(name)}`);
  const url = new URL(context.databaseUrl);
  url.pathname = `/${name}`;
  const from = (file: string) => pathToFileURL(join(root, file)).href;
  const { migrate } = await import(from("server/db/migrate.ts")) as { migrate(url: string): Promise<void> };
  const { seed } = await import(from(seedFile(root))) as { seed: typeof seedDatabase };
  await migrate(url.href);
  console.log(`Filling a database with ${size.members} members and ${size.posts} posts …`);
  const readers = await withDatabase(url.href, (sql) => seed(sql, size));
  const env = productEnv(url.href, context.dataDir);
  const server = await serve(context.deno, join(root, "server/main.ts"), env, root);
  return { server, readers, postId: await firstPost(server, readers) };
}

/** The bench was part of `server/` once. */
function seedFile(root: string): string {
  const [here, once] = ["build/prove/bench/seed/seed.ts", "server/bench/seed/seed.ts"] as const;
  return existsSync(join(root, here)) ? here : once;
}

async function firstPost(server: Served, readers: readonly Reader[]): Promise<string> {
  const headers = { Authorization: `Bearer ${readers[0]?.token}` };
  const answer = await fetch(`${server.origin}/api/posts?limit=1`, { headers });
  return (await answer.json() as { id: string }[])[0]?.id ?? "";
}

/** The order alternates from round to round, so that neither always follows the other. */
async function compare(call: Call, newer: Side, older: Side, plan: Plan): Promise<Figure> {
  const measure = async (side: Side) => {
    const tokens = side.readers.map(({ token }) => token);
    const round = await load(side.server, call.path(side), tokens, plan.secondsPerRound);
    return round.requestsPerSecond;
  };
  await measure(newer);
  await measure(older);
  const pairs: Pair[] = [];
  for (let round = 0; round < plan.rounds; round++) {
    pairs.push(
      round % 2 === 0
        ? { newer: await measure(newer), older: await measure(older) }
        : { older: await measure(older), newer: await measure(newer) },
    );
  }
  const perSecond = {
    newer: median(pairs.map((pair) => pair.newer)),
    older: median(pairs.map((pair) => pair.older)),
  };
  return figureOf({ ...declaredFigures.against.slowest, name: call.name }, {
    value: pairs.map((pair) => pair.newer / pair.older),
    note: noteOf(perSecond, "a second"),
  });
}

interface Pair {
  readonly newer: number;
  readonly older: number;
}

function noteOf({ newer, older }: Pair, unit: string): string {
  return `${Math.round(newer).toLocaleString("en")} beside ${Math.round(older).toLocaleString("en")} ${unit}`;
}
