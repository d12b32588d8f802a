import { expect, test } from "vitest";
import type { BotUser } from "#shared/bots/bot-shapes.ts";
import { bot, botCtx } from "../../testing/bot.ts";
import { counterFaults } from "../../testing/counters/counters.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { runJobs } from "../../testing/app/run-jobs.ts";
import { ledgerFaults } from "../../testing/xp.ts";
import { addComment } from "../comments/add-comment.ts";
import { sendMessage } from "../messages/send-message.ts";
import { createPost } from "../posts/publish/create-post.ts";
import { likePost } from "../posts/toggles/like-post.ts";

const t = await createTestApp();
const root = await member(t, { isAdmin: true });

const idIn = async (response: Response) => (await response.json() as { id: string }).id;
const remove = (pip: BotUser, content: "keep" | "remove") =>
  root.delete(`/api/bot-users/${pip.userEmail}?content=${content}`);

interface Traces {
  readonly ada: TestMember;
  readonly pip: BotUser;
  /** The bot's post, with a comment of Ada's. */
  readonly botPost: string;
  /**
   * Ada's post, liked by the bot, with a comment of the bot's that Ada answered and one without
   * answers.
   */
  readonly adasPost: string;
}

/** A bot that Ada follows, and the content of both. */
async function traces(): Promise<Traces> {
  const [ada, pip] = [await member(t), await bot(t)];
  const ctx = botCtx(t, pip);
  await ada.post(`/api/users/${pip.id}/follow`);
  const { id: botPost } = await createPost(ctx, { content: "Tea tastes better outside." });
  await ada.post(`/api/posts/${botPost}/comments`, { content: "It does." });
  await ada.post(`/api/posts/${botPost}/repost`);
  await ada.post(`/api/posts/${botPost}/like`);
  const adasPost = await idIn(await ada.post("/api/posts", { content: "The first frost today." }));
  await likePost(ctx, adasPost);
  const answered = await addComment(ctx, adasPost, { content: "Lovely." });
  await ada.post(`/api/posts/${adasPost}/comments`, { content: "Isn't it?", parentId: answered.id });
  await addComment(ctx, adasPost, { content: "Stay warm." });
  await ada.post("/api/messages", { receiverId: pip.id, content: "Hello" });
  await sendMessage(ctx, { receiverId: ada.id, content: "Hello, Ada." });
  return { ada, pip, botPost, adasPost };
}

async function expectExact(): Promise<void> {
  expect(await counterFaults(t.sql)).toEqual([]);
  expect(await ledgerFaults(t)).toEqual([]);
}

test("keeps a bot's content under 'Deleted bot', and nothing else of the bot", async () => {
  const { ada, pip, botPost, adasPost } = await traces();
  const response = await remove(pip, "keep");
  expect([response.status, await response.json()]).toEqual([200, { success: true }]);
  await runJobs(t);
  const [row] = await t.sql`
    select email, username, display_name, first_name, bio, profile_image_url, is_bot, followers_count
    from members
    where id = ${pip.id}`;
  expect(row).toEqual({
    email: `${pip.id}@deleted.invalid`,
    username: expect.stringMatching(/^deleted_bot_[0-9a-f]{12}$/) as string,
    display_name: "Deleted bot",
    first_name: null,
    bio: null,
    profile_image_url: null,
    is_bot: true,
    followers_count: 0,
  });
  const author = { displayName: "Deleted bot", isBot: true };
  expect(await (await ada.get(`/api/posts/${botPost}`)).json()).toMatchObject({
    content: "Tea tastes better outside.",
    author,
  });
  expect(await (await ada.get(`/api/posts/${adasPost}`)).json()).toMatchObject({
    likesCount: 1,
    commentsCount: 3,
  });
  const thread = await ada.get(`/api/conversations/${pip.id}`);
  expect(await thread.text()).toContain("Hello, Ada.");
  expect(await (await root.get("/api/bot-users")).json()).not.toContainEqual(
    expect.objectContaining({ id: pip.id }),
  );
  await expectExact();
});

test("records the deletion with the bot's name and email", async () => {
  const pip = await bot(t);
  await remove(pip, "keep");
  expect(await t.sql`select * from audit_log where action = 'delete_bot' and target_id = ${pip.id}`)
    .toMatchObject([{
      actor_id: root.id,
      target_username: pip.username,
      details: { email: pip.userEmail, content: "keep" },
    }]);
});

test("refuses messages to a deleted bot, and follows by its old name", async () => {
  const { ada, pip } = await traces();
  await remove(pip, "keep");
  const sent = await ada.post("/api/messages", { receiverId: pip.id, content: "Are you there?" });
  expect([sent.status, await sent.json()]).toMatchObject([403, { message: "This account was deleted." }]);
  expect((await ada.get(`/api/users/${pip.username}`)).status).toBe(404);
});

test("frees its username and email at once", async () => {
  const pip = await bot(t);
  await remove(pip, "keep");
  const again = await bot(t, { username: pip.username, userEmail: pip.userEmail });
  expect(again.id).not.toBe(pip.id);
});

test("removes a bot's content and likes with everything attached, and keeps counts exact", async () => {
  const { ada, pip, botPost, adasPost } = await traces();
  expect((await remove(pip, "remove")).status).toBe(200);
  await runJobs(t);
  expect((await ada.get(`/api/posts/${botPost}`)).status).toBe(404);
  expect(await t.sql`select from comments where post_id = ${botPost}`).toEqual([]);
  expect(await (await ada.get(`/api/posts/${adasPost}`)).json()).toMatchObject({
    likesCount: 0,
    commentsCount: 1,
  });
  expect(await t.sql`select content from comments where author_id = ${pip.id}`).toEqual([{ content: "" }]);
  expect(await t.sql`select content from messages where sender_id = ${pip.id}`).toEqual([{ content: "" }]);
  expect(await t.sql`select content from messages where sender_id = ${ada.id}`).toEqual([
    { content: "Hello" },
  ]);
  const heard = await (await ada.get("/api/notifications")).json() as unknown[];
  expect(heard).toEqual([]);
  await expectExact();
});

test("removes more than a batch of posts", async () => {
  const pip = await bot(t);
  await t.sql`
    with written as (
      insert into posts (id, author_id, content, moderation_level, created_at)
      select gen_random_uuid(), ${pip.id}, 'Tea', 'top', now()
      from generate_series(1, 120)
    )
    update members set posts_count = 120 where id = ${pip.id}`;
  await remove(pip, "remove");
  await runJobs(t);
  expect(await t.sql`select from posts where author_id = ${pip.id}`).toEqual([]);
  await expectExact();
});

test("removes a post that was being published during the deletion", async () => {
  const pip = await bot(t);
  await remove(pip, "remove");
  await runJobs(t);
  const { id } = await createPost(botCtx(t, pip), { content: "Late by a moment." });
  await t.sql`update graphile_worker._private_jobs set run_at = now()`;
  await runJobs(t);
  expect(await t.sql`select from posts where id = ${id}`).toEqual([]);
});

test("deletes all bots after the exact confirmation, keeps their content, and records their names once", async () => {
  const { pip, botPost } = await traces();
  const bots = await (await root.get("/api/bot-users")).json() as BotUser[];
  const response = await root.delete("/api/bot-users", { confirm: "DELETE ALL BOTS" });
  expect(await response.json()).toEqual({ success: true, deleted: bots.length });
  expect(await (await root.get("/api/bot-users")).json()).toEqual([]);
  expect(await t.sql`select from posts where id = ${botPost}`).toHaveLength(1);
  const entries = await t.sql<{ details: { usernames: string } }[]>`
    select details from audit_log where action = 'delete_all_bots'`;
  expect(entries).toMatchObject([{ details: { deleted: bots.length } }]);
  expect(entries[0]?.details.usernames.split(", ")).toContain(pip.username);
  await expectExact();
});
