import { beforeEach, expect, test } from "vitest";
import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";
import { claimKey } from "../../../http/idempotency/idempotency-queries.ts";
import { hashRequestBody } from "../../../http/idempotency/idempotency.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { practiceAi } from "../../../testing/assistant/practice-ai.ts";
import { readChatEvents } from "../../../testing/assistant/chat-events.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { giveXp } from "../../../testing/xp.ts";

const ai = await practiceAi();
const t = await createTestApp({ providers: { ai } });
let ada: TestMember;
beforeEach(async () => {
  ada = await member(t);
  await giveXp(t, ada.id, 1_000);
  ai.reset();
  ai.behave("chat", ({ body }) => ({ reply: `Re: ${body.messages?.at(-1)?.content}` }));
});

interface Whole {
  sessionId: string;
  question: AiMessage;
  message: AiMessage;
}

async function ask(message: string, more: object = {}): Promise<Whole> {
  const response = await ada.post("/api/ai/chat", { message, modelName: "GPT-4o Mini", ...more });
  expect(response.status).toBe(201);
  return await response.json() as Whole;
}

const list = async (sessionId: string) =>
  (await (await ada.get(`/api/ai/sessions/${sessionId}/messages`)).json() as AiMessage[]).toReversed();

/** The questions that are shown, each with its place among its versions. */
async function shown(sessionId: string): Promise<string[]> {
  return (await list(sessionId)).filter(({ role }) => role === "user").map(({ id, content, versions }) =>
    versions ? `${content} ${versions.indexOf(id) + 1}/${versions.length}` : content
  );
}

const show = async (id: string, who = ada) => (await who.post(`/api/ai/questions/${id}/show`)).status;

/** The last messages to the model, without its instructions. */
const told = () => ai.asked.at(-1)?.body.messages?.slice(1).map(({ content }) => content);

/** Questions a, b and c, of which b was edited to B and followed by d. */
async function branchedChat() {
  const a = await ask("a");
  const { sessionId } = a;
  const b = await ask("b", { sessionId });
  const c = await ask("c", { sessionId });
  const edited = await ask("B", { sessionId, replaces: b.question.id });
  await ask("d", { sessionId });
  return { sessionId, a, b, c, edited };
}

test("keeps the former branch of an edited question, and goes back to it and forth", async () => {
  const { sessionId, b, edited } = await branchedChat();
  expect(await shown(sessionId)).toEqual(["a", "B 2/2", "d"]);
  expect(told()).toEqual(["a", "Re: a", "B", "Re: B", "d"]);
  expect(await show(b.question.id)).toBe(200);
  expect(await shown(sessionId)).toEqual(["a", "b 1/2", "c"]);
  await ask("e", { sessionId });
  expect(told()).toEqual(["a", "Re: a", "b", "Re: b", "c", "Re: c", "e"]);
  expect(await show(edited.question.id)).toBe(200);
  expect(await shown(sessionId)).toEqual(["a", "B 2/2", "d"]);
});

test("goes on in the branch that the asking tab shows, at its end", async () => {
  const { sessionId, b } = await branchedChat();
  await ask("e", { sessionId, follows: b.question.id });
  expect(told()).toEqual(["a", "Re: a", "b", "Re: b", "c", "Re: c", "e"]);
  expect(await shown(sessionId)).toEqual(["a", "b 1/2", "c", "e"]);
  await ask("f", { sessionId, follows: crypto.randomUUID() });
  expect(await shown(sessionId)).toEqual(["a", "b 1/2", "c", "e", "f"]);
});

test("edits a question of a branch that is not shown, and the first one", async () => {
  const { sessionId, a, c } = await branchedChat();
  const deeper = await ask("C", { sessionId, replaces: c.question.id });
  expect(told()).toEqual(["a", "Re: a", "b", "Re: b", "C"]);
  expect(await shown(sessionId)).toEqual(["a", "b 1/2", "C 2/2"]);
  await ask("A", { sessionId, replaces: a.question.id });
  expect(told()).toEqual(["A"]);
  expect(await shown(sessionId)).toEqual(["A 2/2"]);
  expect(await show(a.question.id)).toBe(200);
  expect(await shown(sessionId)).toEqual(["a 1/2", "b 1/2", "C 2/2"]);
  expect(await show(deeper.question.id)).toBe(200);
});

test("keeps the branch of a chat whose questions do not say what they follow", async () => {
  const a = await ask("a");
  const { sessionId } = a;
  const b = await ask("b", { sessionId });
  await ask("c", { sessionId });
  await t.sql`update ai_messages set after_id = null where session_id = ${sessionId}`;
  await ask("d", { sessionId });
  expect(told()).toEqual(["a", "Re: a", "b", "Re: b", "c", "Re: c", "d"]);
  await ask("B", { sessionId, replaces: b.question.id });
  expect(await shown(sessionId)).toEqual(["a", "B 2/2"]);
  await show(b.question.id);
  expect(await shown(sessionId)).toEqual(["a", "b 1/2", "c", "d"]);
});

test.each([false, true])(
  "keeps a question that is tried again after a later one, in a chat whose questions do not say it too: %s",
  async (isEarlier) => {
    const { sessionId } = await ask("a");
    const json = { message: "late", modelName: "GPT-4o Mini", sessionId, temporary: false, history: [] };
    // Nothing but the key came of the first attempt, which made the question's id.
    const attempt = { memberId: ada.id, key: crypto.randomUUID(), now: t.clock.now(), owner: 0 };
    await claimKey(t.sql, { ...attempt, hash: await hashRequestBody("POST /api/ai/chat", json) });
    const b = await ask("b", { sessionId });
    if (isEarlier) await t.sql`update ai_messages set after_id = null where session_id = ${sessionId}`;
    const headers = { "Idempotency-Key": attempt.key };
    const late = await ada.request("POST", "/api/ai/chat", { json, headers });
    const { question } = await late.json() as Whole;
    expect(question.id < b.question.id).toBe(true);
    await ask("c", { sessionId });
    expect(told()).toEqual(["a", "Re: a", "b", "Re: b", "late", "Re: late", "c"]);
    await ask("B", { sessionId, replaces: b.question.id });
    await show(b.question.id);
    expect((await shown(sessionId)).toSorted()).toEqual(["a", "b 1/2", "c", "late"]);
  },
);

test("says at once which version of its question an answer is for", async () => {
  const { sessionId, question } = await ask("a");
  const edited = await ask("A", { sessionId, replaces: question.id });
  expect(edited.question.versions).toEqual([question.id, edited.question.id]);
  expect((await ask("b", { sessionId })).question).not.toHaveProperty("versions");
});

test("keeps no version of a question that got no answer and is asked again", async () => {
  ai.behave("chat", { status: 401, times: 1 });
  await ada.post("/api/ai/chat", { message: "a", modelName: "GPT-4o Mini" });
  const [session] = await (await ada.get("/api/ai/sessions")).json() as { id: string }[];
  const sessionId = session?.id ?? "";
  const [failed] = await list(sessionId);
  await ask("a", { sessionId, replaces: failed?.id });
  expect(await shown(sessionId)).toEqual(["a"]);
});

test("shows no other branch while an answer is under way, nor to another member", async () => {
  const { sessionId, b } = await branchedChat();
  expect(await show(b.question.id, await member(t))).toBe(404);
  const held = ai.hold("chat");
  const asked = await ada.request("POST", "/api/ai/chat", {
    json: { message: "e", modelName: "GPT-4o Mini", sessionId },
    headers: { Accept: "text/event-stream" },
  });
  const events = readChatEvents(asked);
  await events.next();
  expect(await show(b.question.id)).toBe(409);
  const followed = readChatEvents(await ada.get(`/api/ai/sessions/${sessionId}/stream`));
  expect(await followed.next()).toMatchObject({ type: "start", question: { content: "e" } });
  await ada.post(`/api/ai/sessions/${sessionId}/stop`);
  held.release();
  await events.rest();
  expect(await show(b.question.id)).toBe(200);
  expect(await shown(sessionId)).toEqual(["a", "b 1/2", "c"]);
});

test("finds what was said in every branch, and nothing of a deleted chat", async () => {
  const { sessionId } = await branchedChat();
  const found = async (q: string) =>
    (await (await ada.get(`/api/ai/search?q=${q}`)).json() as { message: AiMessage }[])
      .map(({ message }) => message.content);
  expect(await found("re+c")).toEqual(["Re: c"]);
  await ada.delete(`/api/ai/sessions/${sessionId}`);
  expect(await found("re+c")).toEqual([]);
  expect(await t.sql`select id from ai_messages where session_id = ${sessionId}`).toEqual([]);
});
