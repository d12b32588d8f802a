import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { profile } from "#shared/members/contract.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { giveXp, takeXp } from "../../testing/xp.ts";
import { post } from "../../testing/post.ts";

const t = await createTestApp();
const ada = await member(t, { username: "Ada.Lovelace", displayName: "Ada" });
const stranger = await member(t);

test("shows a profile by id and by username, whatever its case", async () => {
  await t.sql`update members set bio = 'Walks.' where id = ${ada.id}`;
  await giveXp(t, ada.id, 250);
  await takeXp(t, ada.id, 220);
  const byId = await (await stranger.get(`/api/users/${ada.id}`)).json();
  expect(byId).toMatchObject({ id: ada.id, username: "Ada.Lovelace", bio: "Walks.", xp: 30, level: 3 });
  for (const name of ["Ada.Lovelace", "ada.lovelace", "ADA.LOVELACE"]) {
    expect(await (await stranger.get(`/api/users/username/${name}`)).json()).toEqual(byId);
  }
});

test("returns only profile fields", async () => {
  const shown = await (await stranger.get(`/api/users/${ada.id}`)).json();
  expect(profile.strict().parse(shown)).toEqual(shown);
  expect(JSON.stringify(shown)).not.toContain(ada.email);
});

test("counts posts, followers and followed members", async () => {
  const member1 = await member(t);
  await post(t, { authorId: member1.id });
  const stats = await (await stranger.get(`/api/users/${member1.id}/stats`)).json();
  expect(stats).toEqual({ postsCount: 1, followersCount: 0, followingCount: 0 });
});

test("lists a member's own posts only, newest first, page by page", async () => {
  const made: string[] = [];
  for (let n = 0; n < 5; n++) {
    made.unshift((await post(t, { authorId: ada.id })).id);
    await post(t, { authorId: stranger.id });
  }
  const path = `/api/users/${ada.id}/posts?limit=3`;
  const first = await stranger.get(path);
  expect((await first.json() as Post[]).map(({ id }) => id)).toEqual(made.slice(0, 3));
  const second = await stranger.get(`${path}&cursor=${first.headers.get("x-next-cursor")}`);
  expect((await second.json() as Post[]).map(({ id }) => id)).toEqual(made.slice(3));
  expect(second.headers.get("x-next-cursor")).toBeNull();
});

test("lists the posts with a picture that a member wrote, newest first, page by page, under the reader's filter", async () => {
  const [painter, admirer] = [await member(t), await member(t)];
  const made: string[] = [];
  for (let n = 0; n < 5; n++) made.unshift((await post(t, { authorId: painter.id })).id);
  const [hidden] = made;
  await post(t, { authorId: painter.id, content: "Words alone" });
  await t.sql`
    with stored as (
      insert into images (id, owner_id, width, height, bytes, placeholder, created_at)
      values (${uuidv7()}, ${painter.id}, 640, 480, 1000, 'XQgKDYJXd4d', now())
      returning id
    )
    update posts
    set image_id = stored.id, moderation_level = case when posts.id = ${hidden!} then 'none' else 'top' end
    from stored
    where posts.id = any(${made})`;
  expect((await admirer.post(`/api/posts/${made[1]}/repost`)).status).toBe(200);
  const read = async (who: TestMember, query: string) => {
    const response = await who.get(`/api/users/${painter.id}/pictures${query}`);
    const pictures = await response.json() as Post[];
    return { pictures, ids: pictures.map(({ id }) => id), next: response.headers.get("x-next-cursor") };
  };
  const first = await read(admirer, "?limit=3");
  expect(first.ids).toEqual(made.slice(1, 4));
  expect(first.pictures[0]).toMatchObject({ image: { width: 640, height: 480 }, isReposted: true });
  expect(await read(admirer, `?limit=3&cursor=${first.next}`)).toMatchObject({
    ids: made.slice(4),
    next: null,
  });
  // Authors see all of their own.
  expect((await read(painter, "")).ids).toEqual(made);
  expect(await (await admirer.get(`/api/users/${admirer.id}/pictures`)).json()).toEqual([]);
  expect((await admirer.get(`/api/users/${painter.id}/pictures?cursor=nonsense`)).status).toBe(400);
});

const paths = (id: string, username: string) => [
  `/api/users/${id}`,
  `/api/users/${id}/stats`,
  `/api/users/${id}/posts`,
  `/api/users/${id}/pictures`,
  `/api/users/username/${username}`,
];

test("returns 401 to signed-out callers", async () => {
  for (const path of paths(ada.id, ada.username)) expect((await t.get(path)).status).toBe(401);
});

test("returns 404 for an unknown member and 400 for a malformed username", async () => {
  for (const path of paths(uuidv7(), "nobody_here")) {
    const response = await stranger.get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ message: "User Not Found" });
  }
  expect((await stranger.get("/api/users/me")).status).toBe(404);
  expect((await stranger.get("/api/users/username/%00")).status).toBe(400);
});

test("hides a member across a block, both ways", async () => {
  const [blocker, blocked] = [await member(t), await member(t)];
  await t.sql`
    insert into blocks (blocker_id, blocked_id, created_at)
    values (${blocker.id}, ${blocked.id}, now())`;
  for (const path of paths(blocked.id, blocked.username)) expect((await blocker.get(path)).status).toBe(404);
  for (const path of paths(blocker.id, blocker.username)) expect((await blocked.get(path)).status).toBe(404);
  for (const path of paths(blocker.id, blocker.username)) expect((await stranger.get(path)).status).toBe(200);
});
