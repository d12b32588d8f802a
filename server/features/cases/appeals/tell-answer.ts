import type { Ctx } from "../../../context.ts";
import { enqueueMails } from "../../../jobs/enqueue-mail.ts";
import { publishNotified } from "../../notifications/publish-notified.ts";
import { type AnsweredAppeal, answerNotice, describeForReporters } from "./answer-words.ts";
import { type AnsweredRow, selectAnswered, tellAppeal } from "./tell-queries.ts";

/**
 * Tells a member of the answer to their appeal, by notification and mail (appeals.2), and who
 * reported what came back, once.
 */
export async function tellAnswer(ctx: Ctx, appealId: string): Promise<void> {
  const row = await selectAnswered(ctx.sql, appealId);
  if (!row) return;
  const mails = row.email === null ? [] : [{ memberId: row.member_id, to: row.email, appealId }];
  const notified = await tellAppeal(ctx.sql, {
    appealId,
    message: answerNotice(toAnsweredAppeal(row)),
    // One member's part of a wave came back, and nobody reported that part.
    reporters: row.is_granted && row.kind !== "wave" ? describeForReporters(row.kind) : null,
    at: ctx.clock.now(),
    mail: enqueueMails(ctx, "appeal_answered", mails),
  });
  if (!notified) return;
  publishNotified(ctx, notified);
  ctx.jobs.added();
}

/** An answered appeal in the words' terms. */
export function toAnsweredAppeal(row: AnsweredRow): AnsweredAppeal {
  return {
    kind: row.kind,
    excerpt: row.excerpt,
    decision: row.decision,
    isGranted: row.is_granted,
    answer: row.answer,
    restored: row.restored ?? {},
  };
}
