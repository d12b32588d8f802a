import { beforeEach, expect, test } from "vitest";
import type { Comment, Reply } from "#shared/comments/contract.ts";
import type { ErrorEnvelope } from "#shared/errors.ts";
import type { Notification } from "#shared/notifications/contract.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import type { ToClassify } from "../../../providers/moderation/moderator.ts";
import { classifyLocally } from "../../../providers/moderation/local-moderator.ts";
import { counterFaults } from "../../../testing/counters/counters.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { uploadPicture } from "../../../testing/pictures.ts";
import { aCase, decided } from "../../../testing/scenes/a-case.ts";

/** A service that finds one word unfit for most. */
const moderator = {
  classify(content: ToClassify) {
    const { elements } = classifyLocally(content);
    const level = content.text?.includes("crude") ? "low" as const : "top" as const;
    return Promise.resolve({
      elements: elements.map((element) => ({ ...element, level })),
      support: false,
      decidedBy: "local" as const,
    });
  },
};
const t = await createTestApp({ providers: { moderator } });
const [author, ben] = [await member(t), await member(t)];
let ada: TestMember;
let post: Post;
beforeEach(async () => {
  // Whose edits no other test has counted.
  ada = await member(t);
  post = await (await author.post("/api/posts", { content: "A walk" })).json() as Post;
});

async function say(content: string, more: object = {}): Promise<Comment> {
  const response = await ada.post(`/api/posts/${post.id}/comments`, { content, ...more });
  expect(response.status, await response.clone().text()).toBe(201);
  return await response.json() as Comment;
}

async function edit(id: string, json: object): Promise<Reply> {
  const response = await ada.put(`/api/comments/${id}`, json);
  expect(response.status, await response.clone().text()).toBe(200);
  return await response.json() as Reply;
}

const threadsFor = async (who: TestMember) =>
  await (await who.get(`/api/posts/${post.id}/comments`)).json() as Comment[];

const countFor = async (who: TestMember) =>
  (await (await who.get(`/api/posts/${post.id}`)).json() as Post).commentsCount;

test("an edit of a comment or reply shows its words to all readers, and says that it was edited", async () => {
  const { id } = await say("First words");
  const reply = await say("First answer", { parentId: id });
  await threadsFor(ben);
  t.clock.advance(60_000);
  const editedAt = t.clock.now().toISOString();
  expect(await edit(id, { content: " Second words ", revision: 1 })).toMatchObject({
    content: "Second words",
    revision: 2,
    editedAt,
    support: null,
  });
  await edit(reply.id, { content: "Second answer", revision: 1 });
  expect(await threadsFor(ben)).toMatchObject([{
    content: "Second words",
    editedAt,
    replies: [{ content: "Second answer", revision: 2 }],
  }]);
});

test("of two edits of one version the second is told both texts, and one that arrives again is made once", async () => {
  const { id } = await say("First words");
  await edit(id, { content: "Second words", revision: 1 });
  expect(await edit(id, { content: "Second words", revision: 1 })).toMatchObject({ revision: 2 });
  const response = await ada.put(`/api/comments/${id}`, { content: "Other words", revision: 1 });
  expect([response.status, await response.json() as ErrorEnvelope]).toMatchObject([409, {
    code: "edit_conflict",
    edits: {
      current: { revision: 2, content: "Second words" },
      yours: { revision: 1, content: "Other words" },
    },
  }]);
});

test("of many edits that come at once one is made, and each of the others is told what stands", async () => {
  const { id } = await say("First words");
  const all = await Promise.all(
    Array.from(
      { length: 8 },
      (_, n) => ada.put(`/api/comments/${id}`, { content: `Words ${n}`, revision: 1 }),
    ),
  );
  const made = all.filter(({ status }) => status === 200);
  expect([made.length, all.filter(({ status }) => status === 409).length]).toEqual([1, 7]);
  const { content } = await made[0]!.json() as Reply;
  expect(await threadsFor(ben)).toMatchObject([{ content, revision: 2 }]);
});

test("words that a filter hides take the comment from the counts of others, and better ones give it back", async () => {
  const { id } = await say("First words");
  expect([await countFor(ben), await countFor(ada)]).toEqual([1, 1]);
  expect(await edit(id, { content: "Some crude words", revision: 1 })).toMatchObject({
    moderationLevel: "low",
  });
  expect([await countFor(ben), await countFor(ada)]).toEqual([0, 1]);
  expect([await threadsFor(ben), (await threadsFor(ada)).length]).toEqual([[], 1]);
  await edit(id, { content: "Kind words", revision: 2 });
  expect([await countFor(ben), (await threadsFor(ben)).length]).toEqual([1, 1]);
});

test("an edit adds, moves and takes out pictures, and leaves them where it names none", async () => {
  const [one, two, three] = [
    await uploadPicture(t, ada),
    await uploadPicture(t, ada),
    await uploadPicture(t, ada),
  ];
  const { id, images } = await say("Look", { images: [{ url: one, alt: "One" }, { url: two, alt: "Two" }] });
  expect((await edit(id, { content: "Look here", revision: 1 })).images).toEqual(images);
  const changed = [{ url: three, alt: "Three" }, { url: one, alt: "One, again" }];
  const edited = await edit(id, { content: "Look here", revision: 2, images: changed });
  expect(edited.images.map(({ alt }) => alt)).toEqual(["Three", "One, again"]);
  expect((await threadsFor(ben))[0]?.images).toEqual(edited.images);
  for (const { url } of edited.images) expect((await ben.get(url)).status).toBe(200);
  expect((await edit(id, { content: "Words alone", revision: 3, images: [] })).images).toEqual([]);
});

test("an edit pays nothing, and tells only members whom no earlier version mentioned, once for each comment", async () => {
  const cleo = await member(t);
  const { id } = await say(`With @${ben.username}`);
  const entries = async () => (await t.sql`select from xp_entries`).length;
  const before = await entries();
  await edit(id, { content: "With nobody", revision: 1 });
  // The post's author has heard of the comment itself.
  await edit(id, {
    content: `With @${ben.username}, @${cleo.username} and @${author.username}`,
    revision: 2,
  });
  expect(await entries()).toBe(before);
  const heard = async (who: TestMember) =>
    (await (await who.get("/api/notifications")).json() as Notification[])
      .filter(({ commentId }) => commentId === id)
      .map(({ type, count }) => [type, count]);
  expect(await heard(cleo)).toEqual([["mention", 1]]);
  expect(await heard(ben)).toEqual([["mention", 1]]);
  expect(await heard(author)).toEqual([["comment", 1]]);
});

test("refuses an edit of another's comment, an empty one, and one without its version", async () => {
  const { id } = await say("First words");
  const refusal = async (json: object, by = ada) => (await by.put(`/api/comments/${id}`, json)).status;
  expect(await refusal({ content: "Mine now", revision: 1 }, ben)).toBe(403);
  expect(await refusal({ content: "  ", revision: 1 })).toBe(400);
  expect(await refusal({ content: "No version" })).toBe(400);
  expect(await refusal({ content: "x".repeat(501), revision: 1 })).toBe(400);
  expect(await threadsFor(ben)).toMatchObject([{ content: "First words", revision: 1 }]);
});

test("finds no comment that was deleted, was removed, or stands below a post that its author does not see", async () => {
  const refusal = async (id: string) =>
    (await ada.put(`/api/comments/${id}`, { content: "Again", revision: 1 })).status;
  const [answered, removed, below] = [await say("One"), await say("Two"), await say("Three")];
  await ben.post(`/api/posts/${post.id}/comments`, { content: "Yes", parentId: answered.id });
  await ada.delete(`/api/comments/${answered.id}`);
  expect(await refusal(answered.id)).toBe(404);
  await t.sql`update comments set removed_at = now() where id = ${removed.id}`;
  expect(await refusal(removed.id)).toBe(404);
  await author.post(`/api/users/${ada.id}/block`);
  expect(await refusal(below.id)).toBe(404);
});

test("a level that a moderator gave stays over an edit, and worse words are refused with what stood kept", async () => {
  const { id } = await say("First words");
  const mo = await member(t, { isModerator: true });
  const caseId = await aCase(t, { kind: "comment", subjectId: id, memberId: ada.id });
  expect((await decided(mo, caseId, { decision: "level", level: "high" })).status).toBe(200);
  expect(await edit(id, { content: "Second words", revision: 1 })).toMatchObject({ moderationLevel: "high" });
  const worse = await ada.put(`/api/comments/${id}`, { content: "Some crude words", revision: 2 });
  expect([worse.status, await worse.json()]).toMatchObject([403, { code: "forbidden" }]);
  expect(await threadsFor(ada)).toMatchObject([{ content: "Second words", revision: 2 }]);
});

test("edits of a comment beside likes, answers and its deletion end with it edited or gone, and counts that are right", async () => {
  const likers = await Promise.all(Array.from({ length: 4 }, () => member(t)));
  for (let round = 0; round < 3; round++) {
    const { id } = await say("First words");
    const answers = await Promise.all([
      ada.put(`/api/comments/${id}`, { content: "Some crude words", revision: 1 }),
      ada.put(`/api/comments/${id}`, { content: "Kind words", revision: 1 }),
      ...likers.map((liker) => liker.post(`/api/comments/${id}/like`)),
      ben.post(`/api/posts/${post.id}/comments`, { content: "Yes", parentId: id }),
      ...(round === 0 ? [] : [ada.delete(`/api/comments/${id}`)]),
    ]);
    const unexpected = answers.map(({ status }) => status).filter((status) => status >= 500);
    expect(unexpected).toEqual([]);
  }
  expect(await counterFaults(t.sql)).toEqual([]);
});
