import { expect, test } from "vitest";
import { openAiClient } from "./openai-client.ts";

test.each([
  [null, "https://api.openai.com/v1/chat/completions", false],
  ["http://127.0.0.1:11434/v1", "http://127.0.0.1:11434/v1/chat/completions", false],
  [
    "https://ours.openai.azure.com/openai/v1/",
    "https://ours.openai.azure.com/openai/v1/chat/completions",
    true,
  ],
  [
    "https://ours.openai.azure.com/openai/deployments/chat?api-version=2024-10-21",
    "https://ours.openai.azure.com/openai/deployments/chat/chat/completions?api-version=2024-10-21",
    true,
  ],
])("asks %s at %s, with the key where it is looked for", async (baseUrl, url, isAzure) => {
  const client = openAiClient({ apiKey: "key", baseUrl });
  const built = await client.buildRequest({ method: "post", path: "/chat/completions", body: {} });
  expect(built.url).toBe(url);
  expect(built.req.headers.get("api-key")).toBe(isAzure ? "key" : null);
  expect(built.req.headers.get("authorization")).toBe(isAzure ? null : "Bearer key");
});
