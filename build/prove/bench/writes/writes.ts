import type { PartReport } from "../figures/part-report.ts";
import type { BenchContext } from "../bench-context.ts";
import { serve } from "../processes.ts";
import { productEnv, withDatabase } from "../product-database.ts";
import { compareWrites } from "./compare-writes.ts";
import { type HotPost, measureHotPost } from "./hot-post.ts";
import { measureUploads } from "./measure-uploads.ts";
import { writesReport } from "./writes-report.ts";
import { seedWriters } from "./writers.ts";

export interface WritesPlan {
  /** Also posts. */
  readonly writers: number;
  readonly rounds: number;
  readonly secondsPerRound: number;
}

/** As many as the product's pool has (`openDatabase`). */
const connections = 10;

/**
 * Compares writes with pgbench, then has a crowd write on one post, then uploads beside the feed.
 */
export async function benchWrites(context: BenchContext, plan: WritesPlan): Promise<PartReport> {
  const { databaseUrl, dataDir, deno, pgbench: program } = context;
  const readers = await context.readers();
  const env = productEnv(databaseUrl, dataDir);
  const server = await serve(deno, "server/main.ts", env);
  if (!program) console.log("There is no pgbench here: writes are measured without it.");
  const pgbench = program ? { program, databaseUrl, clients: connections } : null;
  try {
    return await withDatabase(databaseUrl, async (sql) => {
      const writers = await seedWriters(sql, plan.writers);
      console.log(`Writing: ${plan.rounds} rounds of ${plan.secondsPerRound} s of each kind …`);
      const compared = await compareWrites({ server, sql, env, dataDir, writers, pgbench }, plan);
      const hotPosts: HotPost[] = [];
      for (let round = 0; round < plan.rounds; round++) {
        hotPosts.push(await measureHotPost(server, sql, writers, plan.writers - round));
      }
      const uploads = await measureUploads(server, readers, writers, plan);
      return writesReport({ compared, hotPosts, uploads });
    });
  } finally {
    await server.stop();
  }
}
