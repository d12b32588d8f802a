import { beforeEach, expect, test } from "vitest";
import { noCoverChoices } from "#shared/moderation/decide-cover.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { createCtx } from "../../../context.ts";
import type { ServerEvent } from "../../../events.ts";
import { createProcessBus } from "../../../realtime/bus.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";
import { removeContentOfMember } from "../../account/remove-content-of-member.ts";
import { lowerMessageLevel } from "../../moderation/review-queries.ts";
import { relayTyping } from "../typing/relay-typing.ts";

const events: ServerEvent[] = [];
const bus = createProcessBus();
bus.listen({ onEvent: (event) => void events.push(event), onGap() {} });
const t = await createTestApp({ deps: { bus } });
/** Writes to Ada, who does not follow them. */
let cai: TestMember;
let ada: TestMember;
let id: string;
beforeEach(async () => {
  [ada, cai] = [await member(t), await member(t)];
  await cai.post(`/api/users/${ada.id}/follow`);
  ({ id } = await say(cai, ada));
});

async function say(from: TestMember, to: TestMember, more: object = {}): Promise<DirectMessage> {
  const json = { receiverId: to.id, content: "Hello", ...more };
  return await (await from.post("/api/messages", json)).json() as DirectMessage;
}

const types = (of: TestMember) =>
  [
    ...new Set(
      events.filter((event) => "memberId" in event && event.memberId === of.id).map(({ type }) => type),
    ),
  ]
    .toSorted();
const alerted = () => events.filter((event) => event.type === "message" && event.alerts);
const unread = async (who: TestMember) =>
  await (await who.get("/api/messages/unread-count")).json() as number;
const system = () => createCtx(t.deps, { type: "system", name: "test" });
const verdict = { level: "none", support: false, elements: [], decidedBy: "openai" } as const;

/** Acts of a request's sender, and the events they cause for the receiver before an answer. */
const ofWriter: Readonly<Record<string, { readonly act: () => Promise<unknown>; readonly heard: string[] }>> =
  {
    "write again": { act: () => say(cai, ada), heard: ["message", "unread"] },
    "share a post": {
      act: async () => say(cai, ada, { sharedPostId: (await post(t, { authorId: cai.id })).id }),
      heard: ["message", "unread"],
    },
    "react to it": { act: () => cai.post(`/api/messages/${id}/react`, { emoji: "\u{1F44D}" }), heard: [] },
    "take a reaction back": {
      act: () => cai.request("DELETE", `/api/messages/${id}/react`, { json: { emoji: "\u{1F44D}" } }),
      heard: [],
    },
    "type": {
      act: () =>
        relayTyping(
          createCtx(t.deps, {
            type: "bot",
            id: cai.id,
            username: cai.username,
            filter: null,
            coverChoices: noCoverChoices,
          }),
          {
            receiverId: ada.id,
            isTyping: true,
          },
        ),
      heard: [],
    },
    "read the thread": {
      act: async () => {
        await cai.get(`/api/conversations/${ada.id}`);
        await cai.put(`/api/conversations/${ada.id}/read`, {});
      },
      heard: [],
    },
    "accept, decline and mute their own side": {
      act: async () => {
        await cai.put(`/api/conversations/${ada.id}/accept`);
        await cai.put(`/api/conversations/${ada.id}/decline`);
        await cai.put(`/api/conversations/${ada.id}/mute`, { until: null });
      },
      heard: [],
    },
    "take it back": {
      act: () => cai.delete(`/api/messages/${id}`),
      heard: ["conversation_changed", "message_changed", "unread"],
    },
    "have all of it removed": {
      act: () =>
        removeContentOfMember(
          system(),
          { memberId: cai.id, isKept: false, keepsMessages: false },
          new AbortController().signal,
        ),
      heard: ["conversation_changed", "message_changed", "unread"],
    },
  };

test.each(Object.entries(ofWriter))(
  "to %s in a pending request alerts nobody, and in a declined one sends the receiver nothing",
  async (_, { act, heard }) => {
    events.length = 0;
    await act();
    // The followed member is told of the end of a follow in their list.
    expect(types(ada).filter((type) => type !== "notification")).toEqual(heard);
    expect(alerted()).toEqual([]);
    expect(await unread(ada)).toBe(0);

    ({ id } = await say(cai, ada));
    await cai.post(`/api/users/${ada.id}/follow`);
    ({ id } = await say(cai, ada));
    await ada.put(`/api/conversations/${cai.id}/decline`);
    events.length = 0;
    await act();
    expect(types(ada).filter((type) => type !== "notification")).toEqual([]);
    expect(await unread(ada)).toBe(0);
  },
);

test("sends a later verdict on a declined request to its sender alone", async () => {
  expect(await lowerMessageLevel(t.sql, { id, revision: 1 }, verdict, t.clock.now())).toMatchObject({
    memberIds: [cai.id, ada.id],
    notified: { memberId: cai.id, type: "moderation" },
  });
  ({ id } = await say(cai, ada));
  await ada.put(`/api/conversations/${cai.id}/decline`);
  expect(await lowerMessageLevel(t.sql, { id, revision: 1 }, verdict, t.clock.now())).toMatchObject({
    memberIds: [cai.id],
  });
});

/** Acts of a request's receiver before answering, which the sender is not told about. */
const ofReceiver: Readonly<Record<string, () => Promise<unknown>>> = {
  "read it": async () => {
    await ada.get(`/api/conversations/${cai.id}`);
    await ada.put(`/api/conversations/${cai.id}/read`, {});
  },
  "react to it": () => ada.post(`/api/messages/${id}/react`, { emoji: "\u{1F44D}" }),
  "type": () =>
    relayTyping(
      createCtx(t.deps, {
        type: "bot",
        id: ada.id,
        username: ada.username,
        filter: null,
        coverChoices: noCoverChoices,
      }),
      {
        receiverId: cai.id,
        isTyping: true,
      },
    ),
  "mute it": () => ada.put(`/api/conversations/${cai.id}/mute`, { until: null }),
  "report it": () => ada.post(`/api/messages/${id}/report`, { reason: "spam" }),
  "decline it": () => ada.put(`/api/conversations/${cai.id}/decline`),
  "take a decline back": async () => {
    await ada.put(`/api/conversations/${cai.id}/decline`);
    await ada.delete(`/api/conversations/${cai.id}/decline`);
  },
};

test.each(Object.entries(ofReceiver))(
  "does not show the sender that the receiver comes to %s",
  async (_, act) => {
    const seen = async () => {
      const thread = await (await cai.get(`/api/conversations/${ada.id}`)).json();
      const summary = await (await cai.get(`/api/conversations/${ada.id}/summary`)).json();
      const changed = await (await cai.get(`/api/conversations/${ada.id}?after=${id}`)).json();
      const refused = await cai.post(`/api/messages/${id}/react`, { emoji: "\u{1F44D}" });
      const { message } = await refused.json() as { message: string };
      return { thread, summary, changed, refused: [refused.status, message] };
    };
    const before = await seen();
    events.length = 0;
    await act();
    expect(types(cai)).toEqual([]);
    expect(await seen()).toEqual(before);
  },
);
