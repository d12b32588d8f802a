import { uuidv7 } from "uuidv7";
import { beforeEach, expect, test } from "vitest";
import type { MemberCard } from "#shared/members/member-card.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";
import { xpOf } from "../../../testing/xp.ts";

const t = await createTestApp();
let ada: TestMember;
let bob: TestMember;
beforeEach(async () => {
  [ada, bob] = [await member(t), await member(t)];
});

async function page(who: TestMember, path: string) {
  const response = await who.get(path);
  expect(response.status).toBe(200);
  const items = await response.json() as (Post | MemberCard)[];
  return { ids: items.map(({ id }) => id), next: response.headers.get("x-next-cursor") };
}

test("adds and removes a bookmark, pays it once ever, and changes nothing when repeated", async () => {
  const { id } = await post(t, { authorId: ada.id });
  for (let round = 0; round < 2; round++) {
    for (let n = 0; n < 2; n++) {
      const response = await bob.post(`/api/posts/${id}/bookmark`);
      expect([response.status, await response.json()]).toEqual([200, { isBookmarked: true }]);
    }
    expect(await (await bob.get(`/api/posts/${id}`)).json()).toMatchObject({ isBookmarked: true });
    expect(await (await ada.get(`/api/posts/${id}`)).json()).toMatchObject({ isBookmarked: false });
    for (let n = 0; n < 2; n++) {
      expect(await (await bob.delete(`/api/posts/${id}/bookmark`)).json()).toEqual({ isBookmarked: false });
    }
  }
  expect(await xpOf(t, bob.id)).toMatchObject({ xp: 2 });
  await ada.post(`/api/posts/${id}/bookmark`);
  expect(await xpOf(t, ada.id)).toMatchObject({ xp: 0 });
});

test("counts and pays each member's share once", async () => {
  const { id } = await post(t, { authorId: ada.id });
  for (let n = 0; n < 3; n++) {
    expect(await (await bob.post(`/api/posts/${id}/share`)).json()).toEqual({ sharesCount: 1 });
  }
  expect(await (await ada.post(`/api/posts/${id}/share`)).json()).toEqual({ sharesCount: 2 });
  expect(await xpOf(t, bob.id)).toMatchObject({ xp: 2 });
  expect(await xpOf(t, ada.id)).toMatchObject({ xp: 0 });
});

test.each(["bookmark", "like"])(
  "lists the caller's own only, latest first, in pages (%s)",
  async (verb) => {
    const path = (of: TestMember) => `/api/users/${of.id}/${verb}s`;
    const kept: string[] = [];
    const made: string[] = [];
    for (let n = 0; n < 5; n++) made.push((await post(t, { authorId: ada.id })).id);
    for (const id of made.toReversed()) {
      t.clock.advance(5);
      await bob.post(`/api/posts/${id}/${verb}`);
      kept.unshift(id);
    }
    const first = await page(bob, `${path(bob)}?limit=3`);
    expect(first.ids).toEqual(kept.slice(0, 3));
    expect(await page(bob, `${path(bob)}?limit=3&cursor=${first.next}`)).toEqual({
      ids: kept.slice(3),
      next: null,
    });
    expect((await page(bob, `${path(bob)}?limit=3&offset=3`)).ids).toEqual(kept.slice(3));
    expect((await ada.get(path(bob))).status).toBe(403);
    expect((await t.get(path(bob))).status).toBe(401);
    await ada.post(`/api/users/${bob.id}/block`);
    expect((await page(bob, path(bob))).ids).toEqual([]);
  },
);

test("lists the members who like a post, latest first, skipping those hidden by a block", async () => {
  const { id } = await post(t, { authorId: ada.id });
  const fans = [await member(t), await member(t), await member(t)];
  for (const fan of fans) {
    t.clock.advance(5);
    await fan.post(`/api/posts/${id}/like`);
  }
  await fans[1]?.post(`/api/users/${bob.id}/block`);
  const first = await page(bob, `/api/posts/${id}/likes?limit=1`);
  expect(first.ids).toEqual([fans[2]?.id]);
  expect((await page(bob, `/api/posts/${id}/likes?limit=1&cursor=${first.next}`)).ids).toEqual([fans[0]?.id]);
  expect((await page(ada, `/api/posts/${id}/likes`)).ids).toHaveLength(3);
});

test.each([
  ["POST", "bookmark"],
  ["DELETE", "bookmark"],
  ["POST", "share"],
  ["GET", "likes"],
  ["GET", "deletion-cost"],
])(
  "%s %s returns 401 to signed-out callers, and 404 for an unknown post and across a block",
  async (method, path) => {
    const { id } = await post(t, { authorId: ada.id });
    expect((await t.request(method, `/api/posts/${id}/${path}`)).status).toBe(401);
    expect((await bob.request(method, `/api/posts/${uuidv7()}/${path}`)).status).toBe(404);
    expect((await bob.request(method, `/api/posts/x/${path}`)).status).toBe(404);
    await ada.post(`/api/users/${bob.id}/block`);
    expect((await bob.request(method, `/api/posts/${id}/${path}`)).status).toBe(404);
  },
);
