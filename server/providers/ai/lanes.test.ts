import { afterAll, beforeEach, expect, test } from "vitest";
import { startPracticeModel } from "../../../build/practice/model/start-practice-model.ts";
import { createOpenAiModerator } from "../moderation/openai-moderator.ts";
import { createOpenAiSpeaker } from "../speech/openai-speaker.ts";
import { AiUnavailable } from "./ai.ts";
import { ask, testAi } from "./testing/test-ai.ts";

const server = await startPracticeModel();
afterAll(() => server.close());
beforeEach(() => server.reset());

test("closes chats for ten seconds after five failed calls with their retries, and keeps images, speech and moderation open", async () => {
  const { ai, clock, client, lanes, log, logged } = testAi(server.baseUrl);
  const speaker = createOpenAiSpeaker({ client, model: "voice", lane: lanes.speech });
  const moderator = createOpenAiModerator({ client, log, lane: lanes.moderation });
  server.behave("chat", { status: 500 });
  for (let call = 1; call <= 5; call++) {
    await expect(ask(ai).done).rejects.toThrow(AiUnavailable);
    expect(server.asked).toHaveLength(3 * call);
  }
  expect(logged.filter((line) => line.includes("refused for 10 s"))).toHaveLength(1);
  await expect(ask(ai).done).rejects.toThrow(AiUnavailable);
  expect(server.asked).toHaveLength(15);

  const signal = new AbortController().signal;
  expect(await ai.draw({ model: "DALL-E 3", prompt: "A hill", member: "ada" }, signal)).toBeTruthy();
  expect(await speaker.speak("Hello", "alloy")).toBeTruthy();
  expect((await moderator.classify({ text: "A lovely day" })).decidedBy).toBe("openai");

  server.behave("chat", {});
  await expect(ask(ai).done).rejects.toThrow(AiUnavailable);
  clock.advance(10_000);
  expect(await ask(ai).done).toContain("calm answer");
});

test("stays open when the provider refuses single requests", async () => {
  const { ai } = testAi(server.baseUrl);
  server.behave("chat", { status: 400, times: 6 });
  for (let call = 1; call <= 6; call++) await expect(ask(ai).done).rejects.toThrow(AiUnavailable);
  expect(await ask(ai).done).toContain("calm answer");
});

test("lets the built-in classifier decide at once, without a call, while moderation fails", async () => {
  const { client, lanes, log } = testAi(server.baseUrl);
  const moderator = createOpenAiModerator({ client, log, lane: lanes.moderation });
  server.behave("moderation", { status: 500 });
  for (let call = 1; call <= 6; call++) {
    const verdict = await moderator.classify({ text: "A lovely day" });
    expect(verdict).toMatchObject({ decidedBy: "local-fallback", elements: [{ level: "high" }] });
  }
  expect(server.asked).toHaveLength(5);
});

test("runs a limited number of chats at once, and lets waiting members take turns", async () => {
  const { ai } = testAi(server.baseUrl, { concurrency: 2 });
  server.behave("chat", { pieceMs: 2, reply: "One two three" });
  const ended: string[] = [];
  const chats = ["ada", "ada", "ada", "ada", "ada", "bob", "cai"].map(async (member, at) => {
    await ask(ai, { member }).done;
    ended.push(`${member}${at}`);
  });
  await Promise.all(chats);
  // Bob's and Cai's first waiting calls follow one more of Ada's.
  expect(ended.indexOf("bob5")).toBeLessThan(ended.indexOf("ada4"));
  expect(ended.indexOf("cai6")).toBeLessThan(ended.indexOf("ada4"));
});

test("removes a member who stops while waiting from the queue, without a call", async () => {
  const { ai } = testAi(server.baseUrl, { concurrency: 1 });
  const held = server.hold("chat");
  const first = ask(ai, { model: "GPT-5" });
  await held.asked;
  const leaving = new AbortController();
  const waiting = ask(ai, { member: "bob" }, leaving.signal);
  const next = ask(ai, { member: "cai" });
  leaving.abort();
  expect(await waiting.done).toBe("");
  held.release();
  await Promise.all([first.done, next.done]);
  expect(server.asked).toHaveLength(2);
});

test("bounds one member's queue, and still admits others", async () => {
  const { ai } = testAi(server.baseUrl, { concurrency: 1 });
  const held = server.hold("chat");
  const chats = Array.from({ length: 21 }, () => ask(ai));
  await held.asked;
  await expect(ask(ai).done).rejects.toThrow(AiUnavailable);
  const other = ask(ai, { member: "bob" });
  held.release();
  expect(await other.done).toContain("calm answer");
  await Promise.all(chats.map(({ done }) => done));
});
