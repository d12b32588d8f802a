import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import type { Comment } from "#shared/comments/contract.ts";
import type { Report } from "#shared/moderation/report-contract.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";

const t = await createTestApp();
const ada = await member(t);
const bob = await member(t);
const { id: postId } = await post(t, { authorId: ada.id, content: "Something unkind" });
const comment = await (await ada.post(`/api/posts/${postId}/comments`, { content: "More of it" }))
  .json() as Comment;
const subjects = [
  { what: "post", path: `/api/posts/${postId}/report`, id: postId, content: "Something unkind" },
  { what: "comment", path: `/api/comments/${comment.id}/report`, id: comment.id, content: "More of it" },
  {
    what: "member",
    path: `/api/users/${ada.id}/report`,
    id: ada.id,
    content: `@${ada.username}\n${ada.username}`,
  },
] as const;

test.each(subjects)(
  "keeps a report of a $what with its words as they are, once",
  async ({ what, path, id, content }) => {
    const first = await bob.post(path, { reason: "harassment", description: " Please look " });
    expect(first.status).toBe(201);
    const report = await first.json() as Report;
    expect(report).toMatchObject({ reason: "harassment", description: "Please look" });
    const again = await bob.post(path, { reason: "spam" });
    expect([again.status, await again.json()]).toEqual([201, report]);
    const rows = await t.sql`
    select subject_kind, member_id, content
    from moderation_reports
    where subject_id = ${id}`;
    expect(rows.map((row) => ({ ...row }))).toEqual([{ subject_kind: what, member_id: ada.id, content }]);
  },
);

test.each(subjects)("refuses a report of one's own $what, and of who is signed out", async ({ path }) => {
  expect((await ada.post(path, { reason: "spam" })).status).toBe(400);
  expect((await t.post(path, { reason: "spam" })).status).toBe(401);
});

test.each(subjects)(
  "refuses a report of a $what without a reason, with a made up one, or with a novel",
  async ({ path }) => {
    const cai = await member(t);
    for (const body of [{}, { reason: "dislike" }, { reason: "spam", description: "a".repeat(1001) }]) {
      expect((await cai.post(path, body)).status).toBe(400);
    }
  },
);

test("takes the words the profile sends (B§7)", async () => {
  const cai = await member(t);
  const response = await cai.post(`/api/users/${ada.id}/report`, {
    reason: "inappropriate_content",
    description: "Reported via profile",
  });
  expect(response.status).toBe(201);
});

test.each(["posts", "comments", "users"])("answers 404 for %s that are not there or hidden", async (kind) => {
  const hidden = await member(t);
  await hidden.post(`/api/users/${bob.id}/block`);
  const theirs = await post(t, { authorId: hidden.id });
  const said = await (await hidden.post(`/api/posts/${theirs.id}/comments`, { content: "Hm" }))
    .json() as Comment;
  const id = { posts: theirs.id, comments: said.id, users: hidden.id }[kind];
  for (const missing of [id, uuidv7(), "x"]) {
    expect((await bob.post(`/api/${kind}/${missing}/report`, { reason: "spam" })).status).toBe(404);
  }
});

test("reporting a repost reports what it shows, and a hundred taps at once are one report", async () => {
  const cai = await member(t);
  const entry = await (await bob.post("/api/posts", { repostedPostId: postId })).json() as { id: string };
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => cai.post(`/api/posts/${entry.id}/report`, { reason: "hate" })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const rows = await t.sql`select subject_id from moderation_reports where reporter_id = ${cai.id}`;
  expect(rows.map(({ subject_id }) => subject_id)).toEqual([postId]);
});
