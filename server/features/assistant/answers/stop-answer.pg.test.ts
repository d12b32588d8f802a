import { beforeEach, expect, test, vi } from "vitest";
import { createApp } from "../../../app.ts";
import { createProcessBus } from "../../../realtime/bus.ts";
import { readChatEvents, startOf } from "../../../testing/assistant/chat-events.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { practiceAi } from "../../../testing/assistant/practice-ai.ts";
import { giveBadge } from "../../../testing/badge.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { requestsOf } from "../../../testing/requests.ts";
import { giveXp, ledgerFaults, xpOf } from "../../../testing/xp.ts";

const ai = await practiceAi();
const t = await createTestApp({ providers: { ai } });
let ada: TestMember;
beforeEach(async () => {
  ada = await member(t);
  await giveXp(t, ada.id, 100);
});

/** Writes this much, then nothing until it is stopped. */
function holdAfter(...pieces: string[]): void {
  ai.behave("chat", { reply: pieces, after: pieces.length, then: "hang" });
}

async function begun(path: string, json: object) {
  const headers = { Accept: "text/event-stream" };
  const events = readChatEvents(await ada.request("POST", path, { json, headers }));
  const { question, answer } = await startOf(events);
  return { events, id: question.id, came: answer.content };
}

const ask = (more: object = {}) =>
  begun("/api/ai/chat", { message: "How are you?", modelName: "GPT-4o Mini", ...more });
const stopped = async (id: string, who: Pick<TestMember, "post"> = ada) =>
  await (await who.post(`/api/ai/questions/${id}/stop`)).json();
const xp = async () => (await xpOf(t, ada.id)).xp;

test.each([{ temporary: true }, { temporary: false }])(
  "refunds the XP once on Stop before the first word: %j",
  async (given) => {
    holdAfter();
    const { id, events } = await ask(given);
    expect(await xp()).toBe(75);
    expect(await stopped(id)).toEqual({ isStopped: true });
    expect(await events.rest()).toMatchObject([{
      type: "done",
      cost: 0,
      xp: 100,
      message: { state: "stopped", content: "", cost: 0 },
    }]);
    expect(await stopped(id)).toEqual({ isStopped: false });
    expect(await t.sql`select id from ai_reservations where member_id = ${ada.id}`).toEqual([]);
    expect([await xp(), await ledgerFaults(t)]).toEqual([100, []]);
  },
);

test("keeps and charges the text so far on Stop in a temporary chat", async () => {
  holdAfter("Slow down. ", "Take a ");
  const { id, events, came } = await ask({ temporary: true });
  if (came === "") expect(await events.next()).toEqual({ type: "delta", text: "Slow down. " });
  await ai.taken("Take a ");
  await stopped(id);
  expect(await events.rest()).toMatchObject([
    { type: "delta", text: "Take a " },
    { type: "done", cost: 25, message: { content: "Slow down. Take a " } },
  ]);
  expect(await xp()).toBe(75);
});

test("ignores Stop by another member", async () => {
  holdAfter();
  const { id, events } = await ask({ temporary: true });
  const bob = await member(t);
  expect(await stopped(id, bob)).toEqual({ isStopped: false });
  const [own] = await t.sql<
    { is_stopped: boolean }[]
  >`select is_stopped from ai_reservations where id = ${id}`;
  expect(own?.is_stopped).toBe(false);
  await stopped(id);
  await events.rest();
});

test("stops a temporary chat through another process too", async () => {
  const other = createApp({ ...t.deps, bus: createProcessBus() });
  const there = requestsOf({ app: other, config: t.config }, { Authorization: `Bearer ${ada.token}` });
  // The process that answers asks every few seconds whether it was stopped elsewhere.
  vi.useFakeTimers({ toFake: ["setInterval"] });
  try {
    holdAfter();
    const { id, events } = await ask({ temporary: true });
    expect(await stopped(id, there)).toEqual({ isStopped: true });
    vi.advanceTimersByTime(10_000);
    expect(await events.rest()).toMatchObject([{ type: "done", cost: 0, xp: 100 }]);
  } finally {
    vi.useRealTimers();
  }
});

test("refunds the XP and keeps no file on Stop while an image is drawn", async () => {
  await giveBadge(t, ada.id, "goldVerify");
  const held = ai.hold("image");
  const { id, events } = await begun("/api/ai/generate-image", { prompt: "A lake", model: "DALL-E 2" });
  expect(await xp()).toBe(75);
  await held.asked;
  expect(await stopped(id)).toEqual({ isStopped: true });
  await held.left;
  held.release();
  expect(await events.rest()).toMatchObject([{
    type: "done",
    cost: 0,
    xp: 100,
    message: { state: "stopped", imageUrl: null },
  }]);
  expect(await t.sql`select id from images where owner_id = ${ada.id}`).toEqual([]);
  expect([await xp(), await ledgerFaults(t)]).toEqual([100, []]);
});

test("stores an answer every 500 characters at once, without waiting for the next second", async () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  try {
    holdAfter(`${"a".repeat(298)}. `, `${"b".repeat(198)}. `);
    const { id, events } = await ask();
    const kept = async () =>
      (await t.sql<{ content: string }[]>`select content from ai_messages where question_id = ${id}`)[0]
        ?.content.length;
    await expect.poll(kept, { timeout: 10_000 }).toBe(500);
    await stopped(id);
    await events.rest();
  } finally {
    vi.useRealTimers();
  }
});
