import { uuidv7 } from "uuidv7";
import { beforeEach, expect, test } from "vitest";
import { lisaId } from "#shared/assistant/lisa.ts";
import type { BlockedMember } from "#shared/blocks/contract.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";

const t = await createTestApp();
let ada: TestMember;
let bob: TestMember;
beforeEach(async () => {
  [ada, bob] = [await member(t), await member(t)];
});

async function status(who: TestMember, of: TestMember) {
  return await (await who.get(`/api/users/${of.id}/block-status`)).json();
}

test("blocks and unblocks, and changes nothing when repeated", async () => {
  for (let n = 0; n < 2; n++) {
    const blocked = await ada.post(`/api/users/${bob.id}/block`);
    expect([blocked.status, await blocked.json()]).toEqual([200, { isBlocked: true }]);
  }
  expect(await status(ada, bob)).toEqual({ isBlocked: true, isBlockedBy: false });
  expect(await status(bob, ada)).toEqual({ isBlocked: false, isBlockedBy: true });
  for (let n = 0; n < 2; n++) {
    expect(await (await ada.delete(`/api/users/${bob.id}/block`)).json()).toEqual({ isBlocked: false });
  }
  expect(await status(ada, bob)).toEqual({ isBlocked: false, isBlockedBy: false });
});

test("ends follows both ways and hides each member from the other, and restores no follow when lifted", async () => {
  await ada.post(`/api/users/${bob.id}/follow`);
  await bob.post(`/api/users/${ada.id}/follow`);
  await ada.post(`/api/users/${bob.id}/block`);
  for (const [who, whom] of [[ada, bob], [bob, ada]] as const) {
    expect((await who.get(`/api/users/${whom.id}`)).status).toBe(404);
  }
  await ada.delete(`/api/users/${bob.id}/block`);
  expect(await (await ada.get(`/api/users/${bob.id}/follow-status`)).json())
    .toEqual({ isFollowing: false, isFollowedBy: false, hasBell: false });
  expect(await (await ada.get(`/api/users/${bob.id}/stats`)).json())
    .toMatchObject({ followersCount: 0, followingCount: 0 });
});

test("lets a blocked member block back", async () => {
  await ada.post(`/api/users/${bob.id}/block`);
  expect((await bob.post(`/api/users/${ada.id}/block`)).status).toBe(200);
  expect(await status(bob, ada)).toEqual({ isBlocked: true, isBlockedBy: true });
});

test("lists the blocked members to the blocker alone, latest first", async () => {
  const cai = await member(t);
  await ada.post(`/api/users/${bob.id}/block`);
  t.clock.advance(1000);
  await ada.post(`/api/users/${cai.id}/block`);
  const response = await ada.get("/api/users/blocked?limit=1");
  const first = await response.json() as BlockedMember[];
  expect(first).toEqual([{
    id: cai.id,
    username: cai.username,
    displayName: cai.username,
    profileImageUrl: null,
    profileImageMadeWithAi: false,
    blockedAt: t.clock.now().toISOString(),
  }]);
  const next = response.headers.get("x-next-cursor");
  const second = await (await ada.get(`/api/users/blocked?limit=1&cursor=${next}`)).json() as BlockedMember[];
  expect(second.map(({ id }) => id)).toEqual([bob.id]);
  expect(await (await bob.get("/api/users/blocked")).json()).toEqual([]);
});

test("refuses to block the caller, an unknown member or the assistant", async () => {
  expect((await ada.post(`/api/users/${ada.id}/block`)).status).toBe(400);
  expect((await ada.post(`/api/users/${lisaId}/block`)).status).toBe(403);
  for (const [method, path] of [["POST", "block"], ["DELETE", "block"], ["GET", "block-status"]] as const) {
    expect((await ada.request(method, `/api/users/${uuidv7()}/${path}`)).status).toBe(404);
    expect((await t.request(method, `/api/users/${bob.id}/${path}`)).status).toBe(401);
  }
  expect((await t.get("/api/users/blocked")).status).toBe(401);
});

test("ends as the last taps say after a storm of toggles by both sides", async () => {
  await Promise.all(Array.from({ length: 60 }, (_, n) => {
    const [who, whom] = n % 2 ? [ada, bob] : [bob, ada];
    return who.request(n % 3 ? "POST" : "DELETE", `/api/users/${whom.id}/${n % 4 < 2 ? "block" : "follow"}`);
  }));
  await ada.delete(`/api/users/${bob.id}/block`);
  await bob.post(`/api/users/${ada.id}/block`);
  expect(await status(bob, ada)).toEqual({ isBlocked: true, isBlockedBy: false });
  const [row] = await t.sql`
    select sum(followers_count + following_count)::integer as counted
    from members
    where id in (${ada.id}, ${bob.id})`;
  expect(row?.counted).toBe(0);
});
