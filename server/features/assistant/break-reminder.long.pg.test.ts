import { beforeEach, expect, test } from "vitest";
import { breakReminder } from "#shared/assistant/break-reminder.ts";
import { lisaId } from "#shared/assistant/lisa.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";
import { writeText } from "../../language/write-text.ts";
import { practiceAi } from "../../testing/assistant/practice-ai.ts";
import { readChatEvents } from "../../testing/assistant/chat-events.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { runJob, runJobs } from "../../testing/app/run-jobs.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { giveXp } from "../../testing/xp.ts";
import { openArchive } from "../account/export/testing/open-archive.ts";

const ai = await practiceAi();
const t = await createTestApp({ providers: { ai } });
const start = t.clock.now();
let ada: TestMember;
beforeEach(async () => {
  t.clock.set(start);
  ada = await member(t);
  await giveXp(t, ada.id, 1000);
  ai.reset();
});

/** Lisa's to a member without a date of birth. */
const reminder = writeText(
  [breakReminder.lisa, breakReminder.settings(`${t.config.publicUrl}/settings`)],
  "en",
);
const minutes = (count: number) => count * 60_000;
const question = { message: "How are you?", modelName: "GPT-4o Mini" };

interface Whole {
  readonly question: AiMessage;
  readonly message: AiMessage;
  readonly sessionId: string;
}

async function ask(more: object = {}): Promise<Whole> {
  const response = await ada.post("/api/ai/chat", { ...question, ...more });
  expect(response.status).toBe(201);
  return await response.json() as Whole;
}

/** Asks after each of some pauses; whether each answer came with a reminder. */
async function askAfter(pauses: readonly number[], more: object = {}): Promise<boolean[]> {
  const reminded: boolean[] = [];
  for (const pause of pauses) {
    t.clock.advance(minutes(pause));
    const { question: asked, message } = await ask(more);
    expect(asked.remindsOfBreak).toBe(false);
    reminded.push(message.remindsOfBreak);
  }
  return reminded;
}

async function heardFromLisa(): Promise<string[]> {
  const thread = await (await ada.get(`/api/conversations/${lisaId}`)).json() as DirectMessage[];
  return thread.filter(({ senderId }) => senderId === lisaId).map(({ content }) => content).toReversed();
}

test("reminds a member under 18 after each three hours without a break of an hour", async () => {
  expect(await askAfter([0, 59, 59, 59, 3, 59, 59, 59, 2, 1])).toEqual(
    [false, false, false, false, true, false, false, false, false, true],
  );
});

test("counts from the start after a break of an hour, and deletes within another hour what was kept", async () => {
  expect(await askAfter([0, 59, 59, 59, 60, 59, 59, 59])).toEqual(Array(8).fill(false));
  t.clock.advance(minutes(59));
  await runJob(t, "hourly_cleanup");
  expect(await t.sql`select from ai_use where member_id = ${ada.id}`).toHaveLength(1);
  t.clock.advance(minutes(1));
  await runJob(t, "hourly_cleanup");
  expect(await t.sql`select from ai_use where member_id = ${ada.id}`).toHaveLength(0);
});

test("neither reminds nor notes anything of a member who is of age", async () => {
  await ada.put("/api/account/birth-date", { birthDate: "1990-06-15" });
  expect(await askAfter([0, 59, 59, 59, 59, 59, 59])).toEqual(Array(7).fill(false));
  expect(await t.sql`select from ai_use where member_id = ${ada.id}`).toHaveLength(0);
});

test("says so in the stream, in a chat's stored messages on any device, and in a temporary chat", async () => {
  const { sessionId } = await ask();
  await askAfter([59, 59, 59], { sessionId });
  t.clock.advance(minutes(3));
  const response = await ada.request("POST", "/api/ai/chat", {
    json: { ...question, sessionId },
    headers: { Accept: "text/event-stream" },
  });
  const events = await readChatEvents(response).rest();
  expect(events[0]).toMatchObject({ type: "start", answer: { remindsOfBreak: true } });
  expect(events.at(-1)).toMatchObject({ type: "done", message: { remindsOfBreak: true } });
  const stored = await (await ada.get(`/api/ai/sessions/${sessionId}/messages`)).json() as AiMessage[];
  expect(stored.filter(({ remindsOfBreak }) => remindsOfBreak).map(({ role }) => role)).toEqual([
    "assistant",
  ]);
  expect(stored[0]?.remindsOfBreak).toBe(true);
  expect(await askAfter([59, 59, 59, 59], { temporary: true })).toEqual([false, false, false, true]);
});

test("shows a reminder again only as long as its use is kept, and stores it nowhere else", async () => {
  const { sessionId } = await ask();
  await askAfter([59, 59, 59, 3], { sessionId });
  const reminders = async () => {
    const stored = await (await ada.get(`/api/ai/sessions/${sessionId}/messages`)).json() as AiMessage[];
    return stored.filter(({ remindsOfBreak }) => remindsOfBreak).length;
  };
  expect(await reminders()).toBe(1);
  const archive = await openArchive(await ada.get("/api/account/export"));
  expect(await archive.json("profile.json")).toMatchObject({
    account: { aiUse: { remindedWith: expect.any(String) } },
  });
  t.clock.advance(minutes(60));
  await runJob(t, "hourly_cleanup");
  expect(await reminders()).toBe(0);
});

test("notes nothing more of a member who has just said that they are of age", async () => {
  await askAfter([0, 59]);
  await ada.put("/api/account/birth-date", { birthDate: "2012-06-15", guardianConsent: true });
  expect(await t.sql`select from ai_use where member_id = ${ada.id}`).toHaveLength(1);
  const bea = await member(t);
  await t.sql`insert into ai_use (member_id, since, last_at) values (${bea.id}, ${start}, ${start})`;
  await bea.put("/api/account/birth-date", { birthDate: "1990-06-15" });
  expect(await t.sql`select from ai_use where member_id = ${bea.id}`).toHaveLength(0);
});

test.each([[false], [true]])(
  "has no reminder come with help in a crisis, temporary: %s",
  async (temporary) => {
    await askAfter([0, 59, 59, 59], { temporary });
    t.clock.advance(minutes(5));
    const inCrisis = await ask({ message: "I want to kill myself", temporary });
    expect([inCrisis.question.support, inCrisis.message.remindsOfBreak]).toEqual([true, false]);
    expect(await askAfter([1], { temporary })).toEqual([true]);
  },
);

test("has Lisa answer words of crisis without a reminder, which comes with her next answer", async () => {
  await askAfter([0, 59, 59, 59]);
  t.clock.advance(minutes(5));
  await ada.post("/api/messages", { receiverId: lisaId, content: "I want to kill myself" });
  await runJobs(t);
  const help = expect.stringContaining("findahelpline.com") as string;
  expect(await heardFromLisa()).toEqual([help, "Take a slow breath."]);
  await ada.post("/api/messages", { receiverId: lisaId, content: "How do I sleep better?" });
  await runJobs(t);
  expect(await heardFromLisa()).toEqual([help, "Take a slow breath.", "Take a slow breath.", reminder]);
});

test("has Lisa remind although no model answered", async () => {
  await askAfter([0, 59, 59, 59]);
  t.clock.advance(minutes(5));
  ai.behave("chat", { reply: ["Take "], after: 1, then: "error" });
  await ada.post("/api/messages", { receiverId: lisaId, content: "How do I sleep better?" });
  await runJobs(t);
  expect((await heardFromLisa()).filter((said) => said === reminder)).toHaveLength(1);
});

test("asks only members without a date of birth whether they are of age", async () => {
  expect(reminder).toContain("If you are 18 or older, give it in Settings: http");
  await ada.put("/api/account/birth-date", { birthDate: "2012-06-15", guardianConsent: true });
  await askAfter([0, 59, 59, 59]);
  t.clock.advance(minutes(5));
  await ada.post("/api/messages", { receiverId: lisaId, content: "How do I sleep better?" });
  await runJobs(t);
  expect((await heardFromLisa()).at(-1)).toBe(writeText(breakReminder.lisa, "en"));
});

test("spends no reminder on a question that is refused", async () => {
  ada = await member(t);
  await giveXp(t, ada.id, 4 * 25);
  await askAfter([0, 59, 59, 59]);
  t.clock.advance(minutes(3));
  expect((await ada.post("/api/ai/chat", question)).status).toBe(402);
  await giveXp(t, ada.id, 1000);
  expect(await askAfter([0])).toEqual([true]);
});

test("counts time with Lisa and in chats together, and has Lisa say it once in private", async () => {
  await askAfter([0, 59, 59]);
  t.clock.advance(minutes(58));
  await ada.post("/api/messages", { receiverId: lisaId, content: "How do I sleep better?" });
  await runJobs(t);
  expect(await heardFromLisa()).toEqual(["Take a slow breath."]);
  t.clock.advance(minutes(4));
  const { id } = await (await ada.post("/api/posts", { content: "@lisa and before an exam?" })).json() as {
    id: string;
  };
  await runJobs(t);
  expect(await heardFromLisa()).toEqual(["Take a slow breath.", reminder]);
  const comments = await (await ada.get(`/api/posts/${id}/comments`)).json() as { content: string }[];
  expect(comments.map(({ content }) => content)).toEqual(["Take a slow breath."]);
  // The job runs again after a crash.
  await t.sql`
    select graphile_worker.add_job('answer_as_lisa', json_build_object('kind', 'post', 'id', ${id}::text))`;
  await runJobs(t);
  expect(await heardFromLisa()).toHaveLength(2);
  expect(await askAfter([1])).toEqual([false]);
});
