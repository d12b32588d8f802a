import { uuidv7 } from "uuidv7";
import { beforeEach, expect, test } from "vitest";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { reactionEmojis } from "#shared/messages/rules.ts";
import type { ServerEvent } from "../../../events.ts";
import { createProcessBus } from "../../../realtime/bus.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";

const events: ServerEvent[] = [];
const bus = createProcessBus();
bus.listen({ onEvent: (event) => void events.push(event), onGap() {} });
const t = await createTestApp({ deps: { bus } });
const [thumb, heart] = reactionEmojis;
let ada: TestMember;
let bob: TestMember;
let cai: TestMember;
beforeEach(async () => {
  [ada, bob, cai] = [await member(t), await member(t), await member(t)];
  await ada.post(`/api/users/${bob.id}/follow`);
  await bob.post(`/api/users/${ada.id}/follow`);
  await cai.post(`/api/users/${ada.id}/follow`);
});

async function say(from: TestMember, to: TestMember, more: object = {}): Promise<DirectMessage> {
  const response = await from.post("/api/messages", { receiverId: to.id, content: "Hello", ...more });
  expect(response.status).toBe(201);
  events.length = 0;
  return await response.json() as DirectMessage;
}

const react = (who: TestMember, id: string, emoji: string) =>
  who.post(`/api/messages/${id}/react`, { emoji });
const unreact = (who: TestMember, id: string, emoji: string) =>
  who.request("DELETE", `/api/messages/${id}/react`, { json: { emoji } });
const unsend = (who: TestMember, id: string) => who.delete(`/api/messages/${id}`);
const unread = async (who: TestMember) =>
  await (await who.get("/api/messages/unread-count")).json() as number;
const stored = async (id: string) => (await t.sql`select * from messages where id = ${id}`)[0];

test("keeps one reaction per member, and shows both members both", async () => {
  const { id, version } = await say(ada, bob);
  expect(await (await react(bob, id, thumb)).json()).toMatchObject({ reactions: { [thumb]: [bob.id] } });
  const after = await (await react(bob, id, heart)).json() as DirectMessage;
  expect(after.reactions).toEqual({ [heart]: [bob.id] });
  expect(after.version).toBeGreaterThan(version);
  const both = await (await react(ada, id, heart)).json() as DirectMessage;
  expect(both.reactions).toEqual({ [heart]: [ada.id, bob.id].toSorted() });
  expect(events.map(({ type, ...rest }) => [type, "memberId" in rest && rest.memberId])).toEqual(
    [1, 2, 3].flatMap((n) => {
      const actor = n === 3 ? ada : bob;
      const other = n === 3 ? bob : ada;
      return [["message_reactions", actor.id], ["message_reactions", other.id]];
    }),
  );
});

test("changes nothing for the same reaction again, and removes only the named one", async () => {
  const { id } = await say(ada, bob);
  await react(bob, id, thumb);
  const { version } = await stored(id) as unknown as { version: number };
  events.length = 0;
  await react(bob, id, thumb);
  expect(await (await unreact(bob, id, heart)).json()).toMatchObject({
    reactions: { [thumb]: [bob.id] },
    version,
  });
  expect(events).toEqual([]);
  expect(await (await unreact(bob, id, thumb)).json()).toMatchObject({ reactions: {} });
  expect((await unreact(bob, id, thumb)).status).toBe(200);
  expect(events).toHaveLength(2);
});

test("leaves one reaction after many simultaneous ones", async () => {
  const { id } = await say(ada, bob);
  const given = Array.from({ length: 20 }, (_, n) => react(bob, id, reactionEmojis[n % 5] as string));
  expect(new Set((await Promise.all(given)).map(({ status }) => status))).toEqual(new Set([200]));
  expect(await t.sql`select from message_reactions where message_id = ${id}`).toHaveLength(1);
});

test.each(["❤", "👍🏽", "🎉", "", "👍👍", 5, null])("refuses %j as a reaction", async (emoji) => {
  const { id } = await say(ada, bob);
  for (const method of ["POST", "DELETE"]) {
    expect((await bob.request(method, `/api/messages/${id}/react`, { json: { emoji } })).status).toBe(400);
  }
});

test("returns 404 for acts of a third member and on unknown messages", async () => {
  const { id } = await say(ada, bob);
  for (const [who, message] of [[cai, id], [ada, uuidv7()]] as const) {
    expect((await react(who, message, thumb)).status).toBe(404);
    expect((await unreact(who, message, thumb)).status).toBe(404);
    expect((await unsend(who, message)).status).toBe(404);
    expect((await who.post(`/api/messages/${message}/report`, { reason: "spam" })).status).toBe(404);
  }
  expect(events).toEqual([]);
});

test.each(["the sender", "the receiver"])(
  "a block by %s prevents reactions, but not unsending",
  async (side) => {
    const { id } = await say(ada, bob);
    await react(bob, id, thumb);
    const [who, whom] = side === "the sender" ? [ada, bob] : [bob, ada];
    await who.post(`/api/users/${whom.id}/block`);
    for (const one of [ada, bob]) {
      expect((await react(one, id, heart)).status).toBe(403);
      expect((await unreact(one, id, thumb)).status).toBe(403);
    }
    expect((await unsend(ada, id)).status).toBe(200);
  },
);

test("refuses reactions in a request until it is accepted", async () => {
  const { id } = await say(cai, ada);
  for (const who of [ada, cai]) {
    expect((await react(who, id, thumb)).status).toBe(403);
    expect((await unreact(who, id, thumb)).status).toBe(403);
  }
  await ada.put(`/api/conversations/${cai.id}/accept`);
  for (const who of [ada, cai]) expect((await react(who, id, thumb)).status).toBe(200);
});

test("unsends for both members: removes words, post, reactions and verdicts, and changes nothing when repeated", async () => {
  const shared = await post(t, { authorId: ada.id, content: "A walk" });
  const { id } = await say(ada, bob, { content: "Look", sharedPostId: shared.id });
  await react(bob, id, thumb);
  events.length = 0;
  const gone = {
    isUnsent: true,
    content: "",
    sharedPostId: null,
    sharedPost: null,
    imageUrl: null,
    reactions: {},
  };
  expect(await (await unsend(ada, id)).json()).toMatchObject(gone);
  expect(events).toEqual([
    { type: "message_changed", memberId: ada.id, messageId: id },
    { type: "message_changed", memberId: bob.id, messageId: id },
    { type: "conversation_changed", memberId: bob.id, userId: ada.id },
    { type: "unread", memberId: bob.id },
  ]);
  const before = await stored(id);
  events.length = 0;
  expect(await (await unsend(ada, id)).json()).toMatchObject(gone);
  expect([await stored(id), events]).toEqual([before, []]);
  expect(before).toMatchObject({ content: "", shared_post_id: null, image_id: null });
  expect(await t.sql`select from message_reactions where message_id = ${id}`).toEqual([]);
  expect(await t.sql`select from element_moderations where message_id = ${id}`).toEqual([]);
  expect((await react(bob, id, thumb)).status).toBe(404);
});

test("does not count an unsent message as unread", async () => {
  const { id } = await say(ada, bob);
  await say(ada, bob);
  expect(await unread(bob)).toBe(2);
  await unsend(ada, id);
  await unsend(ada, id);
  expect(await unread(bob)).toBe(1);
  await bob.put(`/api/conversations/${ada.id}/read`, {});
  expect(await unread(bob)).toBe(0);
  const last = await say(ada, bob);
  await bob.put(`/api/conversations/${ada.id}/read`, {});
  await unsend(ada, last.id);
  expect(await unread(bob)).toBe(0);
});

test("refuses to unsend a received message", async () => {
  const { id } = await say(ada, bob);
  expect((await unsend(bob, id)).status).toBe(403);
  expect(await stored(id)).toMatchObject({ content: "Hello", unsent_at: null });
});

test("returns an unsent message as it is now to a retry", async () => {
  const clientMessageId = uuidv7();
  const shared = await post(t, { authorId: ada.id });
  const more = { clientMessageId, sharedPostId: shared.id };
  const { id } = await say(ada, bob, more);
  await unsend(ada, id);
  expect(await say(ada, bob, more)).toMatchObject({ id, isUnsent: true });
});

test("keeps a reported message and the five before it once, though they are unsent later", async () => {
  const sent: DirectMessage[] = [];
  for (let n = 1; n <= 8; n++) {
    sent.push(await say(n % 2 ? ada : bob, n % 2 ? bob : ada, { content: `${n}` }));
  }
  const [reported, later] = [sent[6] as DirectMessage, sent[7] as DirectMessage];
  const path = `/api/messages/${reported.id}/report`;
  const first = await bob.post(path, { reason: "harassment" });
  expect(first.status).toBe(201);
  await unsend(ada, reported.id);
  expect((await bob.post(path, { reason: "harassment" })).status).toBe(404);
  const kept = await t.sql`
    select kept.words, c.snapshot ->> 'excerpt' as excerpt, c.member_id
    from reports r
    join cases c on c.id = r.case_id
    cross join jsonb_to_recordset(c.snapshot -> 'texts') as kept (words text)
    where r.reporter_id = ${bob.id}`;
  expect(kept.map(({ words }) => words)).toEqual(["2", "3", "4", "5", "6", "7"]);
  expect(kept[0]).toMatchObject({ excerpt: "7", member_id: ada.id });
  expect((await ada.post(`/api/messages/${later.id}/report`, { reason: "spam" })).status).toBe(201);
  const [one, two] = await Promise.all(
    [1, 2].map(() => ada.post(`/api/messages/${later.id}/report`, { reason: "hate" })),
  );
  expect(await one?.json()).toEqual(await two?.json());
  expect((await bob.post(`/api/messages/${later.id}/report`, { reason: "spam" })).status).toBe(400);
});
