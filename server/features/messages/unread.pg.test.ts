import { beforeEach, expect, test } from "vitest";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";

const t = await createTestApp();
const path = "/api/messages/unread-count";
let ada: TestMember;
let bob: TestMember;
let cai: TestMember;
beforeEach(async () => {
  [ada, bob, cai] = [await member(t), await member(t), await member(t)];
  for (const sender of [bob, cai]) {
    await sender.post(`/api/users/${ada.id}/follow`);
    await ada.post(`/api/users/${sender.id}/follow`);
    await sender.post("/api/messages", { receiverId: ada.id, content: "Hello" });
  }
  await bob.post("/api/messages", { receiverId: ada.id, content: "Are you there?" });
});

async function unread(who: TestMember): Promise<unknown> {
  const response = await who.get(path);
  expect(response.status).toBe(200);
  return await response.json();
}

test("returns the number of received unread messages, as a bare number", async () => {
  expect([await unread(ada), await unread(ada)]).toEqual([3, 3]);
  await t.sql`
    update conversation_members
    set unread_count = 0
    where member_id = ${ada.id} and other_id = ${cai.id}`;
  expect(await unread(ada)).toBe(2);
});

test("does not count requests", async () => {
  const stranger = await member(t);
  await stranger.post(`/api/users/${ada.id}/follow`);
  await stranger.post("/api/messages", { receiverId: ada.id, content: "Hello" });
  expect(await unread(ada)).toBe(3);
});

test("counts a message only for its receiver", async () => {
  expect([await unread(bob), await unread(await member(t))]).toEqual([0, 0]);
});

test.each(["the receiver", "the sender"])("a block by %s hides the sender's messages", async (side) => {
  const [who, whom] = side === "the receiver" ? [ada, bob] : [bob, ada];
  await who.post(`/api/users/${whom.id}/block`);
  expect(await unread(ada)).toBe(1);
  await who.delete(`/api/users/${whom.id}/block`);
  expect(await unread(ada)).toBe(3);
});

test.each([path, "/api/notifications/unread-count"])(
  "returns 401 to signed-out callers at %s",
  async (count) => {
    expect((await t.get(count)).status).toBe(401);
  },
);
