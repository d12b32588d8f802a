import { startPracticeModel } from "../../../practice/model/start-practice-model.ts";
import type { PartReport } from "../figures/part-report.ts";
import type { BenchContext } from "../bench-context.ts";
import { serve } from "../processes.ts";
import { productEnv, withDatabase } from "../product-database.ts";
import { assistantReport } from "./assistant-report.ts";
import {
  type AssistantPlan,
  compareFeedWhileHanging,
  type FeedPair,
  makeAskers,
} from "./measure-assistant.ts";
import { compareFeedWhileStreaming, weighStreams } from "./open-answers.ts";
import { timeFirstTokens, timeVerdicts } from "./time-sentences.ts";

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
    AI_MODELS: JSON.stringify(models),
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
      const tokens = readers.map(({ token }) => token);
      const feed = await compareFeedWhileHanging(asking, tokens, plan);
      const firstTokens = await timeFirstTokens(asking, plan);
      await server.stop();
      const judged = await serve(context.deno, "server/main.ts", { ...env, AI_MODELS: withModeration });
      const verdicts = await timeVerdicts({ server: judged, model, players }, plan);
      await judged.stop();
      const beside: FeedPair[] = [];
      const kbPerStream: number[] = [];
      for (let round = 0; round < weighings; round++) {
        // All of them are answered at once there.
        const wide = await serve(context.deno, "server/main.ts", {
          ...env,
          AI_CONCURRENCY: `${plan.streams}`,
        });
        const weighed = { server: wide, model, players };
        kbPerStream.push(await weighStreams(weighed, plan.streams));
        if (round === 0) beside.push(...await compareFeedWhileStreaming(weighed, tokens, plan));
        await wide.stop();
      }
      return assistantReport({ feed, beside, firstTokens, verdicts, kbPerStream });
    });
  } finally {
    await model.close();
  }
}

const models = { "GPT-4o Mini": "bench" };
const withModeration = JSON.stringify({ ...models, moderation: "bench" });

/** Each on its own server: one that has held many streams keeps the memory. */
const weighings = 3;
