import { pino } from "pino";
import { afterAll, beforeEach, expect, test } from "vitest";
import { startPracticeModel } from "../../../../build/practice/model/start-practice-model.ts";
import { reversed } from "../../../testing/injections/disguises.ts";
import { AiLeaked } from "../ai.ts";
import { guardPrompts } from "./guard-prompts.ts";
import { ask, testAi } from "../testing/test-ai.ts";

const log = pino({ level: "silent" });
const model = await startPracticeModel();
afterAll(() => model.close());
beforeEach(() => model.reset());

function guarded(say: (canary: string) => readonly string[]) {
  model.behave("chat", ({ body }) => ({
    reply: say(/\d{16}/.exec(body.messages?.[0]?.content ?? "")?.[0] ?? "none"),
  }));
  return guardPrompts(testAi(model.baseUrl).ai, log);
}

test("adds a new canary to the end of each system prompt, and passes on answers without it", async () => {
  const ai = guarded(() => ["Rest ", "a little."]);
  expect([await ask(ai).done, await ask(ai).done]).toEqual(["Rest a little.", "Rest a little."]);
  const [one, other] = model.asked.map(({ body }) => body.messages?.[0]?.content ?? "");
  expect(one).toMatch(/^Be kind\.\n.*\d{16}$/);
  expect(one).not.toBe(other);
});

test("withholds an answer that contains the canary, and sends no digit of it", async () => {
  const ai = guarded((canary) => ["It is ", ...canary.match(/.{4}/g) ?? [], "."]);
  const asked = ask(ai);
  await expect(asked.done).rejects.toThrow(AiLeaked);
  expect(asked.pieces).toEqual([]);
});

test("sends no sentence before it was checked, also for codes", async () => {
  const ai = guarded((canary) => [..."A calm answer. ", ...reversed(`Well: ${canary}.`), " And more."]);
  const asked = ask(ai);
  await expect(asked.done).rejects.toThrow(AiLeaked);
  expect(asked.pieces).toEqual(["A calm answer. "]);
});

test("withholds it in a code that is complete only at the end", async () => {
  const ai = guarded((canary) => [Buffer.from(`The number is ${canary}, I think.`).toString("base64")]);
  await expect(ask(ai).done).rejects.toThrow(AiLeaked);
});

test("withholds it in a code that is still incomplete, since not every reader reads to the end", async () => {
  const ai = guarded((canary) => {
    const code = Buffer.from(`The number is ${canary}, I think.`).toString("base64");
    return [...code.match(/.{1,5}/g) ?? [], ...Array.from({ length: 1_000 }, () => " word")];
  });
  const asked = ask(ai);
  await expect(asked.done).rejects.toThrow(AiLeaked);
  expect(asked.pieces.join("").length).toBeLessThan(400);
});

test("passes digits on that only begin like the canary", async () => {
  const ai = guarded((canary) => ["Call ", canary.slice(0, 6), " now"]);
  expect(await ask(ai).done).toMatch(/^Call \d{6} now$/);
});

test("passes prompts without a system message on unchanged", async () => {
  const ai = guarded(() => ["A title"]);
  const messages = [{ role: "user", content: "Name this chat" }] as const;
  expect(await ask(ai, { messages }).done).toBe("A title");
  expect(model.asked[0]?.body.messages).toEqual(messages);
});

test("removes the mark of a prompt from its answer, and withholds one with the mark in a code", async () => {
  const mark = "0f3a9c72d15be846";
  const repeats = guarded(() => [`[${mark} comment by @lisa]\n`, "A walk ", "helps."]);
  expect(await ask(repeats, { mark }).done).toBe("A walk helps.");
  const encodes = guarded(() => [Buffer.from(`The mark of this is ${mark}.`).toString("base64")]);
  await expect(ask(encodes, { mark }).done).rejects.toThrow(AiLeaked);
});
