import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import type { Support } from "#shared/moderation/crisis-support.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { picture } from "../../testing/pictures.ts";

const t = await createTestApp();
const crisis = "I want to kill myself";
let ada: TestMember;
let bob: TestMember;

beforeEach(async () => {
  [ada, bob] = [await member(t), await member(t)];
  await ada.post(`/api/users/${bob.id}/follow`);
  await bob.post(`/api/users/${ada.id}/follow`);
});

type Sent = DirectMessage & { support: Support | null };
const say = (content: string, clientMessageId: string = randomUUID(), who = ada, to = bob) =>
  who.post("/api/messages", { receiverId: to.id, content, clientMessageId });
const read = async (response: Response) => await response.json() as Sent;

test.each([crisis, "I feel so alone"])(
  "offers help to the sender of '%s', in the response",
  async (content) => {
    const response = await say(content);
    expect(response.headers.get("x-support")).toBe("1");
    expect(response.status).toBe(201);
    expect((await read(response)).support?.resources).not.toEqual([]);
  },
);

test("offers help to the sender of words that are refused for their level", async () => {
  const response = await say(`You bitch, ${crisis}`);
  expect([response.status, (await response.json() as { code: string }).code]).toEqual([403, "level_refused"]);
  expect(response.headers.get("x-support")).toBe("1");
});

test("offers help for a plan of one's own, whatever its level", async () => {
  expect((await say("I want to jump off a bridge")).headers.get("x-support")).toBe("1");
});

const unreachable: [string, (to: TestMember) => Promise<unknown>][] = [
  ["who blocked the sender", (to) => to.post(`/api/users/${ada.id}/block`)],
  ["whom the sender blocked", (to) => ada.post(`/api/users/${to.id}/block`)],
  ["who left", (to) => t.sql`update members set left_at = now() where id = ${to.id}`],
  ["who is not there", (to) => t.sql`delete from members where id = ${to.id}`],
  ["whom the sender doesn't follow", (to) => ada.delete(`/api/users/${to.id}/follow`)],
];

test.each(unreachable)(
  "offers help to who writes to a member %s, for words of crisis alone",
  async (_, make) => {
    await make(bob);
    const [help, other] = [await say(crisis), await say("A walk?")];
    expect([help.ok, help.headers.get("x-support")]).toEqual([false, "1"]);
    expect([other.status, other.headers.has("x-support")]).toEqual([help.status, false]);
  },
);

test("offers it again to a retry with the same clientMessageId, also after the message was taken back", async () => {
  const key = randomUUID();
  const { id, support } = await read(await say(crisis, key));
  expect(await read(await say(crisis, key))).toMatchObject({ id, support });
  await ada.delete(`/api/messages/${id}`);
  expect(await read(await say(crisis, key))).toMatchObject({ id, isUnsent: true, support });
});

test("offers it for words beside a picture and in its description", async () => {
  for (const [content, imageAlt] of [[crisis, ""], ["", crisis]]) {
    const form = new FormData();
    form.append("receiverId", bob.id);
    form.append("content", content ?? "");
    form.append("imageAlt", imageAlt ?? "");
    form.append(
      "image",
      new File([new Uint8Array(await picture(40, 30).jpeg().toBuffer())], "a.jpg", { type: "image/jpeg" }),
    );
    const response = await ada.request("POST", "/api/messages", { body: form });
    expect(response.status).toBe(201);
    expect((await read(response)).support?.message).toBeTruthy();
  }
});

test("sends null for other words", async () => {
  const response = await say("A walk before dinner?");
  expect(response.headers.has("x-support")).toBe(false);
  expect((await read(response)).support).toBeNull();
});

test("gives the receiver no trace of it, by any list, search, notification or event", async () => {
  const events: string[] = [];
  t.deps.bus.listen({
    onEvent: (event) => {
      if ("memberId" in event && event.memberId === bob.id) events.push(JSON.stringify(event));
    },
    onGap() {},
  });
  const { id } = await read(await say(crisis));
  const seen = [
    `/api/conversations/${ada.id}`,
    `/api/conversations/${ada.id}?around=${id}`,
    "/api/conversations",
    "/api/messages/search?q=want",
    "/api/notifications",
    "/api/messages/unread-count",
  ];
  for (const path of seen) {
    const response = await bob.get(path);
    expect(response.headers.has("x-support")).toBe(false);
    expect(await response.text()).not.toMatch(/support|helpline/i);
  }
  // Pushes and copies of the data are made of what is stored.
  const [stored] = await t.sql<{ row: object }[]>`select to_jsonb(m) as row from messages m where id = ${id}`;
  expect(JSON.stringify(stored)).not.toMatch(/support|helpline/i);
  expect(events.join()).toContain(crisis);
  expect(events.join()).not.toMatch(/support|helpline/i);
});
