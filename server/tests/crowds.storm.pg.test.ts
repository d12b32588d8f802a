import { beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp } from "../testing/create-test-app.ts";
import { crowd, type CrowdMember } from "../testing/crowd.ts";
import { member, type TestMember } from "../testing/member.ts";
import { post } from "../testing/post.ts";
import { proofSize } from "../testing/proof-size.ts";
import { ledgerFaults } from "../testing/xp.ts";

const size = proofSize({ sample: 60, whole: 1_000 });
const some = Math.floor(size / 3);
const timeout = proofSize({ sample: 60_000, whole: 300_000 });

const t = await createTestApp();
let everybody: CrowdMember[];
let ada: TestMember;
let bob: TestMember;
beforeAll(async () => {
  everybody = await crowd(t, size);
});
beforeEach(async () => {
  [ada, bob] = [await member(t), await member(t)];
});

/** Makes all calls at once, some of them twice. Returns the successful responses. */
async function storm(method: string, path: string, who: readonly CrowdMember[]): Promise<Response[]> {
  const answers = await Promise.all([...who, ...who.slice(0, some)].map((one) => one.request(method, path)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  return answers;
}

async function storedLikes(postId: string) {
  const [row] = await t.sql`
    select likes_count, (select count(*) from post_likes l where l.post_id = p.id)::integer as rows
    from posts p
    where id = ${postId}`;
  return { ...row };
}

test(`counts likes and unlikes of ${size} members at once, and pays each liker 2 XP`, async () => {
  const { id } = await post(t, { authorId: ada.id });
  const answers = await storm("POST", `/api/posts/${id}/like`, everybody);
  const counts = await Promise.all(
    answers.map(async (answer) => (await answer.json() as { likesCount: number }).likesCount),
  );
  expect(Math.max(...counts)).toBe(size);
  expect(await storedLikes(id)).toEqual({ likes_count: size, rows: size });
  const paid = await t.sql<{ xp: number }[]>`
    select xp from members where id = any(${everybody.map((one) => one.id)})`;
  expect(paid.map(({ xp }) => xp)).toEqual(everybody.map(() => 2));

  await storm("DELETE", `/api/posts/${id}/like`, everybody.slice(0, some));
  expect(await storedLikes(id)).toEqual({ likes_count: size - some, rows: size - some });
  expect(await ledgerFaults(t)).toEqual([]);
}, timeout);

test(`counts likes of ${size} members and comments of a fifth of them at once`, async () => {
  const { id } = await post(t, { authorId: ada.id });
  const commenters = everybody.slice(0, size / 5);
  const [, ...comments] = await Promise.all([
    storm("POST", `/api/posts/${id}/like`, everybody),
    ...commenters.map((one) => one.post(`/api/posts/${id}/comments`, { content: "Lovely" })),
  ]);
  expect(new Set(comments.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await storedLikes(id)).toEqual({ likes_count: size, rows: size });
  expect(await (await bob.get(`/api/posts/${id}`)).json()).toMatchObject({
    commentsCount: commenters.length,
  });
  expect(await ledgerFaults(t)).toEqual([]);
}, timeout);

test(`counts shares of ${size} members at once`, async () => {
  const { id } = await post(t, { authorId: ada.id });
  await storm("POST", `/api/posts/${id}/share`, everybody);
  expect(await (await bob.get(`/api/posts/${id}`)).json()).toMatchObject({ sharesCount: size });
}, timeout);

test(`counts follows and unfollows of ${size} members at once`, async () => {
  const stats = async () => await (await bob.get(`/api/users/${ada.id}/stats`)).json();
  await storm("POST", `/api/users/${ada.id}/follow`, everybody);
  expect(await stats()).toMatchObject({ followersCount: size, followingCount: 0 });
  await storm("DELETE", `/api/users/${ada.id}/follow`, everybody.slice(0, some));
  expect(await stats()).toMatchObject({ followersCount: size - some, followingCount: 0 });
}, timeout);

test(`counts reposts of ${size} members at once, and pays once for one member's many taps`, async () => {
  const { id } = await post(t, { authorId: ada.id });
  const path = `/api/posts/${id}/repost`;
  const read = async () => await (await bob.get(`/api/posts/${id}`)).json();
  await storm("POST", path, everybody);
  expect(await read()).toMatchObject({ repostsCount: size });
  await Promise.all(Array.from({ length: some }, (_, n) => bob.request(n % 2 ? "DELETE" : "POST", path)));
  await bob.post(path);
  expect(await read()).toMatchObject({ repostsCount: size + 1, isReposted: true });
  const [row] = await t.sql`
    select count(*)::integer as paid
    from xp_transfers
    where reason = 'repost' and idempotency_key like ${`%${bob.id}%`}`;
  expect(row?.paid).toBe(1);
  expect(await ledgerFaults(t)).toEqual([]);
}, timeout);
