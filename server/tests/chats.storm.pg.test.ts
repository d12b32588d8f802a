import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createTestApp } from "../testing/create-test-app.ts";
import { practiceAi } from "../testing/assistant/practice-ai.ts";
import { member } from "../testing/member.ts";
import { proofSize } from "../testing/proof-size.ts";
import { giveXp, ledgerFaults, xpOf } from "../testing/xp.ts";

const ai = await practiceAi();
const t = await createTestApp({ providers: { ai } });

/** By the question's number. */
const kinds = ["complete", "complete", "fails", "breaks"] as const;

ai.behave("chat", ({ body }) => {
  const question = body.messages?.at(-1)?.content;
  const kind = kinds[Number(question) % kinds.length];
  if (kind === "fails") return { status: 401 };
  return { reply: [`Answer to ${question}. `], after: 1, ...(kind === "breaks" && { then: "error" }) };
});

test(
  "charges exactly the kept answers of many simultaneous chats, each sent twice, with XP for some",
  async () => {
    const members = await Promise.all(Array.from({ length: 10 }, () => member(t)));
    const each = proofSize({ sample: 10, whole: 100 });
    const held = 25 * Math.ceil(each / 2);
    await Promise.all(members.map(({ id }) => giveXp(t, id, held)));
    const statuses: number[] = [];
    await Promise.all(members.flatMap((who) =>
      Array.from({ length: each }, async (_, n) => {
        const key = randomUUID();
        const json = { message: String(n), modelName: "GPT-4o Mini" };
        const ask = (accept: string) =>
          who.request("POST", "/api/ai/chat", { json, headers: { "Idempotency-Key": key, Accept: accept } });
        for (const response of await Promise.all([ask("text/event-stream"), ask("application/json")])) {
          statuses.push(response.status);
          await response.text();
        }
      })
    ));
    expect(statuses.filter((status) => ![201, 402, 409, 429, 503].includes(status))).toEqual([]);
    await expect.poll(() => t.sql`select id from ai_reservations`, { timeout: 20_000 }).toEqual([]);
    for (const { id } of members) {
      const answers = await t.sql<{ state: string; cost: number; content: string; question: string }[]>`
      select a.state, a.cost, a.content, q.content as question
      from ai_messages a
      join ai_messages q on q.id = a.question_id
      join ai_sessions s on s.id = a.session_id
      where s.member_id = ${id}`;
      const paid = answers.filter(({ state }) => state === "complete");
      expect(answers.every(({ state, cost }) => cost === (state === "complete" ? 25 : 0))).toBe(true);
      for (const { state, content, question } of answers) {
        const kind = kinds[Number(question) % kinds.length];
        const said = kind === "fails" ? "" : `Answer to ${question}. `;
        expect([state, content]).toEqual([kind === "complete" ? "complete" : "failed", said]);
      }
      expect((await xpOf(t, id)).xp).toBe(held - 25 * paid.length);
    }
    const [stored] = await t.sql<
      { count: number }[]
    >`select count(*) from ai_messages where role = 'assistant'`;
    expect(ai.asked.length).toBe(stored?.count);
    expect(await ledgerFaults(t)).toEqual([]);
  },
  120_000,
);
