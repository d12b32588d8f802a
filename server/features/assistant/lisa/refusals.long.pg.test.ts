import { beforeEach, expect, test } from "vitest";
import { lisaDailyLimit, lisaId } from "#shared/assistant/lisa.ts";
import type { RateLimitUse } from "#shared/system/contract.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import type { TestApp } from "../../../testing/create-test-app.ts";
import { practiceAi } from "../../../testing/assistant/practice-ai.ts";
import { giveBadge, giveCrown } from "../../../testing/badge.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { runJobs } from "../../../testing/app/run-jobs.ts";
import { giveXp, ledgerFaults, xpOf } from "../../../testing/xp.ts";

const ai = await practiceAi();
const t = await createTestApp({ providers: { ai } });
let ada: TestMember;

beforeEach(async () => {
  ada = await member(t);
  ai.reset();
});

async function post(content: string, who = ada): Promise<string> {
  return ((await (await who.post("/api/posts", { content })).json()) as { id: string }).id;
}

async function commentsOf(postId: string): Promise<string[]> {
  const threads = await (await ada.get(`/api/posts/${postId}/comments`)).json() as { content: string }[];
  return threads.map(({ content }) => content);
}

async function heard(who = ada): Promise<string[]> {
  const thread = await (await who.get(`/api/conversations/${lisaId}`)).json() as DirectMessage[];
  return thread.filter(({ senderId }) => senderId === lisaId).map(({ content }) => content).toReversed();
}

const say = (content: string, who = ada) => who.post("/api/messages", { receiverId: lisaId, content });

async function stateOf(id: string, on: Pick<TestApp, "sql"> = t): Promise<string | undefined> {
  const [row] = await on.sql<{ state: string }[]>`select state from lisa_answers where id = ${id}`;
  return row?.state;
}

test("says once a day in private how much XP is missing, and charges nothing", async () => {
  const ids = [await post("@lisa one"), await post("@lisa two")];
  await t.sql`select xp_move('gone', ${ada.id}, xp_account('burned'), 8, 'badge', null, now())`;
  await runJobs(t);
  expect(await commentsOf(ids[0] ?? "")).toEqual([]);
  expect(await heard()).toEqual([
    expect.stringMatching(/10 XP, and you have 2.*http:\/\/glimmer\.test\/shop$/),
  ]);
  expect(await stateOf(ids[0] ?? "")).toBe("refused");
  expect((await xpOf(t, ada.id)).xp).toBe(2);
  t.clock.advance(24 * 60 * 60 * 1000);
  await say("And today?");
  await runJobs(t);
  expect(await heard()).toHaveLength(2);
  expect(ai.asked).toEqual([]);
});

test("sends her first message to a member who asked in public without a request", async () => {
  await post("@lisa hello");
  await t.sql`select xp_move('poor', ${ada.id}, xp_account('burned'), 5, 'badge', null, now())`;
  await runJobs(t);
  const open = await (await ada.get("/api/conversations?state=open")).json();
  expect(open).toMatchObject([{ user: { id: lisaId }, unreadCount: 1 }]);
});

test("answers 20 times a UTC day, says so once, and answers again the next day", async () => {
  await giveXp(t, ada.id, 1_000);
  await t.sql`
    insert into lisa_answers (id, kind, asker_id, answer_id, state, created_at)
    select gen_random_uuid(), 'message', ${ada.id}, gen_random_uuid(), state, ${t.clock.now()}
    from unnest(array['answered', 'withheld', 'answering', 'failed', 'refused']) as state
    cross join generate_series(1, case when state = 'answered' then ${lisaDailyLimit - 3} else 1 end)`;
  await say("The twentieth");
  await runJobs(t);
  await say("One more");
  await say("And one more");
  await runJobs(t);
  expect(await heard()).toEqual(["Take a slow breath.", expect.stringContaining("20 answers")]);
  const limits = await (await ada.get("/api/rate-limit-status")).json() as RateLimitUse[];
  expect(limits.find(({ name }) => name === "lisa")).toMatchObject({
    used: lisaDailyLimit,
    limit: lisaDailyLimit,
  });
  expect((await xpOf(t, ada.id)).xp).toBe(990);
  t.clock.advance(24 * 60 * 60 * 1000);
  await say("Good morning");
  await runJobs(t);
  expect(await heard()).toHaveLength(3);
});

test("withholds an answer that the asker's filter hides, silently in public, and refunds the XP", async () => {
  await giveXp(t, ada.id, 100);
  ai.says("Well, fuck that exam.");
  const id = await post("@lisa what now?");
  const { xp } = await xpOf(t, ada.id);
  await runJobs(t);
  expect([await commentsOf(id), await heard(), await stateOf(id)]).toEqual([[], [], "withheld"]);
  expect((await xpOf(t, ada.id)).xp).toBe(xp);
  await say("What now?");
  await runJobs(t);
  expect(await heard()).toEqual([expect.stringContaining("kept it to myself")]);
  expect((await xpOf(t, ada.id)).xp).toBe(xp);
  await giveCrown(t, ada.id);
  await t.sql`update members set moderation_level = 'low' where id = ${ada.id}`;
  t.deps.actors.forgetMember(ada.id);
  await say("And now?");
  await runJobs(t);
  expect((await heard()).at(-1)).toBe("Well, fuck that exam.");
});

test("publishes the whole sentences of an answer that breaks off, and refunds the XP", async () => {
  await giveXp(t, ada.id, 100);
  ai.behave("chat", { reply: ["Take a breath. ", "Then "], after: 2, then: "end" });
  await say("What now?");
  const { xp } = await xpOf(t, ada.id);
  await runJobs(t);
  expect(await heard()).toEqual(["Take a breath."]);
  expect([(await xpOf(t, ada.id)).xp, await ledgerFaults(t)]).toEqual([xp, []]);
});

test("names the cause of a failure that she knows, in place of 'try again'", async () => {
  await giveXp(t, ada.id, 100);
  ai.behave("chat", { status: 429, retryAfter: 60 });
  await say("What now?");
  await runJobs(t);
  expect(await heard()).toEqual([expect.stringContaining("Try again in 1 minute.")]);
});

test("refunds the XP when the provider fails, and says so in the thread", async () => {
  await giveXp(t, ada.id, 100);
  ai.behave("chat", { reply: ["Take "], after: 1, then: "error" });
  const id = await post("@lisa what now?");
  await say("What now?");
  const { xp } = await xpOf(t, ada.id);
  await runJobs(t);
  expect([await commentsOf(id), await stateOf(id)]).toEqual([[], "failed"]);
  expect(await heard()).toEqual([expect.stringContaining("try again")]);
  expect([(await xpOf(t, ada.id)).xp, await ledgerFaults(t)]).toEqual([xp, []]);
});

test.each<[string, (id: string) => Promise<unknown>]>([
  ["deletes what asked", (id) => ada.delete(`/api/posts/${id}`)],
  [
    "is suspended",
    () => t.sql`update members set suspended_at = now(), suspension_reason = 'Spam' where id = ${ada.id}`,
  ],
  ["wrote what nobody is shown", (id) => t.sql`update posts set moderation_level = 'none' where id = ${id}`],
])("does not answer when the asker %s meanwhile", async (_, act) => {
  await giveXp(t, ada.id, 100);
  const id = await post("@lisa hello");
  await act(id);
  await runJobs(t);
  expect([ai.asked, await stateOf(id)]).toEqual([[], undefined]);
});

test("does not answer a comment under a post that the asker no longer sees", async () => {
  const bob = await member(t);
  await giveXp(t, ada.id, 100);
  const id = await post("A walk", bob);
  await ada.post(`/api/posts/${id}/comments`, { content: "@lisa hello" });
  await bob.post(`/api/users/${ada.id}/block`);
  await runJobs(t);
  expect(ai.asked).toEqual([]);
});

test("answers with the chosen model, GPT-5 only with a Gold Crown, at the crown's price", async () => {
  await giveXp(t, ada.id, 1_000);
  expect((await ada.put("/api/users/settings", { lisaModel: "gpt-5" })).status).toBe(403);
  expect(await (await ada.put("/api/users/settings", { lisaModel: "gpt-4o" })).json())
    .toMatchObject({ lisaModel: "gpt-4o" });
  await say("One");
  await runJobs(t);
  expect((await xpOf(t, ada.id)).xp).toBe(950);
  await giveBadge(t, ada.id, "goldCrown", { expiresAt: new Date(t.clock.now().getTime() + 60_000) });
  expect((await ada.put("/api/users/settings", { lisaModel: "gpt-5" })).status).toBe(200);
  await say("Two");
  await runJobs(t);
  expect((await xpOf(t, ada.id)).xp).toBe(950 - 75);
  t.clock.advance(61_000);
  await say("Three");
  await runJobs(t);
  expect((await xpOf(t, ada.id)).xp).toBe(950 - 75 - 10);
  expect(await (await ada.get("/api/auth/user")).json()).toMatchObject({ lisaModel: "gpt-5" });
  await giveCrown(t, ada.id);
  await say("Four");
  await runJobs(t);
  expect((await xpOf(t, ada.id)).xp).toBe(950 - 75 - 10 - 8);
  expect(ai.asked.map(({ body }) => body.model)).toEqual(["GPT-4o", "GPT-5", "GPT-4o Mini", "GPT-4o Mini"]);
});

test("charges nothing over an AI budget, and says so once a day", async () => {
  const frugal = await createTestApp({ providers: { ai }, env: { AI_DAILY_TOKENS: "3000" } });
  const cai = await member(frugal);
  await giveXp(frugal, cai.id, 100);
  ai.says("A good answer. ".repeat(150));
  for (const words of ["One", "Two", "Three"]) {
    await say(words, cai);
    await runJobs(frugal);
  }
  expect(await heard(cai)).toEqual([
    expect.stringContaining("A good answer."),
    expect.stringContaining("used up"),
  ]);
  expect([(await xpOf(frugal, cai.id)).xp, await ledgerFaults(frugal)]).toEqual([90, []]);
});

test("says once a day that there is no provider, and charges nothing", async () => {
  const bare = await createTestApp();
  const cai = await member(bare);
  await giveXp(bare, cai.id, 100);
  await post("@lisa hello", cai);
  await say("Are you there?", cai);
  await runJobs(bare);
  expect(await heard(cai)).toEqual([expect.stringContaining("no AI service is set up")]);
  expect((await xpOf(bare, cai.id)).xp).toBe(105);
});
