import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { startPracticeModel } from "../../../build/practice/model/start-practice-model.ts";
import type { Behaviour } from "../../../build/practice/model/behaviour.ts";
import { createOpenAiModerator } from "../moderation/openai-moderator.ts";
import { createOpenAiSpeaker } from "../speech/openai-speaker.ts";
import { testAi } from "./testing/test-ai.ts";

const server = await startPracticeModel();
afterAll(() => server.close());
beforeEach(() => server.reset());

/**
 * Deadlines for a service that never answers, and for one that answers late, however busy the
 * machine is.
 */
const [shortMs, longMs] = [400, 30_000];

/** Both as the product opens them, each in its lane, with shorter deadlines. */
function open(deadlineMs = shortMs) {
  const { client, lanes, log } = testAi(server.baseUrl);
  return {
    speaker: createOpenAiSpeaker({ client, model: "voice", lane: lanes.speech, deadlineMs }),
    moderator: createOpenAiModerator({ client, log, lane: lanes.moderation, deadlineMs }),
  };
}

const faults: [string, Behaviour][] = [
  ["an error of the server", { status: 500 }],
  ["too many calls", { status: 429, retryAfter: 0 }],
  ["a broken connection", { after: 1, then: "cut" }],
  ["something malformed", { then: "malformed" }],
  ["something of another shape", { then: "shape" }],
  ["a page", { then: "page" }],
  ["no answer in time", { then: "hang" }],
];

describe("speech", () => {
  test.each(faults)("fails on %s, and does not retry", async (_, behaviour) => {
    server.behave("speech", behaviour);
    await expect(open().speaker.speak("Hello", "alloy")).rejects.toThrow();
    expect(server.asked).toHaveLength(1);
  });

  test("accepts a slow answer", async () => {
    server.behave("speech", { firstMs: 100 });
    expect((await open(longMs).speaker.speak("Hello", "alloy")).length).toBeGreaterThan(100);
  });
});

describe("moderation", () => {
  test.each(faults)(
    "lets the built-in classifier decide on %s, never with level top",
    async (_, behaviour) => {
      server.behave("moderation", behaviour);
      const { moderator } = open();
      const [calm, cruel] = await Promise.all([
        moderator.classify({ text: "A lovely day" }),
        moderator.classify({ text: "I will kill you" }),
      ]);
      expect(calm).toMatchObject({ decidedBy: "local-fallback", elements: [{ level: "high" }] });
      expect(cruel.elements[0]?.level).toBe("none");
    },
  );

  test("a slow answer is taken", async () => {
    server.behave("moderation", { firstMs: 100, scores: { harassment: 0.6 } });
    const verdict = await open(longMs).moderator.classify({ text: "A lovely day" });
    expect(verdict).toMatchObject({ decidedBy: "openai", elements: [{ level: "low" }] });
  });
});
