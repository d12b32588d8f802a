import { beforeEach, expect, test } from "vitest";
import type { Comment, Reply } from "#shared/comments/contract.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import type { CoverState } from "#shared/moderation/cover-shapes.ts";
import { uncovered } from "#shared/moderation/decide-cover.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import type { Revision } from "#shared/revisions/revision-shapes.ts";
import type { ServerEvent } from "../../../events.ts";
import { createProcessBus } from "../../../realtime/bus.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { uploadPicture } from "../../../testing/pictures.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { aCase, decided, undone } from "../../../testing/scenes/a-case.ts";
import { readMessageFrames } from "../../messages/message-frames.ts";

const events: ServerEvent[] = [];
const bus = createProcessBus();
bus.listen({ onEvent: (event) => void events.push(event), onGap() {} });
const t = await createTestApp({ deps: { bus } });
const mo = await member(t, { isModerator: true });
let ada: TestMember;
let ben: TestMember;

beforeEach(async () => {
  [ada, ben] = [await member(t), await member(t)];
  await ada.post(`/api/users/${ben.id}/follow`);
  await ben.post(`/api/users/${ada.id}/follow`);
});

const loss = { coverWords: "My father", coverTopics: ["loss"] };
const byAda = { isCovered: true, coveredBy: "author", ...loss };

function coverIn({ isCovered, coveredBy, coverWords, coverTopics }: CoverState): CoverState {
  return { isCovered, coveredBy, coverWords, coverTopics };
}

async function sent<Body>(response: Response, status: number): Promise<Body> {
  expect(response.status, await response.clone().text()).toBe(status);
  return await response.json() as Body;
}

const publish = async (more: object = loss, by = ada) =>
  await sent<Post>(await by.post("/api/posts", { content: "He died last week", ...more }), 201);
const readPost = async (id: string, by = ben) => await sent<Post>(await by.get(`/api/posts/${id}`), 200);
const editPost = async (id: string, json: object) =>
  await sent<Post>(await ada.put(`/api/posts/${id}`, { content: "He died last week", ...json }), 200);
const choose = async (by: TestMember, json: object) =>
  await sent(await by.put("/api/users/settings", json), 200);

test("an edit of words keeps what was found in the pictures, until these are others", async () => {
  const url = await uploadPicture(t, ada);
  const { id } = await publish({ content: "By the lake", images: [{ url, alt: "" }] });
  // As a service finds it in the picture.
  await t.sql`update posts set found_topics = '{violence}' where id = ${id}`;
  await choose(ben, { coveredTopics: ["violence"] });
  expect(coverIn(await readPost(id)).isCovered).toBe(true);
  await editPost(id, { content: "At the lake", revision: 1 });
  expect(coverIn(await readPost(id)).isCovered).toBe(true);
  await editPost(id, { content: "At the lake", revision: 2, images: [] });
  expect(coverIn(await readPost(id)).isCovered).toBe(false);
});

test("a post is covered for its author and its readers wherever it is shown", async () => {
  const post = await publish();
  expect(coverIn(post)).toEqual(byAda);
  const quote = await publish({ content: "See this", quotedPostId: post.id }, ben);
  expect(coverIn(quote)).toEqual(uncovered);
  expect(coverIn(quote.quotedPost!)).toEqual(byAda);
  const entry = await sent<Post>(await ben.post("/api/posts", { repostedPostId: post.id }), 201);
  expect([coverIn(entry), coverIn(entry.repostedPost!)]).toEqual([byAda, byAda]);
  for (const by of [ada, ben]) {
    expect(coverIn(await readPost(post.id, by))).toEqual(byAda);
    const listed = await sent<Post[]>(await by.get("/api/posts"), 200);
    expect(coverIn(listed.find(({ id }) => id === post.id)!)).toEqual(byAda);
  }
});

test("a reader opens the topics that they choose and covers others, at once and for themselves alone", async () => {
  const cleo = await member(t);
  const post = await publish();
  const open = await publish({ coverTopics: ["loss"] });
  expect(coverIn(open)).toEqual(uncovered);
  expect(coverIn(await readPost(post.id))).toEqual(byAda);
  await choose(ben, { openTopics: ["loss"] });
  expect(coverIn(await readPost(post.id))).toEqual({ ...byAda, isCovered: false });
  const listed = await sent<Post[]>(await ben.get("/api/posts"), 200);
  expect(listed.find(({ id }) => id === post.id)?.isCovered).toBe(false);
  expect(coverIn(await readPost(post.id, cleo))).toEqual(byAda);
  await choose(ben, { openTopics: [], coveredTopics: ["loss"] });
  expect(coverIn(await readPost(post.id))).toEqual(byAda);
});

test("an edit of the cover alone is a version, one that says nothing leaves it, and null takes it off", async () => {
  const { id } = await publish();
  expect(await editPost(id, { revision: 1, content: "He died a week ago" }))
    .toMatchObject({ revision: 2, ...byAda });
  const changed = { coverWords: "A death", coverTopics: ["loss", "health"] };
  expect(await editPost(id, { revision: 2, content: "He died a week ago", ...changed }))
    .toMatchObject({ revision: 3, ...changed });
  // The same again, and one that changes nothing.
  for (const revision of [2, 3]) {
    expect(await editPost(id, { revision, content: "He died a week ago", ...changed })).toMatchObject({
      revision: 3,
    });
  }
  const bare = await editPost(id, { revision: 3, content: "He died a week ago", coverWords: null });
  expect([bare.revision, coverIn(bare)]).toEqual([4, uncovered]);
  const history = await sent<Revision[]>(await ben.get(`/api/posts/${id}/revisions`), 200);
  expect(history.map(({ number, ...version }) => [number, version.coverWords])).toEqual([
    [4, null],
    [3, "A death"],
    [2, "My father"],
    [1, "My father"],
  ]);
});

test("of two edits of a cover the second is told that the post was edited", async () => {
  const { id } = await publish();
  await editPost(id, { revision: 1, coverWords: "A death" });
  const late = { content: "He died last week", revision: 1, coverWords: null };
  expect((await ada.put(`/api/posts/${id}`, late)).status).toBe(409);
});

test("an earlier version that its author removes keeps no cover", async () => {
  const { id } = await publish();
  await editPost(id, { revision: 1, coverWords: null });
  await sent(await ada.delete(`/api/posts/${id}/revisions/1`), 200);
  const history = await sent<Revision[]>(await ben.get(`/api/posts/${id}/revisions`), 200);
  expect(history.map(coverIn)).toEqual([uncovered, uncovered]);
  expect(await t.sql`select cover_words, cover_topics from revisions where post_id = ${id}`)
    .toEqual([{ cover_words: null, cover_topics: [] }]);
});

test("a comment and a reply are covered, edited and deleted as posts are", async () => {
  const post = await publish({});
  const path = `/api/posts/${post.id}/comments`;
  const comment = await sent<Comment>(await ada.post(path, { content: "He died", ...loss }), 201);
  const reply = { content: "Mine too", parentId: comment.id, coverTopics: ["loss"], coverWords: "" };
  expect(coverIn(await sent<Comment>(await ben.post(path, reply), 201)))
    .toEqual({ ...byAda, coverWords: "" });
  const read = async () => (await sent<Comment[]>(await ben.get(path), 200))[0]!;
  expect([coverIn(await read()), coverIn((await read()).replies[0]!)])
    .toEqual([byAda, { ...byAda, coverWords: "" }]);
  await choose(ben, { openTopics: ["loss"] });
  expect((await read()).isCovered).toBe(false);
  const edit = { content: "He died", revision: 1, coverWords: "Grief", coverTopics: [] };
  const edited = await sent<Reply>(await ada.put(`/api/comments/${comment.id}`, edit), 200);
  expect(edited).toMatchObject({ revision: 2, isCovered: true, coverWords: "Grief", coverTopics: [] });
  expect((await read()).isCovered).toBe(true);
  await sent(await ada.delete(`/api/comments/${comment.id}`), 200);
  expect(coverIn(await read())).toEqual(uncovered);
  expect(await t.sql`select cover_words from comments where id = ${comment.id}`)
    .toEqual([{ cover_words: null }]);
});

test("a message is covered for both of its members, in frames by what its receiver chose", async () => {
  events.length = 0;
  const message = await sent<DirectMessage>(
    await ada.post("/api/messages", { receiverId: ben.id, content: "He died", ...loss }),
    201,
  );
  expect(coverIn(message)).toEqual(byAda);
  const frame = async () => {
    const own = events.flatMap((event) =>
      event.type === "message" && event.memberId === ben.id ? [event] : []
    );
    const [first] = await readMessageFrames(t.deps, ben.id, own);
    return first?.type === "new_message" ? coverIn(first.message) : null;
  };
  expect(await frame()).toEqual(byAda);
  await choose(ben, { openTopics: ["loss"] });
  expect(await frame()).toEqual({ ...byAda, isCovered: false });
  const thread = async (by: TestMember, of: TestMember) =>
    (await sent<DirectMessage[]>(await by.get(`/api/conversations/${of.id}`), 200)).map(coverIn);
  expect(await thread(ben, ada)).toEqual([{ ...byAda, isCovered: false }]);
  expect(await thread(ada, ben)).toEqual([byAda]);
});

test("a message's cover is edited with its text or alone, once, and goes when it is unsent", async () => {
  const { id } = await sent<DirectMessage>(
    await ada.post("/api/messages", { receiverId: ben.id, content: "He died" }),
    201,
  );
  const edit = async (json: object) =>
    await sent<DirectMessage>(await ada.put(`/api/messages/${id}`, { content: "He died", ...json }), 200);
  for (const _ of [1, 2]) {
    expect(await edit({ revision: 1, ...loss })).toMatchObject({ revision: 2, ...byAda });
  }
  expect(await edit({ revision: 2, content: "He is dead" })).toMatchObject({ revision: 3, ...byAda });
  expect(coverIn(await edit({ revision: 3, content: "He is dead", coverWords: null }))).toEqual(uncovered);
  await edit({ revision: 4, content: "He is dead", ...loss });
  const unsent = await sent<DirectMessage>(await ada.delete(`/api/messages/${id}`), 200);
  expect(coverIn(unsent)).toEqual(uncovered);
  expect(await t.sql`select cover_words, cover_topics from messages where id = ${id}`)
    .toEqual([{ cover_words: null, cover_topics: [] }]);
});

test("a moderator's cover stands over its author's, which no edit takes off, and comes back when it is undone", async () => {
  const { id } = await publish();
  const caseId = await aCase(t, { kind: "post", subjectId: id, memberId: ada.id, reporters: [ben] });
  await sent(await decided(mo, caseId, { decision: "cover" }), 200);
  const byMo = { ...byAda, coveredBy: "moderator" };
  expect(coverIn(await readPost(id))).toEqual(byMo);
  await choose(ben, { openTopics: ["loss"] });
  expect(coverIn(await readPost(id))).toEqual(byMo);
  expect(coverIn(await editPost(id, { revision: 1, coverWords: "A death", coverTopics: [] })))
    .toEqual({ ...byMo, coverWords: "A death", coverTopics: [] });
  await editPost(id, { revision: 2, coverWords: null });
  expect(coverIn(await readPost(id)))
    .toEqual({ isCovered: true, coveredBy: "moderator", coverWords: null, coverTopics: [] });
  await editPost(id, { revision: 3, ...loss });
  await sent(await undone(mo, caseId), 200);
  expect(coverIn(await readPost(id))).toEqual({ ...byAda, isCovered: false });
});

test("what describes suicide or cruelty is covered for who always covers that, and for nobody else", async () => {
  const words = "They beat the dog to death";
  const found = { isCovered: true, coveredBy: null, coverWords: null, coverTopics: ["violence"] };
  await choose(ben, { coveredTopics: ["violence"] });
  const { id } = await publish({ content: words });
  const comment = { content: words };
  await sent<Comment>(await ada.post(`/api/posts/${id}/comments`, comment), 201);
  const message = { receiverId: ben.id, content: words };
  expect(coverIn(await sent<DirectMessage>(await ada.post("/api/messages", message), 201))).toEqual(
    uncovered,
  );
  for (const [by, other, expected] of [[ben, ada, found], [ada, ben, uncovered]] as const) {
    expect(coverIn(await readPost(id, by))).toEqual(expected);
    const [below] = await sent<Comment[]>(await by.get(`/api/posts/${id}/comments`), 200);
    expect(coverIn(below!)).toEqual(expected);
    const [received] = await sent<DirectMessage[]>(await by.get(`/api/conversations/${other.id}`), 200);
    expect(coverIn(received!)).toEqual(expected);
  }
  await editPost(id, { revision: 1, content: "They took the dog home" });
  expect(coverIn(await readPost(id))).toEqual(uncovered);
  const [now, before] = await sent<Revision[]>(await ben.get(`/api/posts/${id}/revisions`), 200);
  expect([coverIn(now!), coverIn(before!)]).toEqual([uncovered, found]);
});

test("refuses words that are too long, unknown topics, and a topic that is both open and covered", async () => {
  const refusal = async (json: object) => (await ada.post("/api/posts", { content: "A", ...json })).status;
  expect(await refusal({ coverWords: "x".repeat(101) })).toBe(400);
  expect(await refusal({ coverWords: "x", coverTopics: ["weather"] })).toBe(400);
  expect((await ada.put("/api/users/settings", { openTopics: ["weather"] })).status).toBe(400);
  expect((await ada.put("/api/users/settings", { openTopics: ["loss"], coveredTopics: ["loss"] })).status)
    .toBe(400);
  await choose(ada, { openTopics: ["loss"] });
  expect((await ada.put("/api/users/settings", { coveredTopics: ["loss"] })).status).toBe(400);
  const moved = { openTopics: [], coveredTopics: ["loss", "loss"] };
  expect(await choose(ada, moved)).toMatchObject({ openTopics: [], coveredTopics: ["loss"] });
});
