import { uuidv7 } from "uuidv7";
import { beforeEach, expect, test } from "vitest";
import { type Comment, comment as commentShape } from "#shared/comments/contract.ts";
import { counterFaults } from "../../testing/counters/counters.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";
import { runWhileLocked } from "../../testing/lock-waits.ts";

const t = await createTestApp();
const author = await member(t);
const ada = await member(t);
const bea = await member(t);
let postId = "";

beforeEach(async () => {
  postId = (await post(t, { authorId: author.id })).id;
});

async function say(by: TestMember, content: string, parentId?: string): Promise<Comment> {
  const response = await by.post(`/api/posts/${postId}/comments`, { content, parentId });
  expect(response.status).toBe(201);
  const { support, ...said } = await response.json() as Comment & { support: unknown };
  expect(support).toBeNull();
  return commentShape.strict().parse(said);
}

async function threads(by: TestMember): Promise<Comment[]> {
  const response = await by.get(`/api/posts/${postId}/comments`);
  expect(response.status).toBe(200);
  return await response.json() as Comment[];
}

/** Each thread as its text, with those of its replies; null for a tombstone. */
async function outline(by: TestMember) {
  const words = (comment: { isDeleted: boolean; content: string }) =>
    comment.isDeleted ? null : comment.content;
  return (await threads(by)).map((thread) => [words(thread), ...thread.replies.map(words)]);
}

async function counted(): Promise<{ counted: number; rows: number }> {
  const [row] = await t.sql<{ counted: number; rows: number }[]>`
    select
      p.comments_count as counted,
      (select count(*) from comments c where c.post_id = p.id and c.deleted_at is null)::integer as rows
    from posts p
    where p.id = ${postId}`;
  return { ...row! };
}

async function remove(by: TestMember, id: string): Promise<{ success: true; commentsCount: number }> {
  const response = await by.delete(`/api/comments/${id}`);
  expect(response.status).toBe(200);
  return await response.json() as { success: true; commentsCount: number };
}

test("lists threads oldest first with their replies oldest first, and counts them all", async () => {
  const first = await say(ada, "  First  ");
  await say(bea, "Second");
  await say(bea, "Reply one", first.id);
  const reply = await say(author, "Reply two", first.id);
  expect(reply).toMatchObject({ parentId: first.id, author: { id: author.id }, replies: [] });
  expect(await outline(bea)).toEqual([["First", "Reply one", "Reply two"], ["Second"]]);
  expect(await counted()).toEqual({ counted: 4, rows: 4 });
});

test("pages threads by cursor, each with its replies", async () => {
  const first = await say(ada, "1");
  await say(ada, "2");
  await say(ada, "3");
  await say(bea, "1.1", first.id);
  const path = `/api/posts/${postId}/comments?limit=2`;
  const response = await bea.get(path);
  const page = await response.json() as Comment[];
  expect(page.map(({ content, replies }) => [content, replies.length])).toEqual([["1", 1], ["2", 0]]);
  const rest = await bea.get(`${path}&cursor=${response.headers.get("x-next-cursor")}`);
  expect((await rest.json() as Comment[]).map(({ content }) => content)).toEqual(["3"]);
  expect(rest.headers.get("x-next-cursor")).toBeNull();
});

test.each([
  { what: "nothing", json: {} },
  { what: "blanks", json: { content: " \n" } },
  { what: "501 characters", json: { content: "x".repeat(501) } },
  { what: "a NUL", json: { content: "\u0000" } },
  { what: "a parent that is no id", json: { content: "hi", parentId: "x" } },
])("refuses $what and counts nothing", async ({ json }) => {
  expect((await ada.post(`/api/posts/${postId}/comments`, json)).status).toBe(400);
  expect(await counted()).toEqual({ counted: 0, rows: 0 });
});

test("refuses a reply to a reply, to another post's comment, and to a deleted or unknown comment", async () => {
  const thread = await say(ada, "Thread");
  const reply = await say(bea, "Reply", thread.id);
  const buried = await say(ada, "Soon buried");
  await say(bea, "Keeps it standing", buried.id);
  await remove(ada, buried.id);
  const before = await counted();
  const elsewhere = (await post(t, { authorId: author.id })).id;
  const tries = [[postId, reply.id], [elsewhere, thread.id], [postId, buried.id], [
    postId,
    uuidv7(),
  ]] as const;
  for (const [where, parentId] of tries) {
    const response = await ada.post(`/api/posts/${where}/comments`, { content: "No", parentId });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      message: "You can't reply to this comment.",
    });
  }
  expect(await counted()).toEqual(before);
});

test("returns 401 to signed-out callers on every call", async () => {
  const { id } = await say(ada, "Hello");
  const calls = await Promise.all([
    t.get(`/api/posts/${postId}/comments`),
    t.post(`/api/posts/${postId}/comments`, { content: "hello" }),
    t.delete(`/api/comments/${id}`),
    t.get(`/api/comments/${id}/like-status`),
    t.post(`/api/comments/${id}/like`),
    t.delete(`/api/comments/${id}/like`),
  ]);
  expect(calls.map(({ status }) => status)).toEqual(Array(6).fill(401));
});

test("returns 404 for an unknown post or comment", async () => {
  const nowhere = uuidv7();
  const calls = await Promise.all([
    ada.get(`/api/posts/${nowhere}/comments`),
    ada.post(`/api/posts/${nowhere}/comments`, { content: "hello" }),
    ada.delete(`/api/comments/${nowhere}`),
    ada.get(`/api/comments/${nowhere}/like-status`),
    ada.post(`/api/comments/${nowhere}/like`),
    ada.delete(`/api/comments/${nowhere}/like`),
  ]);
  expect(calls.map(({ status }) => status)).toEqual(Array(6).fill(404));
});

test("deletes a comment without replies completely", async () => {
  const { id } = await say(ada, "Mine");
  await say(bea, "Stays");
  expect(await remove(ada, id)).toEqual({ success: true, commentsCount: 1 });
  expect(await outline(bea)).toEqual([["Stays"]]);
  expect((await ada.delete(`/api/comments/${id}`)).status).toBe(404);
  expect(await counted()).toEqual({ counted: 1, rows: 1 });
});

test("lets neither a stranger nor the post's author delete a comment", async () => {
  const { id } = await say(ada, "Mine");
  for (const other of [bea, author]) expect((await other.delete(`/api/comments/${id}`)).status).toBe(403);
  expect(await counted()).toEqual({ counted: 1, rows: 1 });
});

test("keeps a nameless tombstone until its last reply is deleted", async () => {
  const { id } = await say(ada, "I regretted this as soon as I had written it down");
  const [one, two] = [await say(bea, "One", id), await say(author, "Two", id)];
  await bea.post(`/api/comments/${id}/like`);
  expect(await remove(ada, id)).toEqual({ success: true, commentsCount: 2 });
  expect((await threads(bea))[0]).toMatchObject({
    isDeleted: true,
    content: "",
    author: null,
    likesCount: 0,
    isLiked: false,
  });
  expect(await t.sql`select content, language from comments where id = ${id}`)
    .toEqual([{ content: "", language: null }]);
  for (const [method, path] of [["DELETE", ""], ["POST", "/like"], ["GET", "/like-status"]] as const) {
    expect((await ada.request(method, `/api/comments/${id}${path}`)).status).toBe(404);
  }
  expect(await remove(bea, one.id)).toEqual({ success: true, commentsCount: 1 });
  expect(await outline(bea)).toEqual([[null, "Two"]]);
  expect(await remove(author, two.id)).toEqual({ success: true, commentsCount: 0 });
  expect(await outline(bea)).toEqual([]);
  expect(await t.sql`select id from comments where post_id = ${postId}`).toHaveLength(0);
});

test("keeps a comment whose last reply is deleted", async () => {
  const { id } = await say(ada, "Stays");
  const reply = await say(bea, "Goes", id);
  await remove(bea, reply.id);
  expect(await outline(ada)).toEqual([["Stays"]]);
  expect(await remove(ada, id)).toEqual({ success: true, commentsCount: 0 });
});

test("counts correctly when replies and deletions of the same thread race", async () => {
  for (let round = 0; round < 8; round++) {
    const thread = await say(ada, "Contended");
    const old = await say(bea, "Old reply", thread.id);
    const answers = await Promise.all([
      bea.post(`/api/posts/${postId}/comments`, { content: "New", parentId: thread.id }),
      ada.delete(`/api/comments/${thread.id}`),
      bea.delete(`/api/comments/${old.id}`),
      ada.delete(`/api/comments/${thread.id}`),
      author.post(`/api/posts/${postId}/comments`, { content: "New too", parentId: thread.id }),
      author.post(`/api/comments/${thread.id}/like`),
    ]);
    for (const { status } of answers) expect([200, 201, 400, 404]).toContain(status);
    const now = await counted();
    expect(now.counted).toBe(now.rows);
  }
  const astray = await t.sql`
    select c.id
    from comments c
    where c.replies_count <> (select count(*) from comments r where r.parent_id = c.id)
      or (c.deleted_at is not null and c.replies_count = 0)`;
  expect(astray).toHaveLength(0);
});

test("likes and unlikes a comment, and changes nothing when repeated", async () => {
  const { id } = await say(ada, "Likeable");
  const like = () => bea.post(`/api/comments/${id}/like`).then((r) => r.json());
  const unlike = () => bea.delete(`/api/comments/${id}/like`).then((r) => r.json());
  const status = () => bea.get(`/api/comments/${id}/like-status`).then((r) => r.json());
  expect(await unlike()).toEqual({ isLiked: false, likesCount: 0 });
  expect(await like()).toEqual({ isLiked: true, likesCount: 1 });
  expect(await like()).toEqual({ isLiked: true, likesCount: 1 });
  expect(await status()).toEqual({ isLiked: true });
  expect((await threads(bea))[0]).toMatchObject({ isLiked: true, likesCount: 1 });
  expect((await threads(ada))[0]).toMatchObject({ isLiked: false, likesCount: 1 });
  expect(await unlike()).toEqual({ isLiked: false, likesCount: 0 });
  expect(await unlike()).toEqual({ isLiked: false, likesCount: 0 });
  expect(await status()).toEqual({ isLiked: false });
});

test("deletes a like that is written while its comment is deleted", async () => {
  const { id } = await say(ada, "Goes");
  await say(author, "Stays", id);
  const answers = await runWhileLocked(
    t.db,
    (tx) => tx`select from comments where id = ${id} for no key update`,
    [() => bea.post(`/api/comments/${id}/like`), () => ada.delete(`/api/comments/${id}`)],
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await outline(ada)).toEqual([[null, "Stays"]]);
  expect(await counterFaults(t.sql)).toEqual([]);
});
