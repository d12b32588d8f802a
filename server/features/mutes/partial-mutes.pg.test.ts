import { uuidv7 } from "uuidv7";
import { beforeEach, expect, test } from "vitest";
import type { MutedMember } from "#shared/mutes/contract.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";
import { runJob } from "../../testing/app/run-jobs.ts";

const t = await createTestApp();
const hourMs = 60 * 60 * 1000;
/** Follows Loud and Friend. */
let reader: TestMember;
let loud: TestMember;
let friend: TestMember;
let friends: string;
let louds: string;
let quote: string;
let repost: string;

const idOf = async (response: Response) => (await response.json() as { id: string }).id;

beforeEach(async () => {
  await t.sql`delete from posts`;
  [reader, loud, friend] = [await member(t), await member(t), await member(t)];
  for (const followed of [loud, friend]) await reader.post(`/api/users/${followed.id}/follow`);
  const content = "A #walk by the lake";
  friends = await idOf(await friend.post("/api/posts", { content }));
  louds = await idOf(await loud.post("/api/posts", { content }));
  quote = await idOf(await loud.post("/api/posts", { content, quotedPostId: friends, isQuote: true }));
  repost = await idOf(await loud.post("/api/posts", { repostedPostId: friends }));
});

const mute = (json: object) => reader.post(`/api/users/${loud.id}/mute`, json);
const status = async (): Promise<unknown> =>
  await (await reader.get(`/api/users/${loud.id}/mute-status`)).json();
const muted = async () => await (await reader.get("/api/users/muted")).json() as MutedMember[];
const inHours = (hours: number) => new Date(t.clock.now().getTime() + hours * hourMs).toISOString();

async function shown(path: string) {
  const response = await reader.get(path);
  expect(response.status).toBe(200);
  const ids = (await response.json() as { id: string }[]).map(({ id }) => id);
  return { ids: ids.toSorted(), count: response.headers.get("x-total-count") };
}

test.each([
  ["/api/posts", true],
  ["/api/posts/following", true],
  ["/api/hashtag/walk/posts", false],
  ["/api/posts?q=lake", false],
])("%s leaves out only what is muted of a member, until that ends", async (path, hasReposts) => {
  const all = [friends, louds, quote, ...hasReposts ? [repost] : []];
  const without = (...gone: string[]) => all.filter((id) => !gone.includes(id)).toSorted();
  expect((await shown(path)).ids).toEqual(without());
  await mute({ only: "quotes" });
  const first = await shown(path);
  expect(first.ids).toEqual(without(quote));
  if (!hasReposts) expect(first.count).toBe("2");
  await mute({ only: "reposts" });
  expect((await shown(path)).ids).toEqual(without(quote, repost));
  await reader.delete(`/api/users/${loud.id}/mute?only=quotes`);
  expect((await shown(path)).ids).toEqual(without(repost));
  await reader.delete(`/api/users/${loud.id}/mute`);
  expect((await shown(path)).ids).toEqual(without());
});

test("pages read further for a short page, and a mute ends by time alone", async () => {
  for (let n = 0; n < 40; n++) {
    const { id } = await post(t, { authorId: friend.id });
    await loud.post(`/api/posts/${id}/repost`);
  }
  await mute({ only: "reposts" });
  const page = async () =>
    (await (await reader.get("/api/posts/following?limit=20")).json() as unknown[]).length;
  expect(await page()).toBe(20);
  await t.sql`update partial_mutes set ends_at = now() + interval '500 milliseconds'`;
  // What is kept of the reader is read again.
  await mute({ only: "quotes" });
  const reposts = async () =>
    (await (await reader.get("/api/posts/following?limit=20")).json() as { repostedPostId: string | null }[])
      .filter(({ repostedPostId }) => repostedPostId !== null).length;
  expect(await reposts()).toBe(0);
  await expect.poll(reposts, { timeout: 5_000 }).toBeGreaterThan(0);
});

test("leaves the profile, what is opened by address, comments and notifications as they are", async () => {
  await mute({ only: "reposts" });
  await mute({ only: "quotes" });
  expect((await shown(`/api/users/${loud.id}/posts`)).ids).toEqual([louds, quote, repost].toSorted());
  expect((await reader.get(`/api/posts/${quote}`)).status).toBe(200);
  const mine = await idOf(await reader.post("/api/posts", { content: "Mine" }));
  await loud.post(`/api/posts/${mine}/repost`);
  const notices = await (await reader.get("/api/notifications")).json() as { type: string }[];
  expect(notices.map(({ type }) => type)).toContain("repost");
});

test("the status and the list name each part with its end, beside a mute of everything", async () => {
  const until = inHours(2);
  const response = await mute({ only: "reposts", until });
  const state = { isMuted: false, mutedUntil: null, parts: [{ part: "reposts", mutedUntil: until }] };
  expect([response.status, await response.json()]).toEqual([200, state]);
  await mute({ only: "quotes" });
  const parts = [{ part: "reposts", mutedUntil: until }, { part: "quotes", mutedUntil: null }];
  expect(await status()).toEqual({ ...state, parts });
  expect(await muted()).toMatchObject([{ id: loud.id, isMuted: false, mutedUntil: null, parts }]);
  await mute({ until: inHours(1) });
  expect(await muted()).toMatchObject([{ id: loud.id, isMuted: true, mutedUntil: inHours(1), parts }]);
  t.clock.advance(hourMs);
  expect(await status()).toEqual({ ...state, parts });
  await reader.delete(`/api/users/${loud.id}/mute`);
  expect([await status(), await muted()]).toEqual([{ isMuted: false, mutedUntil: null, parts: [] }, []]);
});

test("an ended mute of a part is deleted within the hour, and one of a member who leaves with them", async () => {
  await mute({ only: "reposts", until: inHours(1) });
  await mute({ only: "quotes" });
  t.clock.advance(hourMs);
  expect(await status()).toMatchObject({ parts: [{ part: "quotes" }] });
  await runJob(t, "hourly_cleanup");
  const left = () => t.sql`select part from partial_mutes where muter_id = ${reader.id}`;
  expect(await left()).toEqual([{ part: "quotes" }]);
});

test("refuses other parts, oneself, unknown members and ends in the past", async () => {
  expect((await mute({ only: "likes" })).status).toBe(400);
  expect((await mute({ only: "quotes", until: inHours(-1) })).status).toBe(400);
  expect((await reader.delete(`/api/users/${loud.id}/mute?only=likes`)).status).toBe(400);
  expect((await reader.post(`/api/users/${reader.id}/mute`, { only: "quotes" })).status).toBe(400);
  expect((await reader.post(`/api/users/${uuidv7()}/mute`, { only: "quotes" })).status).toBe(404);
  expect(await muted()).toEqual([]);
});
