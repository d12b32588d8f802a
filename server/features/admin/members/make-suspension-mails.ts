import { msg } from "@lingui/core/runtime-macro";
import { getRuleTitle } from "#shared/rules/first-rules.ts";
import type { Ctx } from "../../../context.ts";
import type { MailJob } from "../../../jobs/mail-job.ts";
import type { Mail } from "../../../providers/mail/mailer.ts";
import { signDecision } from "../../auth/grants/decision-token.ts";
import { makeDecisionLink, signInLink } from "../../auth/mails/link-addresses.ts";
import { composeForMember } from "../../auth/mails/member-mail.ts";
import { selectReason } from "../audit/audit-queries.ts";
import { describeAfterSuspension } from "./describe-after-suspension.ts";
import { selectSuspension } from "./suspension-queries.ts";
import type { BotFinding } from "#shared/bots/bot-shapes.ts";
import { formatOwnFindings } from "#shared/bots/format-finding.ts";
import type { Text } from "#shared/language/text.ts";
import { product } from "#shared/product.ts";
import { composeMail } from "../../../providers/mail/compose-mail.ts";
import { explainHowToContest, readDecision } from "../../auth/mails/contest-note.ts";
import type { Recipient } from "../../auth/mails/recipient.ts";

/** The mail about a suspension, with its reason and a link to the whole decision (admin.3). */
export async function makeSuspendedMail(ctx: Ctx, job: MailJob<"suspended">): Promise<Mail | null> {
  const reason = await selectReason(ctx.sql, job.actId);
  const { actId: decisionId, memberId } = job;
  const decision = await selectSuspension(ctx.sql, decisionId);
  if (!decision) return null;
  const link = makeDecisionLink(ctx.config, decisionId, await signDecision(ctx, { decisionId, memberId }));
  const rule = getRuleTitle(decision.rules ?? [], decision.rule);
  const contactEmail = ctx.config.contactEmail;
  return await composeForMember((to) =>
    suspendedMail(to, { reason, rule, findings: decision.findings, link, contactEmail })
  )(ctx, job);
}

/** The mail about the end of a suspension, likewise. */
export async function makeRestoredMail(ctx: Ctx, job: MailJob<"restored">): Promise<Mail | null> {
  const reason = await selectReason(ctx.sql, job.actId);
  const after = await describeAfterSuspension(ctx, job.memberId);
  return await composeForMember((to) =>
    restoredMail(to, { reason, after, signInLink: signInLink(ctx.config) })
  )(
    ctx,
    job,
  );
}

/** The mail to a suspended member, with the reason; `link` opens the statement of reasons. */
function suspendedMail(
  { email, language, displayName, username }: Recipient,
  { reason, rule, findings, link, contactEmail }: {
    reason: string;
    /** The title of the rule of the house. */
    rule: Text;
    findings?: readonly BotFinding[] | null | undefined;
    link: string;
    contactEmail: string;
  },
): Mail {
  return composeMail({
    to: email,
    language,
    subject: msg`Your ${{ product: product.name }} account is suspended`,
    name: displayName,
    paragraphs: [
      msg`Your account @${{
        username,
      }} was suspended, and you were signed out on all devices. This lasts until somebody restores your account.`,
      [msg`The rule: ${{ rule }}.`, msg`The reason: ${{ reason }}`],
      ...(findings ? [formatOwnFindings(findings)] : []),
    ],
    action: { label: readDecision, url: link },
    notes: [[msg`What you wrote stays.`, explainHowToContest(contactEmail)]],
  });
}

/** The mail to a restored member, who may sign in again; `after`: what is as it was. */
function restoredMail(
  { email, language, displayName, username }: Recipient,
  { reason, after, signInLink }: { reason: string; after: Text; signInLink: string },
): Mail {
  return composeMail({
    to: email,
    language,
    subject: msg`Your ${{ product: product.name }} account is restored`,
    name: displayName,
    paragraphs: [msg`Your account @${{ username }} is no longer suspended.`, msg`The reason: ${{ reason }}`],
    action: { label: msg`Sign in`, url: signInLink },
    notes: [after],
  });
}
