import { rm } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { counterFaults } from "../testing/counters/counters.ts";
import { chatFaults, createChatQuestions, sendAll, storedAnswer } from "../testing/crash/chat-questions.ts";
import { startFront } from "../testing/crash/front.ts";
import { crowd } from "../testing/crowd.ts";
import { movableClock } from "../testing/movable-clock.ts";
import { proofSize } from "../testing/proof-size.ts";
import { startPracticeModel } from "../../build/practice/model/start-practice-model.ts";
import { startServer } from "../testing/servers/start-server.ts";
import { testDatabase } from "../testing/test-database.ts";
import { giveXp, ledgerFaults } from "../testing/xp.ts";

const balance = 100;
const reply = Array.from({ length: 400 }, (_, step) => `Step ${step}: breathe.`).join(" ");

const [db, ai, front] = await Promise.all([testDatabase(), startPracticeModel(), startFront()]);
afterAll(() => ai.close());
const t = { ...db, ...front, clock: movableClock() };
const env = {
  DATABASE_URL: db.url,
  LOG_LEVEL: "fatal",
  OPENAI_API_KEY: "key",
  OPENAI_BASE_URL: ai.baseUrl,
  AI_MODELS: JSON.stringify({ "GPT-4o Mini": "small" }),
};
ai.behave("chat", { reply, pieceMs: 2 });

let server = await startServer({ env });
afterAll(() => kill());

/** The file's own cleanup only knows the first server. */
async function kill(): Promise<void> {
  await server.kill();
  await rm(server.dataDir, { recursive: true, force: true });
}

/**
 * As if the dead process had sent no heartbeat for a minute: its sweep runs twice at once, beside
 * those who ask again.
 */
async function untilGivenUp(killedAt: Date): Promise<void> {
  await expect.poll(async () => {
    const left = await t.sql`
      update ai_reservations
      set expires_at = '-infinity'
      where created_at <= ${killedAt}
      returning id`;
    await t.sql`select graphile_worker.add_job('sweep_answers') from generate_series(1, 2)`;
    return left.length;
  }, { timeout: 30_000, interval: 200 }).toBe(0);
}

test(
  "asks chats of a killed server once, charges only answered ones, and keeps the text so far",
  async () => {
    let interrupted = 0;
    const kills = proofSize({ sample: 1, whole: 20 });
    for (let killed = 0; killed < kills; killed++) {
      front.port = server.port;
      const members = await crowd(t, 6);
      for (const { id } of members) await giveXp(t, id, balance);
      const chats = createChatQuestions(members);
      const first = sendAll(chats);
      const kept = async () => (chats[0] && await storedAnswer(t, chats[0]))?.content ?? "";
      if (kills === 1) {
        await expect.poll(async () => (await kept()).length, { interval: 20, timeout: 20_000 })
          .toBeGreaterThan(500);
      } else await wait(Math.random() * 2_500);
      const before = await kept();
      await kill();
      const killedAt = new Date();
      interrupted += (await first).filter((status) => status === null).length;

      server = await startServer({ env });
      front.port = server.port;
      await Promise.all([untilGivenUp(killedAt), sendAll(chats), sendAll(chats)]);
      expect(await chatFaults(t, ai.asked, chats, { balance, reply })).toEqual([]);
      expect((await kept()).startsWith(before)).toBe(true);
    }
    expect(interrupted).toBeGreaterThan(0);
    expect(await t.sql`select id from ai_reservations`).toEqual([]);
    expect([await ledgerFaults(t), await counterFaults(t.sql)]).toEqual([[], []]);
  },
  proofSize({ sample: 60_000, whole: 600_000 }),
);
