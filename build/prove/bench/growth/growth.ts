import { type PartReport, reportOf } from "../figures/part-report.ts";
import type { BenchContext } from "../bench-context.ts";
import type { GrowthSizes } from "../plan.ts";
import { serve } from "../processes.ts";
import { createProductEnv } from "../product-database.ts";
import type { Size } from "../seed/statements.ts";
import { type ComparedReaders, compareReaders } from "./compare-readers.ts";
import { fillCommunity } from "./fill-community.ts";
import { type Grown, type GrowthFigures, measureGrowth } from "./measure-growth.ts";
import { openWeigher } from "../../../../server/testing/growth/weigher.ts";
import { declaredFigures } from "../figures/declared-figures.ts";
import { createFigure, type Figure, findWorst } from "../figures/figure.ts";
import { earlyPage, type GrowthGroup } from "../../../../server/testing/growth/comparisons.ts";

/** Fills two databases beside the given one, a small and a large community, and compares reads. */
export async function benchGrowth(context: BenchContext, plan: GrowthSizes): Promise<PartReport> {
  const opened = {
    small: await open(context, "growth_small", plan.small),
    large: await open(context, "growth_large", plan.large),
  };
  try {
    console.log(`Comparing reads: ${plan.rounds} rounds of ${plan.secondsPerRound} s from each side …`);
    const groups = await measureGrowth(opened, plan);
    const { server, readers } = opened.large;
    return reportGrowth(groups, await compareReaders(server, readers, plan), plan);
  } finally {
    await opened.small.close();
    await opened.large.close();
  }
}

async function open(
  context: BenchContext,
  name: string,
  size: Size,
): Promise<Grown & { readonly readers: ComparedReaders; close(): Promise<void> }> {
  const { databaseUrl, community, readers } = await fillCommunity(context.databaseUrl, name, size);
  const env = createProductEnv(databaseUrl, context.dataDir);
  const weigher = await openWeigher(env);
  const server = await serve(context.deno, "server/main.ts", env);
  return {
    community,
    readers,
    server,
    weigh: weigher.weigh,
    async close() {
      await weigher.close();
      await server.stop();
    },
  };
}

type Groups = Readonly<Record<GrowthGroup, readonly GrowthFigures[]>>;

interface Sizes {
  readonly small: Size;
  readonly large: Size;
  readonly deepPage: number;
}

/** The slowest comparison of each group, then all of them. */
export function reportGrowth(
  groups: Groups,
  readers: readonly Figure[],
  { small, large, deepPage }: Sizes,
): PartReport {
  const figures = {
    posts: figuresOf(groups.posts, `${count(small.posts)} → ${count(large.posts)} posts`),
    depth: figuresOf(groups.depth, `page ${earlyPage} → ${deepPage}`),
  };
  return reportOf("growth", {
    posts: findWorst(figures.posts),
    depth: findWorst(figures.depth),
    readers: findWorst(readers),
  }, [...figures.posts, ...figures.depth, ...readers]);
}

function figuresOf(comparisons: readonly GrowthFigures[], group: string): Figure[] {
  return comparisons.map(({ what, ratios, before, after }) => {
    const pair = (of: (side: typeof before) => string) => `${of(before)} → ${of(after)}`;
    const kind = { ...declaredFigures.growth.posts, name: `${group}: ${what}` };
    const note = [
      `${pair(({ pagesPerSecond }) => count(pagesPerSecond))} pages a second`,
      `${pair(({ buffers }) => count(buffers))} buffers`,
      `database ${pair(({ ms }) => ms.toFixed(2))} ms`,
    ].join(", ");
    return createFigure(kind, { value: ratios, note });
  });
}

const count = (value: number) => Math.round(value).toLocaleString("en");
