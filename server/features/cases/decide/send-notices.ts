import { getRuleTitle } from "#shared/rules/first-rules.ts";
import type { Ctx } from "../../../context.ts";
import { publishNotified } from "../../notifications/publish-notified.ts";
import { getRules } from "../../rules/get-rules.ts";
import { closeUndecidable } from "./close-undecidable.ts";
import { type Concerned, type DueRow, selectDue } from "./notice-queries.ts";
import {
  describeForAuthor,
  describeForReporter,
  getOutcomeForReporters,
  type NoticedDecision,
  wereRight,
} from "./notice-words.ts";
import { tellDecision } from "./tell-decision.ts";

const batch = 50;

/**
 * Tells authors and reporters of decisions that can no longer be undone (cases.4), each once, and
 * closes the cases that nobody can decide here (roles.2). Stops at the signal.
 */
export async function sendNotices(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const at = ctx.clock.now();
  await closeUndecidable(ctx, "This case can't be decided here.");
  const { rules } = await getRules(ctx);
  let after: DueRow | undefined;
  do {
    const due = await selectDue(ctx.sql, { at, after, most: batch });
    for (const row of due) {
      if (signal?.aborted) return;
      try {
        await tell(ctx, row, getRuleTitle(rules, row.rule));
      } catch (err) {
        // It is tried again in the next minute, and holds nobody else up.
        ctx.log.error({ err, decisionId: row.id }, "members could not be told of a decision");
      }
    }
    after = due.length < batch ? undefined : due.at(-1);
  } while (after);
}

async function tell(ctx: Ctx, row: DueRow, rule: string): Promise<void> {
  const messages: Record<string, string> = {};
  const mails: { memberId: string; to: string; decisionId: string }[] = [];
  for (const member of row.members) {
    const message = describeForAuthor(toNoticedDecision(row, member, rule));
    if (message === null) continue;
    if (!member.isTold) messages[member.id] = message;
    if (member.hasStatement && member.email !== null) {
      mails.push({ memberId: member.id, to: member.email, decisionId: row.id });
    }
  }
  const heard = getOutcomeForReporters(row.decision, { level: row.level, formerLevel: row.former_level });
  const notified = await ctx.db.transaction(async (tx) =>
    await tellDecision(tx, ctx.clock, {
      decisionId: row.id,
      messages,
      place: placeOf(row),
      reporters: describeForReporter(heard, row.kind),
      wasRight: wereRight(heard),
      mails,
    })
  );
  if (!notified) return;
  publishNotified(ctx, notified);
  if (mails.length > 0) ctx.jobs.added();
}

/** A decision in the words that a member reads whom it concerns. */
export function toNoticedDecision(
  row: DueRow,
  { isHeld, until, stoppedPromotions, formerLevel }: Concerned,
  rule: string,
): NoticedDecision {
  return {
    kind: row.kind,
    excerpt: row.excerpt,
    decision: row.decision,
    rule,
    reason: row.reason,
    level: row.level,
    formerLevel,
    wasAsked: row.was_asked,
    isHeld,
    until: until === null ? null : new Date(until),
    removesContent: row.removes_content,
    stoppedPromotions,
  };
}

/** A notice without a statement of reasons opens the post or comment, while it is seen. */
function placeOf({ kind, decision, subject_id: id }: DueRow) {
  const isShown = decision !== "remove" && decision !== "suspend";
  return {
    post: isShown && (kind === "post" || kind === "picture") ? id : null,
    comment: isShown && kind === "comment" ? id : null,
  };
}
