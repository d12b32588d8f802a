import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { AiMessage, AiSession } from "#shared/assistant/ai-chat-shapes.ts";
import { answerMaxLength } from "#shared/assistant/ai-models.ts";
import type { Behaviour } from "../../../../build/practice/model/behaviour.ts";
import type { ServerEvent } from "../../../events.ts";
import { readChatEvents, textOf } from "../../../testing/assistant/chat-events.ts";
import { practiceAi } from "../../../testing/assistant/practice-ai.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { giveXp, ledgerFaults, xpOf } from "../../../testing/xp.ts";

const ai = await practiceAi();
const t = await createTestApp({ providers: { ai } });
let told: (ServerEvent & { type: "ai_chat_changed" })[] = [];
t.deps.bus.listen({
  onEvent: (event) => {
    if (event.type === "ai_chat_changed") told.push(event);
  },
  onGap() {},
});

let ada: TestMember;
beforeEach(async () => {
  ada = await member(t);
  await giveXp(t, ada.id, 100);
  ai.reset();
  told = [];
});

const xp = async () => (await xpOf(t, ada.id)).xp;

interface Whole {
  sessionId: string;
  question: AiMessage;
  message: AiMessage;
}

const post = (more: object, key: string = randomUUID()) =>
  ada.request("POST", "/api/ai/chat", {
    json: { message: "Tell me of the sea", modelName: "GPT-4o Mini", ...more },
    headers: { "Idempotency-Key": key },
  });
const ask = async (more: object = {}) => await (await post(more)).json() as Whole;
const cutAt = (finish: string, ...reply: string[]): Behaviour => ({ reply, finish, times: 1 });
const messages = async (id: string) =>
  await (await ada.get(`/api/ai/sessions/${id}/messages`)).json() as AiMessage[];
const readOn = ({ sessionId, message }: Whole) => ({ message: "Continue", sessionId, continues: message.id });

test.each<[string, string, string[]]>([
  ["length", "length", ["The sea is wide. It is ca"]],
  ["filter", "content_filter", ["The sea is wide. It is "]],
])("says that an answer ended by %s, at a whole word, and is paid for it", async (cut, finish, reply) => {
  ai.behave("chat", cutAt(finish, ...reply));
  const whole = await ask();
  expect(whole.message).toMatchObject({
    state: "complete",
    content: "The sea is wide. It is ",
    cut,
    cost: 25,
  });
  expect((await messages(whole.sessionId))[0]).toEqual(whole.message);
});

test("keeps the whole sentences of an answer that breaks off without a word, and gives the XP back", async () => {
  ai.behave("chat", { reply: ["The sea is wide. ", "It is", " ca"], after: 3, then: "end", times: 1 });
  const whole = await ask();
  expect(whole.message).toMatchObject({
    state: "complete",
    content: "The sea is wide. ",
    cut: "broken",
    cost: 0,
  });
  expect((await messages(whole.sessionId))[0]).toEqual(whole.message);
  expect([await xp(), await ledgerFaults(t)]).toEqual([100, []]);
  ai.says("It is calm.");
  expect((await ask(readOn(whole))).message).toMatchObject({ content: "It is calm.", cost: 25 });
});

test("fails an answer that breaks off in its first sentence", async () => {
  ai.behave("chat", { reply: ["The sea"], after: 1, then: "end", times: 1 });
  expect((await post({})).status).toBe(503);
  expect(await xp()).toBe(100);
});

test("ends an answer at our own limit, says so, and gives the model its end to go on from", async () => {
  const paragraph = `${"All is calm by the sea ".repeat(40)}\n\n`;
  ai.behave("chat", { reply: Array.from({ length: 40 }, () => paragraph), times: 1 });
  const cut = await ask();
  expect(cut.message).toMatchObject({ state: "complete", cut: "limit", cost: 25 });
  expect(cut.message.content.length).toBeLessThanOrEqual(answerMaxLength);
  expect(cut.message.content).toMatch(/ $/);
  await ask(readOn(cut));
  const [given] = ai.asked.at(-1)?.body.messages?.slice(-2) ?? [];
  expect(given).toMatchObject({ role: "assistant" });
  expect(cut.message.content.endsWith(given?.content ?? "none")).toBe(true);
});

test("reads on from where the answer ended, for the same price, by REST and by events", async () => {
  ai.behave("chat", cutAt("length", "The sea is wide. The water is ca"));
  const first = await ask();
  ai.behave("chat", cutAt("length", "The water", " is calm and", " so"));
  const second = await ask(readOn(first));
  expect(second.question).toMatchObject({ content: "Continue", continues: true });
  expect(first.message.content + second.message.content).toBe("The sea is wide. The water is calm and ");
  expect(ai.asked.at(-1)?.body.messages?.slice(1, -1)).toEqual([
    { role: "user", content: "Tell me of the sea" },
    { role: "assistant", content: "The sea is wide. The water is " },
  ]);
  ai.says("quiet.");
  const key = randomUUID();
  const stream = () =>
    ada.request("POST", "/api/ai/chat", {
      json: { modelName: "GPT-4o Mini", ...readOn(second) },
      headers: { Accept: "text/event-stream", "Idempotency-Key": key },
    }).then(readChatEvents);
  const all = await (await stream()).rest();
  expect([textOf(all), all.at(-1)]).toMatchObject([
    "quiet.",
    { type: "done", cost: 25, xp: 25, message: { cut: null } },
  ]);
  // Under the same key nothing is asked or paid again, though the chat has gone on.
  expect(textOf(await (await stream()).rest())).toBe("quiet.");
  expect([await xp(), ai.asked.length, await ledgerFaults(t)]).toEqual([25, 3, []]);
});

test("gives the XP of a lost continuation back, and another takes its place", async () => {
  ai.behave("chat", cutAt("length", "The sea is wide. It is ca"));
  const first = await ask();
  ai.behave("chat", { reply: ["calm. "], after: 1, then: "error" });
  expect((await post(readOn(first))).status).toBe(503);
  ai.behave("chat", cutAt("content_filter"));
  expect((await post(readOn(first))).status).toBe(503);
  expect([await xp(), await ledgerFaults(t)]).toEqual([75, []]);
  const [failed, attempt] = await messages(first.sessionId);
  expect(failed).toMatchObject({ state: "failed", cost: 0, cut: "filter" });
  ai.says("calm.");
  await ask({ ...readOn(first), replaces: attempt?.id });
  expect((await messages(first.sessionId))[0]).toMatchObject({ content: "calm.", cost: 25 });
});

test("refuses to continue an answer that is whole or not the last, before anything is paid", async () => {
  const whole = await ask();
  expect((await post(readOn(whole))).status).toBe(409);
  ai.behave("chat", cutAt("length", "The sea is wide. "));
  const cut = await ask({ sessionId: whole.sessionId });
  await ask({ sessionId: whole.sessionId });
  expect((await post(readOn(cut))).status).toBe(409);
  expect((await post({ ...readOn(cut), sessionId: undefined, temporary: true, history: [] })).status).toBe(
    409,
  );
  expect([await xp(), await ledgerFaults(t)]).toEqual([25, []]);
});

test("continues no answer after which a question failed, and by no other words", async () => {
  ai.behave("chat", cutAt("length", "The sea is wide. "));
  const cut = await ask();
  expect((await post({ ...readOn(cut), message: "Go on" })).status).toBe(400);
  ai.behave("chat", { status: 401, times: 1 });
  expect((await post({ sessionId: cut.sessionId })).status).toBe(503);
  const refused = await post(readOn(cut));
  expect([refused.status, await refused.json()]).toMatchObject([409, {
    message: "This answer can't be continued: the chat has gone on.",
  }]);
  expect([await xp(), await ledgerFaults(t)]).toEqual([75, []]);
});

test("continues the last answer that a temporary chat remembers", async () => {
  ai.says("calm.");
  const history = [{ role: "user", content: "The sea?" }, { role: "assistant", content: "It is " }];
  const { message } = await ask({ message: "Continue", temporary: true, continues: randomUUID(), history });
  expect([message.content, message.sessionId]).toEqual(["calm.", null]);
  expect(ai.asked.at(-1)?.body.messages?.slice(1, 3)).toEqual(history);
  expect(told).toEqual([]);
});

test("tells the member's devices of each question, answer, picture, title, model and end of a chat", async () => {
  await giveXp(t, ada.id, 100);
  const count = () =>
    told.splice(0).map(({ memberId, sessionId }) => [memberId === ada.id, sessionId === id]);
  const { id } = await (await ada.post("/api/ai/sessions", {})).json() as AiSession;
  expect(count()).toEqual([[true, true]]);
  await ask({ sessionId: id });
  expect(count()).toHaveLength(2);
  await ada.put(`/api/ai/sessions/${id}`, { title: "The sea" });
  await ada.put(`/api/ai/sessions/${id}/model`, { modelName: "GPT-5" });
  await ada.delete(`/api/ai/sessions/${id}`);
  expect(count()).toHaveLength(3);
  await ask({ message: "I want to kill myself", modelName: "GPT-5" });
  expect(told).toHaveLength(2);
});

test("keeps for each chat the model that was chosen or asked in it last", async () => {
  const session = async () => (await (await ada.get("/api/ai/sessions")).json() as AiSession[])[0]?.model;
  const { id } = await (await ada.post("/api/ai/sessions", {})).json() as AiSession;
  expect(await session()).toBeNull();
  await ask({ sessionId: id });
  expect(await session()).toBe("GPT-4o Mini");
  ai.behave("chat", cutAt("length", "The sea is wide. "));
  const cut = await ask({ sessionId: id });
  await ada.put(`/api/ai/sessions/${id}/model`, { modelName: "DALL-E 3" });
  expect(await session()).toBe("DALL-E 3");
  // By the model that wrote the answer.
  await ask(readOn(cut));
  expect(await session()).toBe("DALL-E 3");
  await ask();
  expect(await session()).toBe("GPT-4o Mini");
});
