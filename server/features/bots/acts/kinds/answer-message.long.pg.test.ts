import { beforeEach, expect, test } from "vitest";
import { lisaId } from "#shared/assistant/lisa.ts";
import type { BotUser } from "#shared/bots/bot-shapes.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import type { ServerEvent } from "../../../../events.ts";
import { practiceAi } from "../../../../testing/assistant/practice-ai.ts";
import { createTestApp } from "../../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../../testing/member.ts";
import { runJobs } from "../../../../testing/app/run-jobs.ts";
import { actsOf, stillBot } from "../../../../testing/scenes/still-bot.ts";

const ai = await practiceAi();
const t = await createTestApp({ providers: { ai } });
let ada: TestMember;
let pip: BotUser;

async function follower(bot: BotUser): Promise<TestMember> {
  const one = await member(t);
  await one.post(`/api/users/${bot.id}/follow`);
  return one;
}

beforeEach(async () => {
  t.clock.set(new Date("2026-03-04T12:00:00Z"));
  pip = await stillBot(t);
  ada = await follower(pip);
  ai.reset();
});

const say = async (content: string, from = ada, to: { id: string } = pip) =>
  await (await from.post("/api/messages", { receiverId: to.id, content })).json() as DirectMessage;
const thread = async (with_: BotUser = pip, of = ada) =>
  (await (await of.get(`/api/conversations/${with_.id}`)).json() as DirectMessage[])
    .toSorted((a, b) => a.position - b.position);
const answers = async (bot: BotUser = pip, of = ada) =>
  (await thread(bot, of)).filter(({ senderId }) => senderId === bot.id).map(({ content }) => content);

test("answers a follower in the thread once, however many jobs run, and marks the message read", async () => {
  await say("How do I rest?");
  await runJobs(t);
  await runJobs(t);
  expect(await answers()).toEqual(["Take a slow breath."]);
  expect((await thread())[0]).toMatchObject({ status: "read" });
  expect(ai.asked[0]!.body.messages![1]!.content).toMatch(/message to you\]\nHow do I rest\?\n/);
});

test("reads only the one thread", async () => {
  const bob = await follower(pip);
  await say("Bob's secret", bob);
  await runJobs(t);
  ai.reset();
  await say("What did Bob write?");
  await runJobs(t);
  expect(ai.asked).toHaveLength(1);
  expect(JSON.stringify(ai.asked)).not.toContain("Bob's secret");
});

test("shows typing only while it writes", async () => {
  await say("Hello");
  await runJobs(t);
  const heard: boolean[] = [];
  const onEvent = (event: ServerEvent) => {
    if (event.type === "typing" && event.memberId === ada.id) heard.push(event.isTyping);
  };
  t.deps.bus.listen({ onEvent, onGap() {} });
  await ada.post(`/api/conversations/${pip.id}/read`);
  t.clock.advance(10_000);
  await say("And now?");
  await runJobs(t);
  expect(heard).toEqual([true, false]);
});

test("answers the latest message from before its hours when they begin", async () => {
  const owl = await stillBot(t, { workingHoursStart: "20:00:00", workingHoursEnd: "23:00:00" });
  ada = await follower(owl);
  await say("First", ada, owl);
  await say("Second", ada, owl);
  await runJobs(t);
  expect(await answers(owl)).toEqual([]);
  t.clock.set(new Date("2026-03-04T20:00:30Z"));
  await t.sql`select graphile_worker.add_job('run_bots')`;
  await runJobs(t);
  expect(await answers(owl)).toEqual(["Take a slow breath."]);
  expect(await actsOf(t, owl)).toHaveLength(1);
});

test("answers a message that arrived while it was writing, in a second answer", async () => {
  ai.behave("chat", async ({ body }) => {
    const asked = /asked last:\n\n.*\n(.*)/.exec(body.messages!.at(-1)!.content)?.[1];
    if (asked === "First") await say("Second");
    return { reply: `Answer to ${asked}` };
  });
  await say("First");
  await runJobs(t);
  expect(await answers()).toEqual(["Answer to First", "Answer to Second"]);
});

test("answers words of distress with help lines, without asking a model", async () => {
  await say("I want to die");
  await say("Are you there?");
  await runJobs(t);
  const [answer, ...more] = await answers();
  expect(answer).toContain("findahelpline.com");
  expect(more).toEqual([]);
  expect(ai.asked).toEqual([]);
});

test("repeats the help lines after an hour alone, and points to them until then", async () => {
  for (const wait of [0, 10, 61]) {
    t.clock.advance(wait * 60_000);
    await say(`I want to die ${wait}`);
    await runJobs(t);
  }
  expect(await answers()).toEqual([
    expect.stringContaining("findahelpline.com"),
    expect.stringContaining("the lines above"),
    expect.stringContaining("findahelpline.com"),
  ]);
});

test("answers words of crisis also when a later message was taken back", async () => {
  await say("I want to die");
  const { id } = await say("Never mind");
  await ada.delete(`/api/messages/${id}`);
  await runJobs(t);
  expect(await answers()).toEqual([expect.stringContaining("findahelpline.com")]);
  expect(ai.asked).toEqual([]);
});

test.each<[string, Partial<BotUser>, boolean]>([
  ["outside its hours", { workingHoursStart: "20:00:00", workingHoursEnd: "23:00:00" }, true],
  ["that is inactive", { isActive: false }, true],
  ["that takes no messages", { answeringDm: false }, true],
  ["while all are switched off", {}, false],
])("lets Lisa send the help lines at once to who writes words of crisis to a bot %s", async (_, of, isOn) => {
  const bot = await stillBot(t, of);
  ada = await follower(bot);
  await t.sql`update bot_switch set is_on = ${isOn}`;
  await say("Hello", ada, bot);
  await say("I want to die", ada, bot);
  await runJobs(t);
  await t.sql`update bot_switch set is_on = true`;
  const heard = await (await ada.get(`/api/conversations/${lisaId}`)).json() as DirectMessage[];
  expect(heard.map(({ content }) => content)).toEqual([expect.stringContaining("findahelpline.com")]);
  expect(await answers(bot)).toEqual([]);
});

test.each<[string, Parameters<typeof createTestApp>[0]]>([
  ["without a model", {}],
  ["over the bots' budget", { providers: { ai }, env: { BOT_DAILY_TOKENS: "1" } }],
])("answers words of crisis with help lines %s, beyond the day's answers", async (_, options) => {
  const frugal = await createTestApp(options);
  frugal.clock.set(new Date("2026-03-04T12:00:00Z"));
  const bot = await stillBot(frugal);
  const cai = await member(frugal);
  await cai.post(`/api/users/${bot.id}/follow`);
  await frugal.sql`
    insert into bot_acts (id, member_id, kind, due_at, state, asker_id, started_at)
    select gen_random_uuid(), ${bot.id}, 'message', ${frugal.clock.now()}, 'done', ${cai.id}, ${frugal.clock.now()}
    from generate_series(1, 20)`;
  await say("How do I rest?", cai, bot);
  await runJobs(frugal);
  expect(await answers(bot, cai)).toEqual([]);
  await say("I want to die", cai, bot);
  await runJobs(frugal);
  expect(await answers(bot, cai)).toEqual([expect.stringContaining("findahelpline.com")]);
});

test("answers words of crisis in which only the moderation service finds any, whatever its level", async () => {
  const judged = await createTestApp({
    providers: {
      ai,
      moderator: {
        classify: ({ text }) =>
          Promise.resolve({
            elements: [{ type: "text" as const, level: "high" as const, reason: "" }],
            support: text?.includes("Sbohem") ?? false,
            decidedBy: "openai" as const,
          }),
      },
    },
  });
  judged.clock.set(new Date("2026-03-04T12:00:00Z"));
  const bot = await stillBot(judged, { moderationLevel: "top" });
  const cai = await member(judged);
  await cai.post(`/api/users/${bot.id}/follow`);
  await say("Sbohem", cai, bot);
  await runJobs(judged);
  expect(await answers(bot, cai)).toEqual([expect.stringContaining("I'm a bot")]);
});

test("answers a member at most twenty times a day across all bots", async () => {
  const others = await Promise.all(Array.from({ length: 2 }, () => stillBot(t)));
  for (const other of others) await ada.post(`/api/users/${other.id}/follow`);
  for (let turn = 0; turn < 22; turn++) {
    await say(`Turn ${turn}`, ada, [pip, ...others][turn % 3]);
    await runJobs(t);
  }
  const all = await Promise.all([pip, ...others].map((bot) => answers(bot)));
  expect(all.flat()).toHaveLength(20);
  t.clock.set(new Date("2026-03-05T00:00:00Z"));
  await say("A new day");
  await runJobs(t);
  expect((await answers()).length).toBe(all[0]!.length + 1);
});

test.each(["unfollows", "blocks", "takes it back"])(
  "does not answer a member who %s meanwhile",
  async (how) => {
    const owl = await stillBot(t, { workingHoursStart: "20:00:00", workingHoursEnd: "23:00:00" });
    ada = await follower(owl);
    const { id } = await say("Hello", ada, owl);
    if (how === "unfollows") await ada.delete(`/api/users/${owl.id}/follow`);
    if (how === "blocks") await ada.post(`/api/users/${owl.id}/block`);
    if (how === "takes it back") await ada.delete(`/api/messages/${id}`);
    t.clock.set(new Date("2026-03-04T20:00:30Z"));
    await t.sql`select graphile_worker.add_job('run_bots')`;
    await runJobs(t);
    expect(await actsOf(t, owl)).toMatchObject([{ state: "dropped", reason: "refused" }]);
    expect(ai.asked).toEqual([]);
  },
);

test("does not answer when it takes no messages, is inactive, or all bots are switched off", async () => {
  const mute = await stillBot(t, { answeringDm: false });
  const asleep = await stillBot(t, { isActive: false });
  for (const bot of [mute, asleep]) await say("Hello", await follower(bot), bot);
  await t.sql`update bot_switch set is_on = false`;
  await say("Hello");
  await t.sql`update bot_switch set is_on = true`;
  await runJobs(t);
  expect((await Promise.all([pip, mute, asleep].map((bot) => actsOf(t, bot)))).flat()).toEqual([]);
});

test("does not answer another bot", async () => {
  await t.sql`update members set is_bot = true where id = ${ada.id}`;
  await say("Hello from a bot");
  await runJobs(t);
  expect(await actsOf(t, pip)).toEqual([]);
});
