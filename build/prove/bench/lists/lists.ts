import type { Sql } from "../../../../server/db/open-database.ts";
import { migrate } from "../../../../server/db/migrate.ts";
import type { PartReport } from "../figures/part-report.ts";
import type { BenchContext } from "../bench-context.ts";
import { serve } from "../processes.ts";
import { productEnv, withDatabase } from "../product-database.ts";
import { seed, type Size } from "../seed/seed.ts";
import { type ListReaders, seedListReaders } from "./list-readers.ts";
import { listReads } from "./list-reads.ts";
import { listsReport } from "./lists-report.ts";
import { type ListsPlan, measureLists } from "./measure-lists.ts";
import { type HistoryRounds, measureHistories, seedLongHistory } from "./xp-histories.ts";

/** How many there are, and how long they are read. */
export interface ListsSizes extends ListsPlan {
  readonly size: Size;
}

/** Fills a database beside the given one and compares the pages of lists with the feed's. */
export async function benchLists(context: BenchContext, { size, ...plan }: ListsSizes): Promise<PartReport> {
  await withDatabase(context.databaseUrl, (sql) => sql`create database bench_lists`);
  const url = new URL(context.databaseUrl);
  url.pathname = "/bench_lists";
  await migrate(url.href);
  console.log(`Filling a database with ${size.members} members and ${size.posts} posts …`);
  const readers = await withDatabase(
    url.href,
    async (sql) => await seedListReaders(sql, await seed(sql, size), size),
  );
  const histories = await withDatabase(url.href, (sql) => compareHistories(sql, readers, plan));
  const server = await serve(context.deno, "server/main.ts", productEnv(url.href, context.dataDir));
  console.log(`Reading lists: ${plan.rounds} rounds of ${plan.secondsPerRound} s of each …`);
  try {
    return listsReport(await measureLists(server, listReads(readers), plan), histories);
  } finally {
    await server.stop();
  }
}

async function compareHistories(
  sql: Sql,
  { heavy, writerId }: ListReaders,
  { rounds }: ListsPlan,
): Promise<HistoryRounds> {
  const long = heavy[0]?.memberId;
  if (!long) throw new Error("There are too few readers");
  await seedLongHistory(sql, long);
  return await measureHistories(sql, { usual: writerId, long, rounds });
}
