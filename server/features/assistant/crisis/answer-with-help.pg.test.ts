import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";
import type { Support } from "#shared/moderation/crisis-support.ts";
import { readChatEvents } from "../../../testing/assistant/chat-events.ts";
import { useUpFreeAnswers } from "../../../testing/assistant/free-answers.ts";
import { practiceAi } from "../../../testing/assistant/practice-ai.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { giveXp, ledgerFaults, xpOf } from "../../../testing/xp.ts";

const ai = await practiceAi();
const t = await createTestApp({ providers: { ai } });
const bare = await createTestApp({ providers: { ai: null } });
const crisis = { message: "I want to kill myself", modelName: "GPT-4o Mini" };
const isHelp = {
  content: expect.stringContaining("findahelpline.com") as string,
  state: "complete",
  cost: 0,
};
const ours = { ...isHelp, support: true, model: null, madeWithAi: false };
let ada: TestMember;

// Help lines stand where the free answers of ai.26 are used up, or no model can answer.
beforeEach(async () => {
  ada = await member(t);
  await useUpFreeAnswers(t, ada.id);
  ai.reset();
});

interface Whole {
  readonly sessionId: string;
  readonly question: AiMessage;
  readonly message: AiMessage;
  readonly cost: number;
  readonly support: Support | null;
}

async function ask(more: object = {}, who = ada): Promise<Whole> {
  const response = await who.post("/api/ai/chat", { ...crisis, ...more });
  expect(response.status).toBe(201);
  return await response.json() as Whole;
}

async function stream(path: string, json: object, who = ada, key: string = randomUUID()) {
  const headers = { Accept: "text/event-stream", "Idempotency-Key": key };
  return await readChatEvents(await who.request("POST", path, { json, headers })).rest();
}

async function messagesOf(sessionId: string, who = ada): Promise<AiMessage[]> {
  return await (await who.get(`/api/ai/sessions/${sessionId}/messages`)).json() as AiMessage[];
}

const refused: [string, object][] = [
  ["without the XP", {}],
  ["with a model above the tier", { modelName: "GPT-5" }],
  ["of level none", { message: "You bitch, I want to kill myself" }],
  ["in a chat that is gone", { sessionId: randomUUID() }],
];

test.each(refused)("answers words of crisis %s with help lines, stored and free", async (_, more) => {
  const { sessionId, question, message, cost, support } = await ask(more);
  expect([question.support, cost, support?.resources.length]).toEqual([true, 0, 1]);
  expect(message).toMatchObject(ours);
  expect(await messagesOf(sessionId)).toEqual([message, question]);
  expect([ai.asked, (await xpOf(t, ada.id)).xp, await ledgerFaults(t)]).toEqual([[], 0, []]);
});

test("answers them without a service, once under a key, by JSON and by events, for images too", async () => {
  const cai = await member(bare);
  const key = randomUUID();
  const [start, done, ...more] = await stream("/api/ai/chat", crisis, cai, key);
  expect(start).toMatchObject({ type: "start", support: { resources: [{ name: "Find A Helpline" }] } });
  expect(done).toMatchObject({ type: "done", cost: 0, message: ours });
  expect(more).toEqual([]);
  const again = await stream("/api/ai/chat", crisis, cai, key);
  expect(again.at(-1)).toEqual(done);
  expect(await (await cai.get("/api/ai/sessions")).json()).toHaveLength(1);
  const drawn = await cai.post("/api/ai/generate-image", { prompt: crisis.message, model: "DALL-E 2" });
  expect(await drawn.json()).toMatchObject({ message: ours, imageUrl: null, cost: 0, support: {} });
});

test("returns the same help lines to a retry that a model could answer by now", async () => {
  const key = randomUUID();
  const first = await stream("/api/ai/chat", crisis, ada, key);
  await giveXp(t, ada.id, 100);
  expect((await stream("/api/ai/chat", crisis, ada, key)).at(-1)).toMatchObject({
    message: first.at(-1)?.type === "done" ? ours : null,
    xp: 100,
  });
  expect(ai.asked).toEqual([]);
});

test("keeps nothing of them in a temporary chat", async () => {
  const { sessionId, message, support } = await ask({ temporary: true });
  expect([sessionId, message.sessionId, support?.message]).toEqual([null, null, expect.any(String)]);
  expect(message).toMatchObject(ours);
  expect(await (await ada.get("/api/ai/sessions")).json()).toEqual([]);
});

test("answers them over the day's budget", async () => {
  const frugal = await createTestApp({ providers: { ai }, env: { AI_DAILY_TOKENS: "1" } });
  const cai = await member(frugal);
  await giveXp(frugal, cai.id, 100);
  expect((await ask({}, cai)).message).toMatchObject(ours);
  expect((await xpOf(frugal, cai.id)).xp).toBe(100);
});

test("adds the help lines where a model's answer breaks off", async () => {
  ada = await member(t);
  await giveXp(t, ada.id, 100);
  ai.behave("chat", { reply: ["I hear you. ", "And "], after: 2, then: "error" });
  const events = await stream("/api/ai/chat", crisis);
  const done = events.at(-1);
  expect(done).toMatchObject({
    type: "done",
    cost: 0,
    message: { ...isHelp, support: true, model: "GPT-4o Mini", madeWithAi: true },
  });
  const message = done?.type === "done" ? done.message : null;
  expect(message?.content).toMatch(/^I hear you\.[^]*findahelpline\.com$/);
  expect((await messagesOf(message?.sessionId ?? ""))[0]).toEqual(message);
  expect([(await xpOf(t, ada.id)).xp, await ledgerFaults(t)]).toEqual([100, []]);
});

test("gives the help lines instead of an answer that the filter hides", async () => {
  ada = await member(t);
  await giveXp(t, ada.id, 100);
  ai.says("Well, fuck that exam.");
  const { message, sessionId } = await ask();
  expect(message).toMatchObject(ours);
  expect((await messagesOf(sessionId))[0]).toEqual(message);
  expect((await xpOf(t, ada.id)).xp).toBe(100);
});

test("neither draws nor charges an image of words of crisis", async () => {
  await giveXp(t, ada.id, 100);
  const events = await stream("/api/ai/generate-image", { prompt: crisis.message, model: "DALL-E 2" });
  expect(events).toMatchObject([{ type: "start", support: {} }, { type: "done", message: ours, cost: 0 }]);
  expect([ai.asked, (await xpOf(t, ada.id)).xp]).toEqual([[], 100]);
});

const follows = { message: "Please just talk to me", modelName: "GPT-4o Mini" };
const pointer = {
  ...ours,
  content: expect.stringContaining("the lines above") as string,
};

test("tells no price in a chat of words of crisis, for three hours, and repeats the lines after one", async () => {
  const { sessionId } = await ask();
  const next = await ask({ ...follows, sessionId });
  expect(next).toMatchObject({ sessionId, support: null, question: { support: false }, message: pointer });
  const drawing = { prompt: "A quiet lake", model: "DALL-E 2", sessionId };
  expect(await (await ada.post("/api/ai/generate-image", drawing)).json()).toMatchObject({
    message: pointer,
  });
  t.clock.advance(61 * 60_000);
  expect(await ask({ ...follows, sessionId })).toMatchObject({ support: {}, message: ours });
  t.clock.advance(120 * 60_000);
  expect((await ada.post("/api/ai/chat", { ...follows, sessionId })).status).toBe(402);
  expect([ai.asked, await ledgerFaults(t)]).toEqual([[], []]);
});

test("points at no lines of a branch that the question leaves", async () => {
  const { sessionId, question } = await ask();
  const edited = await ask({ ...follows, sessionId, replaces: question.id });
  expect(edited).toMatchObject({
    support: {},
    message: ours,
    question: { versions: [question.id, edited.question.id] },
  });
  const other = await ask({ ...follows, message: "And now?", sessionId, replaces: edited.question.id });
  expect(other).toMatchObject({ support: {}, message: ours });
  // A tab that still shows the first branch goes on beneath its lines.
  const next = await ask({ ...follows, sessionId, follows: question.id });
  expect(next).toMatchObject({ sessionId, support: null, message: pointer });
});

test("returns the same help to a retry of such a question, which XP could pay by now", async () => {
  const { sessionId } = await ask();
  const key = randomUUID();
  await stream("/api/ai/chat", { ...follows, sessionId }, ada, key);
  await giveXp(t, ada.id, 100);
  const again = await stream("/api/ai/chat", { ...follows, sessionId }, ada, key);
  expect(again.at(-1)).toMatchObject({ message: pointer, xp: 100 });
});

test("tells no price in a temporary chat whose words of crisis the client remembers", async () => {
  const history = [{ role: "user", content: crisis.message }, { role: "assistant", content: "I hear you." }];
  const { message } = await ask({ ...follows, temporary: true, history });
  expect(message).toMatchObject(ours);
  const answer = await ada.post("/api/ai/chat", { ...follows, temporary: true, history: history.slice(1) });
  expect(answer.status).toBe(402);
});

test("still refuses other questions, without cost", async () => {
  const question = { ...crisis, message: "What helps against a headache?" };
  expect((await ada.post("/api/ai/chat", question)).status).toBe(402);
  expect((await (await member(bare)).post("/api/ai/chat", question)).status).toBe(503);
});
