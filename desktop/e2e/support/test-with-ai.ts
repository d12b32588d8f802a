import type { AiKind, Serving } from "../../../build/practice/model/behaviour.ts";
import {
  type PracticeModel,
  startPracticeModel,
} from "../../../build/practice/model/start-practice-model.ts";
import { type RunningServer, startServer } from "./server.ts";
import { test as base } from "./test.ts";

interface AiOptions {
  /** How the practice model serves each kind of call. */
  readonly usual?: Partial<Record<AiKind, Serving>>;
  /** Runs once the server is there. */
  readonly prepare?: (site: RunningServer) => Promise<unknown>;
}

/**
 * `test` on a server of the worker's own, with a practice model behind it that
 * has these `AI_MODELS`.
 */
export function testWithAi(models: Record<string, string>, { usual, prepare }: AiOptions = {}) {
  return base.extend<object, { ai: PracticeModel; site: RunningServer }>({
    ai: [async ({}, use) => {
      const ai = await startPracticeModel({ usual });
      await use(ai);
      await ai.close();
    }, { scope: "worker" }],
    site: [async ({ ai }, use) => {
      const site = await startServer({
        OPENAI_API_KEY: "key",
        OPENAI_BASE_URL: ai.baseUrl,
        AI_MODELS: JSON.stringify(models),
      });
      await prepare?.(site);
      await use(site);
      await site.stop();
    }, { scope: "worker", timeout: 180_000 }],
    baseURL: async ({ site }, use) => use(site.url),
  });
}
