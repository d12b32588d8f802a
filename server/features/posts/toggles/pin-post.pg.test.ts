import { uuidv7 } from "uuidv7";
import { beforeEach, expect, test } from "vitest";
import type { CurrentUser } from "#shared/auth/contract.ts";
import type { Profile } from "#shared/members/contract.ts";
import type { ServerEvent } from "../../../events.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { ctxOf } from "../../../testing/ctx-of.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";
import { pinPost, unpinPost } from "./pin-post.ts";

const t = await createTestApp();
let ada: TestMember;
let bob: TestMember;
let first: string;
beforeEach(async () => {
  [ada, bob] = [await member(t), await member(t)];
  first = (await post(t, { authorId: ada.id, content: "A walk" })).id;
});

const pin = (who: TestMember, id: string) => who.post(`/api/posts/${id}/pin`);
const unpin = (who: TestMember, id: string) => who.delete(`/api/posts/${id}/pin`);
const pinnedFor = async (who: TestMember) =>
  (await (await who.get(`/api/users/${ada.id}`)).json() as Profile).pinnedPostId;
const ownPin = async () => (await (await ada.get("/api/auth/user")).json() as CurrentUser).pinnedPostId;

test("a pinned post is on its author's profile, by id and by name, and in their own data", async () => {
  expect([await pinnedFor(bob), await ownPin()]).toEqual([null, null]);
  for (let n = 0; n < 2; n++) {
    const response = await pin(ada, first);
    expect([response.status, await response.json()]).toEqual([200, { pinnedPostId: first }]);
  }
  expect([await pinnedFor(bob), await ownPin()]).toEqual([first, first]);
  const byName = await (await bob.get(`/api/users/username/${ada.username}`)).json();
  expect(byName).toMatchObject({ pinnedPostId: first });
});

test("another pin takes the place of the first, and unpinning leaves that of another post", async () => {
  const second = (await post(t, { authorId: ada.id })).id;
  await pin(ada, first);
  await pin(ada, second);
  expect(await pinnedFor(bob)).toBe(second);
  expect(await (await unpin(ada, first)).json()).toEqual({ pinnedPostId: second });
  for (let n = 0; n < 2; n++) {
    expect(await (await unpin(ada, second)).json()).toEqual({ pinnedPostId: null });
  }
  expect([await pinnedFor(bob), await ownPin()]).toEqual([null, null]);
});

test("refuses another's post, a repost, an unknown post, one across a block, and signed-out callers", async () => {
  const theirs = (await post(t, { authorId: bob.id })).id;
  const repost = await (await ada.post("/api/posts", { repostedPostId: theirs })).json() as { id: string };
  const hidden = await member(t);
  const blocked = (await post(t, { authorId: hidden.id })).id;
  await hidden.post(`/api/users/${ada.id}/block`);
  const refusals: [string, number][] = [[theirs, 403], [repost.id, 400], [uuidv7(), 404], [blocked, 404]];
  for (const [id, status] of refusals) {
    for (const call of [pin, unpin]) expect((await call(ada, id)).status).toBe(status);
  }
  expect((await t.request("POST", `/api/posts/${first}/pin`)).status).toBe(401);
  expect(await ownPin()).toBeNull();
});

test("shows a pin to nobody who does not see the post", async () => {
  await pin(ada, first);
  await t.sql`update posts set moderation_level = 'none' where id = ${first}`;
  await pin(ada, first);
  expect([await pinnedFor(bob), await pinnedFor(ada)]).toEqual([null, first]);
  await t.sql`update posts set moderation_level = 'top', removed_at = now() where id = ${first}`;
  // Any write of the process ends what is cached of profiles.
  await unpin(ada, (await post(t, { authorId: ada.id })).id);
  expect([await pinnedFor(bob), await pinnedFor(ada), await ownPin()]).toEqual([null, null, null]);
});

test("a pin goes with its post, and is in the copy of one's data until then", async () => {
  await pin(ada, first);
  expect((await ada.delete(`/api/posts/${first}`)).status).toBe(200);
  expect([await pinnedFor(bob), await ownPin()]).toEqual([null, null]);
  expect(await t.sql`select from pinned_posts where member_id = ${ada.id}`).toEqual([]);
});

test("tells the author's other devices alone", async () => {
  const events: ServerEvent[] = [];
  const ctx = { ...ctxOf(t, ada.id), publish: (event: ServerEvent) => events.push(event) };
  await pinPost(ctx, first);
  await unpinPost(ctx, first);
  const resync = { type: "resync", memberId: ada.id };
  expect(events).toEqual([resync, resync]);
});
