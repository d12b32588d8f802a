import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { load, median } from "../load.ts";
import type { Plan } from "../plan.ts";
import { serve, type Served } from "../processes.ts";
import { productEnv, withDatabase } from "../product-database.ts";
import type { Reader, seed as seedDatabase, Size } from "../seed/seed.ts";
import { type Call, calls, type Known } from "./calls.ts";

interface Place {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly deno: string;
  /** This checkout. */
  readonly root: string;
}

/** One checkout's server, on a database that it migrated and filled. */
interface Side extends Known {
  readonly server: Served;
}

/**
 * Serves this checkout and an older one side by side and loads them in turn. The lines of a table.
 */
export async function benchAgainst(place: Place, olderRoot: string, plan: Plan): Promise<string[]> {
  const older = await open(place, resolve(olderRoot), "bench_older", plan.size);
  const newer = await open(place, place.root, "bench_newer", plan.size);
  try {
    console.log(`Loading both in turn: ${plan.rounds} rounds of ${plan.secondsPerRound} s …`);
    const rows: string[] = [row("", "this", "older", "ratio", "goal ≥ 0.90")];
    for (const call of calls) rows.push(await compare(call, newer, older, plan));
    const memory = [await newer.server.residentMb(), await older.server.residentMb()] as const;
    const start = [newer.server.coldStartMs, older.server.coldStartMs] as const;
    return [
      ...rows,
      row("memory after the load, MB", ...cells(memory), (memory[1] / memory[0]).toFixed(2)),
      row("cold start to first answer, ms", ...cells(start), (start[1] / start[0]).toFixed(2)),
    ];
  } finally {
    await older.server.stop();
    await newer.server.stop();
  }
}

/** Needs the packages of that checkout (`npm ci`), since its own code fills the database. */
async function open(place: Place, root: string, name: string, size: Size): Promise<Side> {
  await withDatabase(place.databaseUrl, (sql) => sql`create database ${sql(name)}`);
  const url = new URL(place.databaseUrl);
  url.pathname = `/${name}`;
  const from = (file: string) => pathToFileURL(join(root, file)).href;
  const { migrate } = await import(from("server/db/migrate.ts")) as { migrate(url: string): Promise<void> };
  const { seed } = await import(from(seedFile(root))) as { seed: typeof seedDatabase };
  await migrate(url.href);
  console.log(`Filling a database with ${size.members} members and ${size.posts} posts …`);
  const readers = await withDatabase(url.href, (sql) => seed(sql, size));
  const env = productEnv(url.href, place.dataDir);
  const server = await serve(place.deno, join(root, "server/main.ts"), env, root);
  return { server, readers, postId: await firstPost(server, readers) };
}

/** The bench was part of `server/` once. */
function seedFile(root: string): string {
  const [here, once] = ["build/bench/seed/seed.ts", "server/bench/seed/seed.ts"] as const;
  return existsSync(join(root, here)) ? here : once;
}

async function firstPost(server: Served, readers: readonly Reader[]): Promise<string> {
  const headers = { Authorization: `Bearer ${readers[0]?.token}` };
  const answer = await fetch(`${server.origin}/api/posts?limit=1`, { headers });
  return (await answer.json() as { id: string }[])[0]?.id ?? "";
}

/** The order alternates from round to round, so that neither always follows the other. */
async function compare(call: Call, newer: Side, older: Side, plan: Plan): Promise<string> {
  const measure = async (side: Side) => {
    const tokens = side.readers.map(({ token }) => token);
    const round = await load(side.server, call.path(side), tokens, plan.secondsPerRound);
    return round.requestsPerSecond;
  };
  await measure(newer);
  await measure(older);
  const pairs: { newer: number; older: number }[] = [];
  for (let round = 0; round < plan.rounds; round++) {
    pairs.push(
      round % 2 === 0
        ? { newer: await measure(newer), older: await measure(older) }
        : { older: await measure(older), newer: await measure(newer) },
    );
  }
  return row(
    call.name,
    ...cells([median(pairs.map((pair) => pair.newer)), median(pairs.map((pair) => pair.older))]),
    median(pairs.map((pair) => pair.newer / pair.older)).toFixed(2),
  );
}

function cells([newer, older]: readonly [number, number]): [string, string] {
  return [newer.toFixed(0), older.toFixed(0)];
}

function row(what: string, newer: string, older: string, ratio: string, goal = ""): string {
  return [what.padEnd(33), newer.padStart(9), older.padStart(9), ratio.padStart(7), `   ${goal}`].join("")
    .trimEnd();
}
