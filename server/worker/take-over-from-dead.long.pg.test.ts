import { expect, test } from "vitest";
import { practiceAi } from "../testing/assistant/practice-ai.ts";
import { createTestApp } from "../testing/create-test-app.ts";
import { member } from "../testing/member.ts";
import { giveXp, xpOf } from "../testing/xp.ts";
import { takeOverFromDead } from "./run-worker.ts";

const t = await createTestApp({ providers: { ai: await practiceAi() } });

test("refunds no answer until three looks in a row have reached the database", async () => {
  const ada = await member(t);
  await giveXp(t, ada.id, 100);
  const asked = await ada.request("POST", "/api/ai/chat", {
    json: { message: "Slowly [hold]", modelName: "GPT-4o Mini" },
    headers: { Accept: "text/event-stream" },
  });
  const ending = new AbortController();
  const xp: number[] = [];
  const failing = [3, 6];
  // As after an outage: the answer's process has another lock, and no heartbeat was written.
  const look = async () => {
    xp.push((await xpOf(t, ada.id)).xp);
    const expiresAt = new Date(t.clock.now().getTime() + 54_000);
    await t.sql`
      update ai_reservations
      set process = 2000000000, expires_at = ${expiresAt}
      where member_id = ${ada.id}`;
    if (failing.includes(xp.length)) throw new Error("The database is away");
    if (xp.length === 12) ending.abort();
  };
  await takeOverFromDead(t.deps, ending.signal, look, 1);
  expect(xp.slice(0, 9)).toEqual(Array(9).fill(75));
  expect(xp.at(-1)).toBe(100);
  await asked.text();
});
