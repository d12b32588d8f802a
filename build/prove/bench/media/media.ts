import type { BenchContext } from "../bench-context.ts";
import { type PartReport, reportOf } from "../figures/part-report.ts";
import { serve } from "../processes.ts";
import { createProductEnv, withDatabase } from "../product-database.ts";
import { makePlayers } from "../realtime/players.ts";
import { measurePhotos, type MediaPlan, photosAtOnce } from "./measure-photos.ts";
import { createPhoto } from "./photo.ts";

/** Measures how long a photo takes until it can be posted, alone and beside others. */
export async function benchMedia(context: BenchContext, plan: MediaPlan): Promise<PartReport> {
  await context.readers();
  const env = createProductEnv(context.databaseUrl, context.dataDir);
  const server = await serve(context.deno, "server/main.ts", env);
  console.log(`Uploading photos of 12 megapixels: ${plan.rounds} rounds …`);
  try {
    return await withDatabase(context.databaseUrl, async (sql) => {
      const players = await makePlayers(env["PUBLIC_URL"] ?? "", sql, photosAtOnce);
      const rounds = await measurePhotos(server, players, await createPhoto(), plan);
      return reportOf("media", {
        photo: rounds.map(({ aloneMs }) => aloneMs),
        cpu: rounds.map(({ cpuMs }) => cpuMs),
        ten: rounds.map(({ timesTen }) => timesTen),
        turn: rounds.map(({ timesAlone }) => timesAlone),
      });
    });
  } finally {
    await server.stop();
  }
}
