import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReadableStream } from "node:stream/web";
import { createPracticeModel } from "./practice-model.ts";
import { ask, testAi } from "../../../server/providers/ai/testing/test-ai.ts";
import { recognizeImageKind } from "../../../server/providers/images/image-kind.ts";
import { createOpenAiSpeaker } from "../../../server/providers/speech/openai-speaker.ts";

const answer = createPracticeModel({ firstMs: 1, wordMs: 0 });
const server = createServer((incoming, outgoing) => {
  void (async () => {
    const body = await text(incoming);
    const response = await answer(new Request(`http://localhost${incoming.url}`, { method: "POST", body }));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    Readable.fromWeb(response.body as ReadableStream).pipe(outgoing);
  })();
}).listen(0, "127.0.0.1");
await once(server, "listening");
afterAll(() => void server.close());
const { ai, client } = testAi(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`);

const asking = (content: string) => ask(ai, { messages: [{ role: "user", content }] }).done;

test.each([
  ["Hello there", "good to hear from you"],
  ["I cannot sleep", "Dim the last hour"],
  ["How can I wind down before bed?", "Dim the last hour"],
  ["I feel down", "it is heavy right now"],
  ["Write some TypeScript code", "```ts"],
  ["A plan for my week", "| Day |"],
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

test("draws the same picture for the same words, and another for others", async () => {
  const signal = new AbortController().signal;
  const draw = (prompt: string) => ai.draw({ model: "DALL-E 3", prompt, member: "ada" }, signal);
  const [sea, again, trees] = [await draw("The sea"), await draw("The sea"), await draw("Old trees")];
  expect(recognizeImageKind(sea)).toBe("jpeg");
  expect(again).toEqual(sea);
  expect(trees).not.toEqual(sea);
});

test("speaks an example", async () => {
  const speech = await createOpenAiSpeaker({ client, model: "practice" }).speak("Hello", "alloy");
  expect(speech.length).toBeGreaterThan(4_000);
});

test.each([
  ["GET", "/v1/chat/completions", undefined, 404],
  ["POST", "/v1/moderations", "{}", 404],
  ["POST", "/v1/chat/completions", "{}", 400],
  ["POST", "/v1/images/generations", "not JSON", 400],
])("refuses %s %s with %j", async (method, path, body, status) => {
  const response = await answer(
    new Request(`http://localhost${path}`, { method, ...(body ? { body } : {}) }),
  );
  expect(response.status).toBe(status);
});
