// `npm run bench` starts this with Node. It is given an empty database it may fill (DATABASE_URL), and the programs of Deno
// and Chromium (DENO_PROGRAM, CHROMIUM_PATH).
import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { openDatabase } from "../db/client.ts";
import { migrate } from "../db/migrate.ts";
import { type FirstLoad, firstLoad } from "./bundle.ts";
import { compareFeeds } from "./compare-feeds.ts";
import { describeMachine } from "./machine.ts";
import { type Plan, planOf } from "./plan.ts";
import { serve } from "./processes.ts";
import { report } from "./report.ts";
import { type Reader, seed } from "./seed/seed.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const databaseUrl = process.env["DATABASE_URL"] ?? "";
const deno = process.env["DENO_PROGRAM"] ?? "deno";

/** Fills, loads, measures and prints. Figures that miss their goal are figures; only what cannot be measured throws. */
async function bench(plan: Plan): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "glimmer-bench-"));
  process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  const { machine, readers } = await prepare(plan);
  const product = await serve(deno, "server/main.ts", productEnv(dataDir), "/api/health");
  const bare = await serve(deno, "server/bench/bare.ts", { DATABASE_URL: databaseUrl }, "/health");
  console.log(`Reading the feed: ${plan.rounds} rounds of ${plan.secondsPerRound} s from each server …`);
  const feed = await compareFeeds(product, bare, readers, plan);
  const residentMb = await product.residentMb();
  await product.stop();
  await bare.stop();
  const firstLoad = await measureFirstLoad(dataDir, readers);
  const figures = { feed, residentMb, coldStartMs: product.coldStartMs, firstLoad };
  console.log(["", ...machine, "", ...report(figures), ""].join("\n"));
}

async function prepare({ size }: Plan): Promise<{ machine: string[]; readers: readonly Reader[] }> {
  await migrate(databaseUrl);
  const db = openDatabase(databaseUrl, { deadlineMs: 10 * 60 * 1000 });
  try {
    const machine = await describeMachine(db.sql, deno);
    console.log(`Filling a database with ${size.members} members and ${size.posts} posts …`);
    return { machine, readers: await seed(db.sql, size) };
  } finally {
    await db.close();
  }
}

/** Production settings, so that nothing is measured that only development does. */
function productEnv(dataDir: string): Record<string, string> {
  return {
    NODE_ENV: "production",
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PUBLIC_URL: "https://glimmer.example",
    SESSION_SECRET: "a secret of the load programs, of no use elsewhere",
    SMTP_URL: "smtp://127.0.0.1:9",
    RATE_LIMIT_SCALE: "1000000",
    LOG_LEVEL: "warn",
  };
}

/** A development server: the browser needs a session cookie, which production sends on https alone. */
async function measureFirstLoad(dataDir: string, readers: readonly Reader[]): Promise<FirstLoad> {
  const env = { ...productEnv(dataDir), NODE_ENV: "development", PUBLIC_URL: "", SMTP_URL: "" };
  const server = await serve(deno, "server/main.ts", env, "/api/health");
  try {
    const session = { name: "glimmer_session", value: readers[0]?.token ?? "" };
    const browser = process.env["CHROMIUM_PATH"];
    return await firstLoad(server.origin, join(root, "dist/web"), session, browser);
  } finally {
    await server.stop();
  }
}

// An ordinary exit takes the servers along.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
await bench(planOf(process.argv.slice(2)));
