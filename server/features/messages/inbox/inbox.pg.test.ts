import { uuidv7 } from "uuidv7";
import { beforeEach, expect, test } from "vitest";
import { lisaId } from "#shared/assistant/lisa.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import type { ServerEvent } from "../../../events.ts";
import { createProcessBus } from "../../../realtime/bus.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { signedInLisa } from "../../../testing/assistant/lisa.ts";
import { member, type TestMember } from "../../../testing/member.ts";

const events: ServerEvent[] = [];
const bus = createProcessBus();
bus.listen({ onEvent: (event) => void events.push(event), onGap() {} });
const t = await createTestApp({ deps: { bus } });
const hourMs = 60 * 60 * 1000;
let ada: TestMember;
let cai: TestMember;
beforeEach(async () => {
  [ada, cai] = [await member(t), await member(t)];
  await cai.post(`/api/users/${ada.id}/follow`);
});

async function say(from: TestMember, to: TestMember): Promise<DirectMessage> {
  const response = await from.post("/api/messages", { receiverId: to.id, content: "Hello" });
  expect(response.status).toBe(201);
  return await response.json() as DirectMessage;
}

const accept = (who: TestMember, of: TestMember) => who.put(`/api/conversations/${of.id}/accept`);
const decline = (who: TestMember, of: TestMember) => who.put(`/api/conversations/${of.id}/decline`);
const unread = async (who: TestMember) =>
  await (await who.get("/api/messages/unread-count")).json() as number;
const requests = async (who: TestMember) =>
  await (await who.get("/api/messages/request-count")).json() as number;
const status = async (id: string) => {
  const thread = await (await cai.get(`/api/conversations/${ada.id}`)).json() as DirectMessage[];
  return thread.find((one) => one.id === id)?.status;
};
const list = async (who: TestMember, state: "open" | "request") => {
  const response = await who.get(`/api/conversations?state=${state}`);
  return {
    ids: (await response.json() as { user: { id: string } }[]).map(({ user }) => user.id),
    count: response.headers.get("x-total-count"),
  };
};

test("counts a request apart, alerts nobody, and shows its sender no ticks", async () => {
  events.length = 0;
  const { id } = await say(cai, ada);
  expect(events).toContainEqual(
    expect.objectContaining({ type: "message", memberId: ada.id, alerts: false }),
  );
  expect(await list(ada, "request")).toEqual({ ids: [cai.id], count: "1" });
  expect(await list(ada, "open")).toEqual({ ids: [], count: "0" });
  expect(await unread(ada)).toBe(0);
  await ada.get(`/api/conversations/${cai.id}`);
  await ada.put(`/api/conversations/${cai.id}/read`, {});
  expect(await status(id)).toBe("sent");
});

const waits = async () => {
  const rows = await (await cai.get("/api/conversations")).json() as { isWaiting: boolean }[];
  const summary = await (await cai.get(`/api/conversations/${ada.id}/summary`)).json() as {
    isWaiting: boolean;
  };
  return [...rows, summary].map(({ isWaiting }) => isWaiting);
};

test("tells the sender that it waits for an answer until it is accepted, the same after a decline", async () => {
  await say(cai, ada);
  expect(await waits()).toEqual([true, true]);
  await decline(ada, cai);
  expect(await waits()).toEqual([true, true]);
  await say(ada, cai);
  expect(await waits()).toEqual([false, false]);
});

test.each(["waits", "was declined"])(
  "opens with the next message once the receiver follows its sender, when it %s",
  async (how) => {
    await say(cai, ada);
    if (how === "was declined") await decline(ada, cai);
    await ada.post(`/api/users/${cai.id}/follow`);
    await say(cai, ada);
    expect(await waits()).toEqual([false, false]);
    expect([await unread(ada), (await list(ada, "open")).ids]).toEqual([2, [cai.id]]);
  },
);

test("keeps a request declined whose sender the receiver follows, until they follow anew", async () => {
  await say(cai, ada);
  await ada.post(`/api/users/${cai.id}/follow`);
  await decline(ada, cai);
  await say(cai, ada);
  expect([await unread(ada), await requests(ada), await waits()]).toEqual([0, 0, [true, true]]);
  await ada.delete(`/api/users/${cai.id}/follow`);
  events.length = 0;
  await ada.post(`/api/users/${cai.id}/follow`);
  expect([await unread(ada), await requests(ada), await waits()]).toEqual([0, 1, [true, true]]);
  expect(events).toContainEqual({ type: "conversation_changed", memberId: ada.id, userId: cai.id });
  await say(cai, ada);
  expect([await unread(ada), await requests(ada), await waits()]).toEqual([3, 0, [false, false]]);
});

test("takes a decline back: the request waits again with all that came meanwhile, and nobody is told", async () => {
  await say(cai, ada);
  await decline(ada, cai);
  const { id } = await say(cai, ada);
  expect(await requests(ada)).toBe(0);
  events.length = 0;
  for (let n = 0; n < 2; n++) {
    expect((await ada.delete(`/api/conversations/${cai.id}/decline`)).status).toBe(200);
  }
  expect(events).toEqual([
    { type: "conversation_changed", memberId: ada.id, userId: cai.id },
    { type: "unread", memberId: ada.id },
  ]);
  expect([await requests(ada), await unread(ada), await status(id)]).toEqual([1, 0, "sent"]);
  expect(await (await ada.get("/api/conversations?state=request")).json()).toMatchObject([{
    unreadCount: 2,
  }]);
});

test("shows ticks after accepting, in the thread and by catching up, and changes nothing when repeated", async () => {
  const { id } = await say(cai, ada);
  await ada.put(`/api/conversations/${cai.id}/read`, {});
  events.length = 0;
  for (let n = 0; n < 2; n++) expect((await accept(ada, cai)).status).toBe(200);
  const tick = { memberId: cai.id, messageId: id, receiverId: ada.id };
  expect(events).toEqual([
    { type: "conversation_changed", memberId: ada.id, userId: cai.id },
    { type: "unread", memberId: ada.id },
    { type: "conversation_changed", memberId: cai.id, userId: ada.id },
    { type: "message_delivered", ...tick },
    { type: "message_read", ...tick },
  ]);
  expect(await status(id)).toBe("read");
  const changed = await (await cai.get(`/api/conversations/${ada.id}?after=${id}`)).json();
  expect(changed).toMatchObject([{ id, status: "read" }]);
  expect((await list(ada, "open")).ids).toEqual([cai.id]);
});

test("shows delivery after accepting, but no read tick without receipts", async () => {
  const { id } = await say(cai, ada);
  await ada.put("/api/users/settings", { showReadReceipts: false });
  await ada.put(`/api/conversations/${cai.id}/read`, {});
  events.length = 0;
  await accept(ada, cai);
  expect(events.map(({ type }) => type)).not.toContain("message_read");
  expect(await status(id)).toBe("delivered");
});

test("accepts a request when it is answered", async () => {
  const { id } = await say(cai, ada);
  await ada.get(`/api/conversations/${cai.id}`);
  events.length = 0;
  await say(ada, cai);
  expect(events).toContainEqual({
    type: "message_delivered",
    memberId: cai.id,
    messageId: id,
    receiverId: ada.id,
  });
  expect((await list(ada, "open")).ids).toEqual([cai.id]);
  expect((await list(cai, "open")).ids).toEqual([ada.id]);
});

test("hides a declined request and later messages silently, without the sender noticing", async () => {
  const { id } = await say(cai, ada);
  for (let n = 0; n < 2; n++) expect((await decline(ada, cai)).status).toBe(200);
  events.length = 0;
  const later = await say(cai, ada);
  expect(events.filter((event) => "memberId" in event && event.memberId === ada.id)).toEqual([]);
  for (const state of ["open", "request"] as const) expect((await list(ada, state)).ids).toEqual([]);
  expect(await unread(ada)).toBe(0);
  expect([await status(id), await status(later.id)]).toEqual(["sent", "sent"]);
  expect((await list(cai, "open")).ids).toEqual([ada.id]);
  await accept(ada, cai);
  expect(await unread(ada)).toBe(2);
});

test.each(["block", "be blocked by"])("to %s removes a member's request for good", async (how) => {
  await say(cai, ada);
  const [who, whom] = how === "block" ? [ada, cai] : [cai, ada];
  await who.post(`/api/users/${whom.id}/block`);
  await who.delete(`/api/users/${whom.id}/block`);
  expect((await list(ada, "request")).ids).toEqual([]);
});

test("keeps an open conversation open when it is declined", async () => {
  await say(cai, ada);
  await accept(ada, cai);
  await decline(ada, cai);
  expect((await list(ada, "open")).ids).toEqual([cai.id]);
});

test("makes no request of a message from a followed member, to a bot or to Lisa", async () => {
  const [lisa, bot] = [await signedInLisa(t), await member(t)];
  await t.sql`update members set is_bot = true where id = ${bot.id}`;
  await ada.post(`/api/users/${cai.id}/follow`);
  await cai.post(`/api/users/${bot.id}/follow`);
  for (const receiver of [ada, bot, lisa]) {
    await say(cai, receiver);
    expect((await list(receiver, "open")).ids).toEqual([cai.id]);
  }
});

test("takes the member's own filter for Lisa's", async () => {
  const send = (content: string) => ada.post("/api/messages", { receiverId: lisaId, content });
  expect((await send("This is fucking great")).status).toBe(403);
  await t.sql`update members set moderation_level = 'high' where id = ${ada.id}`;
  t.deps.actors.forgetMember(ada.id);
  expect((await send("This is fucking great")).status).toBe(201);
});

test("mutes a conversation for its member alone, for a time or for good, and unmutes it", async () => {
  await say(cai, ada);
  const path = `/api/conversations/${cai.id}/mute`;
  const until = new Date(t.clock.now().getTime() + hourMs).toISOString();
  events.length = 0;
  expect(await (await ada.put(path, { until })).json()).toEqual({ mutedUntil: until });
  expect(events).toEqual([{ type: "conversation_changed", memberId: ada.id, userId: cai.id }]);
  const mutedUntil = async (who: TestMember, of: TestMember) =>
    (await (await who.get(`/api/conversations/${of.id}/summary`)).json() as { mutedUntil: string | null })
      .mutedUntil;
  expect([await mutedUntil(ada, cai), await mutedUntil(cai, ada)]).toEqual([until, null]);
  const { mutedUntil: always } = await (await ada.put(path, { until: null })).json() as {
    mutedUntil: string;
  };
  expect(await mutedUntil(ada, cai)).toBe(always);
  expect(new Date(always).getUTCFullYear()).toBe(9999);
  for (let n = 0; n < 2; n++) expect(await (await ada.delete(path)).json()).toEqual({ mutedUntil: null });
  expect(await mutedUntil(ada, cai)).toBeNull();
});

test("refuses a mute in the past, and acts on an unknown conversation", async () => {
  await say(cai, ada);
  const past = new Date(t.clock.now().getTime()).toISOString();
  expect((await ada.put(`/api/conversations/${cai.id}/mute`, { until: past })).status).toBe(400);
  const other = await member(t);
  for (const id of [other.id, ada.id, uuidv7()]) {
    expect((await ada.put(`/api/conversations/${id}/mute`, { until: null })).status).toBe(404);
    expect((await ada.delete(`/api/conversations/${id}/mute`)).status).toBe(404);
    expect((await ada.put(`/api/conversations/${id}/accept`)).status).toBe(404);
    expect((await ada.put(`/api/conversations/${id}/decline`)).status).toBe(404);
    expect((await ada.delete(`/api/conversations/${id}/decline`)).status).toBe(404);
  }
});
