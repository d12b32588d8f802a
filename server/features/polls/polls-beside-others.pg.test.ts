import { expect, test } from "vitest";
import type { Draft } from "#shared/drafts/contract.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import type { ServerEvent } from "../../events.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { systemCtx } from "../../testing/ctx-of.ts";
import { crowd } from "../../testing/crowd.ts";
import { member } from "../../testing/member.ts";
import { aDraft, draftsOf, inMinutes } from "../../testing/scenes/draft-scene.ts";
import { aPolledPost, readPoll, vote } from "../../testing/scenes/poll-scene.ts";
import { endPolls } from "./end-polls.ts";
import { endPoll } from "./end-queries.ts";
import { removeAccount } from "../account/leaving/remove-account.ts";
import { publishScheduled } from "../drafts/publish/publish-scheduled.ts";
import { takeSnapshot } from "../moderation/cases/take-snapshot.ts";

const t = await createTestApp();
const written = { answers: ["Yes", ""], isMultiple: true, lastsMinutes: 90 };

test("keeps a draft's poll as it was written", async () => {
  const ada = await member(t);
  const { id, poll, revision } = await aDraft(ada, { content: "Tea?", poll: written });
  expect(poll).toEqual(written);
  const changed = { content: "Tea?", revision, poll: { ...written, answers: ["Yes", "No"] } };
  expect(await (await ada.put(`/api/drafts/${id}`, changed)).json()).toMatchObject({
    poll: changed.poll,
    revision: revision + 1,
  });
  expect(await (await ada.put(`/api/drafts/${id}`, changed)).json()).toMatchObject({
    revision: revision + 1,
  });
  await ada.put(`/api/drafts/${id}`, { content: "Tea?", poll: null, revision: revision + 1 });
  expect((await draftsOf(ada))[0]?.poll).toBeNull();
});

test("begins the poll of a scheduled post when it is published, and schedules none with blank answers", async () => {
  const ada = await member(t);
  const publishAt = inMinutes(t, 30);
  const refused = await ada.post("/api/drafts", { content: "Tea?", poll: written, publishAt });
  expect(refused.status).toBe(400);
  const poll = { ...written, answers: ["Yes", "No"] };
  await aDraft(ada, { content: "Tea?", poll, publishAt });
  t.clock.advance(31 * 60_000);
  await publishScheduled(systemCtx(t.deps));
  const [post] = await (await ada.get(`/api/users/${ada.id}/posts?limit=20`)).json() as Post[];
  expect(post?.poll).toMatchObject({ isMultiple: true, endsAt: inMinutes(t, 90), hasEnded: false });
  expect(await draftsOf(ada, "scheduled") satisfies Draft[]).toEqual([]);
});

test("counts a vote as an act of somebody else before a post is deleted free, not across a block", async () => {
  const [author, voter] = [await member(t), await member(t)];
  const [post, other] = [await aPolledPost(author), await aPolledPost(author)];
  await vote(voter, post, 0);
  const isFree = async (id: string) => {
    const cost = await (await author.get(`/api/posts/${id}/deletion-cost`)).json() as {
      freeUntil: string | null;
    };
    return cost.freeUntil !== null;
  };
  expect([await isFree(post.id), await isFree(other.id)]).toEqual([false, true]);
  await voter.post(`/api/users/${author.id}/block`);
  expect(await isFree(post.id)).toBe(true);
  expect((await author.delete(`/api/posts/${post.id}?onlyFree=true`)).status).toBe(200);
  expect(await t.sql`select from poll_votes where post_id = ${post.id}`).toEqual([]);
});

test("keeps the vote of who is removed for good, without their name", async () => {
  const [author, voter] = [await member(t), await member(t)];
  const post = await aPolledPost(author);
  await vote(voter, post, 1);
  expect((await voter.delete("/api/account", { password: voter.password })).status).toBe(200);
  t.clock.advance(31 * 86_400_000);
  const at = t.clock.now();
  await t.db.transaction((tx) => removeAccount(tx, voter.id, { leftBefore: at, at }));
  expect(await t.sql`select voter_id, choice from poll_votes where post_id = ${post.id}`).toEqual([
    { voter_id: null, choice: 2 },
  ]);
  expect(await readPoll(await member(t), post.id)).toMatchObject({
    votesCount: 1,
    answers: [{ votesCount: 0 }, { votesCount: 1 }],
  });
});

test("keeps the answers in the copy that moderators read, and no votes", async () => {
  const [author, voter] = [await member(t), await member(t)];
  const post = await aPolledPost(author, { content: "Which walk?", answers: ["The lake", "The hill"] });
  await vote(voter, post, 0);
  const copy = await takeSnapshot(t.sql, "post", post.id);
  expect(copy?.texts.map(({ words }) => words)).toEqual(["Which walk?\n– The lake\n– The hill"]);
  expect(JSON.stringify(copy)).not.toContain(voter.id);
});

test("tells the voter's own clients of a vote, and nobody else", async () => {
  const [author, voter] = [await member(t), await member(t)];
  const post = await aPolledPost(author);
  const heard: ServerEvent[] = [];
  t.deps.bus.listen({ onEvent: (event) => void heard.push(event), onGap: () => {} });
  await vote(voter, post, 0);
  expect(heard.filter(({ type }) => type === "post_changed")).toEqual([
    { type: "post_changed", memberId: voter.id, postId: post.id },
  ]);
});

test("counts a vote that comes as the poll ends and tells its voter, or refuses it", async () => {
  const author = await member(t);
  const post = await aPolledPost(author);
  const voters = await crowd(t, 40);
  const [early, late] = [voters.slice(0, 20), voters.slice(20)];
  const [first, , second] = await Promise.all([
    Promise.all(early.map((voter) => vote(voter, post, 0))),
    endPoll(t.sql, post.id, t.clock.now()),
    Promise.all(late.map((voter) => vote(voter, post, 0))),
  ]);
  const answers = [...first, ...second].map(({ status }) => status);
  const counted = answers.filter((status) => status === 200).length;
  expect(answers.filter((status) => status === 409)).toHaveLength(40 - counted);
  await endPolls(systemCtx(t.deps));
  const [row] = await t.sql`
    select
      votes_count as counted, counts[1] as votes,
      (
        select count(*)::integer from notifications n where n.post_id = polls.post_id and n.reason = 'voted_poll_ended'
      ) as told
    from polls
    where post_id = ${post.id}`;
  expect(row).toEqual({ counted, votes: counted, told: counted });
});

test("keeps its numbers while a voter is removed for good, and others vote", async () => {
  const [author, leaver] = [await member(t), await member(t)];
  const post = await aPolledPost(author);
  const voters = await crowd(t, 20);
  await vote(leaver, post, 0);
  expect((await leaver.delete("/api/account", { password: leaver.password })).status).toBe(200);
  const at = new Date(t.clock.now().getTime() + 31 * 86_400_000);
  const [, ...votes] = await Promise.all([
    t.db.transaction((tx) => removeAccount(tx, leaver.id, { leftBefore: at, at })),
    ...voters.map((voter) => vote(voter, post, 1)),
  ]);
  expect(new Set(votes.map(({ status }) => status))).toEqual(new Set([200]));
  const [row] = await t.sql`select counts, votes_count from polls where post_id = ${post.id}`;
  expect(row).toEqual({ counts: [1, 20], votes_count: 21 });
});

test("goes with its post, while votes come", async () => {
  const author = await member(t);
  const post = await aPolledPost(author);
  const voters = await Promise.all(Array.from({ length: 6 }, () => member(t)));
  const [deleted, ...votes] = await Promise.all([
    author.delete(`/api/posts/${post.id}`),
    ...voters.map((voter) => vote(voter, post, 0)),
  ]);
  expect([200, 409]).toContain(deleted.status);
  for (const { status } of votes) expect([200, 404]).toContain(status);
  if (deleted.status === 200) expect(await t.sql`select from polls where post_id = ${post.id}`).toEqual([]);
});
