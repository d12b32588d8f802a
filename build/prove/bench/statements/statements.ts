import type { Community } from "../growth/community.ts";
import { pageAt } from "../growth/comparisons.ts";
import { fillCommunity } from "../growth/fill-community.ts";
import { openWeigher } from "../growth/weigher.ts";
import type { PartReport } from "../figures/part-report.ts";
import type { BenchContext } from "../bench-context.ts";
import { productEnv } from "../product-database.ts";
import type { Size } from "../seed/seed.ts";
import { type PageRead, pageReads } from "./page-reads.ts";
import { type ExplainedPage, planLines, statementsReport } from "./statements-report.ts";

interface StatementsPlan {
  readonly large: Size;
  readonly deepPage: number;
}

/** Explains and prints the statements of every page that members read, in a large community. */
export async function benchStatements(
  context: BenchContext,
  { large, deepPage }: StatementsPlan,
): Promise<PartReport> {
  const { databaseUrl, community } = await fillCommunity(context.databaseUrl, "statements_large", large);
  const env = productEnv(databaseUrl, context.dataDir);
  const pages: ExplainedPage[] = [];
  for (const read of pageReads(deepPage, `word${Math.floor(large.posts / 2)}`)) {
    const page = { what: read.what, statements: await explainPage(read, community, env) };
    console.log(planLines(page).join("\n"));
    pages.push(page);
  }
  return statementsReport(pages);
}

/** By a service of its own, which has nothing of it in a cache. */
async function explainPage(
  { by, path, rowsAbove }: PageRead,
  community: Community,
  env: Record<string, string>,
): Promise<ExplainedPage["statements"]> {
  const weigher = await openWeigher(env);
  const [{ token }, address] = [by(community), path(community)];
  try {
    // Looks the session up.
    await weigher.explain("/api/notifications/unread-count", token);
    const cursor = rowsAbove > 0 ? await weigher.cursorAt(address, token, rowsAbove) : undefined;
    return cursor === null ? null : await weigher.explain(pageAt(address, cursor), token);
  } finally {
    await weigher.close();
  }
}
