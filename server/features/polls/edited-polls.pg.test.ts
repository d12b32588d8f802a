import { expect, test } from "vitest";
import type { Post } from "#shared/posts/post-shapes.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member } from "../../testing/member.ts";
import { aPolledPost, readPoll, vote } from "../../testing/scenes/poll-scene.ts";

const t = await createTestApp();
const contents = (post: { poll: Post["poll"] }) => post.poll?.answers.map(({ content }) => content);

test("lets the author change the answers before the first vote, and refuses votes for those before", async () => {
  const [author, voter] = [await member(t), await member(t)];
  const post = await aPolledPost(author, { content: "Which walk?" });
  const poll = { answers: ["The sea", "The wood", "The hill"] };
  const edited = await author.put(`/api/posts/${post.id}`, { content: "Which walk?", revision: 1, poll });
  expect(edited.status).toBe(200);
  expect(contents(await edited.json() as Post)).toEqual(poll.answers);
  expect((await vote(voter, post, 0)).status).toBe(409);
  const found = await (await voter.get("/api/posts?q=wood")).json() as Post[];
  expect(found.map(({ id }) => id)).toEqual([post.id]);
});

test("refuses other answers after the first vote, and keeps the words that its voter read", async () => {
  const [author, voter] = [await member(t), await member(t)];
  const post = await aPolledPost(author, { content: "Which walk?" });
  await vote(voter, post, 0);
  const edit = { content: "Which swim?", revision: 1 };
  const refused = await author.put(`/api/posts/${post.id}`, { ...edit, poll: { answers: ["Yes", "No"] } });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ code: "conflict" });
  expect((await author.put(`/api/posts/${post.id}`, edit)).status).toBe(200);
  expect(await readPoll(voter, post.id)).toMatchObject({
    isEditedSinceVoted: true,
    formerWords: "Which walk?",
  });
  expect((await author.delete(`/api/posts/${post.id}/revisions/1`)).status).toBe(409);
  const back = await author.put(`/api/posts/${post.id}`, { content: "Which walk?", revision: 2 });
  expect(back.status).toBe(200);
  expect(await readPoll(voter, post.id)).toMatchObject({ isEditedSinceVoted: false, formerWords: null });
});

test.for(
  [
    ["of a worse level", "moderation_level = 'low'"],
    ["without a final level", "moderation_level = null"],
    ["that were covered", "cover_words = 'A storm'"],
    ["about another topic", "found_topics = '{violence}'"],
    ["that a moderator covered", "is_covered = true"],
  ] as const,
)("shows no former words %s", async ([, worse]) => {
  const [author, voter] = [await member(t), await member(t)];
  const post = await aPolledPost(author, { content: "Which walk?" });
  await vote(voter, post, 0);
  await author.put(`/api/posts/${post.id}`, { content: "Which swim?", revision: 1 });
  await t.sql`update revisions set ${t.sql.unsafe(worse)} where post_id = ${post.id}`;
  expect(await readPoll(voter, post.id)).toMatchObject({ isEditedSinceVoted: true, formerWords: null });
});

test("lets either a first vote or other answers win, never both", async () => {
  for (let round = 0; round < 8; round++) {
    const [author, voter] = [await member(t), await member(t)];
    const post = await aPolledPost(author);
    const poll = { answers: ["Yes", "No"] };
    const [edited, voted] = await Promise.all([
      author.put(`/api/posts/${post.id}`, { content: "Which walk today?", revision: 1, poll }),
      vote(voter, post, 0),
    ]);
    expect([[200, 409], [409, 200]]).toContainEqual([edited.status, voted.status]);
    const [row] = await t.sql<{ votes_count: number; answers: string[] }[]>`
      select votes_count, answers from polls where post_id = ${post.id}`;
    expect(row).toEqual(
      edited.status === 200
        ? { votes_count: 0, answers: ["Yes", "No"] }
        : { votes_count: 1, answers: ["The lake", "The hill"] },
    );
  }
});

test("shows words of answers that are worse than the post at the post's level", async () => {
  const author = await member(t);
  const { id } = await aPolledPost(author, {
    content: "How was it?",
    answers: ["Good", "You are all worthless idiots"],
  });
  const post = await (await author.get(`/api/posts/${id}`)).json() as Post;
  expect(post.moderationLevel).not.toBe("top");
});
