import { msg } from "@lingui/core/runtime-macro";
import { uuidv7 } from "uuidv7";
import type { z } from "zod";
import type { newReport, Report } from "#shared/reports/contract.ts";
import type { ReportReason } from "#shared/reports/report-reason.ts";
import type { MemberCtx } from "../../context.ts";
import { Invalid, NotFound } from "../../errors.ts";
import { commentNotFound } from "../comments/load-comment.ts";
import { memberNotFound } from "../members/get-member.ts";
import { postNotFound } from "../posts/get-post.ts";
import { consumeLowerLimit } from "../../http/limits/consume-limit.ts";
import { findRuleOfReport } from "../rules/require-rule.ts";
import { canReport } from "./permissions.ts";
import { countReportsAllowed } from "./count-reports-allowed.ts";
import { selectSubject, type SubjectKind } from "./report-queries.ts";
import type { Tx } from "../../db/open-database.ts";
import { openCaseOf } from "../moderation/cases/open-case-of.ts";
import { addReport, type ReportRow } from "./add-report.ts";

/**
 * Reports content or a member to the moderators, also across a block, into the open case about it;
 * a second report to the same case returns the first one. The response never shows the reported
 * content. Throws `NotFound` for content that does not exist or that only its author can see,
 * `Invalid` for the actor's own and for what is no rule, and `RateLimited`.
 */
export async function fileReport(
  ctx: MemberCtx,
  about: { kind: SubjectKind; id: string },
  given: z.output<typeof newReport>,
): Promise<Report> {
  const subject = await selectSubject(ctx.sql, ctx.actor.id, about.kind, about.id);
  if (!subject) throw notFound[about.kind]();
  if (!canReport(ctx.actor, { memberId: subject.member_id })) {
    throw new Invalid(
      about.kind === "member" ? msg`You can't report yourself.` : msg`You can't report what you wrote.`,
    );
  }
  const rule = await findRuleOfReport(ctx, given);
  const row = await fileWithinLimit(ctx, {
    id: uuidv7(),
    caseId: uuidv7(),
    reporterId: ctx.actor.id,
    kind: about.kind,
    subjectId: subject.id,
    reason: given.reason,
    rule,
    description: given.description ?? "",
    at: ctx.clock.now(),
  });
  // It was deleted since.
  if (!row) throw notFound[about.kind]();
  ctx.publish({ type: "case_changed", caseId: row.case_id });
  return {
    id: row.id,
    reason: row.reason,
    description: row.description,
    createdAt: row.created_at.toISOString(),
  };
}

/** Counts the report, unless the case has one of theirs. One above the limit leaves nothing. */
async function fileWithinLimit(ctx: MemberCtx, report: NewReportRow): Promise<ReportRow | null> {
  const most = await countReportsAllowed(ctx);
  return await ctx.db.transaction(async (tx) => {
    const row = await fileIntoCase(tx, report);
    if (row?.id === report.id) {
      await consumeLowerLimit({ ...ctx, sql: tx }, "report", { subject: ctx.actor.id, most });
    }
    return row;
  });
}

const notFound: Readonly<Record<SubjectKind, () => NotFound>> = {
  post: postNotFound,
  comment: commentNotFound,
  member: memberNotFound,
  message: () => new NotFound(msg`Message not found`),
};

interface NewReportRow {
  readonly id: string;
  /** The id of the case, if this is its first report. */
  readonly caseId: string;
  readonly reporterId: string;
  readonly kind: SubjectKind;
  readonly subjectId: string;
  readonly reason: ReportReason;
  readonly rule: string;
  readonly description: string;
  readonly at: Date;
}

/**
 * Files a report into the open case of its subject, or into a new one that keeps the content as it
 * is (cases.2); a member's second one to the same case returns their first. Null when the content
 * is gone.
 */
async function fileIntoCase(tx: Tx, report: NewReportRow): Promise<ReportRow | null> {
  const { caseId: id, kind, subjectId, reporterId: memberId, at } = report;
  const caseId = await openCaseOf(tx, { id, kind, subjectId, source: "report", at });
  if (caseId === null) return null;
  return await addReport(tx, caseId, { ...report, by: { memberId }, about: { kind, id: subjectId } });
}
