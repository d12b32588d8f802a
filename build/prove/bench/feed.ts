import { join } from "node:path";
import { type FirstLoad, measureFirstLoad } from "./bundle.ts";
import { type PartReport, reportOf } from "./figures/part-report.ts";
import type { BenchContext } from "./bench-context.ts";
import { keepPages } from "./keep-pages.ts";
import type { Plan } from "./plan.ts";
import { serve, type Served } from "./processes.ts";
import { createProductEnv } from "./product-database.ts";
import type { Reader } from "./seed/seed.ts";
import { createFigure, kind, type Measured } from "./figures/figure.ts";
import { load, type Round } from "./load.ts";

/** Reads the feed beside two controls, then measures the first load in a browser. */
export async function benchFeed(context: BenchContext, plan: Plan): Promise<PartReport> {
  const { databaseUrl, dataDir, deno } = context;
  const readers = await context.readers();
  const product = await serve(deno, "server/main.ts", createProductEnv(databaseUrl, dataDir));
  const bare = await serve(deno, "build/prove/bench/bare.ts", { DATABASE_URL: databaseUrl });
  const PAGES = join(dataDir, "page.json");
  await keepPages(product.origin, ["/api/posts?limit=20"], readers[0]?.token ?? "", PAGES);
  const constant = await serve(deno, "build/prove/bench/constant.ts", { PAGES });
  console.log(`Reading the feed: ${plan.rounds} rounds of ${plan.secondsPerRound} s from each server …`);
  const feed = await compareFeeds({ product, bare, constant }, readers, plan);
  const residentMb = await product.residentMb();
  for (const server of [product, bare, constant]) await server.stop();
  const firstLoad = await serveAndMeasureFirstLoad(context, readers);
  return feedReport({ feed, residentMb, coldStartMs: product.coldStartMs, firstLoad });
}

/**
 * A development server: the browser needs a session cookie, which production sends on https alone.
 */
async function serveAndMeasureFirstLoad(
  { databaseUrl, dataDir, deno, root, chromium }: BenchContext,
  readers: readonly Reader[],
): Promise<FirstLoad> {
  const env = {
    ...createProductEnv(databaseUrl, dataDir),
    NODE_ENV: "development",
    PUBLIC_URL: "",
    SMTP_URL: "",
  };
  const server = await serve(deno, "server/main.ts", env);
  try {
    const session = { name: "glimmer_session", value: readers[0]?.token ?? "" };
    return await measureFirstLoad(server.origin, join(root, "dist/web"), session, chromium);
  } finally {
    await server.stop();
  }
}

/** Everything that was measured. */
interface FeedFigures {
  readonly feed: FeedRounds;
  readonly residentMb: number;
  readonly coldStartMs: number;
  readonly firstLoad: FirstLoad;
}

function feedReport({ feed, residentMb, coldStartMs, firstLoad }: FeedFigures): PartReport {
  const { product, bare, constant } = feed;
  const ratiosTo = (control: readonly Round[], of: "requestsPerSecond" | "p99Ms" = "requestsPerSecond") =>
    product.map((round, at) => round[of] / (control[at]?.[of] ?? Number.NaN));
  const other = (name: string, unit: string, measured: Measured) =>
    createFigure(kind(name, { unit }), measured);
  return reportOf("feed", {
    perSecond: perSecond(product),
    besideSql: ratiosTo(bare),
    besideConstant: ratiosTo(constant),
    p99: p99Ms(product),
    p99BesideConstant: ratiosTo(constant, "p99Ms"),
    cpu: cpuMs(product),
    memory: residentMb,
    coldStart: coldStartMs,
    landingBlocking: firstLoad.landingBlockingMs,
    landingScripts: firstLoad.landingKb,
    feedScripts: firstLoad.feedKb,
  }, [
    other("plain SQL, pages a second", "", perSecond(bare)),
    other("plain SQL, p99", "ms", p99Ms(bare)),
    other("plain SQL, processor time for a page", "ms", cpuMs(bare)),
    other("constant page, pages a second", "", perSecond(constant)),
    other("constant page, p99", "ms", p99Ms(constant)),
    other("constant page, processor time for a page", "ms", cpuMs(constant)),
  ]);
}

const perSecond = (rounds: readonly Round[]) => rounds.map(({ requestsPerSecond }) => requestsPerSecond);
const p99Ms = (rounds: readonly Round[]) => rounds.map((round) => round.p99Ms);
const cpuMs = (rounds: readonly Round[]) => rounds.map(({ cpuMsPerRequest }) => cpuMsPerRequest);

const names = ["product", "bare", "constant"] as const;
type Name = (typeof names)[number];

/** The product, a plain handler with its own SQL, and one that sends the same bytes each time. */
type FeedServers = Readonly<Record<Name, Served>>;

/**
 * The rounds of each. Those with the same number shared a minute of the machine, so that their
 * ratios can be compared.
 */
type FeedRounds = Readonly<Record<Name, readonly Round[]>>;

/** Loads the servers in turn. */
async function compareFeeds(
  servers: FeedServers,
  readers: readonly Reader[],
  plan: Plan,
): Promise<FeedRounds> {
  const tokens = readers.map((reader) => reader.token);
  const ids = readers.map((reader) => reader.memberId);
  const loadFeed = (name: Name, seconds: number) =>
    load(servers[name], "/api/posts?limit=20", name === "bare" ? ids : tokens, seconds);
  // Compilers and caches warm up first.
  for (const name of names) await loadFeed(name, 3);
  const rounds: Record<Name, Round[]> = { product: [], bare: [], constant: [] };
  for (let round = 0; round < plan.rounds; round++) {
    // The order moves on, so that none always follows the same one.
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(round + turn) % names.length] ?? "product";
      rounds[name].push(await loadFeed(name, plan.secondsPerRound));
    }
  }
  return rounds;
}
