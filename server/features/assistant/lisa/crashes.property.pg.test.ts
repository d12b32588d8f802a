import { expect, test } from "vitest";
import { breakReminder } from "#shared/assistant/break-reminder.ts";
import { lisaId } from "#shared/assistant/lisa.ts";
import { writeText } from "../../../language/write-text.ts";
import { freeAnswersOf } from "../../../testing/assistant/free-answers.ts";
import { practiceAi } from "../../../testing/assistant/practice-ai.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { crowd } from "../../../testing/crowd.ts";
import { systemCtx } from "../../../testing/ctx-of.ts";
import { member } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";
import { proofSize } from "../../../testing/proof-size.ts";
import { runJob, runJobs } from "../../../testing/app/run-jobs.ts";
import { startProcess } from "../../../testing/shop/dying-process.ts";
import { giveXp, ledgerFaults, xpOf } from "../../../testing/xp.ts";
import { answerAsLisa } from "./answer-as-lisa.ts";
import type { Question } from "./lisa-queries.ts";

const ai = await practiceAi();
const t = await createTestApp({ providers: { ai } });
/** The sample lets the process die only at every n-th statement. */
/** The sample has statements before her answer is reserved, before it is written, and later. */
const [first, step] = [proofSize({ sample: 3, whole: 1 }), proofSize({ sample: 5, whole: 1 })];
const minutesMs = 60_000;
const signal = new AbortController().signal;

/** Answers a question in a process that dies at a statement. Returns whether it survived. */
async function answerUntil(at: number, isExecuted: boolean, question: Question): Promise<boolean> {
  const process = startProcess(t, { at, isExecuted });
  const answering = answerAsLisa(systemCtx(process.deps), question, signal).catch((error: unknown) => {
    if (!process.isDead()) throw error;
  });
  // A dead process would go on trying for six seconds to settle the answer.
  await Promise.race([answering, process.death]);
  return !process.isDead();
}

async function ask(
  kind: Question["kind"],
  xp = 100,
  words = "How are you",
): Promise<{ question: Question; askerId: string }> {
  const ada = await member(t);
  await giveXp(t, ada.id, xp);
  // The answer comes with a reminder to take a break (ai.12).
  const now = t.clock.now().getTime();
  await t.sql`
    insert into ai_use (member_id, since, last_at)
    values (${ada.id}, ${new Date(now - 200 * minutesMs)}, ${new Date(now - 20 * minutesMs)})`;
  const [path, input] = kind === "message"
    ? ["/api/messages", { receiverId: lisaId, content: `${words}?` }]
    : ["/api/posts", { content: `${words}, @lisa?` }];
  const { id } = await (await ada.post(path, input)).json() as { id: string };
  await t.sql`delete from graphile_worker._private_jobs`;
  return { question: { kind, id }, askerId: ada.id };
}

/**
 * The outcome of a question: its state, the number of answers and reminders, and the XP charged for
 * good.
 */
async function outcomeOf({ id }: Question, askerId: string) {
  const [row] = await t.sql<
    { state: string; written: number; reminders: number; reserved: number; paid: number }[]
  >`
    select
      a.state,
      (
        select count(*)::integer
        from (
          select id from comments where post_id = ${id} and author_id = ${lisaId}
          union all
          select id from messages where sender_id = ${lisaId} and receiver_id = ${askerId} and id = a.answer_id
        ) as written
      ) as written,
      (
        select count(*)::integer
        from messages
        where sender_id = ${lisaId} and receiver_id = ${askerId} and starts_with(content, ${
    writeText(breakReminder.lisa, "en")
  })
      ) as reminders,
      (select count(*)::integer from ai_reservations where id = ${id}) as reserved,
      (
        select coalesce(-sum(e.amount), 0)::integer
        from xp_entries e
        join xp_transfers x on x.id = e.transfer_id
        where e.account_id = ${askerId} and x.reference = ${id} and x.reason in ('lisa_chat', 'refund')
      ) as paid
    from lisa_answers a
    where a.id = ${id}`;
  return { ...row };
}

const answered = { state: "answered", written: 1, reminders: 1, reserved: 0, paid: 10 };

test.each(["post", "message"] as const)(
  "answers and charges a %s once, with one reminder, when the process dies at any statement and the job runs again",
  async (kind) => {
    let lived = false;
    for (let at = first; !lived; at += step) {
      for (const isExecuted of [false, true]) {
        const { question, askerId } = await ask(kind);
        lived = await answerUntil(at, isExecuted, question);
        // The lease of the dead process expires.
        t.clock.advance(2 * minutesMs);
        await answerAsLisa(systemCtx(t.deps), question, signal);
        expect(await outcomeOf(question, askerId), `statement ${at}, executed: ${isExecuted}`).toEqual(
          answered,
        );
      }
    }
    expect(await ledgerFaults(t)).toEqual([]);
  },
  60_000,
);

test.each(["post", "message"] as const)(
  "charges a %s only if Lisa's answer exists when the process dies at any statement and the job never runs again",
  async (kind) => {
    let lived = false;
    const seen = new Set<string>();
    for (let at = first; !lived; at += step) {
      const { question, askerId } = await ask(kind);
      lived = await answerUntil(at, true, question);
      t.clock.advance(4 * minutesMs);
      await runJob(t, "sweep_answers");
      t.clock.advance(10 * minutesMs);
      await runJob(t, "sweep_answers");
      await runJob(t, "sweep_answers");
      const { state, written, reserved, paid } = await outcomeOf(question, askerId);
      seen.add(state ?? "not begun");
      expect([reserved ?? 0, paid ?? 0], `statement ${at}`).toEqual([0, written ? 10 : 0]);
      if (state) expect(state).toBe(written ? "answered" : "failed");
    }
    expect([...seen].toSorted()).toEqual(["answered", "failed", "not begun"]);
    expect(await ledgerFaults(t)).toEqual([]);
  },
  60_000,
);

test("counts a free answer once, and only if it exists, when the process dies at any statement", async () => {
  let lived = false;
  for (let at = first; !lived; at += step) {
    const { question, askerId } = await ask("message", 100, "I want to kill myself");
    lived = await answerUntil(at, true, question);
    t.clock.advance(20 * minutesMs);
    await runJob(t, "sweep_answers");
    const { written, paid } = await outcomeOf(question, askerId);
    const counted = await freeAnswersOf(t, askerId);
    expect([counted?.lately ?? 0, paid ?? 0], `statement ${at}`).toEqual([written ?? 0, 0]);
  }
}, 60_000);

test("leaves a question to the process that answers it, and retries later", async () => {
  const { question, askerId } = await ask("post");
  const held = ai.hold("chat");
  const first = answerAsLisa(systemCtx(t.deps), question, signal);
  await held.asked;
  await expect(answerAsLisa(systemCtx(t.deps), question, signal)).rejects.toThrow("elsewhere");
  held.release();
  await first;
  await answerAsLisa(systemCtx(t.deps), question, signal);
  expect(await outcomeOf(question, askerId)).toEqual(answered);
});

test("neither fails nor charges twice when shutdown interrupts an answer", async () => {
  const { question, askerId } = await ask("message");
  const ending = new AbortController();
  ai.behave("chat", () => {
    ending.abort();
    return {};
  });
  await expect(answerAsLisa(systemCtx(t.deps), question, ending.signal)).rejects.toThrow();
  ai.reset();
  t.clock.advance(2 * minutesMs);
  await answerAsLisa(systemCtx(t.deps), question, signal);
  expect(await outcomeOf(question, askerId)).toEqual(answered);
});

test(
  "answers and charges each of a hundred simultaneous mentions once or not at all, with XP for some",
  async () => {
    const people = await crowd(t, 12);
    const affordable = new Map(people.map(({ id }, n) => [id, n]));
    for (const [id, times] of affordable) await giveXp(t, id, 10 * times + 3);
    const author = await member(t);
    const { id: postId } = await post(t, { authorId: author.id });
    await t.sql`update members set username = left(username, 30) where id = ${author.id}`;
    await Promise.all(
      people.flatMap((one) =>
        Array.from(
          { length: 9 },
          (_, n) => one.post(`/api/posts/${postId}/comments`, { content: `@lisa question ${n}` }),
        )
      ),
    );
    // Comments pay XP, which is not for Lisa here.
    await t.sql`
    select xp_move('spent:' || m.id, m.id, xp_account('burned'), m.xp - least(m.xp, given.xp), 'badge', null, now())
    from members m
    join unnest(${[...affordable.keys()]}::uuid[], ${
      [...affordable.values()].map((n) => 10 * n + 3)
    }::integer[])
      as given (id, xp) on given.id = m.id`;
    await Promise.all([runJobs(t), runJobs(t)]);
    const rows = await t.sql<{ asker_id: string; answered: number }[]>`
    select a.asker_id, count(*)::integer as answered
    from lisa_answers a
    join comments c on c.id = a.answer_id and c.author_id = ${lisaId}
    where a.state = 'answered' and a.asker_id = any(${people.map(({ id }) => id)}::uuid[])
    group by a.asker_id`;
    const counts = new Map(rows.map((row) => [row.asker_id, row.answered]));
    for (const [id, times] of affordable) {
      expect(counts.get(id) ?? 0).toBe(Math.min(times, 9));
      expect((await xpOf(t, id)).xp).toBe(10 * times + 3 - 10 * Math.min(times, 9));
    }
    expect(await ledgerFaults(t)).toEqual([]);
    expect(await t.sql`select from ai_reservations`).toHaveLength(0);
  },
  60_000,
);
