import { uuidv7 } from "uuidv7";
import { beforeEach, expect, test } from "vitest";
import type { AnsweredMessage, DirectMessage } from "#shared/messages/shapes.ts";
import type { ServerEvent } from "../../../events.ts";
import { createProcessBus } from "../../../realtime/bus.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { countedApp } from "../../../testing/counted-sql.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";
import { readMessageFrames } from "../message-frames.ts";

const events: ServerEvent[] = [];
const bus = createProcessBus();
bus.listen({ onEvent: (event) => void events.push(event), onGap() {} });
const t = await createTestApp({ deps: { bus } });
let ada: TestMember;
let bob: TestMember;

beforeEach(async () => {
  [ada, bob] = [await member(t), await member(t)];
  await ada.post(`/api/users/${bob.id}/follow`);
  await bob.post(`/api/users/${ada.id}/follow`);
  events.length = 0;
});

const send = (who: TestMember, to: TestMember, more: object = {}) =>
  who.post("/api/messages", { receiverId: to.id, content: "Yes", ...more });

async function sent(who: TestMember, to: TestMember, more: object = {}): Promise<DirectMessage> {
  const response = await send(who, to, more);
  expect(response.status, await response.clone().text()).toBe(201);
  return await response.json() as DirectMessage;
}

const threadOf = async (who: TestMember, other: TestMember, query = "") =>
  await (await who.get(`/api/conversations/${other.id}${query}`)).json() as DirectMessage[];

async function shownAbove(
  id: string,
  who: TestMember,
  other: TestMember,
): Promise<AnsweredMessage | undefined> {
  return (await threadOf(who, other)).find((message) => message.id === id)?.replyTo;
}

test("an answer shows both members whom it answers and the first words, from anywhere in the thread", async () => {
  const asked = await sent(ada, bob, { content: `Shall we go? ${"la ".repeat(60)}` });
  const answer = await sent(bob, ada, { replyToId: asked.id });
  const replyTo = { id: asked.id, senderId: ada.id, isUnsent: false, isHidden: false, isCovered: false };
  expect(answer.replyTo).toMatchObject(replyTo);
  expect(answer.replyTo?.content).toMatch(/^Shall we go\? .{80,90}…$/);
  for (const [who, other] of [[ada, bob], [bob, ada]] as const) {
    expect(await shownAbove(answer.id, who, other)).toEqual(answer.replyTo);
    const [alone] = await threadOf(who, other, "?limit=1");
    expect(alone?.replyTo).toEqual(answer.replyTo);
  }
  expect((await threadOf(ada, bob)).at(-1)).not.toHaveProperty("replyTo");
});

test("the line says what the message says now: edited, then unsent", async () => {
  const asked = await sent(ada, bob, { content: "At noon?" });
  const answer = await sent(bob, ada, { replyToId: asked.id });
  await ada.put(`/api/messages/${asked.id}`, { content: "At one?", revision: 1 });
  expect(await shownAbove(answer.id, bob, ada)).toMatchObject({ content: "At one?" });
  await ada.delete(`/api/messages/${asked.id}`);
  expect(await shownAbove(answer.id, bob, ada)).toMatchObject({ content: "", isUnsent: true });
});

test("the line shows nothing that its reader may not see", async () => {
  const spoiler = await sent(ada, bob, { content: "At the end ||he dies||" });
  const covered = await sent(ada, bob, { content: "My father died", coverWords: "My father" });
  const hidden = await sent(ada, bob, { content: "Rough words" });
  await t.sql`update messages set moderation_level = 'none' where id = ${hidden.id}`;
  const above = async (replyToId: string, who: TestMember, other: TestMember) =>
    await shownAbove((await sent(bob, ada, { replyToId })).id, who, other);
  expect(await above(spoiler.id, bob, ada)).toMatchObject({ content: "At the end …" });
  expect(await above(covered.id, bob, ada)).toMatchObject({
    content: "",
    isCovered: true,
    coveredBy: "author",
    coverWords: "My father",
  });
  expect(await above(hidden.id, bob, ada)).toMatchObject({ content: "", isHidden: true });
  expect(await above(hidden.id, ada, bob)).toMatchObject({ content: "Rough words", isHidden: false });
});

test("the line of a shared post without words says that it shares one", async () => {
  const shared = await post(t, { authorId: (await member(t)).id, content: "A walk" });
  const share = await sent(ada, bob, { content: undefined, sharedPostId: shared.id });
  const answer = await sent(bob, ada, { replyToId: share.id });
  expect(answer.replyTo).toMatchObject({ content: "", sharesPost: true, pictures: 0 });
});

test("refuses to answer a message of another conversation, or none, with 404, and writes nothing", async () => {
  const cai = await member(t);
  await ada.post(`/api/users/${cai.id}/follow`);
  await bob.post(`/api/users/${cai.id}/follow`);
  const [withCai, ofOthers] = [await sent(ada, cai), await sent(bob, cai)];
  for (const replyToId of [withCai.id, ofOthers.id, uuidv7()]) {
    expect((await send(ada, bob, { replyToId })).status).toBe(404);
  }
  expect((await send(ada, bob, { replyToId: "none" })).status).toBe(400);
  expect(await threadOf(ada, bob)).toEqual([]);
});

test("a repeat with the same answered message sends once, with another or none it is refused", async () => {
  const [one, other] = [await sent(bob, ada, { content: "One" }), await sent(bob, ada, { content: "Other" })];
  const clientMessageId = uuidv7();
  const first = await sent(ada, bob, { clientMessageId, replyToId: one.id });
  expect(await sent(ada, bob, { clientMessageId, replyToId: one.id })).toMatchObject({
    id: first.id,
    replyTo: { id: one.id },
  });
  for (const replyToId of [other.id, undefined]) {
    expect((await send(ada, bob, { clientMessageId, replyToId })).status).toBe(422);
  }
});

test("an unsent answer shows no longer what it answered", async () => {
  const asked = await sent(ada, bob);
  const answer = await sent(bob, ada, { replyToId: asked.id });
  expect(await (await bob.delete(`/api/messages/${answer.id}`)).json()).not.toHaveProperty("replyTo");
  expect(await t.sql`select reply_to_id from messages where id = ${answer.id}`).toEqual([{
    reply_to_id: null,
  }]);
});

test("the frame of an answer has what its receiver sees, and its event no words of the answered one", async () => {
  const asked = await sent(bob, ada, { content: "My father died", coverWords: "My father" });
  events.length = 0;
  await sent(bob, ada, { replyToId: asked.id });
  const [event] = events.filter((one) => one.type === "message" && one.memberId === ada.id);
  if (event?.type !== "message") throw new Error("No event");
  expect(event.message.replyTo).toMatchObject({ id: asked.id, content: "" });
  const [frame] = await readMessageFrames(t.deps, ada.id, [event]);
  expect(frame).toMatchObject({ message: { replyTo: { coverWords: "My father", isCovered: true } } });
});

test("reads what a page of answers shows with one statement more", async () => {
  const asked = await sent(ada, bob, { content: "The oldest" });
  const counted = countedApp(t, "insert into rate_limits");
  const as = counted.as(ada);
  const readLatest = async () => {
    const before = counted.sent();
    await as.get(`/api/conversations/${bob.id}?limit=5`);
    return counted.sent() - before;
  };
  for (let place = 0; place < 5; place++) await sent(ada, bob);
  await readLatest();
  const plain = await readLatest();
  for (let place = 0; place < 5; place++) await sent(ada, bob, { replyToId: asked.id });
  expect(await readLatest()).toBe(plain + 1);
});

test("a conversation with answers goes with a member who leaves", async () => {
  const asked = await sent(ada, bob);
  await sent(bob, ada, { replyToId: asked.id });
  const low = [ada.id, bob.id].toSorted();
  await t.sql`delete from conversations where low_id = ${low[0] ?? ""} and high_id = ${low[1] ?? ""}`;
  expect(await t.sql`select from messages where id = ${asked.id}`).toEqual([]);
});
