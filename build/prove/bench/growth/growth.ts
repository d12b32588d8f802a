import type { PartReport } from "../figures/part-report.ts";
import type { BenchContext } from "../bench-context.ts";
import type { GrowthSizes } from "../plan.ts";
import { serve } from "../processes.ts";
import { productEnv } from "../product-database.ts";
import type { Size } from "../seed/seed.ts";
import { fillCommunity } from "./fill-community.ts";
import { type Grown, measureGrowth } from "./measure-growth.ts";
import { growthReport } from "./growth-report.ts";
import { openWeigher } from "./weigher.ts";

/** Fills two databases beside the given one, a small and a large community, and compares reads. */
export async function benchGrowth(context: BenchContext, plan: GrowthSizes): Promise<PartReport> {
  const opened = {
    small: await open(context, "growth_small", plan.small),
    large: await open(context, "growth_large", plan.large),
  };
  try {
    console.log(`Comparing reads: ${plan.rounds} rounds of ${plan.secondsPerRound} s from each side …`);
    return growthReport(await measureGrowth(opened, plan), plan);
  } finally {
    await opened.small.close();
    await opened.large.close();
  }
}

async function open(
  context: BenchContext,
  name: string,
  size: Size,
): Promise<Grown & { close(): Promise<void> }> {
  const { databaseUrl, community } = await fillCommunity(context.databaseUrl, name, size);
  const env = productEnv(databaseUrl, context.dataDir);
  const weigher = await openWeigher(env);
  const server = await serve(context.deno, "server/main.ts", env);
  return {
    community,
    server,
    weigh: weigher.weigh,
    async close() {
      await weigher.close();
      await server.stop();
    },
  };
}
