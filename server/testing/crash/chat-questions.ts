import { randomUUID } from "node:crypto";
import type { CrowdMember } from "../crowd.ts";
import type { TestApp } from "../create-test-app.ts";
import type { AskedOfAi } from "../../../build/practice/model/behaviour.ts";
import { xpOf } from "../xp.ts";

/** A member who asks one question, however often it is sent. */
interface AskedChat {
  readonly by: CrowdMember;
  /** Different for each question. */
  readonly question: string;
  readonly key: string;
  readonly isTemporary: boolean;
  readonly accept: "text/event-stream" | "application/json";
}

type Service = Pick<TestApp, "sql" | "clock">;

const price = 25;

/** One question per member: streamed, whole, and in a temporary chat, in turns. */
export function createChatQuestions(members: readonly CrowdMember[]): AskedChat[] {
  return members.map((by, place) => ({
    by,
    question: `What calms you? ${randomUUID()}`,
    key: randomUUID(),
    isTemporary: place % 3 === 2,
    accept: place % 3 === 1 ? "application/json" : "text/event-stream",
  }));
}

/**
 * Sends each question. The status of its response; null when the server ended
 * before the response did.
 */
export function sendAll(chats: readonly AskedChat[]): Promise<(number | null)[]> {
  return Promise.all(chats.map(async ({ by, question, key, isTemporary, accept }) => {
    const json = { message: question, modelName: "GPT-4o Mini", temporary: isTemporary };
    try {
      const response = await by.request("POST", "/api/ai/chat", {
        json,
        headers: { "Idempotency-Key": key, Accept: accept },
      });
      await response.text();
      return response.status;
    } catch {
      return null;
    }
  }));
}

interface Stored {
  readonly state: string;
  readonly cost: number;
  readonly content: string;
}

/** The stored answer to a question; null in a temporary chat, and before it was asked. */
export async function storedAnswer({ sql }: Service, { question }: AskedChat): Promise<Stored | null> {
  const [row] = await sql<Stored[]>`
    select a.state, a.cost, a.content
    from ai_messages q
    join ai_messages a on a.question_id = q.id
    where q.content = ${question}`;
  return row ?? null;
}

/**
 * Faults after all questions were sent again, in words. Each must have been asked at most once,
 * charged once if it was answered and not otherwise, and its text kept. `balance` is each member's
 * earlier balance.
 */
export async function chatFaults(
  t: Service,
  asked: readonly AskedOfAi[],
  chats: readonly AskedChat[],
  { balance, reply }: { balance: number; reply: string },
): Promise<string[]> {
  const faults = await Promise.all(chats.map(async (chat) => {
    const calls = asked.filter(({ body }) => body.messages?.at(-1)?.content === chat.question).length;
    const [answer, { xp }] = await Promise.all([storedAnswer(t, chat), xpOf(t, chat.by.id)]);
    const [moves] = await t.sql<{ charges: number; refunds: number }[]>`
      select count(*) filter (where e.amount < 0)::integer as charges,
        count(*) filter (where e.amount > 0 and t.reason = 'refund')::integer as refunds
      from xp_entries e
      join xp_transfers t on t.id = e.transfer_id
      where e.account_id = ${chat.by.id}`;
    const isPaid = moves?.charges === 1 && moves.refunds === 0;
    const isBack = moves?.charges === 1 && moves.refunds === 1;
    const isRight = calls <= 1 && xp === balance - (isPaid ? price : 0) && (isPaid || isBack) &&
      (chat.isTemporary
        ? answer === null
        : answer?.state === (isPaid ? "complete" : "failed") && answer.cost === (isPaid ? price : 0) &&
          reply.startsWith(answer.content) && (!isPaid || answer.content === reply));
    return isRight ? [] : [JSON.stringify({ chat: chat.question, calls, xp, moves, answer })];
  }));
  return faults.flat();
}
