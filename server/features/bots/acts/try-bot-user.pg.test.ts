import { beforeEach, expect, test } from "vitest";
import type { BotUser } from "#shared/bots/bot-shapes.ts";
import { practiceAi } from "../../../testing/assistant/practice-ai.ts";
import { stillBot } from "../../../testing/scenes/still-bot.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";

const ai = await practiceAi();
const t = await createTestApp({ providers: { ai }, env: { BOT_DAILY_TOKENS: "10000" } });
const administrator: TestMember = await member(t, { isAdmin: true });
let pip: BotUser;

beforeEach(async () => {
  await t.sql`delete from bot_budget_days`;
  pip = await stillBot(t, { isActive: false });
  ai.reset();
  ai.says("A slow cup of tea.");
});

const tried = (body: object) => administrator.post(`/api/bot-users/${pip.userEmail}/try`, body);
const published = async () => [
  ...await t.sql`
    select id from posts
    union all
    select id from comments
    union all
    select id from messages`,
];

test("shows what a bot would post with its level, counts the cost, and publishes nothing", async () => {
  const response = await tried({ kind: "post" });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ content: "A slow cup of tea.", level: "top", isFit: true });
  expect(await published()).toEqual([]);
  const [{ tokens } = { tokens: 0 }] = await t.sql<{ tokens: number }[]>`
    select tokens from bot_users where member_id = ${pip.id}`;
  expect(tokens).toBeGreaterThan(100);
  expect([...await t.sql`select tokens from bot_budget_days`]).toEqual([{ tokens }]);
});

test("shows what a bot would answer, and that its own level would drop it", async () => {
  ai.says("What the fuck.");
  expect(await (await tried({ kind: "answer", to: "How do I rest?" })).json()).toMatchObject({
    isFit: false,
  });
  expect(ai.asked[0]!.body.messages![1]!.content).toContain("How do I rest?");
});

test("ends a text that was cut off after its last whole sentence", async () => {
  const message = { content: "A slow cup of tea. Then a walk in the for" };
  ai.behave("chat", { json: { choices: [{ message, finish_reason: "length" }] } });
  expect(await (await tried({ kind: "post" })).json()).toMatchObject({ content: "A slow cup of tea." });
});

test("answers words of distress with help lines, as it would a follower", async () => {
  const response = await tried({ kind: "answer", to: "I want to die" });
  expect(await response.json()).toMatchObject({
    content: expect.stringContaining("findahelpline.com") as string,
  });
});

test("returns 429 once the day's budget is used up", async () => {
  await t.sql`insert into bot_budget_days (day, tokens) values (${t.clock.now()}, 6001)`;
  const response = await tried({ kind: "post" });
  expect(response.status).toBe(429);
  expect(await response.json()).toMatchObject({ code: "rate_limited" });
  expect(ai.asked).toEqual([]);
  expect(await (await administrator.get("/api/bots/status")).json()).toMatchObject({
    standstill: "over_budget",
  });
});

test("returns 503 when the model fails, and counts nothing for it", async () => {
  ai.behave("chat", { status: 401 });
  const response = await tried({ kind: "post" });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: "unavailable" });
  expect([...await t.sql`select tokens from bot_budget_days`]).toEqual([{ tokens: 0 }]);
});
