import { expect, onTestFinished, test } from "vitest";
import { lisaId } from "#shared/assistant/lisa.ts";
import { createAiTestApp } from "../testing/assistant/create-ai-test-app.ts";
import { member } from "../testing/member.ts";
import { giveXp } from "../testing/xp.ts";
import { runWorker } from "./run-worker.ts";

const { server, t } = await createAiTestApp();

test("delays no other job when more questions than run at once wait for a hanging provider", async () => {
  const ada = await member(t);
  await giveXp(t, ada.id, 1_000);
  const held = server.hold("chat");
  onTestFinished(() => held.release());
  for (let n = 0; n < 18; n++) {
    await ada.post("/api/messages", { receiverId: lisaId, content: `Question ${n}` });
  }
  const ending = new AbortController();
  const worked = runWorker(t.deps, ending.signal);
  await held.asked;
  const waitingFor = async (task: string) => {
    const rows = await t.sql`select from graphile_worker.jobs where task_identifier = ${task}`;
    return rows.length;
  };
  await expect.poll(() => server.asked.length, { timeout: 10_000 }).toBe(16);
  await t.sql`select graphile_worker.add_job('advance_promotions')`;
  await expect.poll(() => waitingFor("advance_promotions"), { timeout: 10_000 }).toBe(0);
  expect(await waitingFor("answer_as_lisa")).toBe(18);
  held.release();
  await expect.poll(() => waitingFor("answer_as_lisa"), { timeout: 15_000 }).toBe(0);
  ending.abort();
  await worked();
}, 40_000);
