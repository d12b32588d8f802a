import type { ExplainedStatement, PlanNode } from "../../../../../server/testing/growth/explained-sql.ts";
import type { openWeigher } from "../../../../../server/testing/growth/weigher.ts";
import { tokenOf } from "./fill-large-group.ts";
import type { LargeRead } from "./large-size.ts";

/** The cost of a page to the database. */
export interface Page {
  readonly what: string;
  /** Pages of tables and indexes. */
  readonly pages: number;
  readonly ms: number;
  /** Scans of whole tables of more than a few rows: table and rows. */
  readonly scans: readonly string[];
  /** The statement that touched most. */
  readonly slowest: string;
}

type Weigher = Awaited<ReturnType<typeof openWeigher>>;

/** Who reads, by number. */
const readers = { heavy: 1, administrator: 2, ordinary: 9 } as const;

/** Reads the first page, and the deep one. `places` stand in addresses in braces. */
export async function measureRead(
  weigher: Weigher,
  read: LargeRead,
  places: Readonly<Record<string, string>>,
): Promise<Page[]> {
  const token = tokenOf(readers[read.by ?? "ordinary"]);
  const path = read.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const place = places[name];
    if (place === undefined) throw new Error(`Nothing is called ${name}`);
    return place;
  });
  const pages = [await measurePage(weigher, read.what, path, token)];
  if (read.deepAt !== undefined) {
    const cursor = await weigher.cursorAt(withoutLimit(path), token, read.deepAt);
    if (!cursor) throw new Error(`${path} has no ${read.deepAt} rows`);
    const deep = `${path}&cursor=${cursor}`;
    pages.push(await measurePage(weigher, `${read.what}, below row ${read.deepAt}`, deep, token));
  }
  return pages;
}

async function measurePage(weigher: Weigher, what: string, path: string, token: string): Promise<Page> {
  // The first call also looks the session up, and reads from the disk.
  await weigher.explain(path, token);
  weigher.forget();
  return pageOf(what, await weigher.explain(path, token));
}

export function pageOf(what: string, statements: readonly ExplainedStatement[]): Page {
  const [slowest] = statements.toSorted((a, b) => b.buffers - a.buffers);
  return {
    what,
    pages: statements.reduce((sum, { buffers }) => sum + buffers, 0),
    ms: statements.reduce((sum, { ms }) => sum + ms, 0),
    scans: statements.flatMap(({ plan }) => scansOf(plan)),
    slowest: slowest?.name ?? "no statement",
  };
}

/** A table of so many rows is read as quickly as its index by a batch. */
const fewRows = 50_000;

function scansOf(node: PlanNode & { readonly "Rows Removed by Filter"?: number }): string[] {
  const rows = (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"];
  const own = node["Node Type"].endsWith("Seq Scan") && rows > fewRows
    ? [`${node["Relation Name"]} (${Math.round(rows)} rows)`]
    : [];
  return [...own, ...(node.Plans ?? []).flatMap((one) => scansOf(one))];
}

function withoutLimit(path: string): string {
  return path.replace(/[?&]limit=\d+/, "").replace(/^([^?]*)&/, "$1?");
}

/** A table of what was measured. */
export function pagesTable(pages: readonly Page[]): string {
  const rows = pages.map(({ what, pages, ms, scans, slowest }) =>
    `| ${what.padEnd(60)} | ${String(pages).padStart(8)} | ${ms.toFixed(1).padStart(9)} | ${slowest}${
      scans.length > 0 ? `; scans ${scans.join(", ")}` : ""
    } |`
  );
  return ["| what | pages | ms | most by |", "| --- | --- | --- | --- |", ...rows].join("\n");
}
