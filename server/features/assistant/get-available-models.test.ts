import { expect, test } from "vitest";
import type { SessionCtx } from "../../context.ts";
import type { Ai } from "../../providers/ai/ai.ts";
import { getAvailableModels } from "./get-available-models.ts";

/** The models of such a provider as a caller reads them. */
function read(ai: Pick<Ai, "models" | "found"> | null, isAdmin = false) {
  const providers = { ai: ai && { isPractice: false, ...ai }, speaker: null };
  return getAvailableModels({ providers, actor: { isAdmin } } as unknown as SessionCtx);
}

test.each(
  [
    ["no_service", null],
    ["no_model", { models: [], found: null }],
    ["no_model", { models: ["DALL-E 2"], found: null }],
    ["no_model", { models: [], found: { chatModels: ["llama3.2", "qwen3"] } }],
    ["no_response", { models: [], found: { chatModels: null } }],
    [null, { models: ["HD"], found: null }],
    [null, { models: ["GPT-4o Mini"], found: { chatModels: ["llama3.2"] } }],
  ] as const,
)("says %j of %j", (obstacle, ai) => {
  expect(read(ai).textObstacle).toBe(obstacle);
});

test("names the service's own models to administrators alone", () => {
  const ai = { models: [], found: { chatModels: ["llama3.2", "qwen3"] } };
  expect(read(ai, true).foundChatModels).toEqual(["llama3.2", "qwen3"]);
  expect(read(ai).foundChatModels).toBeNull();
});
