import { startPracticeModel } from "../../../practice/model/start-practice-model.ts";
import { type PartReport, reportOf } from "../figures/part-report.ts";
import type { BenchContext } from "../bench-context.ts";
import { serve } from "../processes.ts";
import { createProductEnv, withDatabase } from "../product-database.ts";
import {
  type Asking,
  type AssistantPlan,
  compareFeedWhileHanging,
  type FeedPair,
  makeAskers,
  oneToken,
} from "./measure-assistant.ts";
import { compareFeedWhileStreaming, weighStreams } from "./open-answers.ts";
import { createFigure, kind } from "../figures/figure.ts";
import { percentile } from "../figures/percentiles.ts";
import { openChat } from "./open-chat.ts";

/** Starts product and provider, and measures what chats cost and how long they wait. */
export async function benchAssistant(context: BenchContext, plan: AssistantPlan): Promise<PartReport> {
  const readers = await context.readers();
  const model = await startPracticeModel();
  const usual = createProductEnv(context.databaseUrl, context.dataDir);
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

interface AssistantFigures {
  readonly feed: readonly FeedPair[];
  /** The same beside answers that stream. */
  readonly beside: readonly FeedPair[];
  /** Ms, for each round. */
  readonly firstTokens: readonly (readonly number[])[];
  readonly verdicts: readonly (readonly number[])[];
  readonly kbPerStream: readonly number[];
}

function assistantReport(
  { feed, beside, firstTokens, verdicts, kbPerStream }: AssistantFigures,
): PartReport {
  const ratio = ({ hangingMs, calmMs }: FeedPair) => hangingMs / calmMs;
  return reportOf("assistant", {
    feed: feed.map(ratio),
    beside: beside.map(ratio),
    firstToken: firstTokens.map((took) => percentile(took, 0.5)),
    firstTokenP99: firstTokens.map((took) => percentile(took, 0.99)),
    verdict: verdicts.map((took) => percentile(took, 0.5)),
    verdictP99: verdicts.map((took) => percentile(took, 0.99)),
    answer: kbPerStream,
  }, [
    createFigure(kind("feed p99, provider hangs", { unit: "ms" }), feed.map(({ hangingMs }) => hangingMs)),
    createFigure(kind("feed p99, provider idle", { unit: "ms" }), feed.map(({ calmMs }) => calmMs)),
  ]);
}

type TimingPlan = Pick<AssistantPlan, "rounds" | "timed">;

/** From the provider's first token to the page's, in ms, for each round. */
async function timeFirstTokens(
  { server, model, players }: Asking,
  plan: TimingPlan,
): Promise<readonly (readonly number[])[]> {
  model.behave("chat", oneToken);
  const rounds: number[][] = [];
  for (let round = -1; round < plan.rounds; round++) {
    const took: number[] = [];
    for (const player of players.slice(0, plan.timed)) {
      const { firstDeltaAt, ended } = await openChat(server, player);
      took.push(await firstDeltaAt - model.begunAt());
      await ended;
    }
    // The first round warms up.
    if (round >= 0) rounds.push(took);
  }
  return rounds;
}

/**
 * From a moderation service's verdict about a sentence to the page's read of it, in ms, for each
 * round. The server asks `model` for verdicts, too.
 */
async function timeVerdicts(
  { server, model, players }: Asking,
  plan: TimingPlan,
): Promise<readonly (readonly number[])[]> {
  model.behave("chat", oneToken);
  let verdictAt = 0;
  model.behave("moderation", () => {
    verdictAt = performance.now();
    return {};
  });
  const rounds: number[][] = [];
  for (let round = -1; round < plan.rounds; round++) {
    const took: number[] = [];
    for (const player of players.slice(0, plan.timed)) {
      const { firstDeltaAt, ended } = await openChat(server, player);
      took.push(await firstDeltaAt - verdictAt);
      await ended;
    }
    if (round >= 0) rounds.push(took);
  }
  return rounds;
}
