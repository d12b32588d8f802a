import { expect, test } from "vitest";
import { readConfig } from "../../../config.ts";
import type { FoundModels } from "../../../providers/ai/models/served-models.ts";
import { judgeAi } from "./judge-ai.ts";

const { ai } = readConfig({
  DATABASE_URL: "postgres://localhost/glimmer",
  SESSION_SECRET: "s".repeat(32),
  OPENAI_API_KEY: "ollama",
  OPENAI_BASE_URL: "http://127.0.0.1:11434/v1",
});
const unused = { used: 0, limit: 1_000 };
const use = { tokens: unused, images: unused };

function judge(found: FoundModels) {
  const served = found.served ? ["GPT-4o Mini"] : [];
  return judgeAi({ ai, served, found, calls: [], outages: [], processes: 1, server: use, bots: use });
}

test("names the model that was found behind the lowest tier", () => {
  const { problems, parts } = judge({ chatModels: ["llama3.2"], served: "llama3.2" });
  expect(problems).toEqual([]);
  expect(parts.find(({ name }) => name === "GPT-4o Mini")?.upstream).toBe("llama3.2");
});

test("names AI_MODELS and the models there when several were found, and the address when none answered", () => {
  const [several] = judge({ chatModels: ["llama3.2", "qwen3"] }).problems;
  expect(several?.says).toContain("The service has llama3.2, qwen3.");
  expect(several?.todo).toContain('AI_MODELS, e.g. {"GPT-4o":"llama3.2"}');
  expect(judge({ chatModels: null }).problems[0]?.todo).toContain("OPENAI_BASE_URL");
});
