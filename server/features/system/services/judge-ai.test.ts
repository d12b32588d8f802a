import { expect, test } from "vitest";
import { readConfig } from "../../../config.ts";
import type { FoundModels } from "../../../providers/ai/models/served-models.ts";
import type { ServiceCallRow } from "../../../metrics/service-queries.ts";
import { hashModelSetup } from "../../../metrics/setup-of-models.ts";
import { type AiGiven, judgeAi } from "./judge-ai.ts";
import { writeService } from "./service-parts.ts";

const { ai } = readConfig({
  DATABASE_URL: "postgres://localhost/glimmer",
  SESSION_SECRET: "s".repeat(32),
  OPENAI_API_KEY: "ollama",
  OPENAI_BASE_URL: "http://127.0.0.1:11434/v1",
});
const unused = { used: 0, limit: 1_000 };
const use = { tokens: unused, images: unused };

const now = new Date("2026-11-27T12:00:00Z");
const monthAgo = new Date("2026-10-27T12:00:00Z");

function judge(found: FoundModels, given: Partial<AiGiven> = {}) {
  const served = found.served ? ["GPT-4o Mini"] : [];
  const none = { calls: [], outages: [], processes: 1, now, server: use, bots: use };
  return writeService(judgeAi({ ai, served, found, ...none, ...given }), "en");
}

const oneModel = { chatModels: ["llama3.2"], served: "llama3.2" };

function failing(part: string, failure: string, setup = ""): ServiceCallRow {
  const times = { answered_at: null, failed_at: monthAgo, failing_since: monthAgo };
  return { service: "ai", part, ...times, failure, setup, answered: 0, failed: 0 };
}

test("names the model that was found behind the lowest tier", () => {
  const { problems, parts } = judge({ chatModels: ["llama3.2"], served: "llama3.2" });
  expect(problems).toEqual([]);
  expect(parts.find(({ name }) => name === "GPT-4o Mini")?.upstream).toBe("llama3.2");
});

test("names AI_MODELS and the models there when several were found, and the address when none answered", () => {
  const [several] = judge({ chatModels: ["llama3.2", "qwen3"] }).problems;
  expect(several?.says).toContain("The service has llama3.2, qwen3.");
  expect(several?.todo).toContain('AI_MODELS, e.g. {"GPT-4o Mini":"llama3.2"}');
  expect(judge({ chatModels: [] }).problems[0]?.says).toContain("has no chat model");
  expect(judge({ chatModels: null }).problems[0]?.todo).toContain("OPENAI_BASE_URL");
});

test("forgets failures of what is no longer offered, and of other settings", () => {
  const away = ["HD", "tts", "moderation"].map((part) => failing(part, "404"));
  expect(judge(oneModel, { calls: away })).toMatchObject({ state: "ok", problems: [] });
  if (!ai) throw new Error("No AI");
  const before = hashModelSetup(ai, { chatModels: [], served: "llama3.1" }, "GPT-4o Mini");
  const now = hashModelSetup(ai, oneModel, "GPT-4o Mini");
  const otherKey = hashModelSetup({ ...ai, apiKey: "other" }, oneModel, "GPT-4o Mini");
  const stateWith = (setup: string) =>
    judge(oneModel, { calls: [failing("GPT-4o Mini", "unknown_model", setup)] }).state;
  expect([now, before, otherKey].map(stateWith)).toEqual(["fix", "ok", "ok"]);
});

test("says of calls that are held back what stays true while nobody asks, and soon without urgency", () => {
  const outages = (since: Date) => [{ service: "ai", part: "chat", processes: 1, since }] as const;
  const seconds = new Date(now.getTime() - 9_000);
  expect(judge(oneModel, { outages: outages(seconds) })).toMatchObject({
    state: "fix",
    problems: [{ says: expect.stringContaining("Chats pause until 12:00:01 UTC") }],
  });
  expect(judge(oneModel, { outages: outages(new Date(now.getTime() - 10_000)) }).problems[0]?.says)
    .toMatch(/^Chats pause: .* The next one tries the service again/);
  expect(judge(oneModel, { outages: outages(monthAgo) }).state).toBe("warn");
  const again = { ...failing("GPT-4o Mini", "500"), failed_at: seconds };
  expect(judge(oneModel, { outages: outages(monthAgo), calls: [again] }).state).toBe("fix");
});
