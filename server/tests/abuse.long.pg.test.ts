import { uuidv7 } from "uuidv7";
import { beforeEach, expect, test } from "vitest";
import { type Scene, scene } from "../testing/calls/scene.ts";
import { createTestApp } from "../testing/create-test-app.ts";
import { member } from "../testing/member.ts";
import { post } from "../testing/post.ts";
import { xpOf } from "../testing/xp.ts";

const t = await createTestApp();
let s: Scene;
/** Posts that Ada may not act on, and ids of other content. */
let foreign: Record<
  "hidden" | "unclassified" | "deleted" | "loose" | "aComment" | "aMember" | "nobody",
  string
>;
beforeEach(async () => {
  s = await scene(t);
  const blocker = await member(t);
  const gone = await post(t, { authorId: s.ben.id });
  foreign = {
    hidden: (await post(t, { authorId: blocker.id })).id,
    unclassified: (await post(t, { authorId: s.ben.id, moderationLevel: null })).id,
    deleted: gone.id,
    loose: (await post(t, { authorId: s.ben.id, moderationLevel: "none" })).id,
    aComment: s.comment,
    aMember: s.ben.id,
    nobody: uuidv7(),
  };
  await blocker.post(`/api/users/${s.ada.id}/block`);
  await s.ben.delete(`/api/posts/${gone.id}`);
});

async function rowsWritten(): Promise<unknown> {
  const [counts] = await t.sql`
    select
      (select count(*) from posts) as posts,
      (select count(*) from comments) as comments,
      (select count(*) from messages) as messages,
      (select count(*) from post_likes) + (select count(*) from post_bookmarks) + (select count(*) from post_shares)
        as marks,
      (select count(*) from reports) as reports,
      (select count(*) from xp_transfers) as transfers`;
  return { ...counts };
}

test("refuses to quote, repost, share, like, comment on or read a hidden post", async () => {
  const before = await rowsWritten();
  for (const [what, id] of Object.entries(foreign)) {
    const { ada, ben } = s;
    const attempts = [
      ada.post("/api/posts", { content: "Look", quotedPostId: id, isQuote: true }),
      ada.post("/api/posts", { repostedPostId: id }),
      ada.post("/api/messages", { receiverId: ben.id, content: "Look", sharedPostId: id }),
      ada.post(`/api/posts/${id}/comments`, { content: "Look" }),
      ...["like", "bookmark", "share", "repost", "tts"].map((verb) => ada.post(`/api/posts/${id}/${verb}`)),
      ...["", "/comments", "/likes", "/deletion-cost"].map((rest) => ada.get(`/api/posts/${id}${rest}`)),
      ada.delete(`/api/posts/${id}`),
    ];
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    // Without a speech service nothing is read aloud, whatever the post; only an own post's price
    // is returned.
    expect(statuses.filter((status) => ![404, 503].includes(status)), what).toEqual([]);
  }
  expect(await rowsWritten()).toEqual(before);
});

test("refuses a reply to another post's comment or to a hidden one", async () => {
  const { id: elsewhere } = await post(t, { authorId: s.ben.id });
  const said = await s.other.post(`/api/posts/${elsewhere}/comments`, { content: "Hi" });
  const { id: hidden } = await said.json() as { id: string };
  await s.other.post(`/api/users/${s.ada.id}/block`);
  const before = await rowsWritten();
  for (const parentId of [hidden, s.comment, s.post, s.ben.id, uuidv7(), "1"]) {
    const answer = { content: "Yes", parentId };
    expect((await s.ada.post(`/api/posts/${elsewhere}/comments`, answer)).status, parentId).toBe(400);
  }
  expect(await rowsWritten()).toEqual(before);
});

test("refuses a message to a member across a block", async () => {
  const before = await rowsWritten();
  const attempts: [string, number][] = [
    [s.post, 404],
    [s.comment, 404],
    [uuidv7(), 404],
    [s.ada.id, 400],
    ["ben", 400],
    [s.other.id, 403],
  ];
  for (const [receiverId, status] of attempts) {
    expect((await s.ada.post("/api/messages", { receiverId, content: "Hi" })).status, receiverId).toBe(
      status,
    );
  }
  expect((await s.blocked.post("/api/messages", { receiverId: s.ben.id, content: "Hi" })).status).toBe(403);
  expect(await rowsWritten()).toEqual(before);
});

test("pays nothing for own content, also through another member's repost of it", async () => {
  await s.ben.post(`/api/posts/${s.ownPost}/repost`);
  const [entry] = await t.sql<{ id: string }[]>`
    select id from posts where repost_of_id = ${s.ownPost}`;
  // Ben's repost pays its author, once.
  const { xp } = await xpOf(t, s.ada.id);
  expect(xp).toBe(105);
  for (const id of [s.ownPost, entry?.id]) {
    for (const verb of ["like", "bookmark", "share", "repost"]) await s.ada.post(`/api/posts/${id}/${verb}`);
    await s.ada.post(`/api/posts/${id}/comments`, { content: "My own words" });
  }
  await s.ada.post(`/api/comments/${s.ownComment}/like`);
  expect((await xpOf(t, s.ada.id)).xp).toBe(xp);
  // Nor does Ben by his own repost of it more than once, whichever way he does it.
  const bens = (await xpOf(t, s.ben.id)).xp;
  await s.ben.post(`/api/posts/${entry?.id}/repost`);
  await s.ben.post("/api/posts", { repostedPostId: s.ownPost });
  expect((await xpOf(t, s.ben.id)).xp).toBe(bens);
});
