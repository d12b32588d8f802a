import { afterAll, expect, test } from "vitest";
import { createOpenAi } from "./open-ai-providers.ts";
import { oddChats } from "./testing/odd-chats.ts";
import { startOddServices } from "./testing/odd-services.ts";
import { ask, testAi } from "./testing/test-ai.ts";

const frames: readonly string[] = oddChats["usage with empty choices"];
const [first, rest] = [frames.slice(0, 1), frames.slice(1)];
const comments = Array.from({ length: 8 }, () => ": keep-alive\n\n");
const pings = Array.from({ length: 8 }, () => 'event: ping\ndata: {"type":"ping"}\n\n');
const server = await startOddServices({
  "slow, with comments": { betweenMs: 5_000, frames: [...first, ...comments, ...rest] },
  "slow, with pings": { betweenMs: 5_000, frames: [...first, ...pings, ...rest] },
  "silent": { frames: first, ending: "hang" },
});
afterAll(() => server.close());

test(
  "waits beyond its deadline for a service that shows signs of life every five seconds, and not for a silent one",
  async () => {
    const outcomes = ["slow, with comments", "slow, with pings", "silent"].map(async (name) => {
      const { client, lanes, log } = testAi("");
      client.baseURL = server.baseUrlOf(name);
      const models = { "GPT-4o Mini": "any" };
      const config = {
        apiKey: "key",
        baseUrl: null,
        isOpenAi: false,
        isPractice: false,
        models,
        concurrency: 1,
      };
      return await ask(createOpenAi({ client, config, lanes, log })).done.catch((error: unknown) =>
        String(error)
      );
    });
    expect(await Promise.all(outcomes)).toEqual([
      "Take a slow breath.",
      "Take a slow breath.",
      expect.stringContaining("AiBroken"),
    ]);
  },
  90_000,
);
