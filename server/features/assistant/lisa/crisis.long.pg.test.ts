import { beforeEach, expect, test } from "vitest";
import { lisaDailyLimit, lisaId } from "#shared/assistant/lisa.ts";
import type { Comment } from "#shared/comments/contract.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import type { Notification } from "#shared/notifications/contract.ts";
import { useUpFreeAnswers } from "../../../testing/assistant/free-answers.ts";
import { practiceAi } from "../../../testing/assistant/practice-ai.ts";
import { systemCtx } from "../../../testing/ctx-of.ts";
import { createTestApp, type TestApp } from "../../../testing/create-test-app.ts";
import { runJobs } from "../../../testing/app/run-jobs.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { giveXp, ledgerFaults, xpOf } from "../../../testing/xp.ts";
import { giveHelp } from "./give-help.ts";
import { loadQuestionToLisa } from "./load-question-to-lisa.ts";

const ai = await practiceAi();
const t = await createTestApp({ providers: { ai } });
const crisis = "I want to kill myself";
const help = expect.stringContaining("https://findahelpline.com") as string;
let ada: TestMember;

beforeEach(async () => {
  ada = await member(t);
  ai.reset();
});

const say = (content: string, who = ada, more: object = {}) =>
  who.post("/api/messages", { receiverId: lisaId, content, ...more });

async function heard(who = ada): Promise<string[]> {
  const thread = await (await who.get(`/api/conversations/${lisaId}`)).json() as DirectMessage[];
  return thread.filter(({ senderId }) => senderId === lisaId).map(({ content }) => content).toReversed();
}

async function post(content: string, who = ada): Promise<string> {
  return (await (await who.post("/api/posts", { content })).json() as { id: string }).id;
}

async function commentsOf(postId: string): Promise<Comment[]> {
  return await (await ada.get(`/api/posts/${postId}/comments`)).json() as Comment[];
}

async function askAgain(kind: "post" | "message", id: string): Promise<void> {
  await t.sql`
    select graphile_worker.add_job('answer_as_lisa', json_build_object('kind', ${kind}::text, 'id', ${id}::text))`;
}

const helpStands = expect.stringContaining("the lines above") as string;
const minutesMs = 60_000;

const noAnswer: [string, (on: TestApp, who: TestMember) => Promise<unknown>][] = [
  ["the free answers used up", (on, who) => useUpFreeAnswers(on, who.id)],
  [
    "the day's answers used up",
    async (on, who) => {
      await giveXp(on, who.id, 100);
      await on.sql`
        insert into lisa_answers (id, kind, asker_id, answer_id, state, created_at)
        select gen_random_uuid(), 'message', ${who.id}, gen_random_uuid(), 'answered', ${on.clock.now()}
        from generate_series(1, ${lisaDailyLimit})`;
    },
  ],
];

test.each(noAnswer)("writes help lines and no refusal with %s, and charges nothing", async (_, prepare) => {
  await prepare(t, ada);
  const { xp } = await xpOf(t, ada.id);
  for (let turn = 0; turn < 5; turn++) {
    expect((await say(`${crisis} ${turn}`)).status).toBe(201);
    await runJobs(t);
  }
  expect(await heard()).toEqual([help, helpStands, helpStands, helpStands, helpStands]);
  expect((await heard()).join()).not.toMatch(/XP|charged|midnight|shop/);
  expect([ai.asked, (await xpOf(t, ada.id)).xp, await ledgerFaults(t)]).toEqual([[], xp, []]);
});

test("tells no price to who goes on in other words, for three hours, and repeats the lines after an hour", async () => {
  await useUpFreeAnswers(t, ada.id);
  await say(crisis);
  await runJobs(t);
  await say("Please just talk to me");
  await runJobs(t);
  expect(await heard()).toEqual([help, helpStands]);
  t.clock.advance(61 * minutesMs);
  await say("Are you there?");
  await runJobs(t);
  expect(await heard()).toEqual([help, helpStands, help]);
  expect((await heard()).join()).not.toMatch(/XP|shop/);
  t.clock.advance(181 * minutesMs);
  await say("What helps against a headache?");
  await runJobs(t);
  expect((await heard()).at(-1)).toContain("10 XP");
});

test("sends no refusal where the crisis stands in a comment on the same post, or in a message", async () => {
  const bare = await createTestApp();
  const [cai, bob] = [await member(bare), await member(bare)];
  const own = await post("A walk before dinner", cai);
  await cai.post(`/api/posts/${own}/comments`, { content: crisis });
  await cai.post(`/api/posts/${own}/comments`, { content: "@lisa please talk to me" });
  await runJobs(bare);
  expect(await heard(cai)).toEqual([]);
  await cai.post(`/api/posts/${await post("Tea", cai)}/comments`, { content: "@lisa what helps?" });
  await runJobs(bare);
  expect(await heard(cai)).toEqual([expect.stringContaining("no AI service")]);
  await say(crisis, bob);
  await bob.post(`/api/posts/${own}/comments`, { content: "@lisa please talk to me" });
  await runJobs(bare);
  expect(await heard(bob)).toEqual([help]);
});

test("tells no failure to who goes on in other words", async () => {
  await giveXp(t, ada.id, 100);
  await say(crisis);
  await runJobs(t);
  ai.behave("chat", { reply: ["Take "], after: 1, then: "error" });
  await say("Please just talk to me");
  await runJobs(t);
  expect(await heard()).toEqual([help, "Take a slow breath.", helpStands]);
});

test.each<[string, Parameters<typeof createTestApp>[0]]>([
  ["without a provider", {}],
  ["over the day's budget", { providers: { ai }, env: { AI_DAILY_TOKENS: "1" } }],
])("writes help lines and nothing else %s", async (_, options) => {
  const bare = await createTestApp(options);
  const cai = await member(bare);
  await giveXp(bare, cai.id, 100);
  await say(crisis, cai);
  await runJobs(bare);
  expect(await heard(cai)).toEqual([help]);
  expect((await xpOf(bare, cai.id)).xp).toBe(100);
});

test("writes help lines once however often the job runs, and then the model's answer without them", async () => {
  await giveXp(t, ada.id, 100);
  const failing = ai.hold("chat");
  const { id } = await (await say(crisis)).json() as DirectMessage;
  failing.release();
  await runJobs(t);
  expect(await heard()).toEqual([help, "Take a slow breath."]);
  await t.sql`delete from lisa_answers where id = ${id}`;
  await askAgain("message", id);
  await runJobs(t);
  expect((await heard()).filter((said) => said.includes("findahelpline.com"))).toHaveLength(1);
  const postId = await post(`@lisa ${crisis}`);
  await runJobs(t);
  await t.sql`delete from lisa_answers where id = ${postId}`;
  await askAgain("post", postId);
  await runJobs(t);
  const said = (await commentsOf(postId)).map(({ content }) => content);
  expect(said.filter((content) => content.includes("findahelpline.com"))).toHaveLength(1);
});

test("keeps a failure to herself after the help lines", async () => {
  await giveXp(t, ada.id, 100);
  ai.behave("chat", { reply: ["Take "], after: 1, then: "error" });
  await say(crisis);
  await runJobs(t);
  expect(await heard()).toEqual([help]);
  expect((await xpOf(t, ada.id)).xp).toBe(100);
});

test("comments with help lines that name no country, before her answer, and notifies the asker", async () => {
  await giveXp(t, ada.id, 100);
  await t.sql`update members set time_zone = 'Europe/Berlin' where id = ${ada.id}`;
  const id = await post(`@lisa ${crisis}`);
  await runJobs(t);
  const comments = await commentsOf(id);
  expect(comments.map(({ content }) => content)).toEqual([
    expect.stringMatching(/^You don't have to carry this alone[^]*findahelpline\.com$/),
    "Take a slow breath.",
  ]);
  const notified = await (await ada.get("/api/notifications")).json() as Notification[];
  expect(notified.some(({ type, postId }) => type === "lisa" && postId === id)).toBe(true);
  await say(crisis);
  await runJobs(t);
  expect((await heard())[0]).toMatch(/TelefonSeelsorge[^]*findahelpline\.com$/);
});

test("helps in private, and tells nobody else, who asks beneath another's post", async () => {
  const [bob, cai] = [await member(t), await member(t)];
  const id = await post("A walk before dinner", bob);
  for (const words of [crisis, `${crisis} now`, "I want to jump off a bridge"]) {
    await ada.post(`/api/posts/${id}/comments`, { content: `@lisa ${words}` });
    await cai.post(`/api/posts/${id}/comments`, { content: "@lisa kill yourself" });
    await runJobs(t);
  }
  const comments = await commentsOf(id);
  expect(comments.map(({ author }) => author?.id)).not.toContain(lisaId);
  const told = await (await bob.get("/api/notifications")).json() as Notification[];
  expect(told.filter(({ actors }) => actors.some((actor) => actor.id === lisaId))).toEqual([]);
  expect((await heard()).filter((said) => said.includes("findahelpline.com"))).toHaveLength(1);
});

test.each(["@lisa I feel so alone", "@lisa you should kill yourself"])(
  "says nothing of help in public beneath '%s'",
  async (content) => {
    const id = await post(content);
    await runJobs(t);
    expect((await commentsOf(id)).filter(({ content: said }) => said.includes("findahelpline.com"))).toEqual(
      [],
    );
    expect(await heard()).toContainEqual(help);
  },
);

test("helps in private where the post is gone before the lines are written", async () => {
  const id = await post(`@lisa ${crisis}`);
  const asked = await loadQuestionToLisa(systemCtx(t.deps), { kind: "post", id });
  await ada.delete(`/api/posts/${id}`);
  await giveHelp(systemCtx(t.deps), asked!);
  expect(await heard()).toEqual([help]);
});

test("helps also where a text is of a level that gets no answer, and where her moderator would hide it", async () => {
  const strict = await createTestApp({
    providers: {
      ai,
      moderator: {
        classify: ({ text }) =>
          Promise.resolve({
            elements: [{
              type: "text" as const,
              level: text?.includes("bitch") ? "none" : "low",
              reason: "",
            }],
            support: text?.includes("kill myself") ?? false,
            decidedBy: "openai" as const,
          }),
      },
    },
  });
  const cai = await member(strict);
  const id = await post(`@lisa you bitch, ${crisis}`, cai);
  await runJobs(strict);
  const comments = await (await cai.get(`/api/posts/${id}/comments`)).json() as Comment[];
  expect(comments.map(({ content }) => content)).toEqual([help]);
  const refused = await say(`You bitch, ${crisis}`, cai);
  expect([refused.status, refused.headers.get("x-support")]).toEqual([403, "1"]);
  await runJobs(strict);
  expect(await heard(cai)).toEqual([help]);
  expect(ai.asked).toEqual([]);
});
