import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";
import { lisaId } from "#shared/assistant/lisa.ts";
import { readChatEvents, textOf } from "../../testing/assistant/chat-events.ts";
import { drawAct, stillBot } from "../../testing/scenes/still-bot.ts";
import { createAiTestApp } from "../../testing/assistant/create-ai-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { proofSize } from "../../testing/proof-size.ts";
import { runJob, runJobs } from "../../testing/app/run-jobs.ts";
import { giveXp, ledgerFaults, xpOf } from "../../testing/xp.ts";

const { server, t } = await createAiTestApp();
/** NULs, lone surrogates, and a pair split between two pieces. */
const pieces = ["\0A slow ", "cup\0 of tea \ud83c", "\udf75\ud83c by the ", "\udf75sea.\0\ud83c"];
const clean = "A slow cup of tea 🍵\ufffd by the \ufffdsea.\ufffd";

let ada: TestMember;
beforeEach(async () => {
  ada = await member(t);
  await giveXp(t, ada.id, 100);
  server.reset();
  // The breaker has forgotten earlier failures.
  t.clock.advance(120_000);
  server.behave("chat", { reply: pieces });
});

const xp = async () => (await xpOf(t, ada.id)).xp;

async function ask(more: object = {}) {
  const json = { message: "How are you?", modelName: "GPT-4o Mini", ...more };
  const headers = { Accept: "text/event-stream" };
  return await readChatEvents(await ada.request("POST", "/api/ai/chat", { json, headers })).rest();
}

async function chat(more: object = {}): Promise<{ sessionId: string; message: AiMessage }> {
  const json = { message: "How are you?", modelName: "GPT-4o Mini", ...more };
  const response = await ada.post("/api/ai/chat", json);
  expect(response.status).toBe(201);
  return await response.json() as { sessionId: string; message: AiMessage };
}

test("stores and charges an answer with NUL and lone surrogates once, cleaned, and leaves the chat usable", async () => {
  const { sessionId, message } = await chat();
  expect(message).toMatchObject({ state: "complete", content: clean, cost: 25 });
  const again = await ask({ sessionId });
  expect([textOf(again), again.at(-1)?.type]).toEqual([clean, "done"]);
  const [stored] = await (await ada.get(`/api/ai/sessions/${sessionId}/messages`)).json() as AiMessage[];
  expect(stored?.content).toBe(clean);
  expect(await t.sql`select id from ai_reservations where member_id = ${ada.id}`).toEqual([]);
  expect([await xp(), await ledgerFaults(t)]).toEqual([50, []]);
});

test("treats an answer of NULs alone as empty, and refunds the XP", async () => {
  server.behave("chat", { reply: ["\0", "\0\0"] });
  expect((await ask()).at(-1)).toMatchObject({ type: "error", xp: 100 });
  server.behave("chat", { reply: pieces });
  expect((await ask()).at(-1)?.type).toBe("done");
  expect([await xp(), await ledgerFaults(t)]).toEqual([75, []]);
});

test("suggests and saves a cleaned title", async () => {
  const { sessionId } = await chat();
  const suggested = await ada.post(`/api/ai/sessions/${sessionId}/suggest-title`, {});
  const { title } = await suggested.json() as { title: string };
  expect([title.includes("\0"), title.isWellFormed(), title]).toEqual([
    false,
    true,
    expect.stringMatching(/^A slow cup/),
  ]);
  expect((await ada.put(`/api/ai/sessions/${sessionId}`, { title })).status).toBe(200);
});

test("stores Lisa's answer once, by message and by mention, at her price, and leaves no job", async () => {
  await ada.post("/api/messages", { receiverId: lisaId, content: "How are you?" });
  const { id } = await (await ada.post("/api/posts", { content: "@lisa how are you?" })).json() as {
    id: string;
  };
  const before = await xp();
  await runJobs(t);
  expect(
    await t.sql<{ content: string }[]>`
    select content from messages where sender_id = ${lisaId} and receiver_id = ${ada.id}
    union all
    select content from comments where author_id = ${lisaId} and post_id = ${id}`,
  )
    .toEqual([{ content: clean }, { content: clean }]);
  // The queue reports the end of a job a moment later.
  await expect.poll(() => t.sql`select id from graphile_worker.jobs where task_identifier = 'answer_as_lisa'`)
    .toEqual([]);
  expect([await xp(), await ledgerFaults(t)]).toEqual([before - 20, []]);
});

test("lets bots post, comment and answer with it", async () => {
  const pip = await stillBot(t);
  await ada.post(`/api/users/${pip.id}/follow`);
  await ada.post("/api/posts", { content: "Tea in a forest" });
  await ada.post("/api/messages", { receiverId: pip.id, content: "Hello" });
  await drawAct(t, pip, "post");
  await drawAct(t, pip, "comment");
  await runJob(t, "run_bots");
  const written = await t.sql<{ content: string }[]>`
    select content from posts where author_id = ${pip.id}
    union all
    select content from comments where author_id = ${pip.id}
    union all
    select content from messages where sender_id = ${pip.id}`;
  expect(written).toHaveLength(3);
  for (const { content } of written) expect(content).toMatch(/^A slow cup of tea 🍵/);
});

test(
  "sends and stores the same text with the exact charge, whatever a model writes and however it is cut",
  async () => {
    const hostile = fc.string({
      unit: fc.constantFrom(
        "a",
        " ",
        ". ",
        "\n",
        "\0",
        "\ud83c",
        "\udf75",
        "🍵",
        "\ufeff",
        "\u202e",
        "\ufffd",
      ),
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(hostile, { maxLength: 6 }), async (cut) => {
        await giveXp(t, ada.id, 25);
        const before = await xp();
        server.behave("chat", { reply: cut });
        t.clock.advance(120_000);
        const all = await ask();
        const last = all.at(-1);
        const isEmpty = cut.join("").replaceAll("\0", "").trim() === "";
        expect([last?.type, await xp()]).toEqual(isEmpty ? ["error", before] : ["done", before - 25]);
        if (last?.type !== "done") return;
        const rows = await t.sql<
          { content: string }[]
        >`select content from ai_messages where id = ${last.message.id}`;
        expect([textOf(all), rows[0]?.content]).toEqual([last.message.content, last.message.content]);
        expect(last.message.content).toBe(cut.join("").replaceAll("\0", "").toWellFormed());
      }),
      { numRuns: proofSize({ sample: 6, whole: 500 }), endOnFailure: true },
    );
    expect(await ledgerFaults(t)).toEqual([]);
  },
  proofSize({ sample: 60_000, whole: 600_000 }),
);
