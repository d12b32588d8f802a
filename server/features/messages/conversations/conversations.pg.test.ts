import { uuidv7 } from "uuidv7";
import { beforeEach, expect, test } from "vitest";
import type { Conversation } from "#shared/messages/shapes.ts";
import { giveCrown } from "../../../testing/badge.ts";
import { countedSql } from "../../../testing/counted-sql.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { ctxOf } from "../../../testing/ctx-of.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";
import { randomLetters } from "../../../testing/random-letters.ts";
import { listConversations } from "./list-conversations.ts";

const t = await createTestApp();
let ada: TestMember;
let bob: TestMember;
beforeEach(async () => {
  [ada, bob] = [await member(t), await member(t)];
  await befriend(ada, bob);
});

async function befriend(one: TestMember, other: TestMember): Promise<void> {
  await one.post(`/api/users/${other.id}/follow`);
  await other.post(`/api/users/${one.id}/follow`);
}

async function say(from: TestMember, to: TestMember, more: object = {}): Promise<string> {
  t.clock.advance(1_000);
  const response = await from.post("/api/messages", { receiverId: to.id, content: "Hello", ...more });
  expect(response.status).toBe(201);
  return (await response.json() as { id: string }).id;
}

async function list(who: TestMember, query = ""): Promise<Conversation[]> {
  const response = await who.get(`/api/conversations${query}`);
  expect(response.status).toBe(200);
  return await response.json() as Conversation[];
}

const names = (rows: readonly Conversation[]) => rows.map(({ user }) => user.username);

test("lists conversations to both members, latest message first", async () => {
  const cai = await member(t);
  await befriend(ada, cai);
  await say(ada, bob, { content: "How are you?" });
  await say(cai, ada, { content: "Good\nmorning" });
  expect(await list(ada)).toMatchObject([
    {
      user: { id: cai.id },
      state: "open",
      lastMessage: "Good morning",
      lastMessageSenderId: cai.id,
      lastMessageAt: t.clock.now().toISOString(),
      unreadCount: 1,
      mutedUntil: null,
      isBlocked: false,
      isBlockedBy: false,
      chatLevel: "top",
    },
    { user: { id: bob.id }, lastMessage: "How are you?", unreadCount: 0 },
  ]);
  expect(await list(bob)).toMatchObject([{ user: { id: ada.id }, unreadCount: 1 }]);
  await say(bob, ada);
  expect(names(await list(ada))).toEqual([bob.username, cai.username]);
});

// At one moment, within one minute, and over several.
test.each([0, 13_000, 47_000])(
  "pages by cursor through conversations %s ms apart, and counts them",
  async (ms) => {
    const others = await Promise.all(Array.from({ length: 6 }, () => member(t)));
    for (const other of others) {
      await ada.post(`/api/users/${other.id}/follow`);
      await ada.post("/api/messages", { receiverId: other.id, content: "Hello" });
      t.clock.advance(ms);
    }
    const seen: string[] = [];
    for (let cursor: string | null = ""; cursor !== null;) {
      const response = await ada.get(`/api/conversations?limit=2${cursor && `&cursor=${cursor}`}`);
      expect(response.headers.get("x-total-count")).toBe(cursor === "" ? "6" : null);
      seen.push(...(await response.json() as Conversation[]).map(({ user }) => user.id));
      cursor = response.headers.get("x-next-cursor");
    }
    const ids = others.map(({ id }) => id);
    expect(seen).toEqual(ms === 0 ? ids.toSorted().toReversed() : ids.toReversed());
  },
);

test("finds conversations by part of the other member's names", async () => {
  const cai = await member(t, { username: `zed_${randomLetters(12)}`, displayName: "Cai of the Lake" });
  await befriend(ada, cai);
  await say(ada, bob);
  await say(ada, cai);
  expect(names(await list(ada, "?q=the%20LAKE"))).toEqual([cai.username]);
  expect(names(await list(ada, `?q=@${cai.username}`))).toEqual([cai.username]);
  expect(names(await list(ada, "?q=100%25"))).toEqual([]);
});

test("lists the first message of a member whom the receiver does not follow as a request", async () => {
  const cai = await member(t);
  await cai.post(`/api/users/${ada.id}/follow`);
  await say(cai, ada);
  expect(await list(ada)).toEqual([]);
  expect(await list(ada, "?state=request")).toMatchObject([{ user: { id: cai.id }, state: "request" }]);
  expect(await list(cai)).toMatchObject([{ user: { id: ada.id }, state: "open" }]);
  await ada.post(`/api/users/${cai.id}/block`);
  expect(await list(ada, "?state=request")).toEqual([]);
});

test("accepts a request by answering it", async () => {
  const cai = await member(t);
  await cai.post(`/api/users/${ada.id}/follow`);
  await say(cai, ada);
  await say(ada, cai);
  expect(names(await list(ada))).toEqual([cai.username]);
});

test("keeps blocked conversations in both lists and says who blocked", async () => {
  await say(ada, bob);
  await bob.post(`/api/users/${ada.id}/block`);
  expect(await list(ada)).toMatchObject([{ isBlocked: false, isBlockedBy: true }]);
  expect(await list(bob)).toMatchObject([{ isBlocked: true, isBlockedBy: false }]);
});

test("shows the stricter of both filters as the chat's level, and a filter without a crown as high", async () => {
  await say(ada, bob);
  await giveCrown(t, ada.id);
  await t.sql`update members set moderation_level = 'low' where id in (${ada.id}, ${bob.id})`;
  t.deps.actors.forgetMember(ada.id);
  expect(await list(ada)).toMatchObject([{ chatLevel: "high" }]);
});

test("describes the latest message in words", async () => {
  const cai = await member(t, { displayName: "Cai" });
  const { id } = await post(t, { authorId: cai.id });
  await say(ada, bob, { content: "", sharedPostId: id });
  for (const who of [ada, bob]) {
    expect(await list(who)).toMatchObject([{ lastMessage: "Shared a post by Cai" }]);
  }
  await bob.post(`/api/users/${cai.id}/block`);
  expect(await list(bob)).toMatchObject([{ lastMessage: "Shared a post" }]);
  const last = await say(ada, bob, { content: "A word" });
  await t.sql`update messages set moderation_level = 'none' where id = ${last}`;
  expect(await list(bob)).toMatchObject([{ lastMessage: "Hidden by your content filter" }]);
  expect(await list(ada)).toMatchObject([{ lastMessage: "A word" }]);
});

test("shows the first 50 characters of the latest message whole, whatever they are made of", async () => {
  const kiss = "👩🏽‍❤️‍💋‍👩🏽";
  await say(ada, bob, { content: kiss.repeat(51) });
  expect(await list(bob)).toMatchObject([{ lastMessage: `${kiss.repeat(50)}…` }]);
});

test("reads a page with the same number of statements, whatever its length", async () => {
  const statements = async () => {
    const ctx = ctxOf(t, ada.id);
    const counted = countedSql(ctx.sql);
    await listConversations({ ...ctx, sql: counted.sql }, { limit: 20, offset: 0, state: "open" });
    return counted.sent();
  };
  await say(ada, bob);
  const one = await statements();
  for (let n = 0; n < 5; n++) {
    const other = await member(t);
    await befriend(ada, other);
    await say(ada, other);
  }
  expect(await statements()).toBe(one);
});

test("returns a single conversation, also before the first message, with the reason why the caller may not write", async () => {
  const cai = await member(t);
  const summary = async (who: TestMember, of: { id: string }) => {
    const response = await who.get(`/api/conversations/${of.id}/summary`);
    return [response.status, await response.json()];
  };
  expect(await summary(ada, bob)).toMatchObject([200, {
    user: { id: bob.id },
    lastMessage: null,
    refusal: null,
    opensByFollowing: false,
  }]);
  expect(await summary(ada, cai)).toMatchObject([200, {
    lastMessageAt: null,
    refusal: "You can only send messages to members you follow.",
    opensByFollowing: true,
  }]);
  await cai.put("/api/users/settings", { messageAudience: "nobody" });
  const refusal = "You can only send messages to members you follow.";
  expect(await summary(ada, cai)).toMatchObject([200, { refusal, opensByFollowing: false }]);
  const sent = await ada.post("/api/messages", { receiverId: cai.id, content: "Hello" });
  expect([sent.status, await sent.json()]).toMatchObject([403, { message: refusal }]);
  expect(await summary(ada, ada)).toMatchObject([404, {}]);
  expect(await summary(ada, { id: uuidv7() })).toMatchObject([404, {}]);
  await say(ada, bob);
  await bob.post(`/api/users/${ada.id}/block`);
  expect(await summary(ada, bob)).toMatchObject([200, {
    isBlockedBy: true,
    refusal: "You have been blocked by this user",
  }]);
  await cai.post(`/api/users/${ada.id}/block`);
  expect(await summary(ada, cai)).toMatchObject([404, {}]);
});
