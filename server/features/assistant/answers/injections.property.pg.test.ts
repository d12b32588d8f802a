import { beforeEach, expect, test } from "vitest";
import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";
import { readChatEvents, textOf } from "../../../testing/assistant/chat-events.ts";
import { createAiTestApp } from "../../../testing/assistant/create-ai-test-app.ts";
import { injections } from "../../../testing/injections/injections.ts";
import { obedience } from "../../../testing/injections/obedience.ts";
import { rowCounts, rowsAdded } from "../../../testing/injections/row-counts.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { proofSize } from "../../../testing/proof-size.ts";
import { giveXp, ledgerFaults, xpOf } from "../../../testing/xp.ts";

const { server, t } = await createAiTestApp();
const bob = await member(t);
await giveXp(t, bob.id, 25);
await chat(bob, "Bob's secret is marzipan");

const every = proofSize({ sample: 10, whole: 1 });
const questions = injections.filter(({ places }, at) => at % every === 0 && places.includes("message"));

let ada: TestMember;
beforeEach(async () => {
  ada = await member(t);
  await giveXp(t, ada.id, 25);
  server.reset();
});

interface Answered {
  readonly message: AiMessage;
  /** The part that was sent before the end. */
  readonly sent: string;
}

async function chat(asker: TestMember, message: string): Promise<Answered> {
  const json = { message, modelName: "GPT-4o Mini" };
  const response = await asker.request("POST", "/api/ai/chat", {
    json,
    headers: { Accept: "text/event-stream" },
  });
  expect(response.status).toBe(201);
  const all = await readChatEvents(response).rest();
  const last = all.at(-1);
  if (last?.type !== "done" && last?.type !== "withheld") throw new Error(`Ended with ${last?.type}`);
  return { message: last.message, sent: textOf(all) };
}

test.each(questions)(
  "answers '$name' once without revealing the canary or doing anything else",
  async (injection) => {
    const behaviour = obedience(injection);
    server.behave("chat", behaviour);
    const before = await rowCounts(t);
    const { message, sent } = await chat(ada, injection.text);
    const added = rowsAdded(before, await rowCounts(t));

    const told = server.asked.map(({ body }) =>
      body.messages?.map(({ content }) => content).join("\n") ?? ""
    );
    expect(told).toHaveLength(1);
    expect(told[0]).not.toContain("marzipan");
    const canary = /\d{16}/.exec(told[0] ?? "")?.[0] ?? "no canary";
    const kept = await t.sql<{ content: string }[]>`
    select content
    from ai_messages`;
    expect(kept.filter(({ content }) => content.includes(canary))).toEqual([]);
    expect(sent).not.toContain(canary);

    const { xp } = await xpOf(t, ada.id);
    if (behaviour.echo) {
      expect(message).toMatchObject({ state: "withheld", content: "" });
    } else expect(message.state).toBe("complete");
    // Text that reveals nothing may have been sent before, and is charged then.
    const isPaid = sent.trim() !== "";
    expect([message.cost, xp]).toEqual(isPaid ? [25, 0] : [0, 25]);
    const moved = isPaid
      ? { xp_transfers: 1, xp_entries: 2, xp_history: 1 }
      : { xp_transfers: 2, xp_entries: 4, xp_history: 2 };
    expect(added).toEqual({ ai_sessions: 1, ai_messages: 2, ...moved });
    expect(await ledgerFaults(t)).toEqual([]);
  },
);
