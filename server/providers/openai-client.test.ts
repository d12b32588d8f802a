import { expect, test } from "vitest";
import { openAiClient } from "./openai-client.ts";

test.each([
  [null, "https://api.openai.com/v1/chat/completions", ["authorization"]],
  ["http://127.0.0.1:11434/v1", "http://127.0.0.1:11434/v1/chat/completions", ["authorization"]],
  [
    "https://ours.openai.azure.com/openai/v1/",
    "https://ours.openai.azure.com/openai/v1/chat/completions",
    ["api-key"],
  ],
  [
    "https://ours.openai.azure.com/openai/deployments/chat?api-version=2024-10-21",
    "https://ours.openai.azure.com/openai/deployments/chat/chat/completions?api-version=2024-10-21",
    ["api-key"],
  ],
  [
    "https://models.inference.ai.azure.com",
    "https://models.inference.ai.azure.com/chat/completions",
    ["authorization", "api-key"],
  ],
  [
    "https://ours.eastus.models.ai.azure.com/v1",
    "https://ours.eastus.models.ai.azure.com/v1/chat/completions",
    ["authorization", "api-key"],
  ],
])("asks %s at %s, with the key in %j", async (baseUrl, url, names) => {
  const client = openAiClient({ apiKey: "key", baseUrl });
  const built = await client.buildRequest({ method: "post", path: "/chat/completions", body: {} });
  expect(built.url).toBe(url);
  expect(built.req.headers.get("authorization")).toBe(names.includes("authorization") ? "Bearer key" : null);
  expect(built.req.headers.get("api-key")).toBe(names.includes("api-key") ? "key" : null);
});
