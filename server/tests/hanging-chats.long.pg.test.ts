import { expect, test } from "vitest";
import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";
import { createAiTestApp } from "../testing/assistant/create-ai-test-app.ts";
import { readChatEvents, startOf } from "../testing/assistant/chat-events.ts";
import { member } from "../testing/member.ts";
import { giveXp, ledgerFaults, xpOf } from "../testing/xp.ts";

interface Answered {
  readonly message: AiMessage;
}

const { server, t } = await createAiTestApp({ "GPT-4o Mini": "small", moderation: "omni" }, {
  AI_CONCURRENCY: "8",
});

test("lets members post, comment and read, moderated by the same provider, while chats hang there", async () => {
  const askers = await Promise.all(Array.from({ length: 30 }, () => member(t)));
  server.behave("chat", { after: 0, then: "hang" });
  const asked = await Promise.all(askers.map(async (who) => {
    await giveXp(t, who.id, 25);
    const events = readChatEvents(
      await who.request("POST", "/api/ai/chat", {
        json: { message: "How are you?", modelName: "GPT-4o Mini" },
        headers: { Accept: "text/event-stream" },
      }),
    );
    const { question } = await startOf(events);
    return { who, events, question };
  }));
  // Eight hang, the others wait for their turn; none of them holds a connection to the database.
  await expect.poll(() => server.asked.filter(({ kind }) => kind === "chat").length, { timeout: 10_000 })
    .toBe(8);
  expect(
    await t.sql`
      select query
      from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state like '%transaction%'`,
  ).toEqual([]);

  const [ada] = askers;
  const posted = await ada?.post("/api/posts", { content: "A slow morning" });
  expect(posted?.status).toBe(201);
  const post = await posted?.json() as { id: string; moderationLevel: string };
  expect(post.moderationLevel).toBe("top");
  const statuses = await Promise.all(askers.map(async (who) => [
    (await who.post(`/api/posts/${post.id}/comments`, { content: "Lovely" })).status,
    (await who.get("/api/posts")).status,
  ]));
  expect(new Set(statuses.flat())).toEqual(new Set([200, 201]));

  for (const { who, events, question } of asked) {
    await who.post(`/api/ai/questions/${question.id}/stop`);
    expect((await events.rest()).at(-1)).toMatchObject({ type: "done", cost: 0 });
    // The XP that their comment paid.
    expect((await xpOf(t, who.id)).xp).toBeGreaterThanOrEqual(25);
  }
  expect(await ledgerFaults(t)).toEqual([]);
});

test("counts an answer as high while the moderation endpoint is down: withheld and refunded for the filter top", async () => {
  server.reset();
  server.behave("moderation", { status: 500 });
  const [strict, usual] = [await member(t), await member(t)];
  await strict.put("/api/users/settings", { moderationLevel: "top" });
  await usual.put("/api/users/settings", { moderationLevel: "high" });
  const answers = await Promise.all([strict, usual].map(async (who) => {
    await giveXp(t, who.id, 25);
    const asked = await who.post("/api/ai/chat", { message: "How are you?", modelName: "GPT-4o Mini" });
    const { message } = await asked.json() as Answered;
    return [message.state, (await xpOf(t, who.id)).xp];
  }));
  expect(answers).toEqual([["withheld", 25], ["complete", 0]]);
});
