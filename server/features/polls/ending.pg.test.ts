import { expect, test } from "vitest";
import type { Notification } from "#shared/notifications/contract.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { crowd } from "../../testing/crowd.ts";
import { member } from "../../testing/member.ts";
import type { Requests } from "../../testing/requests.ts";
import { aPolledPost, readPoll, vote } from "../../testing/scenes/poll-scene.ts";
import { endPolls } from "./end-polls.ts";
import { systemCtx } from "../../testing/ctx-of.ts";

const t = await createTestApp();

const end = (signal?: AbortSignal) => endPolls(systemCtx(t.deps), signal);

async function heard(by: Requests): Promise<Pick<Notification, "type" | "reason" | "message" | "postId">[]> {
  const list = await (await by.get("/api/notifications?limit=50")).json() as Notification[];
  return list.map(({ type, reason, message, postId }) => ({ type, reason, message, postId }));
}

const toldVoter = (postId: string) => ({
  type: "moderation",
  reason: "voted_poll_ended",
  message: "A poll that you voted in has ended",
  postId,
});

test("tells author and voters once that a poll has ended, each in a text of their own", async () => {
  const [author, voter, stranger] = [await member(t), await member(t), await member(t)];
  const post = await aPolledPost(author);
  await vote(voter, post, 0);
  await end();
  expect(await heard(voter)).toEqual([]);
  t.clock.advance(3_600_000);
  await end();
  await end();
  expect(await heard(voter)).toEqual([toldVoter(post.id)]);
  expect(await heard(author)).toEqual([
    { type: "moderation", reason: "poll_ended", message: "Your poll has ended", postId: post.id },
  ]);
  expect(await heard(stranger)).toEqual([]);
  expect(await readPoll(stranger, post.id)).toMatchObject({ hasEnded: true, votesCount: 1 });
});

test("tells no voter across a block or mute, nor one who has left or wants to hear nothing of polls", async () => {
  const author = await member(t);
  const post = await aPolledPost(author);
  const [blocked, muting, off, left] = [await member(t), await member(t), await member(t), await member(t)];
  for (const one of [blocked, muting, off, left]) expect((await vote(one, post, 0)).status).toBe(200);
  await blocked.post(`/api/users/${author.id}/block`);
  await muting.post(`/api/users/${author.id}/mute`);
  expect((await off.put("/api/notifications/settings", { types: { poll: "off" } })).status).toBe(200);
  await t.sql`update members set left_at = now() where id = ${left.id}`;
  t.clock.advance(3_600_000);
  await end();
  await blocked.delete(`/api/users/${author.id}/block`);
  await muting.delete(`/api/users/${author.id}/mute`);
  for (const one of [blocked, muting, off]) expect(await heard(one)).toEqual([]);
  expect(await readPoll(muting, post.id)).toMatchObject({ votesCount: 4 });
});

test("tells no voter of a post that their filter hides by its end", async () => {
  const [author, voter] = [await member(t), await member(t)];
  const post = await aPolledPost(author);
  await vote(voter, post, 0);
  await t.sql`update posts set moderation_level = 'none' where id = ${post.id}`;
  t.clock.advance(3_600_000);
  await end();
  await t.sql`update posts set moderation_level = 'top' where id = ${post.id}`;
  expect(await heard(voter)).toEqual([]);
  expect(await heard(author)).toHaveLength(1);
});

test("goes on where it was stopped, and tells each of many voters once, also from two processes", async () => {
  const author = await member(t);
  const post = await aPolledPost(author);
  const voters = await crowd(t, 450);
  await t.sql`
    insert into poll_votes (post_id, voter_id, choice, created_at)
    select ${post.id}, id, 1, ${t.clock.now()} from unnest(${voters.map(({ id }) => id)}::uuid[]) as id`;
  await t.sql`
    update polls set votes_count = 450, counts = '{450,0}', voted_revision = 1 where post_id = ${post.id}`;
  t.clock.advance(3_600_000);
  let asked = 0;
  // Stops after the first batch.
  const stops = {
    get aborted() {
      return ++asked > 2;
    },
  } as AbortSignal;
  await end(stops);
  const told = async () => {
    const [row] = await t.sql<{ acts: number; members: number }[]>`
      select count(*)::integer as acts, count(distinct n.receiver_id)::integer as members
      from notifications n
      join notification_acts a on a.notification_id = n.id
      where n.post_id = ${post.id} and n.reason = 'voted_poll_ended'`;
    return row;
  };
  expect(await told()).toEqual({ acts: 200, members: 200 });
  await Promise.all([end(), end()]);
  await end();
  expect(await told()).toEqual({ acts: 450, members: 450 });
});
