import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Post } from "#shared/posts/post-shapes.ts";
import { countedApp } from "../../../testing/counted-sql.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { crowd } from "../../../testing/crowd.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";
import { aPolledPost, readPoll, vote } from "../../../testing/scenes/poll-scene.ts";

const t = await createTestApp();
// Nothing that is kept ages.
beforeAll(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterAll(() => void vi.useRealTimers());
const day = 24 * 60 * 60_000;
let [ada, bo]: TestMember[] = [];
beforeEach(async () => {
  await t.sql`delete from posts`;
  [ada, bo] = [await member(t), await member(t)];
});

const daysAgo = (days: number) => new Date(t.clock.now().getTime() - days * day);
const isLiked = async (id: string) => (await (await bo!.get(`/api/posts/${id}`)).json() as Post).isLiked;

/** Marks on further posts, made after all others. */
async function likeMore(count: number): Promise<void> {
  const ids = await Promise.all(Array.from({ length: count }, () => post(t, { authorId: ada!.id })));
  await t.sql`
    insert into post_likes (post_id, member_id, created_at)
    select id, ${bo!.id}, ${t.clock.now()}
    from unnest(${ids.map(({ id }) => id)}::uuid[]) as id`;
}

test("shows a reader's marks on posts that are older than the latest marks", async () => {
  const [liked, other] = [
    await post(t, { authorId: ada!.id, createdAt: daysAgo(40) }),
    await post(t, { authorId: ada!.id, createdAt: daysAgo(39) }),
  ];
  await t.sql`
    insert into post_likes (post_id, member_id, created_at) values (${liked.id}, ${bo!.id}, ${daysAgo(38)})`;
  expect([await isLiked(liked.id), await isLiked(other.id)]).toEqual([true, false]);
  await likeMore(310);
  expect([await isLiked(liked.id), await isLiked(other.id)]).toEqual([true, false]);
  const listed = await (await bo!.get(`/api/users/${ada!.id}/posts?limit=20`)).json() as Post[];
  expect(listed.map((one) => one.isLiked)).toEqual(listed.map(() => true));
});

test("shows a reader's vote on a post that is older than the latest marks", async () => {
  const polled = await aPolledPost(ada!);
  expect((await vote(bo!, polled, 1)).status).toBe(200);
  t.clock.advance(10 * 60_000);
  await likeMore(310);
  expect((await readPoll(bo!, polled.id)).ownAnswerIds).toEqual([polled.poll.answers[1]?.id]);
});

test("finds followed posts of a reader who follows more members than there are shelves for", async () => {
  const people = await crowd(t, 1_100);
  await t.sql`
    insert into follows (follower_id, followed_id, created_at)
    select ${bo!.id}, id, now()
    from unnest(${people.map(({ id }) => id)}::uuid[]) as id`;
  const theirs: string[] = [];
  for (const { id: authorId } of people.slice(0, 25)) theirs.unshift((await post(t, { authorId })).id);
  // More than are looked through.
  for (let n = 0; n < 410; n++) await post(t, { authorId: ada!.id });
  const read = async (cursor = "") => {
    const response = await bo!.get(`/api/posts/following?limit=20${cursor}`);
    const posts = await response.json() as Post[];
    return { ids: posts.map(({ id }) => id), next: response.headers.get("x-next-cursor") ?? "" };
  };
  const first = await read();
  expect(first.ids).toEqual(theirs.slice(0, 20));
  expect((await read(`&cursor=${first.next}`)).ids).toEqual(theirs.slice(20));
});

test("reads a page again without a statement, and after the reader's own like with their marks alone", async () => {
  const ids = await Promise.all(Array.from({ length: 5 }, () => post(t, { authorId: ada!.id })));
  const { as, sent } = countedApp(t);
  const reader = as(bo!);
  const statements = async () => {
    const before = sent();
    expect((await reader.get("/api/posts?limit=20")).status).toBe(200);
    return sent() - before;
  };
  await statements();
  expect(await statements()).toBe(0);
  expect((await reader.post(`/api/posts/${ids[0]!.id}/like`)).status).toBe(200);
  // The marks, and the liked post.
  expect(await statements()).toBe(2);
  expect(await statements()).toBe(0);
});
