import { uuidv7 } from "uuidv7";
import { beforeEach, expect, test } from "vitest";
import type { MemberCard } from "#shared/members/member-card.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { exhaustLimit } from "../../testing/exhaust-limit.ts";
import { member, type TestMember } from "../../testing/member.ts";

const t = await createTestApp();
let ada: TestMember;
let bob: TestMember;
beforeEach(async () => {
  [ada, bob] = [await member(t), await member(t)];
});

async function people(who: TestMember, path: string): Promise<{ ids: string[]; next: string | null }> {
  const response = await who.get(path);
  expect(response.status).toBe(200);
  const cards = await response.json() as MemberCard[];
  return { ids: cards.map(({ id }) => id), next: response.headers.get("x-next-cursor") };
}

async function counts(who: TestMember, of: string) {
  const { followersCount, followingCount } = await (await who.get(`/api/users/${of}/stats`)).json() as Record<
    string,
    number
  >;
  return { followersCount, followingCount };
}

test("lets a member follow 500 others a day", async () => {
  await exhaustLimit(t, "follow", ada.id, { but: 1 });
  expect((await ada.post(`/api/users/${bob.id}/follow`)).status).toBe(200);
  const cai = await member(t);
  const refused = await ada.post(`/api/users/${cai.id}/follow`);
  expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
  expect((await ada.delete(`/api/users/${bob.id}/follow`)).status).toBe(200);
});

test("follows and unfollows, and changes nothing when repeated", async () => {
  for (let n = 0; n < 2; n++) {
    const followed = await ada.post(`/api/users/${bob.id}/follow`);
    expect([followed.status, await followed.json()]).toEqual([200, { isFollowing: true, followersCount: 1 }]);
  }
  expect(await counts(ada, ada.id)).toEqual({ followersCount: 0, followingCount: 1 });
  expect(await (await ada.get(`/api/users/${bob.id}/follow-status`)).json())
    .toEqual({ isFollowing: true, isFollowedBy: false, hasBell: false });
  expect(await (await bob.get(`/api/users/${ada.id}/follow-status`)).json())
    .toEqual({ isFollowing: false, isFollowedBy: true, hasBell: false });
  for (let n = 0; n < 2; n++) {
    const unfollowed = await ada.delete(`/api/users/${bob.id}/follow`);
    expect(await unfollowed.json()).toEqual({ isFollowing: false, followersCount: 0 });
  }
  expect(await counts(ada, ada.id)).toEqual({ followersCount: 0, followingCount: 0 });
});

test("refuses to follow the caller or an unknown member", async () => {
  expect((await ada.post(`/api/users/${ada.id}/follow`)).status).toBe(400);
  expect((await ada.post(`/api/users/${uuidv7()}/follow`)).status).toBe(404);
  expect((await ada.post("/api/users/nobody/follow")).status).toBe(404);
});

test.each([
  ["GET", "follow-status"],
  ["POST", "follow"],
  ["DELETE", "follow"],
  ["GET", "followers"],
  ["GET", "following"],
])("returns 401 to signed-out callers and 404 across a block for %s %s", async (method, path) => {
  expect((await t.request(method, `/api/users/${bob.id}/${path}`)).status).toBe(401);
  await bob.post(`/api/users/${ada.id}/block`);
  expect((await ada.request(method, `/api/users/${bob.id}/${path}`)).status).toBe(404);
});

test("returns the caller's own list at its literal path", async () => {
  await ada.post(`/api/users/${bob.id}/follow`);
  expect((await people(ada, "/api/users/following")).ids).toEqual([bob.id]);
  expect((await people(bob, "/api/users/following")).ids).toEqual([]);
  expect((await t.get("/api/users/following")).status).toBe(401);
});

test("pages followers by cursor, latest first, skipping members hidden by a block", async () => {
  const others = await Promise.all(Array.from({ length: 7 }, () => member(t)));
  for (const other of others) {
    t.clock.advance(1000);
    await other.post(`/api/users/${ada.id}/follow`);
  }
  await bob.post(`/api/users/${others[3]?.id}/block`);
  const latestFirst = others.toReversed().map(({ id }) => id);
  const seen = latestFirst.filter((id) => id !== others[3]?.id);
  const first = await people(bob, `/api/users/${ada.id}/followers?limit=4`);
  expect(first.ids).toEqual(seen.slice(0, 4));
  const second = await people(bob, `/api/users/${ada.id}/followers?limit=4&cursor=${first.next}`);
  expect(second).toEqual({ ids: seen.slice(4), next: null });
  expect((await people(bob, `/api/users/${ada.id}/followers?limit=4&offset=4`)).ids).toEqual(second.ids);
  expect((await people(ada, `/api/users/${ada.id}/followers`)).ids).toEqual(latestFirst);
  expect((await bob.get(`/api/users/${ada.id}/followers?cursor=AAAA`)).status).toBe(400);
});

test("ends without a follow and with correct counts when follows race with blocks", async () => {
  for (let round = 0; round < 15; round++) {
    const [one, other] = [await member(t), await member(t)];
    const answers = await Promise.all([
      one.post(`/api/users/${other.id}/follow`),
      other.post(`/api/users/${one.id}/follow`),
      other.post(`/api/users/${one.id}/block`),
      one.delete(`/api/users/${other.id}/follow`),
      one.post(`/api/users/${other.id}/follow`),
    ]);
    for (const { status } of answers) expect([200, 404]).toContain(status);
    const [row] = await t.sql`
      select
        (select count(*) from follows where follower_id in (${one.id}, ${other.id}))::integer as follows,
        (select sum(followers_count + following_count) from members where id in (${one.id}, ${other.id}))::integer
          as counted`;
    expect({ ...row }).toEqual({ follows: 0, counted: 0 });
  }
});
