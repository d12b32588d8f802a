import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { ErrorEnvelope } from "#shared/errors.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { aCase, decided } from "../../../testing/scenes/a-case.ts";

const t = await createTestApp();
const mo = await member(t, { isModerator: true });
let ada: TestMember;
beforeEach(async () => {
  ada = await member(t);
});

const cruel = "They beat the dog to death";
const suicide = "My brother took his own life";
const calm = "A walk by the lake";
const ask = { suggestsCover: true };

/** What she has written and been paid. */
async function accountOfAda() {
  return await t.sql`
    select xp, posts_count, (select count(*) from posts where author_id = ${ada.id}) as posts
    from members where id = ${ada.id}`;
}

async function answer(sent: Promise<Response>): Promise<readonly [number, unknown]> {
  const response = await sent;
  const { coverTopics } = await response.json() as ErrorEnvelope;
  return [response.status, response.ok ? null : coverTopics];
}

const publish = (content: string, more: object = ask) => answer(ada.post("/api/posts", { content, ...more }));

test("asks before it publishes a post that describes cruelty or suicide, and writes nothing", async () => {
  const before = await accountOfAda();
  expect(await publish(cruel)).toEqual([409, ["violence"]]);
  expect(await publish(suicide)).toEqual([409, ["distress"]]);
  expect(await accountOfAda()).toEqual(before);
});

test("publishes it as it is, covered, and to who does not ask", async () => {
  const posted = [
    await publish(cruel, { suggestsCover: false }),
    await publish(cruel, {}),
    await publish(cruel, { ...ask, coverWords: "A dog", coverTopics: ["violence"] }),
    await publish(calm),
  ];
  expect(posted.map(([status]) => status)).toEqual([201, 201, 201, 201]);
});

test("takes the choice under the Idempotency-Key of the call that was asked", async () => {
  const headers = { "Idempotency-Key": randomUUID() };
  const send = (json: object) =>
    ada.request("POST", "/api/posts", { json: { content: cruel, ...json }, headers });
  expect((await send(ask)).status).toBe(409);
  expect((await send({})).status).toBe(201);
});

test("offers help instead to who writes of their own despair, and asks nothing", async () => {
  const response = await ada.post("/api/posts", { content: "I want to kill myself", ...ask });
  expect([response.status, await response.json()]).toMatchObject([201, { support: expect.anything() }]);
});

test("does not ask to cover a threat", async () => {
  expect((await publish("I will kill you"))[0]).toBe(201);
});

test("asks about comments too, and about edits whose words are others", async () => {
  const { id } = await (await ada.post("/api/posts", { content: calm })).json() as Post;
  const path = `/api/posts/${id}/comments`;
  expect(await answer(ada.post(path, { content: cruel, ...ask }))).toEqual([409, ["violence"]]);
  const edit = (json: object) => answer(ada.put(`/api/posts/${id}`, { ...ask, ...json }));
  expect(await edit({ content: suicide, revision: 1 })).toEqual([409, ["distress"]]);
  const asItIs = { content: suicide, revision: 1, suggestsCover: false };
  expect((await edit(asItIs))[0]).toBe(200);
  expect((await edit({ content: suicide, revision: 2, coverWords: "A death" }))[0]).toBe(200);
  // Its cover alone is taken off.
  expect((await edit({ content: suicide, revision: 3, coverWords: null }))[0]).toBe(200);
});

test("does not ask about an edit of what a moderator covered", async () => {
  const { id } = await (await ada.post("/api/posts", { content: calm })).json() as Post;
  const caseId = await aCase(t, { kind: "post", subjectId: id, memberId: ada.id });
  expect((await decided(mo, caseId, { decision: "cover" })).status).toBe(200);
  const edit = { content: cruel, revision: 1, ...ask };
  expect((await ada.put(`/api/posts/${id}`, edit)).status).toBe(200);
});

test("judges the line over a text with it", async () => {
  const line = { coverWords: "This is fucking great", coverTopics: [] };
  const post = await (await ada.post("/api/posts", { content: calm, ...line })).json() as Post;
  expect(post.moderationLevel).toBe("low");
  const better = { content: calm, revision: 1, coverWords: "Lake" };
  const edited = await (await ada.put(`/api/posts/${post.id}`, better)).json() as Post;
  expect([edited.moderationLevel, edited.coverWords]).toEqual(["top", "Lake"]);
});

test("finds a post by its text, and neither tags nor mentions by the line over it", async () => {
  const { id, mentions } = await (await ada.post("/api/posts", {
    content: "Zebrafinch at dawn",
    coverWords: `Quokka #wombat @${mo.username}`,
  })).json() as Post;
  const found = async (path: string) => (await (await ada.get(path)).json() as Post[]).map((one) => one.id);
  expect(await found("/api/posts?q=zebrafinch")).toEqual([id]);
  expect(await found("/api/posts?q=quokka")).toEqual([]);
  expect(await found("/api/hashtag/wombat/posts")).toEqual([]);
  expect(mentions).toEqual([]);
});
