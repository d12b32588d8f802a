import { join } from "node:path";
import type { PartReport } from "../figures/part-report.ts";
import type { BenchContext } from "../bench-context.ts";
import { serve } from "../processes.ts";
import { productEnv, withDatabase } from "../product-database.ts";
import { anonymousReport } from "./anonymous-report.ts";
import { anonymousCalls } from "./calls.ts";
import { prepareFindable } from "./findable.ts";
import { type AnonymousPlan, measureAnonymous } from "./measure-anonymous.ts";

/** Measures what callers without a session cost, and cost the members. */
export async function benchAnonymous(context: BenchContext, plan: AnonymousPlan): Promise<PartReport> {
  const { databaseUrl, dataDir, deno, root } = context;
  const readers = await context.readers();
  const env = productEnv(databaseUrl, dataDir);
  const calls = anonymousCalls(await prepareFindable(env, join(root, "dist/web"), dataDir));
  const server = await serve(deno, "server/main.ts", env);
  console.log(`Calling ${calls.length} addresses without a session: ${plan.rounds} rounds of each …`);
  try {
    return await withDatabase(
      databaseUrl,
      async (sql) => anonymousReport(await measureAnonymous({ server, sql, readers }, calls, plan)),
    );
  } finally {
    await server.stop();
  }
}
