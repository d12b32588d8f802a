import { beforeEach, expect, test } from "vitest";
import { lisaId } from "#shared/assistant/lisa.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import type { Ai } from "../../providers/ai/ai.ts";
import { readChatEvents, startOf } from "../../testing/assistant/chat-events.ts";
import { practiceAi } from "../../testing/assistant/practice-ai.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { runJobs } from "../../testing/app/run-jobs.ts";
import { giveXp, ledgerFaults, xpOf } from "../../testing/xp.ts";

const practice = await practiceAi();
let isClean = false;
/** Lets through what PostgreSQL refuses, and what the real port always cleans. */
const ai: Ai = {
  ...practice,
  async *chat(request, signal) {
    for await (const piece of practice.chat(request, signal)) {
      yield isClean ? piece : piece.replace("a rest", "a\0 rest");
    }
  },
};
const t = await createTestApp({ providers: { ai } });
let ada: TestMember;
beforeEach(async () => {
  ada = await member(t);
  await giveXp(t, ada.id, 100);
  practice.reset();
  practice.says("A walk. ", "And a rest.");
  isClean = false;
});

/** The calls of the model, without those for titles of chats. */
const asked = () => practice.asked.filter(({ body }) => body.messages?.at(-1)?.content !== "Title:").length;

const xp = async () => (await xpOf(t, ada.id)).xp;
/** The queue reports the end of a job a moment later. */
const noJobIsLeft = () =>
  expect.poll(() => t.sql`select id from graphile_worker.jobs where task_identifier = 'answer_as_lisa'`)
    .toEqual([]);

async function ask(more: object = {}) {
  const json = { message: "How are you?", modelName: "GPT-4o Mini", ...more };
  const headers = { Accept: "text/event-stream" };
  return readChatEvents(await ada.request("POST", "/api/ai/chat", { json, headers }));
}

test("refunds an answer that cannot be stored in the statement that ends it, and leaves the chat usable", async () => {
  const events = await ask();
  const { question: { sessionId } } = await startOf(events);
  expect((await events.rest()).at(-1)).toMatchObject({
    type: "error",
    message: expect.stringContaining("has been given back") as string,
    xp: 100,
  });
  expect(await t.sql`select id from ai_reservations where member_id = ${ada.id}`).toEqual([]);
  expect(await (await ada.get(`/api/ai/sessions/${sessionId}/messages`)).json()).toMatchObject([
    { state: "failed", cost: 0 },
    { role: "user" },
  ]);
  isClean = true;
  expect((await (await ask({ sessionId })).rest()).at(-1)).toMatchObject({ type: "done", xp: 75 });
  expect([await xp(), await ledgerFaults(t)]).toEqual([75, []]);
});

test("ends Lisa's job at once when her answer cannot be stored, refunds the XP and says so in the thread", async () => {
  await ada.post("/api/messages", { receiverId: lisaId, content: "How are you?" });
  await runJobs(t);
  const thread = await (await ada.get(`/api/conversations/${lisaId}`)).json() as DirectMessage[];
  expect(thread.filter(({ senderId }) => senderId === lisaId)).toMatchObject([
    { content: expect.stringContaining("your XP is back") as string },
  ]);
  await noJobIsLeft();
  expect([asked(), await xp(), await ledgerFaults(t)]).toEqual([1, 100, []]);
});

test("ends Lisa's job at once when her answer to a mention cannot be stored, refunds the XP and says so", async () => {
  const { id } = await (await ada.post("/api/posts", { content: "@lisa how are you?" })).json() as {
    id: string;
  };
  const before = await xp();
  await runJobs(t);
  expect(await (await ada.get(`/api/posts/${id}/comments`)).json()).toEqual([]);
  expect(await t.sql`select state from lisa_answers where id = ${id}`).toEqual([{ state: "failed" }]);
  await noJobIsLeft();
  expect([asked(), await xp(), await ledgerFaults(t)]).toEqual([1, before, []]);
});
