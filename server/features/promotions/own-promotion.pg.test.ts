import { expect, test } from "vitest";
import type { Post } from "#shared/posts/post-shapes.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";
import { authorWithXp, startPromotion } from "./testing/promoted-posts.ts";

const t = await createTestApp();
const hourMs = 60 * 60 * 1000;

async function read(reader: TestMember, path: string): Promise<Post[]> {
  const answer = await reader.get(path);
  expect(answer.status).toBe(200);
  return [await answer.json() as Post | Post[]].flat();
}

async function ownPromotion(author: TestMember, postId: string): Promise<Post["ownPromotion"]> {
  const [shown] = await read(author, `/api/posts/${postId}`);
  return shown?.ownPromotion ?? null;
}

test("shows a running promotion on its post to its author alone, in every list", async () => {
  const { ada } = await authorWithXp(t, 5000);
  const { id: postId } = await post(t, { authorId: ada.id, content: "Worth it #walk" });
  await t.sql`insert into post_hashtags (tag, post_id) values ('walk', ${postId})`;
  const [friend, stranger, admin] = [await member(t), await member(t), await member(t, { isAdmin: true })];
  await ada.post(`/api/users/${friend.id}/follow`);
  await friend.post(`/api/posts/${postId}/repost`);
  const { id, endsAt } = await startPromotion(ada, postId, 3);
  const kept = async (reader: TestMember) => {
    await reader.post(`/api/posts/${postId}/like`);
    await reader.post(`/api/posts/${postId}/bookmark`);
    return [`/api/users/${reader.id}/likes`, `/api/users/${reader.id}/bookmarks`];
  };
  const paths = [
    "/api/posts",
    "/api/posts?q=worth",
    `/api/posts/${postId}`,
    `/api/users/${ada.id}/posts`,
    "/api/hashtag/walk/posts",
  ];
  for (const path of [...paths, ...await kept(ada)]) {
    const shown = (await read(ada, path)).find((one) => one.id === postId);
    expect(shown?.ownPromotion, path).toEqual({ id, endsAt });
  }
  const [repost] = await read(ada, "/api/posts/following");
  expect(repost).toMatchObject({ repostedPostId: postId, repostedPost: { ownPromotion: { id, endsAt } } });
  for (const reader of [friend, stranger, admin]) {
    for (const path of [...paths, "/api/posts/promoted", ...await kept(reader)]) {
      const shown = (await read(reader, path)).find((one) => one.id === postId);
      expect(shown, path).toMatchObject({ ownPromotion: null });
    }
  }
});

test.each<[string, (ada: TestMember, postId: string) => unknown]>([
  ["its time is up", () => t.clock.advance(hourMs)],
  ["the post sinks", (_, postId) => t.sql`update posts set moderation_level = 'low' where id = ${postId}`],
  ["the XP ran out", (_, postId) =>
    t.sql`
      update promotions
      set ended_at = ${t.clock.now()}, end_reason = 'xp'
      where post_id = ${postId}`],
])("does not show the promotion on the post once %s", async (_, happen) => {
  const { ada, postId } = await authorWithXp(t, 5000);
  await startPromotion(ada, postId, 1);
  expect(await ownPromotion(ada, postId)).not.toBeNull();
  await happen(ada, postId);
  expect(await ownPromotion(ada, postId)).toBeNull();
});
