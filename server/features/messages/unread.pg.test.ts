import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import type { Conversation } from "#shared/messages/shapes.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { proofSize } from "../../testing/proof-size.ts";

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

const { runs } = proofSize({ sample: { runs: 4 }, whole: { runs: 200 } });

/** Acts that may change a count, by Ada, who reads, and another member. */
const acts: Readonly<Record<string, (other: TestMember) => Promise<unknown>>> = {
  "the other writes": (other) => other.post("/api/messages", { receiverId: ada.id, content: "Hello" }),
  "Ada writes": (other) => ada.post("/api/messages", { receiverId: other.id, content: "Hello" }),
  "Ada reads": (other) => ada.put(`/api/conversations/${other.id}/read`, {}),
  "the other unsends": async (other) => {
    const [latest] = await (await other.get(`/api/conversations/${ada.id}?limit=1`)).json() as {
      id: string;
    }[];
    if (latest) await other.delete(`/api/messages/${latest.id}`);
  },
  "Ada blocks": (other) => ada.post(`/api/users/${other.id}/block`),
  "Ada unblocks": (other) => ada.delete(`/api/users/${other.id}/block`),
  "the other blocks": (other) => other.post(`/api/users/${ada.id}/block`),
  "the other unblocks": (other) => other.delete(`/api/users/${ada.id}/block`),
  "they follow": (other) => other.post(`/api/users/${ada.id}/follow`),
  "Ada follows": (other) => ada.post(`/api/users/${other.id}/follow`),
  "Ada accepts": (other) => ada.put(`/api/conversations/${other.id}/accept`),
  "Ada declines": (other) => ada.put(`/api/conversations/${other.id}/decline`),
  "Ada takes a decline back": (other) => ada.delete(`/api/conversations/${other.id}/decline`),
  "the other leaves": (other) => t.sql`update members set left_at = ${t.clock.now()} where id = ${other.id}`,
  "the other comes back": (other) => t.sql`update members set left_at = null where id = ${other.id}`,
};
const history = fc.array(fc.tuple(fc.constantFrom(...Object.keys(acts)), fc.nat(2)), {
  minLength: 5,
  maxLength: 30,
});

async function listed(state: string): Promise<{ rows: Conversation[]; total: number }> {
  const response = await ada.get(`/api/conversations?state=${state}`);
  return {
    rows: await response.json() as Conversation[],
    total: Number(response.headers.get("x-total-count")),
  };
}

test("counts what the rows of the list say together, whoever blocks, leaves, asks or declines", async () => {
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      ada = await member(t);
      const others = [await member(t), await member(t), bob];
      await bob.post(`/api/users/${ada.id}/follow`);
      await ada.post(`/api/users/${bob.id}/follow`);
      await bob.post("/api/messages", { receiverId: ada.id, content: "Hello" });
      for (const [act, index] of steps) {
        await acts[act]?.(others[index] as TestMember);
        const { rows } = await listed("open");
        expect(await unread(ada)).toBe(rows.reduce((sum, { unreadCount }) => sum + unreadCount, 0));
      }
      const { rows, total } = await listed("request");
      expect(await (await ada.get("/api/messages/request-count")).json()).toBe(total);
      expect(rows).toHaveLength(total);
      await t.sql`update members set left_at = null where id = ${bob.id}`;
    }),
    { numRuns: runs },
  );
}, 600_000);
