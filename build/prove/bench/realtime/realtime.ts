import type { PartReport } from "../figures/part-report.ts";
import type { BenchContext } from "../bench-context.ts";
import { serve } from "../processes.ts";
import { productEnv, withDatabase } from "../product-database.ts";
import { measureRealtime, type RealtimePlan } from "./measure-realtime.ts";
import { realtimeReport } from "./realtime-report.ts";

/** Opens sockets on the product and lets members act on each other, here and at a bare server. */
export async function benchRealtime(context: BenchContext, plan: RealtimePlan): Promise<PartReport> {
  const { databaseUrl, dataDir, deno } = context;
  const env = productEnv(databaseUrl, dataDir);
  const server = await serve(deno, "server/main.ts", env);
  const bare = await serve(deno, "build/prove/bench/realtime/bare-realtime.ts", {
    DATABASE_URL: databaseUrl,
  });
  const { members, socketsPerMember } = plan;
  console.log(`Opening ${members * socketsPerMember} sockets of ${members} members …`);
  try {
    return await withDatabase(
      databaseUrl,
      async (sql) =>
        realtimeReport(await measureRealtime({ server, bare }, env["PUBLIC_URL"] ?? "", sql, plan)),
    );
  } finally {
    await bare.stop();
    await server.stop();
  }
}
