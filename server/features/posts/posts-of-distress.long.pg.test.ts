import { beforeEach, expect, test } from "vitest";
import type { Post } from "#shared/posts/post-shapes.ts";
import { aCase, decided } from "../../testing/scenes/a-case.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { giveCrown } from "../../testing/badge.ts";
import { giveXp } from "../../testing/xp.ts";
import { lowerLevel } from "../moderation/review-queries.ts";

const t = await createTestApp();
const words = "I want to kill myself tonight #calm";

let ada: TestMember;
beforeEach(async () => {
  ada = await member(t);
});

async function published(content = words, by = ada): Promise<Post> {
  const response = await by.post("/api/posts", { content });
  expect(response.status).toBe(201);
  return await response.json() as Post;
}

async function followerOf(author: TestMember): Promise<TestMember> {
  const follower = await member(t);
  expect((await follower.post(`/api/users/${author.id}/follow`)).status).toBe(200);
  return follower;
}

/** Each has written to the other, and nobody follows. */
async function friendOf(author: TestMember): Promise<TestMember> {
  const friend = await followerOf(author);
  expect((await friend.post("/api/messages", { receiverId: author.id, content: "Hello" })).status).toBe(201);
  expect((await author.post("/api/messages", { receiverId: friend.id, content: "Hello!" })).status).toBe(201);
  await friend.delete(`/api/users/${author.id}/follow`);
  return friend;
}

async function listed(by: TestMember, path: string, id: string): Promise<Post | undefined> {
  const response = await by.get(path);
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json() as Post[]).find((post) => post.id === id);
}

const statusOf = async (by: TestMember, id: string) => (await by.get(`/api/posts/${id}`)).status;

test("tells the author that a post of distress is kept for those close to them", async () => {
  const post = await published();
  expect(post).toMatchObject({ moderationLevel: "high", isKeptForClose: true, isCovered: false });
  expect(await (await ada.get(`/api/posts/${post.id}`)).json()).toMatchObject({ isKeptForClose: true });
});

test("shows it behind a line to followers: in Following, on the profile and its page", async () => {
  const { id } = await published();
  const follower = await followerOf(ada);
  const behindLine = { id, isCovered: true, isKeptForClose: true };
  expect(await (await follower.get(`/api/posts/${id}`)).json()).toMatchObject(behindLine);
  for (const limit of [20, 50]) {
    expect(await listed(follower, `/api/posts/following?limit=${limit}`, id)).toMatchObject(behindLine);
    expect(await listed(follower, `/api/users/${ada.id}/posts?limit=${limit}`, id)).toMatchObject(behindLine);
  }
});

test("lets those close to the author answer, like and be answered", async () => {
  const { id } = await published();
  const friend = await friendOf(ada);
  expect((await friend.post(`/api/posts/${id}/like`)).status).toBe(200);
  const answer = await friend.post(`/api/posts/${id}/comments`, { content: "I am here. Call me?" });
  expect(answer.status).toBe(201);
  const { id: commentId } = await answer.json() as { id: string };
  expect(await listed(friend, `/api/posts/${id}/comments`, commentId)).toBeDefined();
  expect((await friend.get(`/api/posts/${id}/likes`)).status).toBe(200);
  expect((await ada.post(`/api/posts/${id}/comments`, { content: "Yes", parentId: commentId })).status).toBe(
    201,
  );
  expect(await (await friend.get("/api/notifications")).json()).toMatchObject([{
    type: "reply",
    postId: id,
  }]);
  expect((await friend.post(`/api/comments/${commentId}/like`)).status).toBe(200);
  expect((await friend.delete(`/api/posts/${id}/like`)).status).toBe(200);
});

test("keeps it out of search, tags, all posts, bookmarks, reposts, quotes, messages and promotion", async () => {
  await giveXp(t, ada.id, 10_000);
  const { id } = await published();
  const follower = await followerOf(ada);
  for (
    const path of [
      "/api/posts?limit=20",
      "/api/posts?limit=50",
      "/api/posts?q=myself",
      "/api/hashtag/calm/posts",
    ]
  ) {
    expect([path, await listed(follower, path, id)]).toEqual([path, undefined]);
  }
  expect((await follower.post(`/api/posts/${id}/repost`)).status).toBe(404);
  expect((await follower.post(`/api/posts/${id}/bookmark`)).status).toBe(404);
  expect((await follower.post("/api/posts", { content: "See", quotedPostId: id, isQuote: true })).status)
    .toBe(404);
  const shared = { receiverId: ada.id, content: "This", sharedPostId: id };
  expect((await follower.post("/api/messages", shared)).status).toBe(404);
  expect((await ada.post(`/api/posts/${id}/promote`, { hours: 24 })).status).toBe(409);
});

test("shows it plainly to a follower whose filter shows its level", async () => {
  const { id } = await published();
  const follower = await followerOf(ada);
  await giveCrown(t, follower.id);
  await t.sql`update members set moderation_level = 'high' where id = ${follower.id}`;
  t.clock.advance(6_000);
  const shown = await (await follower.get(`/api/posts/${id}`)).json() as Post;
  expect(shown).toMatchObject({ isCovered: false });
  expect(shown.isKeptForClose).toBeUndefined();
});

test.each([
  ["harm to others", "I want to kill myself, and I will kill you all"],
  ["words against somebody", "Kill yourself, you worthless idiot"],
  ["mild swearing alone", "What a damn day, bloody hell"],
])("hides %s from followers as before", async (_, content) => {
  const { id, moderationLevel, isKeptForClose } = await published(content);
  expect(isKeptForClose).toBeUndefined();
  expect(await statusOf(await followerOf(ada), id)).toBe(moderationLevel === "top" ? 200 : 404);
});

test("hides it from followers once a moderator has set its level", async () => {
  const { id } = await published();
  const [follower, mo] = [await followerOf(ada), await member(t, { isModerator: true })];
  const caseId = await aCase(t, {
    kind: "post",
    subjectId: id,
    memberId: ada.id,
    reporters: [await member(t)],
  });
  const decision = { decision: "level", level: "low", rule: "self_harm" } as const;
  expect((await decided(mo, caseId, decision)).status).toBe(200);
  expect(await statusOf(follower, id)).toBe(404);
});

test.each(
  [
    ["stays when a later verdict finds nothing more", { level: "top" }, 200],
    ["stays when a later verdict finds distress alone", { level: "high", onlyDistress: true }, 200],
    ["goes when a later verdict finds harm", { level: "low" }, 404],
  ] as const,
)("%s", async (_, found, status) => {
  const { id } = await published();
  const follower = await followerOf(ada);
  const verdict = {
    level: found.level,
    elements: [{ type: "text", reason: "insult", ...found } as const],
    support: true,
    decidedBy: "openai",
  } as const;
  await lowerLevel(t.sql, { kind: "post", id, revision: 1 }, verdict, t.clock.now());
  t.deps.bus.publish({ type: "posts" });
  expect(await statusOf(follower, id)).toBe(status);
});
