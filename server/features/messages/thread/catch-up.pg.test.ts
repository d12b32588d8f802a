import { beforeEach, expect, test } from "vitest";
import { reactionEmojis } from "#shared/messages/rules.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";

const t = await createTestApp();
let ada: TestMember;
let bob: TestMember;
beforeEach(async () => {
  [ada, bob] = [await member(t), await member(t)];
  await ada.post(`/api/users/${bob.id}/follow`);
  await bob.post(`/api/users/${ada.id}/follow`);
});

async function say(from: TestMember, to: TestMember, content: string): Promise<DirectMessage> {
  const response = await from.post("/api/messages", { receiverId: to.id, content });
  expect(response.status).toBe(201);
  return await response.json() as DirectMessage;
}

const fetches = (who: TestMember, other: TestMember) => who.get(`/api/conversations/${other.id}`);
const reads = (who: TestMember, other: TestMember, upTo?: DirectMessage) =>
  who.put(`/api/conversations/${other.id}/read`, { upTo: upTo?.id });

async function page(who: TestMember, other: TestMember, after: DirectMessage, more = "") {
  const response = await who.get(`/api/conversations/${other.id}?after=${after.id}${more}`);
  expect(response.status).toBe(200);
  return {
    messages: await response.json() as DirectMessage[],
    cursor: response.headers.get("x-next-cursor"),
  };
}

/** All pages of one message each, with changes made after the first. */
async function onePerPage(
  who: TestMember,
  other: TestMember,
  after: DirectMessage,
  meanwhile?: () => unknown,
) {
  const seen: DirectMessage[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const one = await page(who, other, after, `&limit=1${cursor && `&cursor=${cursor}`}`);
    seen.push(...one.messages);
    if (cursor === "") await meanwhile?.();
    cursor = one.cursor;
  }
  return seen;
}

/** With the ticks of the member's own messages; received ones may just be delivered. */
const shown = (who: TestMember, messages: readonly DirectMessage[]) =>
  messages.map(({ senderId, content, status }) => senderId === who.id ? `${content} ${status}` : content);

test("returns what was written since a message, oldest first, in pages", async () => {
  const first = await say(ada, bob, "1");
  for (let n = 2; n <= 6; n++) await say(n % 2 ? ada : bob, n % 2 ? bob : ada, String(n));
  const one = await page(ada, bob, first, "&limit=3");
  const two = await page(ada, bob, first, `&limit=3&cursor=${one.cursor}`);
  expect([one, two].map(({ messages }) => messages.map(({ content }) => content))).toEqual([
    ["2", "3", "4"],
    ["5", "6"],
  ]);
  expect(two.cursor).toBeNull();
});

test("returns the latest message that a tick covers, at a later version", async () => {
  await say(ada, bob, "1");
  const last = await say(ada, bob, "2");
  const reply = await say(bob, ada, "3");
  await reads(bob, ada);
  const { messages } = await page(ada, bob, reply);
  expect(shown(ada, messages)).toEqual(["2 read"]);
  expect(messages[0]?.version).toBeGreaterThan(Math.max(last.version, reply.version));
});

test("returns two messages for two ticks, in the order of the ticks, also across pages", async () => {
  const first = await say(ada, bob, "1");
  const last = await say(ada, bob, "2");
  await fetches(bob, ada);
  await reads(bob, ada, first);
  expect(shown(ada, (await page(ada, bob, last)).messages)).toEqual(["2 delivered", "1 read"]);
  expect(shown(ada, await onePerPage(ada, bob, last))).toEqual(["2 delivered", "1 read"]);
  await reads(bob, ada);
  expect(shown(ada, (await page(ada, bob, last)).messages)).toEqual(["2 read"]);
});

test("returns a message that is new and has a tick once, at the place where it was written", async () => {
  const first = await say(ada, bob, "1");
  await say(ada, bob, "2");
  await say(bob, ada, "3");
  await reads(bob, ada);
  expect(shown(ada, (await page(ada, bob, first)).messages)).toEqual(["2 read", "3"]);
  expect(shown(ada, await onePerPage(ada, bob, first))).toEqual(["2 read", "3"]);
});

test("returns ticks that move during paging on later pages, and leaves no message out", async () => {
  const first = await say(ada, bob, "1");
  for (const content of ["2", "3"]) await say(ada, bob, content);
  await fetches(bob, ada);
  const seen = await onePerPage(ada, bob, first, async () => {
    await say(ada, bob, "4");
    await reads(bob, ada);
    await say(bob, ada, "5");
  });
  expect(shown(ada, seen)).toEqual(["2 delivered", "3 read", "4 read", "4 read", "5"]);
});

test("returns a message that changes after the tick once, at the change", async () => {
  const first = await say(ada, bob, "1");
  const last = await say(bob, ada, "2");
  await reads(bob, ada);
  await bob.post(`/api/messages/${first.id}/react`, { emoji: reactionEmojis[0] });
  const { messages } = await page(ada, bob, last);
  expect(messages).toMatchObject([{
    id: first.id,
    status: "read",
    reactions: { [reactionEmojis[0]]: [bob.id] },
  }]);
});

test("returns the ticks of an accepted request, two at one version, also across pages", async () => {
  const cai = await member(t);
  await cai.post(`/api/users/${ada.id}/follow`);
  const first = await say(cai, ada, "1");
  const last = await say(cai, ada, "2");
  await reads(ada, cai, first);
  await fetches(ada, cai);
  expect((await page(cai, ada, last)).messages).toEqual([]);
  await ada.put(`/api/conversations/${cai.id}/accept`);
  expect(shown(cai, (await page(cai, ada, last)).messages)).toEqual(["1 read", "2 delivered"]);
  const seen = await onePerPage(cai, ada, last);
  expect(shown(cai, seen)).toEqual(["1 read", "2 delivered"]);
  expect(seen[0]?.version).toBe(seen[1]?.version);
});

test.each(["the sender", "the receiver"])("returns no read tick while %s has receipts off", async (side) => {
  const one = await say(ada, bob, "1");
  await fetches(bob, ada);
  const reply = await say(bob, ada, "2");
  const off = side === "the sender" ? ada : bob;
  const setReceipts = (isOn: boolean) => off.put("/api/users/settings", { showReadReceipts: isOn });
  await setReceipts(false);
  await reads(bob, ada);
  expect((await page(ada, bob, reply)).messages).toEqual([]);
  await setReceipts(true);
  expect((await page(ada, bob, one)).messages.map(({ content }) => content)).toEqual(["1", "2"]);
  await say(ada, bob, "3");
  await reads(bob, ada);
  await setReceipts(false);
  expect(shown(ada, (await page(ada, bob, reply)).messages)).toEqual(["3 delivered"]);
});
