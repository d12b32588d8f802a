import { expect, test } from "vitest";
import { createApp } from "../../../app.ts";
import { createCtx } from "../../../context.ts";
import { createProcessBus } from "../../../realtime/bus.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { practiceAi } from "../../../testing/assistant/practice-ai.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { requestsOf } from "../../../testing/requests.ts";
import { giveXp, ledgerFaults, xpOf } from "../../../testing/xp.ts";
import { sweepAnswers, sweepAnswersOfDead } from "./sweep-answers.ts";

const ai = await practiceAi();
const t = await createTestApp({ providers: { ai } });
/** Knows nothing of the first but what is in the database. */
const other = createApp({ ...t.deps, bus: createProcessBus() });

const system = createCtx(t.deps, { type: "system", name: "test" });

/** As if no process had sent a heartbeat for a minute: they may send one meanwhile. */
async function expireUntilOver(answers: Promise<unknown>): Promise<void> {
  let isOver = false;
  const stop = () => {
    isOver = true;
  };
  void answers.then(stop, stop);
  await expect.poll(async () => {
    await t.sql`update ai_reservations set expires_at = '-infinity'`;
    await sweepAnswers(system);
    return isOver;
  }, { timeout: 10_000 }).toBe(true);
}

test("shows an answer in another process, which can stop it and receives its end", async () => {
  const ada = await member(t);
  await giveXp(t, ada.id, 100);
  const there = requestsOf({ app: other, config: t.config }, { Authorization: `Bearer ${ada.token}` });
  const { id: sessionId } = await (await ada.post("/api/ai/sessions", {})).json() as { id: string };
  const asked = ada.post("/api/ai/chat", { message: "Slowly [hold]", modelName: "GPT-4o Mini", sessionId });
  const under = () => there.get(`/api/ai/sessions/${sessionId}/stream`);
  await expect.poll(async () => (await under()).status).toBe(200);
  const seen = (await under()).text();
  await ai.taken("Take ");
  expect(await (await there.post(`/api/ai/sessions/${sessionId}/stop`)).json()).toEqual({ isStopped: true });
  expect(await (await asked).json()).toMatchObject({
    message: { state: "stopped", content: "Slow down. Take " },
    cost: 25,
  });
  const frames = await seen;
  expect(frames).toContain("event: start");
  expect(frames).toMatch(/event: done\ndata: .*"content":"Slow down\. Take ".*"cost":25/);
  expect([(await xpOf(t, ada.id)).xp, await ledgerFaults(t)]).toEqual([75, []]);
});

test(
  "ends an answer to words of crisis whose process died with help lines, by events, JSON and from then on",
  async () => {
    const ada = await member(t);
    await giveXp(t, ada.id, 100);
    const there = requestsOf({ app: other, config: t.config }, { Authorization: `Bearer ${ada.token}` });
    const { id: sessionId } = await (await ada.post("/api/ai/sessions", {})).json() as { id: string };
    const question = { message: "I want to kill myself [hold]", modelName: "GPT-4o Mini", sessionId };
    const asked = ada.post("/api/ai/chat", question);
    const under = () => there.get(`/api/ai/sessions/${sessionId}/stream`);
    await expect.poll(async () => (await under()).status).toBe(200);
    const seen = (await under()).text();
    await expireUntilOver(asked);
    const help = {
      state: "complete",
      support: true,
      content: expect.stringContaining("findahelpline.com") as string,
    };
    expect(await (await asked).json()).toMatchObject({ message: help, cost: 0, support: {} });
    expect(await seen).toMatch(/event: done\ndata: .*findahelpline/);
    const [answer] = await (await ada.get(`/api/ai/sessions/${sessionId}/messages`)).json() as object[];
    expect(answer).toMatchObject(help);
    expect([(await xpOf(t, ada.id)).xp, await ledgerFaults(t)]).toEqual([100, []]);
  },
  60_000,
);

test("ends an answer whose process died for its followers, and refunds the XP", async () => {
  const ada = await member(t);
  await giveXp(t, ada.id, 100);
  const there = requestsOf({ app: other, config: t.config }, { Authorization: `Bearer ${ada.token}` });
  const { id: sessionId } = await (await ada.post("/api/ai/sessions", {})).json() as { id: string };
  const held = await ada.request("POST", "/api/ai/chat", {
    json: { message: "Slowly [hold]", modelName: "GPT-4o Mini", sessionId },
    headers: { Accept: "text/event-stream" },
  });
  const seen = (await there.get(`/api/ai/sessions/${sessionId}/stream`)).text();
  await expireUntilOver(seen);
  expect(await seen).toContain("event: error");
  expect(await held.text()).toContain("event: error");
  expect([(await xpOf(t, ada.id)).xp, await ledgerFaults(t)]).toEqual([100, []]);
});

test("refunds an answer whose process died once its heartbeat is missing for five seconds, and no other", async () => {
  const people = [await member(t), await member(t), await member(t)] as const;
  const asked = await Promise.all(people.map(async (who) => {
    await giveXp(t, who.id, 100);
    return await who.request("POST", "/api/ai/chat", {
      json: { message: "Slowly [hold]", modelName: "GPT-4o Mini" },
      headers: { Accept: "text/event-stream" },
    });
  }));
  const [dead, silent, beating] = people;
  const nobody = 2_000_000_000;
  const set = (who: TestMember, process: number | null, expiresAt: Date) =>
    t.sql`
      update ai_reservations
      set process = coalesce(${process}, process), expires_at = ${expiresAt}
      where member_id = ${who.id}`;
  // Its real process sends heartbeats meanwhile.
  await expect.poll(async () => {
    await set(dead, nobody, new Date(t.clock.now().getTime() + 54_000));
    await set(silent, null, new Date(t.clock.now().getTime() + 54_000));
    await set(beating, nobody, new Date(t.clock.now().getTime() + 59_000));
    await sweepAnswersOfDead(system);
    return (await xpOf(t, dead.id)).xp;
  }).toBe(100);
  const left = await t.sql<{ member_id: string }[]>`
    select member_id
    from ai_reservations
    where member_id = any(${people.map(({ id }) => id)}::uuid[])`;
  expect(new Set(left.map((row) => row.member_id))).toEqual(new Set([silent.id, beating.id]));
  expect((await xpOf(t, silent.id)).xp).toBe(75);
  await expireUntilOver(Promise.all(asked.map((response) => response.text())));
});
