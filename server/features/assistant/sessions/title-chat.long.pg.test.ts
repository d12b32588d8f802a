import { beforeEach, expect, test, vi } from "vitest";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { practiceAi } from "../../../testing/assistant/practice-ai.ts";
import { runJob } from "../../../testing/app/run-jobs.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { giveXp, xpOf } from "../../../testing/xp.ts";

const ai = await practiceAi();
const t = await createTestApp({ providers: { ai } });
let ada: TestMember;
beforeEach(async () => {
  ada = await member(t);
  await giveXp(t, ada.id, 100);
  ai.reset();
});

async function ask(message = "How do I rest?", more: object = {}): Promise<string> {
  const response = await ada.post("/api/ai/chat", { message, modelName: "GPT-4o Mini", ...more });
  return (await response.json() as { sessionId: string }).sessionId;
}

/** From now on the model names chats so, and answers as before. */
function suggest(title: string) {
  ai.behave("chat", ({ body }) => body.messages?.at(-1)?.content === "Title:" ? { reply: title } : {});
}

const titles = async () =>
  (await (await ada.get("/api/ai/sessions")).json() as { title: string }[]).map(({ title }) => title);

const asksForTitles = () => ai.asked.filter(({ body }) => body.messages?.at(-1)?.content === "Title:").length;

const spentTokens = async () => {
  const [row] = await t.sql<
    { tokens: number }[]
  >`select tokens from ai_budget_days where member_id = ${ada.id}`;
  return row?.tokens ?? 0;
};

test("names a chat after its first answer, once, for no XP and what it takes of the budget", async () => {
  const sessionId = await ask();
  expect(await titles()).toEqual(["Chat_040326_0600"]);
  const before = await spentTokens();
  suggest("Ways to rest");
  await runJob(t, "title_chat");
  expect(await titles()).toEqual(["Ways to rest"]);
  expect((await xpOf(t, ada.id)).xp).toBe(75);
  const taken = await spentTokens() - before;
  expect([taken > 0, taken < 300]).toEqual([true, true]);
  await ask("And how do I sleep?", { sessionId });
  await runJob(t, "title_chat");
  expect(asksForTitles()).toBe(1);
});

test("keeps the member's own title, also one that is given while a model thinks", async () => {
  const sessionId = await ask();
  suggest("Ways to rest");
  const held = ai.hold("chat");
  const running = runJob(t, "title_chat");
  await held.asked;
  await ada.put(`/api/ai/sessions/${sessionId}`, { title: "Mine" });
  held.release();
  await running;
  expect(await titles()).toEqual(["Mine"]);
  await ada.post("/api/ai/sessions", { title: "Given" });
  await ask("And how do I sleep?", { sessionId });
  await runJob(t, "title_chat");
  expect((await titles()).toSorted()).toEqual(["Given", "Mine"]);
  expect(asksForTitles()).toBe(1);
});

test("leaves the answer and its chat alone when the model fails, and tries again after the next one", async () => {
  const sessionId = await ask();
  ai.behave("chat", { status: 500 });
  await runJob(t, "title_chat");
  expect(await titles()).toEqual(["Chat_040326_0600"]);
  // Nor does a title that was cut stay for good.
  await ask("And how do I sit?", { sessionId });
  ai.behave("chat", { reply: "Ways to sl", finish: "length" });
  await runJob(t, "title_chat");
  expect(await titles()).toEqual(["Chat_040326_0600"]);
  ai.reset();
  suggest("Ways to rest");
  await ask("And how do I sleep?", { sessionId });
  await runJob(t, "title_chat");
  expect(await titles()).toEqual(["Ways to rest"]);
});

test("leaves a model that the service does not have to the provider's line in the log", async () => {
  const warn = vi.spyOn(t.deps.log, "warn");
  const sessionId = await ask();
  ai.behave("chat", { status: 404, message: "The model does not exist" });
  await runJob(t, "title_chat");
  expect((await ada.post(`/api/ai/sessions/${sessionId}/suggest-title`)).status).toBe(503);
  expect(JSON.stringify(warn.mock.calls)).not.toMatch(/its title|no title/);
  warn.mockRestore();
});

test("asks for no title in a chat with words of crisis, and takes none that has them", async () => {
  await ask("I want to kill myself");
  await ask("What helps?");
  suggest("Wanting to kill myself");
  await runJob(t, "title_chat");
  expect(await titles()).toEqual(["Chat_040326_0600", "Chat_040326_0600"]);
  expect(asksForTitles()).toBe(1);
});

test("asks for no title beyond the budget of the day", async () => {
  await ask();
  await t.sql`update ai_budget_days set tokens = 100000000 where member_id = ${ada.id}`;
  await runJob(t, "title_chat");
  expect([asksForTitles(), await titles()]).toEqual([0, ["Chat_040326_0600"]]);
});
