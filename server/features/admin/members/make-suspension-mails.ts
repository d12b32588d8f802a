import { ruleTitle } from "#shared/rules/first-rules.ts";
import type { Ctx } from "../../../context.ts";
import type { MailJob } from "../../../jobs/mail-job.ts";
import type { Mail } from "../../../providers/mail/mailer.ts";
import { signDecision } from "../../auth/grants/decision-token.ts";
import { decisionLink, signInLink } from "../../auth/mails/link-addresses.ts";
import { memberMail } from "../../auth/mails/member-mail.ts";
import { selectReason } from "../audit/audit-queries.ts";
import { afterSuspension } from "./after-suspension.ts";
import { restoredMail, suspendedMail } from "./suspension-mails.ts";
import { selectSuspension } from "./suspension-queries.ts";

/** The mail about a suspension, with its reason and a link to the whole decision (admin.3). */
export async function makeSuspendedMail(ctx: Ctx, job: MailJob<"suspended">): Promise<Mail | null> {
  const reason = await selectReason(ctx.sql, job.actId);
  const { actId: decisionId, memberId } = job;
  const decision = await selectSuspension(ctx.sql, decisionId);
  if (!decision) return null;
  const link = decisionLink(ctx.config, decisionId, await signDecision(ctx, { decisionId, memberId }));
  const rule = ruleTitle(decision.rules ?? [], decision.rule);
  const contactEmail = ctx.config.contactEmail;
  return await memberMail((to) =>
    suspendedMail(to, { reason, rule, findings: decision.findings, link, contactEmail })
  )(ctx, job);
}

/** The mail about the end of a suspension, likewise. */
export async function makeRestoredMail(ctx: Ctx, job: MailJob<"restored">): Promise<Mail | null> {
  const reason = await selectReason(ctx.sql, job.actId);
  const after = await afterSuspension(ctx, job.memberId);
  return await memberMail((to) => restoredMail(to, { reason, after, signInLink: signInLink(ctx.config) }))(
    ctx,
    job,
  );
}
