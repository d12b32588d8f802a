import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeEach, expect, test } from "vitest";
import { recognizeImageKind } from "../../../shared/media/image-kind.ts";
import { openAiClient } from "../../../server/providers/openai-client.ts";
import { createOpenAiSpeaker } from "../../../server/providers/speech/openai-speaker.ts";
import { ask, testAi } from "../../../server/providers/ai/testing/test-ai.ts";
import type { Serving } from "./behaviour.ts";
import { examples } from "./examples/examples.ts";
import { startPracticeModel } from "./start-practice-model.ts";

/** The examples without their pace. */
const atOnce = (serving: Serving): Serving => async (call) => ({
  ...await (typeof serving === "function" ? serving(call) : serving),
  firstMs: 0,
  pieceMs: 0,
});
const model = await startPracticeModel({
  usual: { ...examples, chat: atOnce(examples.chat), image: atOnce(examples.image) },
});
afterAll(() => model.close());
beforeEach(() => model.reset());
const { ai } = testAi(model.baseUrl);

const asking = (content: string) => ask(ai, { messages: [{ role: "user", content }] }).done;
const post = (path: string, body: unknown) =>
  fetch(new URL(path, model.baseUrl), { method: "POST", body: JSON.stringify(body) });

test.each([
  ["Hello there", "good to hear from you"],
  ["I cannot sleep", "Dim the last hour"],
  ["How can I wind down before bed?", "Dim the last hour"],
  ["I feel down", "it is heavy right now"],
  ["Write some TypeScript code", "```ts"],
  ["A plan for my week", "| Day |"],
  ["Explain the formula for caffeine at bedtime", "\\frac{1}{2}"],
  ["I want to end my life", "crisis line"],
  ["Where do the swans go?", "“Where do the swans go?”"],
])(
  "the product's own client reads the answer to %j, which says that it is an example",
  async (question, part) => {
    const words = await asking(question);
    expect(words).toContain(part);
    expect(words).toContain("example answer");
  },
);

test("answers the last question of a chat, and names a chat where the product asks for a title", async () => {
  const chat = [
    { role: "user", content: "I cannot sleep" },
    { role: "assistant", content: "…" },
    { role: "user", content: "A poem, please" },
  ] as const;
  expect(await ask(ai, { messages: chat }).done).toContain("> Morning");
  const named = [{ role: "system", content: "Suggest a title for this chat." }, ...chat] as const;
  expect(await ask(ai, { messages: named }).done).toBe("Better sleep");
  const other = [named[0], { role: "user", content: "Where do the *swans* go in winter, please?" }] as const;
  expect(await ask(ai, { messages: other }).done).toBe("Where do the swans go");
});

test("ends a long answer at its limit, and goes on from there when it is asked to", async () => {
  const question = { role: "user", content: "Write a long guide to a calmer month" } as const;
  const ends: string[] = [];
  const cut = await ask(ai, { messages: [question], onEnd: (end) => ends.push(end) }).done;
  expect(ends).toEqual(["length"]);
  const asked = { role: "user", content: "Your last message was cut off. Go on." } as const;
  const rest = await ask(ai, { messages: [question, { role: "assistant", content: cut }, asked] }).done;
  expect(cut).toMatch(/at the top of your $/);
  expect(rest).toMatch(/^messages\..*example answer/s);
});

test("draws the same picture for the same words, and another for others", async () => {
  const signal = new AbortController().signal;
  const draw = (prompt: string) => ai.draw({ model: "DALL-E 3", prompt, member: "ada" }, signal);
  const [sea, again, trees] = [await draw("The sea"), await draw("The sea"), await draw("Old trees")];
  expect(recognizeImageKind(sea)).toBe("jpeg");
  expect(again).toEqual(sea);
  expect(trees).not.toEqual(sea);
});

test("speaks an example", async () => {
  const client = openAiClient({ apiKey: "key", baseUrl: model.baseUrl });
  const speech = await createOpenAiSpeaker({ client, model: "practice" }).speak("Hello", "alloy");
  expect(speech.length).toBeGreaterThan(4_000);
});

test.each([
  ["GET", "/v1/chat/completions", undefined, 404],
  ["POST", "/v1/models", "{}", 404],
  ["POST", "/v1/chat/completions", "{}", 400],
  ["POST", "/v1/images/generations", "not JSON", 400],
])("refuses %s %s with %j", async (method, path, body, status) => {
  const response = await fetch(new URL(path, model.baseUrl), { method, ...(body ? { body } : {}) });
  expect(response.status).toBe(status);
});

test("does not moderate the demo", async () => {
  const body = { model: "practice", input: [{ type: "text", text: "Hello" }] };
  expect((await post("/v1/moderations", body)).status).toBe(404);
});

test("goes on from a pause, and stays in touch meanwhile", async () => {
  model.behave("chat", { reply: ["Well"], after: 1, then: "pause", aliveMs: 5 });
  const pieces: string[] = [];
  for await (
    const piece of ai.chat({
      model: "GPT-5",
      messages: [],
      maxTokens: 1,
      member: "ada",
    }, new AbortController().signal)
  ) {
    pieces.push(piece);
    if (pieces.length === 3) {
      expect(model.open("chat")).toBe(1);
      model.resume();
    }
  }
  expect(pieces.slice(0, 3)).toEqual(["Well", " more", " more"]);
  expect(model.begunAt()).toBeGreaterThan(0);
});

test("decides each call by a function for the given number of calls, and then as usual", async () => {
  model.behave("chat", ({ body }) => ({ reply: `${body.messages?.length} messages` }));
  expect(await asking("How many?")).toBe("1 messages");
  model.behave("chat", { times: 1, status: 401 });
  const [failed, next] = [asking("Hello"), asking("Hello")];
  await expect(failed).rejects.toThrow();
  expect(await next).toContain("good to hear from you");
});

test("is directed over HTTP too", async () => {
  expect((await post("/control/behave", { kind: "chat", behaviour: { reply: "As told." } })).status).toBe(
    200,
  );
  expect(await asking("Hello")).toBe("As told.");
  expect(await (await post("/control/asked", null)).json()).toEqual(model.asked);
  await post("/control/reset", null);
  expect(model.asked).toEqual([]);
  expect((await post("/control/behave", { kind: "letters", behaviour: {} })).status).toBe(400);
  expect((await post("/control/dance", {})).status).toBe(404);
});

test("closes a connection with 33 unanswered calls, and refuses a body larger than any picture", async () => {
  const { hostname, port } = new URL(model.baseUrl);
  const { release } = model.hold("chat");
  const body = JSON.stringify({ model: "m", messages: [{ role: "user", content: "Hello" }] });
  const call =
    `POST /v1/chat/completions HTTP/1.1\r\nHost: h\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const socket = connect(Number(port), hostname).on("error", () => {}).resume();
  socket.write(call.repeat(500));
  await once(socket, "close");
  release();
  expect(model.asked.length).toBe(1);
  expect((await post("/v1/chat/completions", "a".repeat(33 * 1024 * 1024))).status).toBe(413);
});
