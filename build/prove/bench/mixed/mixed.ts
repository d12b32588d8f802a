import { join } from "node:path";
import { migrate } from "../../../../server/db/migrate.ts";
import type { BenchContext } from "../bench-context.ts";
import { type PartReport, reportOf } from "../figures/part-report.ts";
import { keepPages } from "../keep-pages.ts";
import { serve, type Served } from "../processes.ts";
import { createProductEnv, withDatabase } from "../product-database.ts";
import { seed } from "../seed/seed.ts";
import type { Size } from "../seed/statements.ts";
import { seedWriters } from "../writes/writers.ts";
import { type Layer, layers } from "./layers.ts";
import {
  createWriteBeside,
  listMixedReads,
  loadMixed,
  type MixedFigure,
  type MixedRead,
  type WriteBeside,
} from "./load-mixed.ts";
import {
  connectionCounts,
  measureMixed,
  type MixedFigures,
  type MixedPlan,
  type MixedRounds,
  type MixedServers,
} from "./measure-mixed.ts";
import { type MixedReaders, seedMixedReaders } from "./mixed-readers.ts";
import { createFigure, kind } from "../figures/figure.ts";
import { median } from "../figures/percentiles.ts";
import type { Round } from "../load.ts";

/** How many there are, and how long they are read. */
export interface MixedSizes extends MixedPlan {
  readonly size: Size;
  readonly writers: number;
}

const readers = 200;

/** Fills a database beside the given one, and reads its pages as members do while others write. */
export async function benchMixed(context: BenchContext, sizes: MixedSizes): Promise<PartReport> {
  const { url, newest, people } = await fill(context, sizes);
  const reads = listMixedReads(people);
  const writeBeside = createWriteBeside(people.writers, newest);
  const product = await serve(context.deno, "server/main.ts", createProductEnv(url, context.dataDir));
  let opened: readonly Served[] = [product];
  try {
    // From here on the newest posts are those of the load, which all rounds have.
    await warmUp(product, reads, writeBeside);
    const others = await serveKeptPages(context, product, reads);
    opened = [product, others.constant, ...Object.values(others.layers)];
    const { rounds, secondsPerRound } = sizes;
    console.log(`Reading while others write: ${rounds} rounds of ${secondsPerRound} s of each page …`);
    const measured = await measureMixed({ product, ...others }, reads, writeBeside, sizes);
    return mixedReport(measured, await product.residentMb());
  } finally {
    for (const server of opened) await server.stop();
  }
}

async function fill(
  { databaseUrl }: BenchContext,
  { size, writers: count }: MixedSizes,
): Promise<{ readonly url: string; readonly newest: string[]; readonly people: MixedReaders }> {
  await withDatabase(databaseUrl, (sql) => sql`create database bench_mixed`);
  const url = new URL(databaseUrl);
  url.pathname = "/bench_mixed";
  await migrate(url.href);
  console.log(`Filling a database with ${size.members} members and ${size.posts} posts …`);
  return await withDatabase(url.href, async (sql) => {
    const members = await seed(sql, size, readers);
    const writers = await seedWriters(sql, count);
    const people = await seedMixedReaders(sql, { readers: members, writers }, size);
    const rows = await sql<{ id: string }[]>`
      select id from posts where moderation_level = 'top' order by id desc limit 40`;
    return { url: url.href, people, newest: rows.map(({ id }) => id).reverse() };
  });
}

/** Until nothing of the feed's first pages was written before. */
async function warmUp(
  product: Served,
  reads: readonly MixedRead[],
  writeBeside: (origin: string) => WriteBeside,
): Promise<void> {
  const writes = writeBeside(product.origin);
  for (let n = 0; n < 300; n++) {
    writes.next();
    if (n % 10 === 9) await writes.settled();
  }
  for (const read of reads) {
    await loadMixed(product, read, { connections: 32, seconds: 1, writes: writeBeside(product.origin) });
  }
}

async function serveKeptPages(
  { deno, dataDir }: BenchContext,
  product: Served,
  reads: readonly MixedRead[],
): Promise<Omit<MixedServers, "product">> {
  const PAGES = join(dataDir, "mixed-pages.json");
  const paths = [...new Set(reads.flatMap(({ calls }) => calls.map(({ path }) => path)))];
  await keepPages(product.origin, paths, reads[0]?.calls[0]?.token ?? "", PAGES);
  const constant = await serve(deno, "build/prove/bench/constant.ts", { PAGES });
  const served: (readonly [Layer, Served])[] = [];
  for (const LAYER of Object.keys(layers) as Layer[]) {
    served.push([LAYER, await serve(deno, "build/prove/bench/mixed/bare-http.ts", { PAGES, LAYER })]);
  }
  return { constant, layers: Object.fromEntries(served) as unknown as MixedServers["layers"] };
}

function mixedReport({ pages, layers: ofLayers }: MixedFigures, memoryMb: number): PartReport {
  const [few, many] = connectionCounts;
  const of = (figure: MixedFigure, connections: number, isGzip = false) =>
    pages.find((page) =>
      page.read.figure === figure && page.connections === connections && page.isGzip === isGzip
    ) as MixedRounds;
  const feed = of("feed", few);
  const beside = (page: MixedRounds) => ({ value: ratios(page), note: noteOf(page.product) });
  const p99Beside = (page: MixedRounds) => ({
    value: ratios(page, "p99Ms"),
    note: `the constant page's ${medianOf(page.constant, "p99Ms").toFixed(0)} ms`,
  });
  const besideFeed = (rounds: readonly Round[]) => ({
    value: rounds.map((round, at) => round.requestsPerSecond / (feed.constant[at]?.requestsPerSecond ?? NaN)),
    note: noteOf(rounds),
  });
  const others = pages.filter(({ connections, read }) => connections === many && read.figure !== "feed");
  return reportOf("mixed", {
    feed: beside(feed),
    feedP99: p99Beside(feed),
    feedOfMany: beside(of("feed", many)),
    feedP99OfMany: p99Beside(of("feed", many)),
    following: beside(of("following", few)),
    hashtag: beside(of("hashtag", few)),
    profile: beside(of("profile", few)),
    thread: beside(of("thread", few)),
    notifications: beside(of("notifications", few)),
    gzip: beside(of("feed", few, true)),
    listener: besideFeed(ofLayers.listener),
    memory: memoryMb,
  }, [
    createFigure(kind("constant page, pages a second"), {
      value: feed.constant.map(({ requestsPerSecond }) => requestsPerSecond),
      note: noteOf(feed.constant),
    }),
    ...(Object.keys(layers) as Layer[]).filter((layer) => layer !== "listener")
      .map((layer) =>
        createFigure(kind(`${layers[layer]}, beside the constant page`), besideFeed(ofLayers[layer]))
      ),
    ...others.map((page) =>
      createFigure(kind(`${page.read.name}, ${page.connections} connections`), beside(page))
    ),
  ]);
}

function ratios(
  { product, constant }: MixedRounds,
  of: "requestsPerSecond" | "p99Ms" = "requestsPerSecond",
): number[] {
  return product.map((round, at) => round[of] / (constant[at]?.[of] ?? NaN));
}

const medianOf = (rounds: readonly Round[], of: keyof Round) => median(rounds.map((round) => round[of]));

/** "3,016 pages a second, p99 15 ms, processor time 0.25 ms" */
function noteOf(rounds: readonly Round[]): string {
  const perSecond = Math.round(medianOf(rounds, "requestsPerSecond")).toLocaleString("en");
  return `${perSecond} pages a second, p99 ${medianOf(rounds, "p99Ms").toFixed(0)} ms, ` +
    `processor time ${medianOf(rounds, "cpuMsPerRequest").toFixed(3)} ms`;
}
