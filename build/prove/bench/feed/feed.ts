import { join } from "node:path";
import { type FirstLoad, measureFirstLoad } from "../bundle.ts";
import type { PartReport } from "../figures/part-report.ts";
import type { BenchContext } from "../bench-context.ts";
import { keepPages } from "../keep-pages.ts";
import type { Plan } from "../plan.ts";
import { serve } from "../processes.ts";
import { productEnv } from "../product-database.ts";
import type { Reader } from "../seed/seed.ts";
import { compareFeeds } from "./compare-feeds.ts";
import { feedReport } from "./feed-report.ts";

/** Reads the feed beside two controls, then measures the first load in a browser. */
export async function benchFeed(context: BenchContext, plan: Plan): Promise<PartReport> {
  const { databaseUrl, dataDir, deno } = context;
  const readers = await context.readers();
  const product = await serve(deno, "server/main.ts", productEnv(databaseUrl, dataDir));
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
  const env = { ...productEnv(databaseUrl, dataDir), NODE_ENV: "development", PUBLIC_URL: "", SMTP_URL: "" };
  const server = await serve(deno, "server/main.ts", env);
  try {
    const session = { name: "glimmer_session", value: readers[0]?.token ?? "" };
    return await measureFirstLoad(server.origin, join(root, "dist/web"), session, chromium);
  } finally {
    await server.stop();
  }
}
