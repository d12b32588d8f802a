import { Registry } from "prom-client";
import { afterAll, expect, test } from "vitest";
import { testAi } from "../providers/ai/testing/test-ai.ts";
import type { Providers } from "../providers/providers.ts";
import { startPracticeModel } from "../../build/practice/model/start-practice-model.ts";
import { countProviderCalls } from "./count-provider-calls.ts";
import { createPrometheusMetrics } from "./open-metrics.ts";

const server = await startPracticeModel();
afterAll(() => server.close());

test("counts the tokens of chats and images by call, model and kind", async () => {
  const registry = new Registry();
  const { ai: plain } = testAi(server.baseUrl, { isOpenAi: true });
  const moderator = { classify: () => Promise.reject(new Error("Not asked")) };
  const given = { ai: plain, speaker: null, payments: null, moderator } as unknown as Providers;
  const { ai } = countProviderCalls(given, createPrometheusMetrics(registry));
  const signal = new AbortController().signal;
  const messages = [{ role: "user", content: "How are you?" }] as const;
  for (let n = 0; n < 2; n++) {
    const chat = ai?.chat({ model: "GPT-5", messages, maxTokens: 100, member: "ada" }, signal);
    for await (const piece of chat ?? []) expect(piece).not.toBe("");
  }
  server.behave("image", { usage: { input_tokens: 50, output_tokens: 4_160 } });
  await ai?.draw({ model: "DALL-E 3", prompt: "A hill at dawn", member: "ada" }, signal);
  const lines = (await registry.metrics()).split("\n").filter((line) => line.startsWith("glimmer_ai_tokens"));
  expect(lines).toEqual([
    'glimmer_ai_tokens_total{operation="chat",model="GPT-5",kind="prompt"} 6',
    'glimmer_ai_tokens_total{operation="chat",model="GPT-5",kind="completion"} 28',
    'glimmer_ai_tokens_total{operation="draw",model="DALL-E 3",kind="prompt"} 50',
    'glimmer_ai_tokens_total{operation="draw",model="DALL-E 3",kind="completion"} 4160',
  ]);
});
