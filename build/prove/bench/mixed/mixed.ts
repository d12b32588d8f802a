import { join } from "node:path";
import { migrate } from "../../../../server/db/migrate.ts";
import type { BenchContext } from "../bench-context.ts";
import type { PartReport } from "../figures/part-report.ts";
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
  type MixedRead,
  type WriteBeside,
} from "./load-mixed.ts";
import { measureMixed, type MixedPlan, type MixedServers } from "./measure-mixed.ts";
import { type MixedReaders, seedMixedReaders } from "./mixed-readers.ts";
import { reportMixed } from "./report-mixed.ts";

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
    const use = { reads, readers: people.readers, writeBeside };
    return reportMixed(await measureMixed({ product, ...others }, use, sizes));
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
