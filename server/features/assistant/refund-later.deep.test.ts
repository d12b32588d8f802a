import { expect, test } from "vitest";
import { readChatEvents } from "../../testing/assistant/chat-events.ts";
import { practiceAi } from "../../testing/assistant/practice-ai.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { runJob } from "../../testing/app/run-jobs.ts";
import { member } from "../../testing/member.ts";
import { giveXp, ledgerFaults, xpOf } from "../../testing/xp.ts";

const ai = await practiceAi();
const t = await createTestApp({ providers: { ai } });

// Long, since a refund is tried again for six seconds.
test("does not promise a refund that fails now, and refunds in the sweep", async () => {
  const ada = await member(t);
  await giveXp(t, ada.id, 100);
  ai.says();
  await t.sql`alter table xp_transfers add constraint no_refunds check (reason <> 'refund') not valid`;
  const json = { message: "How are you?", modelName: "GPT-4o Mini" };
  const headers = { Accept: "text/event-stream" };
  const events = readChatEvents(await ada.request("POST", "/api/ai/chat", { json, headers }));
  const all = await events.rest();
  await t.sql`alter table xp_transfers drop constraint no_refunds`;
  expect(all.at(-1)).toMatchObject({
    message: expect.stringContaining("comes back within a few minutes") as string,
    xp: 75,
  });
  t.clock.advance(2 * 60_000);
  await runJob(t, "sweep_answers");
  expect([(await xpOf(t, ada.id)).xp, await ledgerFaults(t)]).toEqual([100, []]);
});
