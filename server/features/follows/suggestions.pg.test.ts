import { beforeEach, describe, expect, test } from "vitest";
import type { MemberCard } from "#shared/members/member-card.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { crowd } from "../../testing/crowd.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { post, type PostTraits } from "../../testing/post.ts";

const t = await createTestApp();
const dayMs = 24 * 60 * 60 * 1000;
let reader: TestMember;
let writer: TestMember;

beforeEach(async () => {
  await t.sql`delete from posts`;
  [reader, writer] = [await member(t), await member(t)];
});

async function write(
  authorId: string,
  tags: readonly string[] = [],
  traits: Partial<PostTraits> = {},
): Promise<string> {
  const { id } = await post(t, { authorId, ...traits });
  await t
    .sql`insert into post_hashtags (tag, post_id) select tag, ${id} from unnest(${tags as string[]}::text[]) as tag`;
  return id;
}

async function setFollowers(memberId: string, count: number): Promise<void> {
  await t.sql`update members set followers_count = ${count} where id = ${memberId}`;
}

async function suggestedTo(viewer: TestMember): Promise<string[]> {
  const answer = await viewer.get("/api/users/suggested");
  expect(answer.status).toBe(200);
  return (await answer.json() as MemberCard[]).map(({ id }) => id);
}

test("suggests a member who posted in the last 14 days, as a card", async () => {
  await write(writer.id, [], { createdAt: new Date(t.clock.now().getTime() - 14 * dayMs) });
  const answer = await reader.get("/api/users/suggested");
  expect(await answer.json()).toEqual([
    expect.objectContaining({ id: writer.id, username: writer.username, isBot: false, level: 1 }),
  ]);
});

describe("does not suggest a member who", () => {
  const longAgo = () => new Date(t.clock.now().getTime() - 14 * dayMs - 1);
  test.each<[string, () => unknown]>([
    ["never posted", () => undefined],
    ["posted last more than 14 days ago", () => write(writer.id, [], { createdAt: longAgo() })],
    ["posts below top: high", () => write(writer.id, [], { moderationLevel: "high" })],
    ["posts below top: low", () => write(writer.id, [], { moderationLevel: "low" })],
    ["posts below top: none", () => write(writer.id, [], { moderationLevel: "none" })],
    ["has no post with a level yet", () => write(writer.id, [], { moderationLevel: null })],
    ["only reposts", async () => {
      const { id } = await post(t, { authorId: reader.id });
      expect((await writer.post(`/api/posts/${id}/repost`)).status).toBe(200);
    }],
    ["is a bot", async () => {
      await write(writer.id);
      await t.sql`update members set is_bot = true where id = ${writer.id}`;
    }],
    ["is followed already", async () => {
      await write(writer.id);
      await reader.post(`/api/users/${writer.id}/follow`);
    }],
    ["is blocked by the viewer", async () => {
      await write(writer.id);
      await reader.post(`/api/users/${writer.id}/block`);
    }],
    ["has blocked the viewer", async () => {
      await write(writer.id);
      await writer.post(`/api/users/${reader.id}/block`);
    }],
  ])("%s", async (_, happen) => {
    await happen();
    expect(await suggestedTo(reader)).toEqual([]);
  });

  test("asks", async () => {
    await write(reader.id, ["walk"]);
    expect(await suggestedTo(reader)).toEqual([]);
  });
});

test("ignores blocks and follows of others, and returns 401 to signed-out callers", async () => {
  const stranger = await member(t);
  await write(writer.id);
  await stranger.post(`/api/users/${writer.id}/block`);
  await stranger.post(`/api/users/${reader.id}/follow`);
  expect(await suggestedTo(reader)).toEqual([writer.id]);
  expect(await suggestedTo(stranger)).toEqual([]);
  expect((await t.get("/api/users/suggested")).status).toBe(401);
});

test("orders by shared hashtags, then followers, then age of membership", async () => {
  const [popular, longest, later, close, closest] = [
    await member(t),
    await member(t),
    await member(t),
    await member(t),
    await member(t),
  ];
  await write(reader.id, ["walk"]);
  const liked = await write(writer.id, ["garden", "tea"]);
  await reader.post(`/api/posts/${liked}/like`);
  await write(popular.id, ["running"]);
  await setFollowers(popular.id, 900);
  for (const one of [later, longest]) await write(one.id);
  // The same tag on many posts is one tag.
  for (let n = 0; n < 3; n++) await write(close.id, ["walk"]);
  await write(closest.id, ["walk", "tea"]);
  await setFollowers(close.id, 50);
  expect(await suggestedTo(reader)).toEqual(
    [writer, closest, close, popular, longest, later].map(({ id }) => id),
  );
  await setFollowers(closest.id, 7);
  expect((await suggestedTo(reader)).slice(0, 2)).toEqual([closest.id, writer.id]);
  // A member without posts and likes sees the most followed first.
  expect((await suggestedTo(await member(t))).slice(0, 3)).toEqual([popular.id, close.id, closest.id]);
});

test("counts a repost with the hashtags of its original", async () => {
  const [original, other] = [await member(t), await member(t)];
  const id = await write(original.id, ["tea"]);
  await reader.post(`/api/posts/${id}/repost`);
  await write(writer.id, ["tea"]);
  await write(other.id);
  await setFollowers(other.id, 9);
  expect(await suggestedTo(reader)).toEqual([writer.id, original.id, other.id]);
});

test("counts only hashtags of level top posts of the last 14 days", async () => {
  const other = await member(t);
  await write(reader.id, ["walk"]);
  await write(writer.id);
  await write(writer.id, ["walk"], { moderationLevel: "high" });
  await write(writer.id, ["walk"], { createdAt: new Date(t.clock.now().getTime() - 20 * dayMs) });
  await write(other.id);
  await setFollowers(other.id, 1);
  expect(await suggestedTo(reader)).toEqual([other.id, writer.id]);
});

test("suggests at most ten, also to a member who follows and blocks many", async () => {
  const people = await crowd(t, 60);
  const ids = people.map(({ id }) => id);
  for (const { id } of people) await write(id);
  await t.sql`
    insert into follows (follower_id, followed_id, created_at)
    select ${reader.id}, id, now()
    from unnest(${ids.slice(0, 30)}::uuid[]) as id`;
  await t.sql`
    insert into blocks (blocker_id, blocked_id, created_at)
    select ${reader.id}, id, now()
    from unnest(${ids.slice(30, 45)}::uuid[]) as id`;
  expect(await suggestedTo(reader)).toEqual(ids.slice(45, 55));
});
