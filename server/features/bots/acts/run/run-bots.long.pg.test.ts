import { beforeEach, expect, test } from "vitest";
import type { BotUser } from "#shared/bots/bot-shapes.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { createTestApp } from "../../../../testing/create-test-app.ts";
import { practiceAi } from "../../../../testing/assistant/practice-ai.ts";
import { member, type TestMember } from "../../../../testing/member.ts";
import { runJob } from "../../../../testing/app/run-jobs.ts";
import { actsOf, drawAct, stillBot } from "../../../../testing/scenes/still-bot.ts";

const ai = await practiceAi();
const t = await createTestApp({ providers: { ai } });
const run = () => runJob(t, "run_bots");
let ada: TestMember;

beforeEach(async () => {
  await t.sql`delete from bot_users`;
  await t.sql`delete from posts`;
  await t.sql`delete from bot_budget_days`;
  ada = await member(t);
  ai.reset();
  ai.says("A slow cup of tea.");
});

async function posted(content: string, by: TestMember = ada): Promise<Post> {
  return await (await by.post("/api/posts", { content })).json() as Post;
}

const postsOf = async (bot: BotUser) => await (await ada.get(`/api/users/${bot.id}/posts`)).json() as Post[];
const seen = async (id: string) => await (await ada.get(`/api/posts/${id}`)).json() as Post;

test("posts on an interest in its character, marked as made with AI, under the act's id", async () => {
  const pip = await stillBot(t, { character: "nerd", interests: "sourdough" });
  const id = await drawAct(t, pip, "post");
  await run();
  const [post] = await postsOf(pip);
  expect(post).toMatchObject({
    id,
    content: "A slow cup of tea.",
    madeWithAi: true,
    author: { isBot: true },
  });
  expect(await actsOf(t, pip)).toMatchObject([{ state: "done", reason: null, post_id: id }]);
  const [system, wish] = ai.asked[0]!.body.messages!;
  expect(system!.content).toContain("delighted by details and how things work");
  expect(wish!.content).toContain("sourdough");
});

test("likes the best fitting post that it has not liked, until none fits", async () => {
  const pip = await stillBot(t);
  const [best, second] = [await posted("#forestwalks at dawn"), await posted("The forest was quiet")];
  await posted("Our team won");
  for (let at = 0; at < 3; at++) await drawAct(t, pip, "like", new Date(t.clock.now().getTime() + at));
  t.clock.advance(1000);
  await run();
  expect((await seen(best.id)).likesCount + (await seen(second.id)).likesCount).toBe(2);
  expect((await actsOf(t, pip)).map(({ reason }) => reason ?? "done").toSorted())
    .toEqual(["done", "done", "nothing_fits"]);
});

test("writes one comment per thread among all bots", async () => {
  const bots = await Promise.all(Array.from({ length: 5 }, () => stillBot(t)));
  const { id } = await posted("A cup of tea");
  for (const bot of bots) await drawAct(t, bot, "comment");
  await run();
  expect(await seen(id)).toMatchObject({ commentsCount: 1 });
  const acts = (await Promise.all(bots.map((bot) => actsOf(t, bot)))).flat();
  expect(acts.filter(({ state }) => state === "done")).toHaveLength(1);
  expect(acts.filter(({ reason }) => reason === "nothing_fits")).toHaveLength(4);
});

test("comments only where the author lets it", async () => {
  const pip = await stillBot(t);
  const [closed, open] = [await posted("A cup of tea, tea, tea"), await posted("A cup of tea")];
  await ada.put(`/api/posts/${closed.id}/audience`, { commentsFrom: "followed" });
  await ada.put(`/api/posts/${open.id}/audience`, { commentsFrom: "nobody" });
  await drawAct(t, pip, "comment");
  await run();
  expect((await actsOf(t, pip)).map(({ reason }) => reason)).toEqual(["nothing_fits"]);
  await ada.post(`/api/users/${pip.id}/follow`);
  await drawAct(t, pip, "comment", new Date(t.clock.now().getTime() + 1));
  t.clock.advance(1000);
  await run();
  expect([(await seen(closed.id)).commentsCount, (await seen(open.id)).commentsCount]).toEqual([1, 0]);
});

test("leaves posts of distress, its own posts and those of bots alone", async () => {
  const [pip, other] = [await stillBot(t), await stillBot(t)];
  await posted("Not even tea helps. I want to die.");
  await drawAct(t, other, "post");
  await run();
  for (const kind of ["like", "comment"] as const) await drawAct(t, pip, kind);
  await run();
  expect((await actsOf(t, pip)).map(({ reason }) => reason)).toEqual(["nothing_fits", "nothing_fits"]);
});

test("ignores members who blocked it, and posts that its filter hides", async () => {
  const [pip, cal] = [await stillBot(t), await member(t)];
  await posted("Tea, damn it");
  await posted("A cup of tea", cal);
  await cal.post(`/api/users/${pip.id}/block`);
  await drawAct(t, pip, "like");
  await run();
  expect(await actsOf(t, pip)).toMatchObject([{ reason: "nothing_fits" }]);
});

test("drops and counts a text below its own level, and leaves the thread to other bots", async () => {
  const pip = await stillBot(t);
  await posted("A cup of tea");
  ai.says("What the fuck.");
  await drawAct(t, pip, "comment");
  await run();
  expect(await actsOf(t, pip)).toMatchObject([{ state: "dropped", reason: "moderated" }]);
  expect([...await t.sql`select dropped from bot_users where member_id = ${pip.id}`]).toEqual([{
    dropped: 1,
  }]);
  expect([...await t.sql`select from bot_threads`]).toEqual([]);
});

test("drops an answer that repeats its instructions", async () => {
  const pip = await stillBot(t);
  ai.behave("chat", ({ body }) => ({ reply: body.messages![0]!.content }));
  await drawAct(t, pip, "post");
  await run();
  expect(await actsOf(t, pip)).toMatchObject([{ reason: "refused" }]);
  expect(await postsOf(pip)).toEqual([]);
});

test("posts an image without text where it writes none, described and in own storage", async () => {
  const pip = await stillBot(t, { enableContent: false, enableImages: true, interests: "sourdough" });
  await drawAct(t, pip, "post");
  await run();
  const [post] = await postsOf(pip);
  expect(post).toMatchObject({
    content: "",
    madeWithAi: true,
    image: { alt: "A picture about sourdough, drawn by AI" },
  });
  expect((await ada.get(post!.imageUrl!)).status).toBe(200);
  expect([...await t.sql`select images, tokens from bot_users where member_id = ${pip.id}`])
    .toEqual([{ images: 1, tokens: 0 }]);
});

test("publishes the text alone when its image fails", async () => {
  const pip = await stillBot(t, { enableImages: true, interests: "sourdough" });
  ai.behave("image", { status: 400 });
  for (let at = 0; at < 30; at++) await drawAct(t, pip, "post");
  await run();
  const acts = await actsOf(t, pip);
  expect(acts.map(({ state }) => state)).toEqual(acts.map(() => "done"));
});

test("drops acts more than five minutes late, so that six hours of outage bring no flood", async () => {
  const pip = await stillBot(t, { likeFrequency: 20 });
  await posted("A cup of tea");
  t.clock.set(new Date("2026-03-04T09:00:00Z"));
  await run();
  const [{ waiting } = { waiting: 0 }] = await t.sql<{ waiting: number }[]>`
    select count(*)::integer as waiting from bot_acts where state = 'waiting'`;
  expect(waiting).toBeGreaterThan(0);
  t.clock.set(new Date("2026-03-04T15:30:00Z"));
  await run();
  const acts = await actsOf(t, pip);
  expect(acts.filter(({ reason }) => reason === "late").length).toBe(waiting);
  expect(acts.filter(({ state }) => state === "done")).toEqual([]);
  expect([...await t.sql`select distinct starts_at from bot_hours where member_id = ${pip.id} order by 1`])
    .toEqual([{ starts_at: new Date("2026-03-04T09:00:00Z") }, {
      starts_at: new Date("2026-03-04T15:00:00Z"),
    }]);
});

test("drops acts outside its changed hours", async () => {
  const pip = await stillBot(t, { workingHoursStart: "20:00:00", workingHoursEnd: "21:00:00" });
  await drawAct(t, pip, "like");
  await run();
  expect(await actsOf(t, pip)).toMatchObject([{ reason: "off" }]);
});

test("does nothing for a deleted bot", async () => {
  const pip = await stillBot(t);
  const administrator = await member(t, { isAdmin: true });
  ai.behave("chat", async () => {
    await administrator.delete(`/api/bot-users/${pip.userEmail}`);
    return { reply: "Too late." };
  });
  await drawAct(t, pip, "post");
  await run();
  expect(await postsOf(pip)).toEqual([]);
  expect(await actsOf(t, pip)).toEqual([]);
});

test("deletes acts and hours after thirty days, and keeps what they published", async () => {
  const pip = await stillBot(t);
  await drawAct(t, pip, "post");
  await run();
  t.clock.advance(31 * 24 * 60 * 60 * 1000);
  await runJob(t, "hourly_cleanup");
  expect(await actsOf(t, pip)).toEqual([]);
  expect([...await t.sql`select from posts where author_id = ${pip.id}`]).toHaveLength(1);
});
