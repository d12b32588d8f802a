import { serve } from "../processes.ts";
import { productEnv, withDatabase } from "../product-database.ts";
import { migrate } from "../../../server/db/migrate.ts";
import { seed, type Size } from "../seed/seed.ts";
import { seedListReaders } from "./list-readers.ts";
import { listReads } from "./list-reads.ts";
import { type ListFigures, type ListsPlan, measureLists } from "./measure-lists.ts";

interface Place {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly deno: string;
}

/** How many there are, and how long they are read. */
export interface ListsSizes extends ListsPlan {
  readonly size: Size;
}

/**
 * Fills a database beside the given one and compares the pages of lists with the feed's.
 * The lines of a table.
 */
export async function benchLists(place: Place, { size, ...plan }: ListsSizes): Promise<string[]> {
  await withDatabase(place.databaseUrl, (sql) => sql`create database bench_lists`);
  const url = new URL(place.databaseUrl);
  url.pathname = "/bench_lists";
  await migrate(url.href);
  console.log(`Filling a database with ${size.members} members and ${size.posts} posts …`);
  const readers = await withDatabase(
    url.href,
    async (sql) => await seedListReaders(sql, await seed(sql, size), size),
  );
  const server = await serve(place.deno, "server/main.ts", productEnv(url.href, place.dataDir));
  console.log(`Reading lists: ${plan.rounds} rounds of ${plan.secondsPerRound} s of each …`);
  try {
    return report(await measureLists(server, listReads(readers), plan));
  } finally {
    await server.stop();
  }
}

function report(figures: readonly ListFigures[]): string[] {
  return [
    row("", "pages a second", "99 in 100 within", "CPU a page", "beside the feed"),
    ...figures.map(({ name, goal, pagesPerSecond, p99Ms, cpuMs, besideFeed }) => {
      const { median, least, most } = besideFeed;
      return row(
        name,
        pagesPerSecond.toFixed(0),
        `${p99Ms.toFixed(0)} ms`,
        `${cpuMs.toFixed(2)} ms`,
        `${median.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`,
        goal === null ? "" : `≥ ${goal}`,
      );
    }),
  ];
}

function row(what: string, ...cells: readonly string[]): string {
  const widths = [15, 18, 12, 22, 9];
  return [what.padEnd(24), ...cells.map((cell, at) => cell.padStart(widths[at] ?? 0))].join("").trimEnd();
}
