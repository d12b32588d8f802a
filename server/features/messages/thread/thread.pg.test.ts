import { uuidv7 } from "uuidv7";
import { beforeEach, expect, test } from "vitest";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";

const t = await createTestApp();
let ada: TestMember;
let bob: TestMember;
beforeEach(async () => {
  [ada, bob] = [await member(t), await member(t)];
  await ada.post(`/api/users/${bob.id}/follow`);
  await bob.post(`/api/users/${ada.id}/follow`);
});

async function say(
  from: TestMember,
  to: TestMember,
  content: string,
  more: object = {},
): Promise<DirectMessage> {
  const response = await from.post("/api/messages", { receiverId: to.id, content, ...more });
  expect(response.status).toBe(201);
  return await response.json() as DirectMessage;
}

async function page(
  who: TestMember,
  other: TestMember,
  query = "",
): Promise<{ messages: DirectMessage[]; cursor: string | null }> {
  const response = await who.get(`/api/conversations/${other.id}${query}`);
  expect(response.status).toBe(200);
  return {
    messages: await response.json() as DirectMessage[],
    cursor: response.headers.get("x-next-cursor"),
  };
}

const words = ({ messages }: { messages: DirectMessage[] }) => messages.map(({ content }) => content);

async function saySome(count: number): Promise<DirectMessage[]> {
  const sent: DirectMessage[] = [];
  for (let n = 1; n <= count; n++) sent.push(await say(n % 2 ? ada : bob, n % 2 ? bob : ada, String(n)));
  return sent;
}

test("returns the newest messages first to both members, then the earlier ones", async () => {
  const sent = await saySome(5);
  const first = await page(ada, bob, "?limit=2");
  expect(words(first)).toEqual(["5", "4"]);
  expect(words(await page(bob, ada, `?limit=2&before=${sent[3]?.id}`))).toEqual(["3", "2"]);
  expect(words(await page(bob, ada, `?limit=2&cursor=${first.cursor}`))).toEqual(["3", "2"]);
  const last = await page(ada, bob, `?limit=2&before=${sent[1]?.id}`);
  expect([words(last), last.cursor]).toEqual([["1"], null]);
});

test("numbers messages in the order of sending, and never renumbers", async () => {
  const sent = await saySome(4);
  const positions = (await page(ada, bob)).messages.map(({ position }) => position);
  expect(positions).toEqual(sent.map(({ position }) => position).toReversed());
  expect(positions).toEqual(positions.toSorted((a, b) => b - a));
});

test("returns the page around a message", async () => {
  const sent = await saySome(9);
  const around = await page(ada, bob, `?limit=4&around=${sent[4]?.id}`);
  expect(words(around)).toEqual(["6", "5", "4", "3"]);
  expect(words(await page(ada, bob, `?limit=4&cursor=${around.cursor}`))).toEqual(["2", "1"]);
  expect(words(await page(ada, bob, `?limit=1&around=${sent[4]?.id}`))).toEqual(["5"]);
});

test("marks messages delivered when the receiver fetches them, not the sender", async () => {
  await say(ada, bob, "Hello");
  const status = async () => (await page(ada, bob)).messages[0]?.status;
  expect([await status(), await status()]).toEqual(["sent", "sent"]);
  await page(bob, ada);
  expect(await status()).toBe("delivered");
});

test("marks messages delivered that the list of conversations shows", async () => {
  await say(ada, bob, "Hello");
  await bob.get("/api/conversations");
  expect((await page(ada, bob)).messages[0]?.status).toBe("delivered");
});

test("stays readable to both after a block, and gets no new messages", async () => {
  await saySome(2);
  await bob.post(`/api/users/${ada.id}/block`);
  for (const [who, other] of [[ada, bob], [bob, ada]] as const) {
    expect(words(await page(who, other))).toEqual(["2", "1"]);
    expect((await who.post("/api/messages", { receiverId: other.id, content: "3" })).status).toBe(403);
  }
  expect(words(await page(ada, bob))).toEqual(["2", "1"]);
});

test("returns nothing to a stranger, and refuses places in other threads", async () => {
  const sent = await say(ada, bob, "Between us");
  const cai = await member(t);
  for (const other of [ada, bob]) expect(words(await page(cai, other))).toEqual([]);
  await cai.post(`/api/users/${ada.id}/follow`);
  await say(cai, ada, "Hello");
  for (const place of ["before", "after", "around"]) {
    expect((await cai.get(`/api/conversations/${ada.id}?${place}=${sent.id}`)).status).toBe(404);
  }
});

test("refuses two places at once, unknown places and invalid cursors", async () => {
  const { id } = await say(ada, bob, "Hello");
  const status = async (query: string) => (await ada.get(`/api/conversations/${bob.id}?${query}`)).status;
  expect(await status(`before=${id}&after=${id}`)).toBe(400);
  expect(await status(`before=${uuidv7()}`)).toBe(404);
  expect(await status("before=first")).toBe(400);
  expect(await status("cursor=nonsense")).toBe(400);
  expect(await status(`after=${id}&cursor=nonsense`)).toBe(400);
});

test("shows a shared post as each member may see it, and keeps its place when it is gone", async () => {
  const { id } = await post(t, { authorId: ada.id, content: "A walk" });
  await say(ada, bob, "Look", { sharedPostId: id });
  await ada.post(`/api/posts/${id}/like`);
  const seen = async (who: TestMember, other: TestMember) => (await page(who, other)).messages[0];
  expect((await seen(bob, ada))?.sharedPost).toMatchObject({ content: "A walk" });
  await ada.delete(`/api/posts/${id}`);
  await t.sql`delete from posts where id = ${id}`;
  expect(await seen(bob, ada)).toMatchObject({ content: "Look", sharedPostId: id, sharedPost: null });
});

test("hides a message reclassified beyond the chat from the receiver, but not from its sender", async () => {
  const { id } = await say(ada, bob, "Hello");
  await t.sql`update messages set moderation_level = 'none' where id = ${id}`;
  expect((await page(bob, ada)).messages).toMatchObject([{
    isHidden: true,
    content: "",
    moderationLevel: "none",
  }]);
  expect((await page(ada, bob)).messages).toMatchObject([{ isHidden: false, content: "Hello" }]);
});
