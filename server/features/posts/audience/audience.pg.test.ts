import { expect, test } from "vitest";
import type { ErrorEnvelope } from "#shared/errors.ts";
import { isInAudience, postAudiences, type StandingToPost } from "#shared/posts/post-audience.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { runJob } from "../../../testing/app/run-jobs.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { waitUntilBlocked } from "../../../testing/lock-waits.ts";
import { member, type TestMember } from "../../../testing/member.ts";

const t = await createTestApp();
const author = await member(t, { displayName: "Ada" });
const [stranger, follower, followed, mentioned] = await Promise.all(
  Array.from({ length: 4 }, () => member(t)),
) as [TestMember, TestMember, TestMember, TestMember];
await follower.post(`/api/users/${author.id}/follow`);
await author.post(`/api/users/${followed.id}/follow`);

const nobody: StandingToPost = {
  isAuthor: false,
  followsAuthor: false,
  isFollowedByAuthor: false,
  isMentioned: false,
};
const members: readonly (readonly [name: string, TestMember, StandingToPost])[] = [
  ["author", author, { ...nobody, isAuthor: true }],
  ["stranger", stranger, nobody],
  ["follower", follower, { ...nobody, followsAuthor: true }],
  ["followed", followed, { ...nobody, isFollowedByAuthor: true }],
  ["mentioned", mentioned, { ...nobody, isMentioned: true }],
];

async function publish(more: object = {}, by = author): Promise<Post> {
  const content = `Who answers, @${mentioned.username}?`;
  const response = await by.post("/api/posts", { content, ...more });
  expect(response.status).toBe(201);
  return await response.json() as Post;
}

const comment = (by: TestMember, id: string, more: object = {}) =>
  by.post(`/api/posts/${id}/comments`, { content: "Yes", ...more });

const quote = (by: TestMember, id: string) =>
  by.post("/api/posts", { content: "So true", quotedPostId: id, isQuote: true });

const read = async <T>(answer: Promise<Response>) => await (await answer).json() as T;

test.each(postAudiences)(
  "lets exactly those comment and quote whom 'isInAudience' names for %s, and says so wherever the post is read",
  async (audience) => {
    const post = await publish({ commentsFrom: audience, quotesFrom: audience });
    expect(post).toMatchObject({ commentsFrom: audience, quotesFrom: audience, canComment: true });
    for (const [name, by, standing] of members) {
      const may = isInAudience(audience, standing);
      const shown = { canComment: may, canQuote: may, commentsFrom: audience };
      const [cached, listed] = await Promise.all([
        read<Post>(by.get(`/api/posts/${post.id}`)),
        read<Post[]>(by.get(`/api/posts?q=answers&limit=100`)),
      ]);
      expect([name, cached]).toMatchObject([name, shown]);
      expect([name, listed.find(({ id }) => id === post.id)]).toMatchObject([name, shown]);
      expect([name, (await comment(by, post.id)).status]).toEqual([name, may ? 201 : 403]);
      expect([name, (await quote(by, post.id)).status]).toEqual([name, may ? 201 : 403]);
    }
  },
);

test("says who may comment and quote instead, and keeps replies to the same people", async () => {
  const post = await publish({ commentsFrom: "followed", quotesFrom: "nobody" });
  expect(await read<ErrorEnvelope>(comment(stranger, post.id))).toMatchObject({
    code: "forbidden",
    message: "Only people Ada follows can comment.",
  });
  expect(await read<ErrorEnvelope>(quote(stranger, post.id))).toMatchObject({
    code: "forbidden",
    message: "Only Ada can quote this post.",
  });
  const { id } = await read<{ id: string }>(comment(followed, post.id));
  expect((await comment(stranger, post.id, { parentId: id })).status).toBe(403);
  expect((await comment(author, post.id, { parentId: id })).status).toBe(201);
});

test("an author's change holds at once, for reposts too, and leaves what is there", async () => {
  const post = await publish();
  await comment(stranger, post.id);
  const { id: repostId } = await read<Post>(stranger.post("/api/posts", { repostedPostId: post.id }));
  await stranger.get("/api/posts");
  const changed = await author.put(`/api/posts/${post.id}/audience`, { commentsFrom: "nobody" });
  expect(await changed.json()).toMatchObject({ commentsFrom: "nobody", quotesFrom: "everyone" });
  const listed = await read<Post[]>(stranger.get("/api/posts"));
  expect(listed.find(({ id }) => id === post.id)).toMatchObject({ canComment: false, canQuote: true });
  expect(listed.find(({ id }) => id === repostId)).toMatchObject({
    canComment: false,
    repostedPost: { canComment: false, commentsFrom: "nobody" },
  });
  expect((await comment(stranger, repostId)).status).toBe(403);
  expect(await read<unknown[]>(stranger.get(`/api/posts/${post.id}/comments`))).toHaveLength(1);
  const opened = await author.put(`/api/posts/${post.id}/audience`, { commentsFrom: "everyone" });
  expect(opened.status).toBe(200);
  expect((await comment(stranger, repostId)).status).toBe(201);
});

test("who follows from now on, is followed, or is no longer mentioned may or may not at once", async () => {
  const post = await publish({ commentsFrom: "followers", quotesFrom: "mentioned" });
  const canOf = async (by: TestMember) => {
    const { canComment, canQuote } = await read<Post>(by.get(`/api/posts/${post.id}`));
    return [canComment, canQuote];
  };
  expect([await canOf(stranger), await canOf(mentioned)]).toEqual([[false, false], [false, true]]);
  await stranger.post(`/api/users/${author.id}/follow`);
  expect(await canOf(stranger)).toEqual([true, false]);
  await stranger.delete(`/api/users/${author.id}/follow`);
  expect(await canOf(stranger)).toEqual([false, false]);
  const edited = { content: `And you, @${stranger.username}?`, revision: 1 };
  expect((await author.put(`/api/posts/${post.id}`, edited)).status).toBe(200);
  expect([await canOf(stranger), await canOf(mentioned)]).toEqual([[false, true], [false, false]]);
});

test("a comment and a quote that waited for the author's change are refused by it", async () => {
  for (const act of [comment, quote]) {
    const { id } = await publish();
    let waiting: Promise<Response> | undefined;
    await t.db.transaction(async (tx) => {
      await tx`update posts set comments_from = 'nobody', quotes_from = 'nobody' where id = ${id}`;
      waiting = act(stranger, id);
      await waitUntilBlocked(t);
    });
    expect((await waiting)?.status).toBe(403);
  }
});

test("only the author chooses, and a blocked member learns nothing", async () => {
  const post = await publish({ commentsFrom: "nobody" });
  const blocked = await member(t);
  await author.post(`/api/users/${blocked.id}/block`);
  const all = { commentsFrom: "everyone" };
  expect((await stranger.put(`/api/posts/${post.id}/audience`, all)).status).toBe(403);
  expect((await blocked.put(`/api/posts/${post.id}/audience`, all)).status).toBe(404);
  expect((await comment(blocked, post.id)).status).toBe(404);
  expect((await author.put(`/api/posts/${post.id}/audience`, { commentsFrom: "friends" })).status).toBe(400);
});

test("a draft and what is scheduled keep what their author chose", async () => {
  const kept = { content: "Later", commentsFrom: "followers", quotesFrom: "nobody" };
  const draft = await read<{ id: string; revision: number }>(author.post("/api/drafts", kept));
  expect(draft).toMatchObject(kept);
  // As a release sends it that knows no audiences.
  const changed = author.put(`/api/drafts/${draft.id}`, { content: "Much later", revision: 1 });
  expect(await read(changed)).toMatchObject({ ...kept, content: "Much later" });
  const publishAt = new Date(t.clock.now().getTime() + 6 * 60_000).toISOString();
  const scheduled = await author.post("/api/drafts", { ...kept, content: "On time", publishAt });
  expect(scheduled.status).toBe(201);
  t.clock.advance(7 * 60_000);
  await runJob(t, "publish_scheduled");
  const [published] = await read<Post[]>(author.get("/api/posts?limit=1"));
  expect(published).toMatchObject({ content: "On time", commentsFrom: "followers", quotesFrom: "nobody" });
});
