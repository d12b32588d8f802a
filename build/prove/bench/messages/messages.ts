import type { PartReport } from "../figures/part-report.ts";
import type { BenchContext } from "../bench-context.ts";
import { serve } from "../processes.ts";
import { productEnv, withDatabase } from "../product-database.ts";
import { measureMessages, type MessagesPlan } from "./measure-messages.ts";
import { messagesReport } from "./messages-report.ts";

/** Sends messages through the product and a bare server, and opens threads and lists. */
export async function benchMessages(context: BenchContext, plan: MessagesPlan): Promise<PartReport> {
  const { databaseUrl, dataDir, deno } = context;
  const env = productEnv(databaseUrl, dataDir);
  const server = await serve(deno, "server/main.ts", env);
  const bare = await serve(deno, "build/prove/bench/messages/bare-messages.ts", {
    DATABASE_URL: databaseUrl,
  });
  console.log(`Writing threads, then ${plan.messagesPerSecond} messages a second …`);
  try {
    return await withDatabase(
      databaseUrl,
      async (sql) =>
        messagesReport(await measureMessages({ server, bare }, env["PUBLIC_URL"] ?? "", sql, plan), plan),
    );
  } finally {
    await bare.stop();
    await server.stop();
  }
}
