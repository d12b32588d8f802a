import { uuidv7 } from "uuidv7";
import { beforeEach, expect, test } from "vitest";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { giveCrown } from "../../testing/badge.ts";
import { countedApp } from "../../testing/counted-sql.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { forgetAnswers } from "../../testing/forget-answers.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";

const t = await createTestApp();
let ada: TestMember;
let bob: TestMember;
let shared: { id: string };
beforeEach(async () => {
  [ada, bob] = [await member(t), await member(t)];
  await ada.post(`/api/users/${bob.id}/follow`);
  shared = await post(t, { authorId: (await member(t)).id, content: "A walk" });
});

const send = (who: TestMember, to: TestMember, more: object = {}) =>
  who.post("/api/messages", { receiverId: to.id, content: "Hello", ...more });

async function stored(): Promise<number> {
  return (await t.sql`select from messages where sender_id in (${ada.id}, ${bob.id})`).length;
}

test("sends a message to a followed member", async () => {
  const response = await send(ada, bob, { content: " Hello " });
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({
    senderId: ada.id,
    receiverId: bob.id,
    content: "Hello",
    status: "sent",
    moderationLevel: "top",
    sharedPostId: null,
    sharedPost: null,
    reactions: {},
    createdAt: t.clock.now().toISOString(),
  });
});

test("shares a post with a text or the default text", async () => {
  const plain = await (await send(ada, bob, { content: undefined, sharedPostId: shared.id })).json();
  expect(plain).toMatchObject({
    content: "Check out this post!",
    sharedPostId: shared.id,
    sharedPost: { id: shared.id, content: "A walk" },
  });
  expect(await (await send(ada, bob, { sharedPostId: shared.id })).json()).toMatchObject({
    content: "Hello",
  });
});

test("sharing a repost shares its original", async () => {
  const entry = await (await bob.post("/api/posts", { repostedPostId: shared.id })).json() as { id: string };
  expect(await (await send(ada, bob, { sharedPostId: entry.id })).json())
    .toMatchObject({ sharedPostId: shared.id, sharedPost: { id: shared.id, content: "A walk" } });
});

test("lets a follower start a conversation and the receiver reply, but no stranger", async () => {
  expect((await send(bob, ada)).status).toBe(403);
  expect((await send(await member(t), ada)).status).toBe(403);
  await send(ada, bob);
  expect((await send(bob, ada)).status).toBe(201);
  await ada.delete(`/api/users/${bob.id}/follow`);
  expect((await send(ada, bob)).status).toBe(201);
});

test.each(["the sender", "the receiver"])("a block by %s ends the conversation", async (side) => {
  await send(ada, bob);
  await send(bob, ada);
  const [who, whom] = side === "the sender" ? [ada, bob] : [bob, ada];
  await who.post(`/api/users/${whom.id}/block`);
  expect((await send(ada, bob)).status).toBe(403);
});

test("stores one message per clientMessageId, also for simultaneous calls and after the follow ended", async () => {
  const clientMessageId = uuidv7();
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(ada, bob, { clientMessageId })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const ids = await Promise.all(answers.map(async (answer) => (await answer.json() as DirectMessage).id));
  expect(new Set(ids).size).toBe(1);
  await ada.delete(`/api/users/${bob.id}/follow`);
  const late = await send(ada, bob, { clientMessageId, content: " Hello " });
  expect(await late.json()).toMatchObject({ id: ids[0], content: "Hello" });
  expect(await stored()).toBe(1);
});

test("refuses a clientMessageId reused with another text, receiver or post with 422", async () => {
  const clientMessageId = uuidv7();
  const cai = await member(t);
  await ada.post(`/api/users/${cai.id}/follow`);
  const answers = await Promise.all([
    send(ada, bob, { clientMessageId, sharedPostId: shared.id }),
    send(ada, bob, { clientMessageId, sharedPostId: shared.id }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const others: [TestMember, object][] = [
    [bob, { content: "Other words", sharedPostId: shared.id }],
    [cai, { sharedPostId: shared.id }],
    [bob, {}],
    [bob, { sharedPostId: (await post(t, { authorId: ada.id })).id }],
  ];
  for (const [receiver, more] of others) {
    const refused = await send(ada, receiver, { clientMessageId, ...more });
    expect([refused.status, await refused.json()])
      .toMatchObject([422, { code: "idempotency_mismatch" }]);
  }
  expect(await stored()).toBe(1);
  expect(await t.sql`select from conversations where ${cai.id} in (low_id, high_id)`).toEqual([]);
});

test("sends one of two different simultaneous messages with one clientMessageId and refuses the other", async () => {
  const clientMessageId = uuidv7();
  const answers = await Promise.all(
    ["One", "Two"].map((content) => send(ada, bob, { clientMessageId, content })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  expect(await stored()).toBe(1);
});

test("treats a repeated share of a repost as the same message, since its original is shared", async () => {
  const clientMessageId = uuidv7();
  const entry = await (await bob.post("/api/posts", { repostedPostId: shared.id })).json() as { id: string };
  const share = async (sharedPostId: string) =>
    (await (await send(ada, bob, { clientMessageId, sharedPostId })).json() as DirectMessage).id;
  expect(await share(entry.id)).toBe(await share(shared.id));
});

test("returns the message of an attempt that died, though a block has followed", async () => {
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  const json = { receiverId: bob.id, content: "Hello" };
  const attempt = () => ada.request("POST", "/api/messages", { json, headers });
  const first = await (await attempt()).json() as DirectMessage;
  await bob.post(`/api/users/${ada.id}/block`);
  await forgetAnswers(t.sql);
  const again = await attempt();
  expect([again.status, (await again.json() as DirectMessage).id]).toEqual([201, first.id]);
  expect(await stored()).toBe(1);
});

test("keeps the clientMessageIds of members apart", async () => {
  const clientMessageId = uuidv7();
  await send(ada, bob, { clientMessageId, content: "Between us" });
  const cai = await member(t);
  await cai.post(`/api/users/${bob.id}/follow`);
  expect(await (await send(cai, bob, { clientMessageId })).json()).toMatchObject({
    senderId: cai.id,
    content: "Hello",
  });
});

test("refuses an empty or too long message, the caller or an unknown member as receiver, and signed-out callers", async () => {
  const attempts: [object, number][] = [
    [{ receiverId: bob.id }, 400],
    [{ receiverId: bob.id, content: "  " }, 400],
    [{ receiverId: bob.id, content: "a".repeat(2001) }, 400],
    [{ receiverId: bob.id, content: "a".repeat(501), sharedPostId: shared.id }, 400],
    [{ receiverId: ada.id, content: "Me" }, 400],
    [{ content: "To whom" }, 400],
    [{ receiverId: uuidv7(), content: "Nobody" }, 404],
    [{ receiverId: bob.id, sharedPostId: uuidv7() }, 404],
  ];
  for (const [body, status] of attempts) expect((await ada.post("/api/messages", body)).status).toBe(status);
  expect((await t.post("/api/messages", { receiverId: bob.id, content: "Hi" })).status).toBe(401);
  expect(await stored()).toBe(0);
});

test("refuses to share a post beyond the receiver's filter or by a member they blocked", async () => {
  const rough = await post(t, { authorId: ada.id, moderationLevel: "low" });
  await giveCrown(t, bob.id);
  for (const [filter, status] of [[null, 403], ["high", 403], ["low", 201]] as const) {
    await t.sql`update members set moderation_level = ${filter} where id = ${bob.id}`;
    const response = await send(ada, bob, { sharedPostId: rough.id });
    expect(response.status).toBe(status);
    if (status === 403) {
      expect(await response.json()).toMatchObject({
        message: expect.stringContaining("cannot be shared due to moderation"),
      });
    }
  }
  const author = await member(t);
  await bob.post(`/api/users/${author.id}/block`);
  const theirs = await post(t, { authorId: author.id });
  expect((await send(ada, bob, { sharedPostId: theirs.id })).status).toBe(403);
});

test.each([
  ["fits every chat", "Hello", 1],
  ["fits some chats", "This is fucking great", 2],
])("checks and writes a text that %s with few statements", async (_what, content, statements) => {
  for (const { id } of [ada, bob]) {
    await giveCrown(t, id);
    await t.sql`update members set moderation_level = 'low' where id = ${id}`;
    t.deps.actors.forgetMember(id);
  }
  const counted = countedApp(t, "insert into rate_limits");
  const as = counted.as(ada);
  // The first call also looks the session up.
  await as.post("/api/messages", { receiverId: bob.id, content });
  const before = counted.sent();
  expect((await as.post("/api/messages", { receiverId: bob.id, content })).status).toBe(201);
  expect(counted.sent() - before).toBe(statements);
});
