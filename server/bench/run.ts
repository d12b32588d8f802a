// `npm run bench` starts this with DATABASE_URL pointing at an empty database it may fill.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { openDatabase } from "../db/client.ts";
import { migrate } from "../db/migrate.ts";
import { firstLoad } from "./bundle.ts";
import { load, median, type Round } from "./load.ts";
import { serve, type Served } from "./processes.ts";
import { type Reader, seed } from "./seed.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const size = { members: 10_000, posts: 100_000 };
const rounds = 5;
const secondsPerRound = 5;

async function bench(databaseUrl: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "glimmer-bench-"));
  try {
    const readers = await fill(databaseUrl);
    const product = await serve(
      join(root, "server/main.ts"),
      productEnv(databaseUrl, dataDir),
      "/api/health",
    );
    const bare = await serve(join(root, "server/bench/bare.ts"), { DATABASE_URL: databaseUrl }, "/health");
    await compareFeeds(product, bare, readers);
    print(
      "memory of the server after the load",
      `${(await product.residentMb()).toFixed(0)} MB`,
      "goal < 200 MB",
    );
    print("cold start, to the first healthy answer", `${product.coldStartMs.toFixed(0)} ms`);
    await product.stop();
    await bare.stop();
    await measureBundle(databaseUrl, dataDir, readers);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function fill(databaseUrl: string): Promise<readonly Reader[]> {
  await migrate(databaseUrl);
  const db = openDatabase(databaseUrl, { deadlineMs: 10 * 60 * 1000 });
  try {
    console.log(`Filling a database with ${size.members} members and ${size.posts} posts …`);
    return await seed(db.sql, size);
  } finally {
    await db.close();
  }
}

/** Production settings, so that nothing is measured that only development does. */
function productEnv(databaseUrl: string, dataDir: string): Record<string, string> {
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

/** Rounds alternate, so that a slow minute of the machine falls on both. */
async function compareFeeds(product: Served, bare: Served, readers: readonly Reader[]): Promise<void> {
  const tokens = readers.map((reader) => reader.token);
  const ids = readers.map((reader) => reader.memberId);
  const ours: Round[] = [];
  const theirs: Round[] = [];
  await load(`${product.origin}/api/posts?limit=20`, tokens, 3);
  await load(`${bare.origin}/api/posts`, ids, 3);
  for (let round = 0; round < rounds; round++) {
    ours.push(await load(`${product.origin}/api/posts?limit=20`, tokens, secondsPerRound));
    theirs.push(await load(`${bare.origin}/api/posts`, ids, secondsPerRound));
  }
  const perSecond = (list: Round[]) => median(list.map((round) => round.requestsPerSecond));
  const p99 = (list: Round[]) => median(list.map((round) => round.p99Ms));
  print("feed pages a second, Glimmer", perSecond(ours).toFixed(0), `p99 ${p99(ours)} ms`);
  print(
    "feed pages a second, bare Hono with the same SQL",
    perSecond(theirs).toFixed(0),
    `p99 ${p99(theirs)} ms`,
  );
  print("ratio", (perSecond(ours) / perSecond(theirs)).toFixed(2), "goal ≥ 0.85");
}

/** A development server: the browser needs a session cookie, which production sends on https alone. */
async function measureBundle(
  databaseUrl: string,
  dataDir: string,
  readers: readonly Reader[],
): Promise<void> {
  const env = { ...productEnv(databaseUrl, dataDir), NODE_ENV: "development", PUBLIC_URL: "", SMTP_URL: "" };
  const server = await serve(join(root, "server/main.ts"), env, "/api/health");
  try {
    const session = { name: "glimmer_session", value: readers[0]?.token ?? "" };
    const browser = process.env["CHROMIUM_PATH"];
    const { landingKb, feedKb } = await firstLoad(server.origin, join(root, "dist/web"), session, browser);
    print("first-load script of the landing, brotli", `${landingKb.toFixed(1)} KB`, "goal ≤ 90 KB");
    print("first-load script of the feed, brotli", `${feedKb.toFixed(1)} KB`, "goal ≤ 180 KB");
  } finally {
    await server.stop();
  }
}

function print(what: string, value: string, note = ""): void {
  console.log(`${what.padEnd(52)} ${value.padStart(10)}  ${note}`);
}

await bench(process.env["DATABASE_URL"] ?? "");
