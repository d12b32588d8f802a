// `npm run bench` starts this with Node. It is given an empty database it may fill, on a server
// where it may make others (DATABASE_URL), and the programs of Deno, Chromium and, where there is
// one, pgbench (DENO_PROGRAM, CHROMIUM_PATH, PGBENCH_PROGRAM).
import { rmSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { migrate } from "../../server/db/migrate.ts";
import { benchAgainst } from "./against/against.ts";
import { anonymousReport } from "./anonymous/anonymous-report.ts";
import { anonymousCalls } from "./anonymous/calls.ts";
import { prepareFindable } from "./anonymous/findable.ts";
import { measureAnonymous } from "./anonymous/measure-anonymous.ts";
import { benchAssistant } from "./assistant/assistant.ts";
import { type FirstLoad, measureFirstLoad } from "./bundle.ts";
import { compareFeeds } from "./compare-feeds.ts";
import { benchGrowth } from "./growth/growth.ts";
import { benchLists } from "./lists/lists.ts";
import { describeMachine } from "./machine.ts";
import { olderCheckout, type Plan, planOf } from "./plan.ts";
import { serve, type Served } from "./processes.ts";
import { productEnv, withDatabase } from "./product-database.ts";
import { measureMessages } from "./messages/measure-messages.ts";
import { messagesReport } from "./messages/messages-report.ts";
import { measurePage } from "./page/page.ts";
import { measureRealtime } from "./realtime/measure-realtime.ts";
import { realtimeReport } from "./realtime/realtime-report.ts";
import { report } from "./report.ts";
import { type Reader, seed } from "./seed/seed.ts";
import { benchStatements } from "./statements/statements.ts";
import { benchWrites } from "./writes/writes.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const databaseUrl = process.env["DATABASE_URL"] ?? "";
const deno = process.env["DENO_PROGRAM"] ?? "deno";

/**
 * Fills, loads, measures and prints. A figure that misses its goal does not throw; one that cannot
 * be measured does. A page over the bound on buffers fails the run.
 */
async function bench(plan: Plan, older: string | undefined): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "glimmer-bench-"));
  process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  console.log(["", ...await machine(), ""].join("\n"));
  if (older) {
    console.log(
      ["", ...await benchAgainst({ databaseUrl, dataDir, deno, root }, older, plan), ""].join("\n"),
    );
    return;
  }
  const ofReaders: readonly string[] = ["feed", "anonymous", "assistant", "writes"];
  const readers = plan.parts.some((part) => ofReaders.includes(part)) ? await fill(plan) : [];
  if (plan.parts.includes("feed")) {
    console.log(["", ...await measureFeed(plan, dataDir, readers), ""].join("\n"));
  }
  if (plan.parts.includes("lists")) {
    console.log(["", ...await benchLists({ databaseUrl, dataDir, deno }, plan.lists), ""].join("\n"));
  }
  if (plan.parts.includes("anonymous")) {
    console.log(["", ...await measureStrangers(plan, dataDir, readers), ""].join("\n"));
  }
  if (plan.parts.includes("growth")) {
    console.log(["", ...await benchGrowth({ databaseUrl, dataDir, deno }, plan.growth), ""].join("\n"));
  }
  if (plan.parts.includes("realtime")) {
    console.log(["", ...await measureSockets(plan, dataDir), ""].join("\n"));
  }
  if (plan.parts.includes("messages")) {
    console.log(["", ...await measureChats(plan, dataDir), ""].join("\n"));
  }
  if (plan.parts.includes("assistant")) {
    const where = { databaseUrl, dataDir, deno };
    console.log(["", ...await benchAssistant(where, readers, plan.assistant), ""].join("\n"));
  }
  if (plan.parts.includes("writes")) {
    const where = { databaseUrl, dataDir, deno, pgbench: process.env["PGBENCH_PROGRAM"] };
    console.log(["", ...await benchWrites(where, readers, plan.writes), ""].join("\n"));
  }
  if (plan.parts.includes("statements")) {
    const { lines, heavy } = await benchStatements({ databaseUrl, dataDir }, plan.growth);
    console.log(["", ...lines, ""].join("\n"));
    if (heavy.length > 0) {
      console.error(`Pages over the bound on buffers: ${heavy.join("; ")}`);
      process.exitCode = 1;
    }
  }
  if (plan.parts.includes("page")) {
    console.log(["", ...await measurePage({ databaseUrl, dataDir, deno }, plan.page), ""].join("\n"));
  }
}

async function measureChats({ messages }: Plan, dataDir: string): Promise<string[]> {
  const env = productEnv(databaseUrl, dataDir);
  const server = await serve(deno, "server/main.ts", env);
  const bare = await serve(deno, "build/bench/messages/bare-messages.ts", { DATABASE_URL: databaseUrl });
  console.log(`Writing threads, then ${messages.messagesPerSecond} messages a second …`);
  try {
    return await withDatabase(
      databaseUrl,
      async (sql) =>
        messagesReport(
          await measureMessages({ server, bare }, env["PUBLIC_URL"] ?? "", sql, messages),
          messages,
        ),
    );
  } finally {
    await bare.stop();
    await server.stop();
  }
}

async function machine(): Promise<string[]> {
  return await withDatabase(databaseUrl, (sql) => describeMachine(sql, deno));
}

async function measureFeed(plan: Plan, dataDir: string, readers: readonly Reader[]): Promise<string[]> {
  const product = await serve(deno, "server/main.ts", productEnv(databaseUrl, dataDir));
  const bare = await serve(deno, "build/bench/bare.ts", { DATABASE_URL: databaseUrl });
  const constant = await serve(deno, "build/bench/constant.ts", {
    PAGE: await keepPage(product, readers, dataDir),
  });
  console.log(`Reading the feed: ${plan.rounds} rounds of ${plan.secondsPerRound} s from each server …`);
  const feed = await compareFeeds({ product, bare, constant }, readers, plan);
  const residentMb = await product.residentMb();
  for (const server of [product, bare, constant]) await server.stop();
  const firstLoad = await serveAndMeasureFirstLoad(dataDir, readers);
  return report({ feed, residentMb, coldStartMs: product.coldStartMs, firstLoad });
}

/** The file with a page of the feed, as the first reader sees it. */
async function keepPage({ origin }: Served, [reader]: readonly Reader[], dataDir: string): Promise<string> {
  const headers = { Authorization: `Bearer ${reader?.token}` };
  const page = await fetch(`${origin}/api/posts?limit=20`, { headers });
  const file = join(dataDir, "page.json");
  await writeFile(file, await page.text());
  return file;
}

/** What callers without a session cost, and cost the members. */
async function measureStrangers(
  plan: Plan,
  dataDir: string,
  readers: readonly Reader[],
): Promise<string[]> {
  const env = productEnv(databaseUrl, dataDir);
  const calls = anonymousCalls(await prepareFindable(env, join(root, "dist/web"), dataDir));
  const server = await serve(deno, "server/main.ts", env);
  console.log(
    `Calling ${calls.length} addresses without a session: ${plan.anonymous.rounds} rounds of each …`,
  );
  try {
    return await withDatabase(
      databaseUrl,
      async (sql) => anonymousReport(await measureAnonymous({ server, sql, readers }, calls, plan.anonymous)),
    );
  } finally {
    await server.stop();
  }
}

async function measureSockets({ realtime }: Plan, dataDir: string): Promise<string[]> {
  const env = productEnv(databaseUrl, dataDir);
  const server = await serve(deno, "server/main.ts", env);
  const bare = await serve(deno, "build/bench/realtime/bare-realtime.ts", { DATABASE_URL: databaseUrl });
  const { members, socketsPerMember } = realtime;
  console.log(`Opening ${members * socketsPerMember} sockets of ${members} members …`);
  try {
    return await withDatabase(
      databaseUrl,
      async (sql) =>
        realtimeReport(await measureRealtime({ server, bare }, env["PUBLIC_URL"] ?? "", sql, realtime)),
    );
  } finally {
    await bare.stop();
    await server.stop();
  }
}

async function fill({ size }: Plan): Promise<readonly Reader[]> {
  await migrate(databaseUrl);
  console.log(`Filling a database with ${size.members} members and ${size.posts} posts …`);
  return await withDatabase(databaseUrl, (sql) => seed(sql, size));
}

/**
 * A development server: the browser needs a session cookie, which production sends on https alone.
 */
async function serveAndMeasureFirstLoad(dataDir: string, readers: readonly Reader[]): Promise<FirstLoad> {
  const env = { ...productEnv(databaseUrl, dataDir), NODE_ENV: "development", PUBLIC_URL: "", SMTP_URL: "" };
  const server = await serve(deno, "server/main.ts", env);
  try {
    const session = { name: "glimmer_session", value: readers[0]?.token ?? "" };
    const browser = process.env["CHROMIUM_PATH"];
    return await measureFirstLoad(server.origin, join(root, "dist/web"), session, browser);
  } finally {
    await server.stop();
  }
}

// Exiting also ends the servers.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
const args = process.argv.slice(2);
await bench(planOf(args), olderCheckout(args));
