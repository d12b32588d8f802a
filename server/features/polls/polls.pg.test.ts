import { expect, test } from "vitest";
import type { Post } from "#shared/posts/post-shapes.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { crowd } from "../../testing/crowd.ts";
import { member } from "../../testing/member.ts";
import { aPolledPost, readPoll, vote } from "../../testing/scenes/poll-scene.ts";

const t = await createTestApp();

/** Votes of that many further members for the first answer. */
async function votesOfOthers(post: Awaited<ReturnType<typeof aPolledPost>>, count: number): Promise<void> {
  for (let n = 0; n < count; n++) expect((await vote(await member(t), post, 0)).status).toBe(200);
}

test("shows results to voters and author from five votes on, and to nobody else before the end", async () => {
  const [author, voter, stranger] = [await member(t), await member(t), await member(t)];
  const post = await aPolledPost(author);
  expect((await vote(voter, post, 1)).status).toBe(200);
  await votesOfOthers(post, 3);
  expect(await readPoll(author, post.id)).toMatchObject({ votesCount: null, hasEnded: false });
  expect(await readPoll(voter, post.id)).toMatchObject({
    votesCount: null,
    ownAnswerIds: [post.poll.answers[1]?.id],
  });
  await votesOfOthers(post, 1);
  const results = { votesCount: 5, answers: [{ votesCount: 4 }, { votesCount: 1 }] };
  expect(await readPoll(author, post.id)).toMatchObject({ ...results, ownAnswerIds: [] });
  expect(await readPoll(voter, post.id)).toMatchObject(results);
  expect(await readPoll(stranger, post.id)).toMatchObject({
    votesCount: null,
    answers: [{ votesCount: null }, { votesCount: null }],
  });
  t.clock.advance(3_600_000);
  expect(await readPoll(stranger, post.id)).toMatchObject({ ...results, hasEnded: true, ownAnswerIds: [] });
});

test("counts the latest vote of a member once, by a repost too", async () => {
  const [author, voter, friend] = [await member(t), await member(t), await member(t)];
  const post = await aPolledPost(author);
  const repost = await (await friend.post(`/api/posts/${post.id}/repost`)).json();
  expect(repost).toMatchObject({ isReposted: true });
  const [{ id: repostId } = { id: "" }] = await t.sql<{ id: string }[]>`
    select id from posts where repost_of_id = ${post.id}`;
  expect((await vote(voter, { ...post, id: repostId }, 0)).status).toBe(200);
  expect((await vote(voter, post, 1)).status).toBe(200);
  expect((await vote(voter, post, 1)).status).toBe(200);
  const [counted] = await t.sql`select counts, votes_count from polls where post_id = ${post.id}`;
  expect(counted).toEqual({ counts: [0, 1], votes_count: 1 });
  const entry = await (await voter.get(`/api/posts/${repostId}`)).json() as Post;
  expect(entry.repostedPost?.poll).toMatchObject({ ownAnswerIds: [post.poll.answers[1]?.id] });
});

test("lets several answers be chosen where the poll allows it, and one where it does not", async () => {
  const [author, voter] = [await member(t), await member(t)];
  const several = await aPolledPost(author, { answers: ["Tea", "Milk", "Rain"], isMultiple: true });
  const one = await aPolledPost(author);
  expect((await vote(voter, several, 0, 2)).status).toBe(200);
  expect((await readPoll(voter, several.id)).ownAnswerIds).toEqual(
    [several.poll.answers[0]?.id, several.poll.answers[2]?.id],
  );
  expect((await vote(voter, one, 0, 1)).status).toBe(400);
});

test("refuses votes of the author, for other answers, after the end, and without a poll", async () => {
  const [author, voter] = [await member(t), await member(t)];
  const [post, other] = [await aPolledPost(author), await aPolledPost(author)];
  expect((await vote(author, post, 0)).status).toBe(403);
  expect((await vote(voter, { id: post.id, poll: other.poll }, 0)).status).toBe(409);
  const { id } = await (await author.post("/api/posts", { content: "No poll" })).json() as Post;
  expect((await vote(voter, { id, poll: other.poll }, 0)).status).toBe(404);
  t.clock.advance(3_600_000);
  expect((await vote(voter, post, 0)).status).toBe(409);
  const [counted] = await t.sql`select counts, votes_count from polls where post_id = ${post.id}`;
  expect(counted).toEqual({ counts: [0, 0], votes_count: 0 });
});

test("shows polls in lists, in quotes, and to their authors as they are published", async () => {
  const [author, reader] = [await member(t), await member(t)];
  const post = await aPolledPost(author, { content: "Where shall we walk?" });
  await vote(reader, post, 0);
  const quote = await (await reader.post("/api/posts", {
    content: "Good question",
    quotedPostId: post.id,
    isQuote: true,
  })).json() as Post;
  expect(quote.quotedPost?.poll).toMatchObject({ ownAnswerIds: [post.poll.answers[0]?.id] });
  const listed = await (await reader.get(`/api/users/${author.id}/posts?limit=20`)).json() as Post[];
  expect(listed[0]?.poll?.ownAnswerIds).toEqual([post.poll.answers[0]?.id]);
  const found = await (await reader.get("/api/posts?q=hill")).json() as Post[];
  expect(found.map(({ id }) => id)).toContain(post.id);
  const feed = await (await reader.get("/api/posts?limit=20")).json() as Post[];
  expect(feed.find(({ id }) => id === quote.id)?.quotedPost?.poll?.ownAnswerIds).toHaveLength(1);
});

test("counts all votes that come at once, each member's once", async () => {
  const author = await member(t);
  const post = await aPolledPost(author);
  const voters = await crowd(t, 60);
  const votes = await Promise.all(
    voters.flatMap((voter, place) => [vote(voter, post, place % 2), vote(voter, post, place % 2)]),
  );
  expect(new Set(votes.map(({ status }) => status))).toEqual(new Set([200]));
  const [counted] = await t.sql`select counts, votes_count from polls where post_id = ${post.id}`;
  expect(counted).toEqual({ counts: [30, 30], votes_count: 60 });
});
