import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, inject, test } from "vitest";
import { openWeigher } from "../../../../server/testing/growth/weigher.ts";
import { createProductEnv, withDatabase } from "../../bench/product-database.ts";
import { largeGroups } from "../testing/large-tables/groups.ts";
import { openLargeDatabase } from "../testing/large-tables/large-database.ts";
import { measureDueCleanups, measureIdleJobs } from "../testing/large-tables/measure-jobs.ts";
import { measureRead, type Page, pagesTable } from "../testing/large-tables/measure-reads.ts";
import { machineLoad } from "../testing/machine-load.ts";

/** Rows of each large table. The full size is ten million; 100,000 is the least. */
const rows = Number(process.env.GLIMMER_ROWS ?? 100_000);
/** Names of groups, with commas between them. */
const only = process.env.GLIMMER_TABLES?.split(",");
/** A batch of a job looks up the latest acts of a few hundred members. */
const mostPagesOfBatch = 30_000;
/** A page is twenty to fifty rows with their parts; one that read a table would touch more. */
const mostPages = 2_500;
const hour = 60 * 60_000;

const dataDir = await mkdtemp(join(tmpdir(), "glimmer-large-"));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe.for(largeGroups.filter(({ name }) => only?.includes(name) ?? true))("$name", (group) => {
  const opened = openOnce(() => openLargeDatabase(inject("postgresUrl"), group, rows));
  afterAll(async () => (await opened()).drop(), hour);

  test("every page of a list touches a bounded number of pages, however large its table", async () => {
    const { url } = await opened();
    const weigher = await openWeigher(createProductEnv(url, dataDir));
    const places = await findPlaces(url);
    const pages: Page[] = [];
    const over: Page[] = [];
    try {
      for (const read of group.reads) {
        const measured = await measureRead(weigher, atSize(read), places);
        pages.push(...measured);
        const most = read.mayTouch ?? mostPages;
        over.push(
          ...measured.filter(({ pages, scans }) => pages > most || scans.length > 0),
        );
      }
    } finally {
      await weigher.close();
    }
    console.log(`${group.name}, ${rows} rows, ${machineLoad()}\n${pagesTable(pages)}`);
    expect(over).toEqual([]);
  }, hour);

  test("no job reads a table in which nothing is due", async () => {
    const { url } = await opened();
    const pages = await measureIdleJobs(url, dataDir);
    const most = pages.toSorted((a, b) => b.pages - a.pages).slice(0, 12);
    console.log(
      `${group.name}, ${rows} rows, ${pages.length} statements, ${machineLoad()}\n${pagesTable(most)}`,
    );
    expect(pages.filter(({ scans }) => scans.length > 0)).toEqual([]);
    expect(pages.filter(({ pages }) => pages > mostPagesOfBatch)).toEqual([]);
  }, hour);

  test.skipIf(group.cleaned.length === 0)(
    "a cleanup of a full table takes what is due in short batches",
    async () => {
      const { url } = await opened();
      const measured = await measureDueCleanups(url, dataDir, group.cleaned);
      console.log(`${group.name}, ${rows} rows, ${machineLoad()}`, measured);
      for (const { table, batches, slowestMs, failures } of measured) {
        expect({ table, failures, isInBatches: batches > 5, isSlow: slowestMs > 1_000 })
          .toEqual({ table, failures: 0, isInBatches: true, isSlow: false });
      }
    },
    hour,
  );
});

/** Deep pages lie as deep as a smaller table has rows. */
function atSize<T extends { readonly deepAt?: number }>(read: T): T {
  const deepAt = read.deepAt &&
    Math.max(1, Math.min(read.deepAt, Math.floor(read.deepAt * rows / 10_000_000)));
  return deepAt ? { ...read, deepAt } : read;
}

/** Finds the ids that addresses name in braces. */
async function findPlaces(url: string): Promise<Readonly<Record<string, string>>> {
  return await withDatabase(url, async (sql) => {
    const [row] = await sql<Record<string, string>[]>`
      select
        large_member(1)::text as heavy, large_member(9)::text as ordinary, large_member(6)::text as partner,
        large_name(1066 + 5000) || 1066 as username,
        overlay(large_name(1066 + 5000) || 1066 placing '' from 4 for 1) as misspelt,
        large_id('bbb', 25)::text as busy, large_id('bbb', 100)::text as own, large_id('fff', 100)::text as chat, large_id('bbb', 1)::text as "case",
        large_id('ddd', ${Math.floor(rows / 200)})::text as message,
        large_id('eee', ${Math.floor(rows / 100) * 100})::text as promotion`;
    return row ?? {};
  });
}

function openOnce<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | null = null;
  return () => opened ??= open();
}
