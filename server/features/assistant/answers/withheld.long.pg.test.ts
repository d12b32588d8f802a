import { beforeEach, expect, test } from "vitest";
import type { AiMessage, ChatEvent } from "#shared/assistant/ai-chat-shapes.ts";
import { createApp } from "../../../app.ts";
import { createLocalModerator } from "../../../providers/moderation/local-moderator.ts";
import { createProcessBus } from "../../../realtime/bus.ts";
import { readChatEvents, startOf, textOf } from "../../../testing/assistant/chat-events.ts";
import { practiceAi } from "../../../testing/assistant/practice-ai.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { requestsOf } from "../../../testing/requests.ts";
import { giveXp, ledgerFaults, xpOf } from "../../../testing/xp.ts";

const ai = await practiceAi();
const local = createLocalModerator();
/** Set by a test that checks what was judged when. */
let beforeJudging: (text: string) => Promise<void> | void = () => {};
const t = await createTestApp({
  providers: {
    ai,
    moderator: {
      async classify(content) {
        await beforeJudging(content.text ?? "");
        return await local.classify(content);
      },
    },
  },
});
const fit = "Take a walk. Then rest a little. ";
const hidden = "I hate you, you stupid bitch";

let ada: TestMember;
beforeEach(async () => {
  ada = await member(t);
  await giveXp(t, ada.id, 100);
  beforeJudging = () => {};
});

const given = { message: "How are you?", modelName: "GPT-4o Mini" };
async function stream(more: object = {}) {
  const headers = { Accept: "text/event-stream" };
  return readChatEvents(await ada.request("POST", "/api/ai/chat", { json: { ...given, ...more }, headers }));
}
const messagesOf = async (sessionId: string | null, who: Pick<TestMember, "get"> = ada) =>
  await (await who.get(`/api/ai/sessions/${sessionId}/messages`)).json() as AiMessage[];
const xp = async () => (await xpOf(t, ada.id)).xp;
const sessionIn = (all: readonly ChatEvent[]) => all[0]?.type === "start" ? all[0].question.sessionId : null;

test.each([[[fit, hidden]], [[fit + hidden]], [[fit, "I hate ", "you, you stupid ", "bitch"]]])(
  "charges an answer whose last line the filter hides, and neither sends nor stores that line: %j",
  async (pieces) => {
    ai.says(...pieces);
    const all = await (await stream()).rest();
    expect([textOf(all), all.at(-1)]).toMatchObject([
      fit,
      { type: "withheld", xp: 75, message: { state: "withheld", content: fit, cost: 25 } },
    ]);
    const sessionId = sessionIn(all);
    expect((await messagesOf(sessionId))[0]).toMatchObject({ state: "withheld", content: fit, cost: 25 });
    const whole = await (await ada.post("/api/ai/chat", { ...given, sessionId })).json();
    expect(whole).toMatchObject({ cost: 25, message: { state: "withheld", content: fit } });
    const temporary = await (await stream({ temporary: true })).rest();
    expect([textOf(temporary), temporary.at(-1)]).toMatchObject([fit, { type: "withheld", xp: 25 }]);
    expect(await t.sql`select id from ai_messages where content like ${`%${hidden}%`}`).toEqual([]);
    expect([await xp(), await ledgerFaults(t)]).toEqual([25, []]);
  },
);

test.each([[[hidden]], [["I hate you, ", "you stupid bitch. And more. ", fit]], [["\n", hidden]]])(
  "refunds an answer that is withheld before anything was sent: %j",
  async (pieces) => {
    ai.says(...pieces);
    const all = await (await stream()).rest();
    expect([textOf(all).trim(), all.at(-1)]).toMatchObject(["", {
      type: "withheld",
      xp: 100,
      message: { content: "", cost: 0 },
    }]);
    expect([await xp(), await ledgerFaults(t)]).toEqual([100, []]);
  },
);

test(
  "shows a sentence under judgement in no stream, second tab, other process or message list",
  async () => {
    const { promise: judging, resolve: isJudging } = Promise.withResolvers<void>();
    const { promise: verdict, resolve: decide } = Promise.withResolvers<void>();
    beforeJudging = async (text) => {
      if (!text.includes("rest")) return;
      isJudging();
      await verdict;
    };
    ai.says("Take a walk. ", "Then rest a little. ", hidden);
    const first = await stream();
    const { question } = await startOf(first);
    await judging;
    const other = createApp({ ...t.deps, bus: createProcessBus() });
    const there = requestsOf({ app: other, config: t.config }, { Authorization: `Bearer ${ada.token}` });
    const path = `/api/ai/sessions/${question.sessionId}/stream`;
    const followers = [first, readChatEvents(await ada.get(path)), readChatEvents(await there.get(path))];
    for (const { content, role } of await messagesOf(question.sessionId)) {
      if (role === "assistant") expect("Take a walk. ").toContain(content);
    }
    const late = await startOf(followers[1] ?? first);
    expect("Take a walk. ").toContain(late.answer.content);
    decide();
    for (const follower of followers) {
      const all = await follower.rest();
      expect(textOf(all)).not.toContain("hate");
      expect(all.at(-1)).toMatchObject({ type: "withheld", xp: 75, message: { cost: 25 } });
    }
  },
  60_000,
);

test("judges and charges, or withholds, the text so far on Stop at the last moment", async () => {
  for (
    const [pieces, sent, cost] of [
      [["Take a wal"], "Take a wal", 25],
      [[fit, hidden], fit, 25],
      [[hidden], "", 0],
    ] as const
  ) {
    ai.behave("chat", { reply: pieces, after: pieces.length, then: "hang" });
    const before = await xp();
    const events = await stream();
    const { question, answer } = await startOf(events);
    await ai.taken(pieces.join(""));
    await ada.post(`/api/ai/questions/${question.id}/stop`);
    const all = await events.rest();
    expect(answer.content + textOf(all)).toBe(sent);
    expect(all.at(-1)).toMatchObject({ xp: before - cost, message: { content: sent, cost } });
  }
  expect(await ledgerFaults(t)).toEqual([]);
});

test("discards an answer that reveals its instructions, and charges it when a part was already sent", async () => {
  for (const [before, cost] of [[fit, 25], ["", 0]] as const) {
    ai.behave("chat", ({ body }) => ({ reply: [before, body.messages?.[0]?.content ?? ""] }));
    const had = await xp();
    const all = await (await stream()).rest();
    expect(all.at(-1)).toMatchObject({ type: "withheld", xp: had - cost, message: { content: "", cost } });
    expect((await messagesOf(sessionIn(all)))[0]).toMatchObject({ state: "withheld", content: "", cost });
  }
  expect(await ledgerFaults(t)).toEqual([]);
});
