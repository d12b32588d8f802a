import type { Ctx } from "../../context.ts";
import { requeueMail } from "../../jobs/mail-queries.ts";
import type { MailJob, MailTemplate } from "../../jobs/mail-job.ts";
import { getMemberLanguage } from "../../language/member-language.ts";
import { type Mail, mayPass } from "../../providers/mail/mailer.ts";
import { getRetentionMs } from "#shared/retention.ts";
import {
  makeConfirmEmailMail,
  makeEmailChangedMail,
  makeEmailChangeNotice,
} from "../../features/account/email-change/make-email-change-mails.ts";
import { composeDownloadMail } from "../../features/account/export/downloaded-mail.ts";
import { composeDeletedMail, composeRemovedMail } from "../../features/account/leaving/leaving-mails.ts";
import { makeRestoredMail, makeSuspendedMail } from "../../features/admin/members/make-suspension-mails.ts";
import {
  makeAppealMail,
  makeDecisionMail,
  makeOutcomeMail,
  makeSuspensionOverMail,
} from "../../features/cases/mails.ts";
import { composeKnownImageMail } from "../../features/media/known/known-image-mail.ts";
import { composeForMember } from "../../features/auth/mails/member-mail.ts";
import { signInLink } from "../../features/auth/mails/link-addresses.ts";
import { composePasswordChangedMail } from "../../features/auth/mails/password-changed-mail.ts";
import { makeResetMail } from "../../features/auth/passwords/make-reset-mail.ts";
import {
  makeResentVerificationMail,
  makeVerificationMail,
} from "../../features/auth/register/make-verification-mails.ts";
import { composeAccountRestoredMail } from "../../features/auth/sign-in/restore-left-account.ts";
import { makeSignInLinkMail } from "../../features/auth/sign-in/make-sign-in-link-mail.ts";
import { makeReceiptMail } from "../../features/reports/public/receipt-mail.ts";

type Composers = {
  readonly [T in MailTemplate]: (ctx: Ctx, job: MailJob<T>) => Mail | null | Promise<Mail | null>;
};

/**
 * Composers of the mails of each template from the current state. Null when there is nothing to
 * send, or no recipient, any more.
 */
const composers: Composers = {
  verification: makeVerificationMail,
  resent_verification: makeResentVerificationMail,
  password_reset: makeResetMail,
  password_changed: composeForMember((to, ctx) => composePasswordChangedMail(to, signInLink(ctx.config))),
  sign_in_link: makeSignInLinkMail,
  confirm_email: makeConfirmEmailMail,
  email_change_notice: makeEmailChangeNotice,
  email_changed: makeEmailChangedMail,
  suspended: makeSuspendedMail,
  restored: makeRestoredMail,
  suspension_over: makeSuspensionOverMail,
  appeal_answered: makeAppealMail,
  decision: makeDecisionMail,
  known_image: composeForMember((to, ctx) => composeKnownImageMail(to, ctx.config)),
  account_deleted: (ctx, job) =>
    composeForMember((to) =>
      composeDeletedMail(to, {
        at: new Date(job.leftAt),
        signInLink: signInLink(ctx.config),
        contactEmail: ctx.config.contactEmail,
      })
    )(ctx, job),
  account_back: composeForMember((to, ctx) => composeAccountRestoredMail(to, ctx.config.contactEmail)),
  account_removed: (_, { to, username, displayName, language }) =>
    composeRemovedMail({ email: to, username, displayName, language: getMemberLanguage(language) }),
  data_downloaded: composeForMember(composeDownloadMail),
  report_receipt: makeReceiptMail,
  report_outcome: makeOutcomeMail,
};

/** Makes the mail of a job, with its links. */
async function makeMail<T extends MailTemplate>(ctx: Ctx, job: MailJob<T>): Promise<Mail | null> {
  const compose: Composers[T] = composers[job.template as T];
  return await compose(ctx, job);
}

/**
 * Sends a queued mail (mail.2). Its links are made now, so their lifetime begins now, and an event
 * that voided its act has voided the mail as well. A mail that is not accepted is queued again for
 * a day, without its text in the log. May send twice when the process dies after the mail server
 * accepted it: under one Message-ID, with the same links.
 */
export async function sendMail(ctx: Ctx, job: MailJob): Promise<void> {
  const { template, requestedAt } = job;
  try {
    const mail = await makeMail(ctx, job);
    if (!mail) return;
    const messageId = `<${job.id}@${new URL(ctx.config.publicUrl).hostname}>`;
    await ctx.providers.mail.deliver({ ...mail, messageId });
    ctx.log.info({ template }, "mail sent");
  } catch (err) {
    const delayMs = mayPass(err)
      ? delayToNextTryMs(ctx.clock.now().getTime() - Date.parse(requestedAt))
      : null;
    if (delayMs === null) {
      ctx.log.error({ err, template }, "a mail could not be sent");
      return;
    }
    ctx.log.warn({ err, template, delayMs }, "a mail was not accepted and is tried again");
    await requeueMail(ctx.sql, job, delayMs);
  }
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const shortestMs = 2_000;

/**
 * How long a mail requested this long ago waits for its next try: as long as it has waited, at most
 * five minutes in the first hour and a quarter of an hour later. Null after a day.
 */
export function delayToNextTryMs(ageMs: number): number | null {
  if (ageMs >= getRetentionMs("mails")) return null;
  return Math.min(Math.max(ageMs, shortestMs), ageMs < hourMs ? 5 * minuteMs : 15 * minuteMs);
}
