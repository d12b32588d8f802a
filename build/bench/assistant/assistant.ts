import { startPracticeModel } from "../../practice/model/start-practice-model.ts";
import type { PartReport } from "../figures/part-report.ts";
import type { BenchContext } from "../bench-context.ts";
import { serve } from "../processes.ts";
import { productEnv, withDatabase } from "../product-database.ts";
import { assistantReport } from "./assistant-report.ts";
import {
  type AssistantPlan,
  compareFeedWhileHanging,
  makeAskers,
  timeFirstTokens,
  weighStreams,
} from "./measure-assistant.ts";

/** Starts product and provider, and measures what chats cost and how long they wait. */
export async function benchAssistant(context: BenchContext, plan: AssistantPlan): Promise<PartReport> {
  const readers = await context.readers();
  const model = await startPracticeModel();
  const usual = productEnv(context.databaseUrl, context.dataDir);
  const origin = usual["PUBLIC_URL"] ?? "";
  const env = {
    ...usual,
    OPENAI_API_KEY: "a key",
    OPENAI_BASE_URL: model.baseUrl,
    AI_MODELS: JSON.stringify({ "GPT-4o Mini": "bench" }),
    AI_DAILY_TOKENS: "1000000000",
    AI_SERVER_DAILY_TOKENS: "1000000000",
  };
  console.log(`Reading the feed while ${plan.hanging} chats hang, then ${plan.streams} open answers …`);
  try {
    return await withDatabase(context.databaseUrl, async (sql) => {
      const server = await serve(context.deno, "server/main.ts", env);
      const players = await makeAskers(
        origin,
        sql,
        server,
        Math.max(plan.hanging, plan.streams),
      );
      const asking = { server, model, players };
      const feed = await compareFeedWhileHanging(asking, readers.map(({ token }) => token), plan);
      const firstTokens = await timeFirstTokens(asking, plan);
      await server.stop();
      const kbPerStream: number[] = [];
      for (let round = 0; round < weighings; round++) {
        // All of them are answered at once there.
        const wide = await serve(context.deno, "server/main.ts", {
          ...env,
          AI_CONCURRENCY: `${plan.streams}`,
        });
        kbPerStream.push(await weighStreams({ server: wide, model, players }, plan.streams));
        await wide.stop();
      }
      return assistantReport({ feed, firstTokens, kbPerStream });
    });
  } finally {
    await model.close();
  }
}

/** Each on its own server: one that has held many streams keeps the memory. */
const weighings = 3;
