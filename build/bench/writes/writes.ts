import { serve } from "../processes.ts";
import { productEnv, withDatabase } from "../product-database.ts";
import type { Reader } from "../seed/seed.ts";
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

interface Place {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly deno: string;
  /** The program; undefined where there is none. */
  readonly pgbench: string | undefined;
}

/** As many as the product's pool has (`openDatabase`). */
const connections = 10;

/**
 * Compares writes with pgbench, then has a crowd write on one post, then uploads beside the feed.
 * The lines of a table.
 */
export async function benchWrites(
  { databaseUrl, dataDir, deno, pgbench: program }: Place,
  readers: readonly Reader[],
  plan: WritesPlan,
): Promise<string[]> {
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
