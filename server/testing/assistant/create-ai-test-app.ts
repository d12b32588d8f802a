import { afterAll } from "vitest";
import { startPracticeModel } from "../../../build/practice/model/start-practice-model.ts";
import { createTestApp } from "../create-test-app.ts";

/**
 * An app whose AI provider is a practice model, called over the wire; `server` directs it.
 * @param models as in `AI_MODELS`
 */
export async function createAiTestApp(
  models: Record<string, string> = { "GPT-4o Mini": "small" },
  settings: Record<string, string> = {},
) {
  const server = await startPracticeModel();
  afterAll(() => server.close());
  const t = await createTestApp({
    env: {
      OPENAI_API_KEY: "key",
      OPENAI_BASE_URL: server.baseUrl,
      AI_MODELS: JSON.stringify(models),
      ...settings,
    },
  });
  return { server, t };
}
