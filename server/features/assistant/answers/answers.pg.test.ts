import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";
import type { RateLimitUse } from "#shared/system/contract.ts";
import type { Behaviour } from "../../../../build/practice/model/behaviour.ts";
import { readChatEvents, textOf } from "../../../testing/assistant/chat-events.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { practiceAi } from "../../../testing/assistant/practice-ai.ts";
import { forgetAnswers } from "../../../testing/forget-answers.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { runJob } from "../../../testing/app/run-jobs.ts";
import { giveXp, ledgerFaults, xpOf } from "../../../testing/xp.ts";

const ai = await practiceAi();
const t = await createTestApp({ providers: { ai } });
let ada: TestMember;
beforeEach(async () => {
  ada = await member(t);
  await giveXp(t, ada.id, 100);
  ai.reset();
});

const question = { message: "How are you?", modelName: "GPT-4o Mini" };
const xp = async (who = ada) => (await xpOf(t, who.id)).xp;

interface Whole {
  sessionId: string;
  question: AiMessage;
  message: AiMessage;
}

async function ask(more: object = {}): Promise<Whole> {
  const response = await ada.post("/api/ai/chat", { ...question, ...more });
  expect(response.status).toBe(201);
  return await response.json() as Whole;
}

const streaming = (key: string = randomUUID()) => ({
  Accept: "text/event-stream",
  "Idempotency-Key": key,
});

async function stream(more: object = {}, key?: string, who = ada) {
  const response = await who.request("POST", "/api/ai/chat", {
    json: { ...question, ...more },
    headers: streaming(key),
  });
  expect([response.status, response.headers.get("content-type")])
    .toEqual([201, "text/event-stream; charset=utf-8"]);
  return readChatEvents(response);
}

async function messagesOf(sessionId: string): Promise<AiMessage[]> {
  return await (await ada.get(`/api/ai/sessions/${sessionId}/messages`)).json() as AiMessage[];
}

test("streams an answer, stores and charges it once, and sends the chat's title and the X-Xp header", async () => {
  const response = await ada.request("POST", "/api/ai/chat", { json: question, headers: streaming() });
  expect(response.headers.get("x-xp")).toMatch(/75/);
  const all = await readChatEvents(response).rest();
  expect(all.map(({ type }) => type)).toEqual(["start", ...Array(all.length - 2).fill("delta"), "done"]);
  expect(textOf(all)).toBe("Take a slow breath.");
  const [start, done] = [all[0], all.at(-1)];
  expect(start).toMatchObject({
    xp: 75,
    question: { content: "How are you?" },
    answer: { state: "answering" },
  });
  expect(done).toMatchObject({
    cost: 25,
    xp: 75,
    message: { state: "complete", content: "Take a slow breath." },
  });
  const sessionId = start?.type === "start" ? start.question.sessionId ?? "" : "";
  const stored = await messagesOf(sessionId);
  expect(stored[0]).toEqual(done?.type === "done" ? done.message : null);
  expect(await t.sql`select id from ai_reservations`).toEqual([]);
  expect([await xp(), await ledgerFaults(t)]).toEqual([75, []]);
});

test("finishes and stores an answer whose reader left, and shows the rest to one who joins", async () => {
  ai.behave("chat", { reply: ["First this. ", "Then that."], after: 1, then: "pause" });
  const first = await stream();
  const start = await first.next();
  const sessionId = start?.type === "start" ? start.question.sessionId : null;
  await ai.taken("First this. ");
  await first.leave();
  const [listed] = await (await ada.get("/api/ai/sessions")).json() as { isAnswering: boolean }[];
  expect(listed?.isAnswering).toBe(true);
  const second = readChatEvents(await ada.get(`/api/ai/sessions/${sessionId}/stream`));
  expect(await second.next()).toMatchObject({ type: "start", answer: { content: "First this. " } });
  ai.resume();
  const rest = await second.rest();
  expect([textOf(rest), rest.at(-1)?.type]).toEqual(["Then that.", "done"]);
  expect((await messagesOf(sessionId ?? ""))[0]).toMatchObject({
    content: "First this. Then that.",
    cost: 25,
  });
});

test("neither asks nor charges twice for a retry under the same key, during the answer and later", async () => {
  const key = randomUUID();
  ai.says("Once.");
  const held = ai.hold("chat");
  const first = await stream({}, key);
  await first.next();
  const again = await stream({}, key);
  held.release();
  expect(textOf(await again.rest())).toBe("Once.");
  expect(textOf(await first.rest())).toBe("Once.");
  expect(textOf(await (await stream({}, key)).rest())).toBe("Once.");
  const later = await (await stream({}, key)).rest();
  expect(later[0]).toMatchObject({ type: "start", answer: { content: "Once.", state: "complete" } });
  expect(later.at(-1)).toMatchObject({ type: "done", cost: 25, xp: 75 });
  const json = await ada.request("POST", "/api/ai/chat", {
    json: question,
    headers: { "Idempotency-Key": key },
  });
  await forgetAnswers(t.sql);
  const repeated = await ada.request("POST", "/api/ai/chat", {
    json: question,
    headers: { "Idempotency-Key": key },
  });
  expect(await repeated.json()).toEqual(await json.json());
  expect([ai.asked.length, await xp(), await ledgerFaults(t)]).toEqual([1, 75, []]);
});

test("keeps the text so far on Stop, and refunds the XP before the first word", async () => {
  const held = await stream({ message: "Slowly [hold]" });
  const start = await held.next();
  const sessionId = start?.type === "start" ? start.question.sessionId : null;
  if (textOf([start]) === "") await held.next();
  await ai.taken("Take ");
  expect(await (await ada.post(`/api/ai/sessions/${sessionId}/stop`)).json()).toEqual({ isStopped: true });
  expect(await held.rest()).toMatchObject([
    { type: "delta", text: "Take " },
    { type: "done", cost: 25, message: { state: "stopped", content: "Slow down. Take " } },
  ]);
  ai.behave("chat", { then: "hang" });
  const silent = await stream({ sessionId });
  await silent.next();
  await ada.post(`/api/ai/sessions/${sessionId}/stop`);
  expect(await silent.rest()).toMatchObject([{
    type: "done",
    cost: 0,
    xp: 75,
    message: { state: "stopped" },
  }]);
  expect(await ledgerFaults(t)).toEqual([]);
});

test.each<[string, Behaviour, string]>([
  ["nothing comes", { status: 401 }, ""],
  ["it breaks off", { reply: ["Take a walk. "], after: 1, then: "error" }, "Take a walk. "],
  ["it is empty", { reply: [] }, ""],
])("refunds the XP when %s", async (_, behaviour, content) => {
  ai.behave("chat", behaviour);
  const all = await (await stream()).rest();
  expect(all.at(-1)).toMatchObject({ type: "error", code: "unavailable", xp: 100 });
  const [start] = all;
  const stored = await messagesOf(start?.type === "start" ? start.question.sessionId ?? "" : "");
  expect(stored[0]).toMatchObject({ state: "failed", cost: 0, content });
  expect((await ada.post("/api/ai/chat", question)).status).toBe(503);
  expect([await xp(), await ledgerFaults(t)]).toEqual([100, []]);
});

test("withholds an answer as soon as a whole sentence is hidden by the member's filter, and refunds the XP", async () => {
  // More never comes: nobody waits for it.
  ai.behave("chat", { reply: ["I hate you, you stupid bitch. "], after: 1, then: "hang" });
  const all = await (await stream()).rest();
  expect(all.at(-1)).toMatchObject({
    type: "withheld",
    xp: 100,
    message: { state: "withheld", content: "", cost: 0 },
  });
  const [start] = all;
  const stored = await messagesOf(start?.type === "start" ? start.question.sessionId ?? "" : "");
  expect(stored[0]).toMatchObject({ state: "withheld", content: "" });
});

test("marks a question asked in a crisis for the support card", async () => {
  expect((await ask({ message: "I feel so hopeless and I want to die" })).question.support).toBe(true);
});

test("stores nothing of a temporary chat but the charge, and does not charge a retry again", async () => {
  const key = randomUUID();
  const history = [{ role: "user", content: "I am Ada." }, { role: "assistant", content: "Hello Ada." }];
  const before = (await t.sql`select id from ai_sessions`).length;
  const given = { temporary: true, history };
  const all = await (await stream(given, key)).rest();
  expect(all.at(-1)).toMatchObject({
    type: "done",
    message: { sessionId: null, content: "Take a slow breath." },
  });
  expect(ai.asked[0]?.body.messages?.map(({ content }) => content).slice(1)).toEqual([
    "I am Ada.",
    "Hello Ada.",
    "How are you?",
  ]);
  expect(textOf(await (await stream(given, key)).rest())).toBe("Take a slow breath.");
  const json = () =>
    ada.request("POST", "/api/ai/chat", {
      json: { ...question, ...given },
      headers: { "Idempotency-Key": key },
    });
  expect((await json()).status).toBe(201);
  expect((await t.sql`select id from ai_sessions`).length).toBe(before);
  expect(await t.sql`select body from idempotency_keys where key = ${key} and body is not null`).toEqual([]);
  expect([ai.asked.length, await xp()]).toEqual([1, 75]);
});

test("removes a replaced question with everything after it, and sends the model the rest", async () => {
  await giveXp(t, ada.id, 100);
  const { sessionId } = await ask({ message: "One" });
  const second = await ask({ message: "Two", sessionId });
  await ask({ message: "Three", sessionId });
  await ask({ message: "Second", sessionId, replaces: second.question.id });
  const stored = (await messagesOf(sessionId)).filter(({ role }) => role === "user");
  expect(stored.map(({ content }) => content)).toEqual(["Second", "One"]);
  expect(ai.asked.at(-1)?.body.messages?.slice(1).map(({ content }) => content))
    .toEqual(["One", "Take a slow breath.", "Second"]);
  const bob = await member(t);
  await giveXp(t, bob.id, 100);
  const stolen = await bob.post("/api/ai/chat", { ...question, sessionId, replaces: second.question.id });
  expect([stolen.status, await xp(bob)]).toEqual([404, 100]);
});

test("refuses a second question while a chat's answer is under way, without cost", async () => {
  const held = await stream({ message: "Slowly [hold]" });
  const start = await held.next();
  const sessionId = start?.type === "start" ? start.question.sessionId : null;
  expect((await ada.post("/api/ai/chat", { ...question, sessionId })).status).toBe(409);
  if (textOf([start]) === "") await held.next();
  await ada.delete(`/api/ai/sessions/${sessionId}`);
  await held.rest();
  expect([await xp(), await t.sql`select id from ai_reservations where member_id = ${ada.id}`]).toEqual([
    75,
    [],
  ]);
});

test("refuses with 402, 403 and 429 before anything is asked", async () => {
  const bob = await member(t);
  expect((await bob.post("/api/ai/chat", question)).status).toBe(402);
  expect((await ada.post("/api/ai/chat", { ...question, modelName: "GPT-5" })).status).toBe(403);
  await t.sql`
    insert into ai_budget_days (member_id, day, tokens)
    values (${ada.id}, ${t.clock.now()}, 299000)`;
  const late = await ada.post("/api/ai/chat", question);
  expect([late.status, late.headers.get("retry-after")]).toEqual([429, String(18 * 60 * 60)]);
  expect(await late.json()).toMatchObject({
    message: expect.stringContaining("2026-03-05 00:00 UTC") as string,
  });
  expect([ai.asked.length, await xp()]).toEqual([0, 100]);
  const limits = await (await ada.get("/api/rate-limit-status")).json() as RateLimitUse[];
  expect(limits.slice(0, 3)).toMatchObject([
    {
      name: "ai_tokens",
      used: 299_000,
      limit: 300_000,
      windowSeconds: 86_400,
      resetsAt: "2026-03-05T00:00:00.000Z",
    },
    { name: "ai_images", used: 0, limit: 30, resetsAt: null },
    { name: "lisa", used: 0, limit: 20, resetsAt: null },
  ]);
});

test("counts the tokens an answer used, not the estimate", async () => {
  await ask();
  const [own] = await t.sql<
    { tokens: number }[]
  >`select tokens from ai_budget_days where member_id = ${ada.id}`;
  expect(own?.tokens).toBeGreaterThan(10);
  expect(own?.tokens).toBeLessThan(500);
});

test("refunds the XP of a dead process's answer once, and keeps the text so far", async () => {
  const { sessionId, question: asked } = await ask();
  await t.sql`update ai_messages set state = 'answering', cost = 0 where question_id = ${asked.id}`;
  await t.sql`
    insert into ai_reservations (id, member_id, session_id, service, charge_key, cost, expires_at, created_at)
    values (
      ${asked.id}, ${ada.id}, ${sessionId}, 'aiChatMini', ${`ai_chat:${ada.id}:${asked.id}`}, 25,
      ${new Date(t.clock.now().getTime() - 1)}, ${t.clock.now()}
    )`;
  await Promise.all([runJob(t, "sweep_answers"), runJob(t, "sweep_answers")]);
  expect((await messagesOf(sessionId))[0]).toMatchObject({ state: "failed", content: "Take a slow breath." });
  expect([await xp(), await ledgerFaults(t)]).toEqual([100, []]);
});
