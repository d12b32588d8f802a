import type { Ctx } from "../../../context.ts";
import { writeHelpToMember } from "../../moderation/help/write-help-to-member.ts";
import { expireAnswersOfDead, selectExpired } from "./answer-queries.ts";
import type { Sql } from "../../../db/open-database.ts";
import { endWithHelp, settleAnswer } from "./settle-answer.ts";

const batch = 100;

/**
 * Refunds the XP of an answer whose process has died, and keeps the text so far, with help lines
 * after words of crisis (moderation.11). Does nothing while the process lives.
 */
export async function giveUpExpired(ctx: Ctx, questionId: string): Promise<void> {
  const now = ctx.clock.now();
  const crisis = await selectExpiredCrisis(ctx.sql, { id: questionId, now });
  const help = crisis && endWithHelp(crisis.content, await writeHelpToMember(ctx, crisis.member_id));
  await settleAnswer(ctx, {
    id: questionId,
    ...help ?? { state: "failed", content: null, isPaid: false },
    level: help?.isOurs ? "top" : null,
    tokens: null,
    expiredAt: now,
  });
}

/**
 * No process that writes an answer is silent for so long: with a bus a heartbeat comes every two
 * seconds.
 */
const quietMs = 5_000;

/**
 * Refunds the answers of processes that died, which their locks show. Called every two seconds, so
 * that no member waits longer than ten (processes.6), but not just after an outage, when those who
 * live have no lock or heartbeat yet; one indexed read while nothing is to be done.
 */
export async function sweepAnswersOfDead(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const now = ctx.clock.now();
  const quietSince = new Date(now.getTime() - quietMs);
  if (await expireAnswersOfDead(ctx.sql, { now, quietSince })) await sweepAnswers(ctx, signal);
}

/**
 * Runs `giveUpExpired` for all expired answers, as a job every minute. Throws an error only after
 * all were tried.
 */
export async function sweepAnswers(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await selectExpired(ctx.sql, ctx.clock.now(), batch)) {
    if (signal?.aborted) break;
    await giveUpExpired(ctx, id).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

/**
 * Who asked an expired question in a crisis, in such words or free (ai.26), and what came of its
 * answer; null for all others.
 */
async function selectExpiredCrisis(
  sql: Sql,
  { id, now }: { id: string; now: Date },
): Promise<{ readonly member_id: string; readonly content: string } | null> {
  const [row] = await sql<{ member_id: string; content: string }[]>`
    select r.member_id, a.content
    from ai_reservations r
    join ai_messages q on q.id = r.id and (q.support or r.cost = 0)
    join ai_messages a on a.question_id = q.id and a.state = 'answering'
    where r.id = ${id}
      and r.expires_at <= ${now}`;
  return row ?? null;
}
