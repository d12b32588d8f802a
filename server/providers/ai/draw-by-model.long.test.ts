import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, expect, test } from "vitest";
import { startPracticeModel } from "../../../build/practice/model/start-practice-model.ts";
import type { Behaviour } from "../../../build/practice/model/behaviour.ts";
import { recognizeImageKind } from "#shared/media/image-kind.ts";
import { AiRefused, AiUnavailable, type TokenUsage } from "./ai.ts";
import { testAi } from "./testing/test-ai.ts";

const server = await startPracticeModel();
afterAll(() => server.close());
beforeEach(() => server.reset());

const signal = new AbortController().signal;
const request = { model: "DALL-E 3", prompt: "A hill at dawn", member: "ada" } as const;

test("draws one image with the upstream model, without the member", async () => {
  const { ai } = testAi(server.baseUrl);
  expect(recognizeImageKind(await ai.draw(request, signal))).toBe("png");
  expect(server.asked.map(({ body }) => body)).toEqual([
    { model: "gpt-image-9", prompt: "A hill at dawn", n: 1, size: "1024x1024" },
  ]);
});

test("reports the image's usage where the provider returns it", async () => {
  const used: TokenUsage[] = [];
  const drawing = { ...request, onUsage: (usage: TokenUsage) => used.push(usage) };
  const { ai } = testAi(server.baseUrl);
  await ai.draw(drawing, signal);
  server.behave("image", { usage: { input_tokens: 50, output_tokens: 4_160, total_tokens: 4_210 } });
  await ai.draw(drawing, signal);
  expect(used).toEqual([{ prompt: 50, completion: 4_160 }]);
});

test("asks other models for bytes, and fetches an image at an address from the provider itself", async () => {
  const { ai } = testAi(server.baseUrl);
  server.behave("image", { imageUrl: "own" });
  expect(recognizeImageKind(await ai.draw({ ...request, model: "DALL-E 2" }, signal))).toBe("png");
  expect(server.asked[0]?.body).toMatchObject({ model: "painter", response_format: "b64_json" });
});

test("fetches nothing from another address, however it is written", async () => {
  let visits = 0;
  const elsewhere = createServer((_, response) => {
    visits += 1;
    response.end();
  }).listen(0, "127.0.0.1");
  await once(elsewhere, "listening");
  const { port } = elsewhere.address() as AddressInfo;
  const { ai } = testAi(server.baseUrl);
  for (
    const imageUrl of [
      `http://127.0.0.1:${port}/drawn.png`,
      `//127.0.0.1:${port}/drawn.png`,
      `http://${new URL(server.baseUrl).host}@127.0.0.1:${port}/`,
      "file:///etc/passwd",
      "not an address://",
    ]
  ) {
    server.behave("image", { imageUrl });
    await expect(ai.draw(request, signal)).rejects.toThrow(AiRefused);
  }
  expect(visits).toBe(0);
  elsewhere.close();
});

test.each<[string, Behaviour, number]>([
  ["too many calls", { status: 429, retryAfter: 0 }, 3],
  ["a provider that is down", { status: 503 }, 3],
  ["an error, which may have drawn", { status: 500 }, 1],
  ["a broken connection", { after: 1, then: "cut" }, 1],
  ["a page", { then: "page" }, 1],
  ["no answer in time", { then: "hang" }, 1],
])("%s is unavailable", async (_, behaviour, calls) => {
  server.behave("image", behaviour);
  await expect(testAi(server.baseUrl).ai.draw(request, signal)).rejects.toThrow(AiUnavailable);
  expect(server.asked).toHaveLength(calls);
});

test.each<[string, Behaviour]>([
  ["bytes that are no image", { then: "malformed" }],
  ["no image", { then: "shape" }],
])("refuses %s, and goes on to draw for others, however often", async (_, behaviour) => {
  const { ai, logged } = testAi(server.baseUrl);
  server.behave("image", behaviour);
  for (let asked = 0; asked < 6; asked++) await expect(ai.draw(request, signal)).rejects.toThrow(AiRefused);
  expect(logged).toHaveLength(6);
  server.reset();
  expect(await ai.draw(request, signal)).toBeTruthy();
});

test("throws when the provider refuses the prompt", async () => {
  server.behave("image", { status: 400 });
  await expect(testAi(server.baseUrl).ai.draw(request, signal)).rejects.toThrow(AiRefused);
});

test("rejects with the signal's reason at the signal", async () => {
  const held = server.hold("image");
  const leaving = new AbortController();
  const drawn = testAi(server.baseUrl).ai.draw(request, leaving.signal);
  await held.asked;
  leaving.abort(new Error("left"));
  await expect(drawn).rejects.toThrow("left");
  await held.left;
});
