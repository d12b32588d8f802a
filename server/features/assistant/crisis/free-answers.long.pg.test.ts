import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";
import type { XpTransaction } from "#shared/xp/contract.ts";
import { readChatEvents } from "../../../testing/assistant/chat-events.ts";
import { freeAnswersOf, useUpFreeAnswers } from "../../../testing/assistant/free-answers.ts";
import { practiceAi } from "../../../testing/assistant/practice-ai.ts";
import { giveBadge } from "../../../testing/badge.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { giveXp, ledgerFaults, xpOf } from "../../../testing/xp.ts";

const ai = await practiceAi();
const t = await createTestApp({ providers: { ai } });
const [grave, milder] = ["I want to kill myself tonight", "I feel so alone and hopeless"];
const minutesMs = 60_000;
const help = expect.stringContaining("findahelpline.com") as string;
const answer = "Take a slow breath.";
let ada: TestMember;

beforeEach(async () => {
  ada = await member(t);
  await giveXp(t, ada.id, 259);
  ai.reset();
});

interface Whole {
  readonly sessionId: string;
  readonly question: AiMessage;
  readonly message: AiMessage;
  readonly cost: number;
  readonly freeUntil: string | null;
}

async function ask(message: string, more: object = {}, who = ada): Promise<Whole> {
  const response = await who.post("/api/ai/chat", { message, modelName: "GPT-4o Mini", ...more });
  expect(response.status).toBe(201);
  return await response.json() as Whole;
}

async function freeUntil(place: string, who = ada): Promise<string | null> {
  return (await (await who.get(`/api/ai/free-answers${place}`)).json() as { until: string | null }).until;
}

const inThreeHours = () => new Date(t.clock.now().getTime() + 180 * minutesMs).toISOString();

/** The rows about AI in the member's XP history. */
async function historyOf(): Promise<string[]> {
  const rows = await (await ada.get(`/api/users/${ada.id}/xp-transactions`)).json() as XpTransaction[];
  return rows.map(({ reasonCode }) => reasonCode).filter((code) => /^(ai_|lisa_|refund)/.test(code));
}

const systemOf = (at = -1) => ai.asked.at(at)?.body.messages?.[0]?.content;

test("answers words of crisis free, without a line in the history, by a model that is told of the danger", async () => {
  const { sessionId, question, message, cost, freeUntil: until } = await ask(grave);
  expect([question.support, message.content, cost, until]).toEqual([true, answer, 0, inThreeHours()]);
  expect(systemOf()).toContain("may be in danger");
  expect([await xpOf(t, ada.id), await historyOf()]).toEqual([expect.objectContaining({ xp: 259 }), []]);
  expect(await freeAnswersOf(t, ada.id)).toEqual({ lately: 1, inDay: 1 });
  const next = await ask("Please just talk to me", { sessionId });
  expect([next.message.content, next.cost, next.question.support]).toEqual([answer, 0, false]);
  expect(systemOf()).toContain("may be in danger");
  expect(await freeAnswersOf(t, ada.id)).toEqual({ lately: 2, inDay: 2 });
  expect([await historyOf(), await ledgerFaults(t)]).toEqual([[], []]);
});

test("says on every device, from what stands in the chat, that it has no price, for three hours", async () => {
  const { sessionId } = await ask(grave);
  const until = inThreeHours();
  expect(await freeUntil(`?chat=${sessionId}`)).toBe(until);
  expect(await freeUntil(`?chat=${sessionId}`, await member(t))).toBeNull();
  const other = await ask("What helps against a headache?");
  expect([other.cost, await freeUntil(`?chat=${other.sessionId}`)]).toEqual([25, null]);
  t.clock.advance(179 * minutesMs);
  expect(await freeUntil(`?chat=${sessionId}`)).toBe(until);
  t.clock.advance(2 * minutesMs);
  expect(await freeUntil(`?chat=${sessionId}`)).toBeNull();
  expect((await ask("What helps against a headache?", { sessionId })).cost).toBe(25);
});

test("answers by the cheapest model whichever is named, and keeps the one that the chat has", async () => {
  const { id } = await (await ada.post("/api/ai/sessions", {})).json() as { id: string };
  await ada.put(`/api/ai/sessions/${id}/model`, { modelName: "GPT-5" });
  const { message, cost } = await ask(grave, { sessionId: id, modelName: "GPT-5" });
  expect([message.model, message.content, cost]).toEqual(["GPT-4o Mini", answer, 0]);
  expect(ai.asked.at(-1)?.body.model).toBe("GPT-4o Mini");
  expect(await (await ada.get(`/api/ai/sessions/${id}`)).json()).toMatchObject({ model: "GPT-5" });
});

test("lets pictures wait, kindly and at no cost, and draws them at their price when prices are back", async () => {
  await giveBadge(t, ada.id, "goldVerify");
  const { sessionId } = await ask(milder);
  const drawing = { prompt: "A quiet lake", model: "DALL-E 2", sessionId };
  const waits = await (await ada.post("/api/ai/generate-image", drawing)).json() as Whole;
  expect(waits).toMatchObject({ imageUrl: null, cost: 0, message: { model: null } });
  expect(waits.message.content).toMatch(/Pictures can wait[^]*findahelpline\.com/);
  expect((await xpOf(t, ada.id)).xp).toBe(259);
  await useUpFreeAnswers(t, ada.id);
  expect(await (await ada.post("/api/ai/generate-image", drawing)).json()).toMatchObject({
    imageUrl: expect.any(String) as string,
    cost: 25,
  });
});

test("gives six answers in three hours; after grave words the lines take their place", async () => {
  const { sessionId } = await ask(grave);
  for (let more = 0; more < 5; more++) {
    expect((await ask("And now?", { sessionId })).message.content).toBe(answer);
  }
  const seventh = await ask("And now?", { sessionId });
  expect([seventh.message.content, seventh.cost, seventh.freeUntil]).toEqual([help, 0, expect.any(String)]);
  expect(await freeUntil(`?chat=${sessionId}`)).not.toBeNull();
  expect([ai.asked.length, (await xpOf(t, ada.id)).xp, await historyOf()]).toEqual([6, 259, []]);
  expect(await freeAnswersOf(t, ada.id)).toEqual({ lately: 6, inDay: 6 });
});

test("shows and charges prices again once free answers are used up after milder words", async () => {
  const { sessionId, freeUntil: until } = await ask(milder);
  expect(until).toBe(inThreeHours());
  await useUpFreeAnswers(t, ada.id);
  expect(await freeUntil(`?chat=${sessionId}`)).toBeNull();
  const priced = await ask("And now?", { sessionId });
  expect([priced.message.content, priced.cost, priced.freeUntil]).toEqual([answer, 25, null]);
  expect(systemOf()).not.toContain("may be in danger");
});

test("gives twelve in a UTC day over all places", async () => {
  const start = new Date("2026-03-10T01:00:00Z").getTime();
  t.clock.advance(start - t.clock.now().getTime());
  for (let round = 0; round < 2; round++) {
    const { sessionId } = await ask(grave);
    for (let more = 0; more < 5; more++) {
      expect((await ask("And?", { sessionId })).message.content).toBe(answer);
    }
    t.clock.advance(190 * minutesMs);
  }
  expect((await ask(grave)).message.content).toEqual(help);
  expect(await freeAnswersOf(t, ada.id)).toMatchObject({ inDay: 12 });
  t.clock.advance(24 * 60 * minutesMs);
  expect((await ask(grave)).message.content).toBe(answer);
});

test("counts no answer of which nothing came, and answers within the budgets of the day", async () => {
  ai.behave("chat", { reply: [], after: 0, then: "error" });
  expect((await ask(grave)).message.content).toEqual(help);
  expect(await freeAnswersOf(t, ada.id)).toEqual({ lately: 0, inDay: 0 });
  const frugal = await createTestApp({ providers: { ai }, env: { AI_DAILY_TOKENS: "1" } });
  const cai = await member(frugal);
  expect((await ask(grave, {}, cai)).message.content).toEqual(help);
  expect(await freeAnswersOf(frugal, cai.id)).toBeNull();
});

test("puts the lines, which stay, in the place of an answer below level top", async () => {
  await t.sql`update members set moderation_level = 'high' where id = ${ada.id}`;
  ai.says("I hear you. ", "Your life is full of shit. ");
  const { sessionId, message } = await ask(grave);
  expect(message).toMatchObject({ content: help, model: null, support: true, cost: 0, state: "complete" });
  expect(message.content).not.toContain("I hear you");
  const stored = await (await ada.get(`/api/ai/sessions/${sessionId}/messages`)).json() as AiMessage[];
  expect(stored[0]).toEqual(message);
});

test("puts the lines in the place of an answer that is stopped before its first word", async () => {
  const held = ai.hold("chat");
  const asked = ask(grave);
  await held.asked;
  const [session] = await (await ada.get("/api/ai/sessions")).json() as { id: string }[];
  await ada.post(`/api/ai/sessions/${session?.id}/stop`, {});
  expect((await asked).message).toMatchObject({ content: help, state: "complete", cost: 0 });
  held.release();
  expect(await freeAnswersOf(t, ada.id)).toEqual({ lately: 0, inDay: 0 });
});

test("follows the free answer of a temporary chat under the same key, and remembers the chat by its history", async () => {
  const json = { message: grave, modelName: "GPT-4o Mini", temporary: true };
  const headers = { Accept: "text/event-stream", "Idempotency-Key": randomUUID() };
  const send = async () =>
    await readChatEvents(await ada.request("POST", "/api/ai/chat", { json, headers })).rest();
  const [start, ...rest] = await send();
  expect(start).toMatchObject({ type: "start", freeUntil: inThreeHours() });
  expect((await send()).at(-1)).toEqual(rest.at(-1));
  const history = [{ role: "user", content: grave }, { role: "assistant", content: answer }];
  expect((await ask("And now?", { temporary: true, history })).cost).toBe(0);
  expect(await freeAnswersOf(t, ada.id)).toEqual({ lately: 2, inDay: 2 });
  expect([ai.asked.length, await historyOf()]).toEqual([2, []]);
});

test("never gives more than six to questions at the same time", async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(grave)));
  expect(answers.filter(({ message }) => message.content === answer)).toHaveLength(6);
  expect(answers.every(({ cost }) => cost === 0)).toBe(true);
  expect(await freeAnswersOf(t, ada.id)).toEqual({ lately: 6, inDay: 6 });
});
