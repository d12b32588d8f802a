import type { Ctx } from "../../context.ts";
import type { MailJob, MailTemplate } from "../../jobs/mail-job.ts";
import type { Mail } from "../../providers/mail/mailer.ts";
import {
  emailChangedMailOf,
  emailChangeNoticeOf,
} from "../../features/account/email-change/change-mails-of.ts";
import { confirmEmailMailOf } from "../../features/account/email-change/change-mails-of.ts";
import { downloadedMail } from "../../features/account/export/downloaded-mail.ts";
import { deletedMail, removedMail } from "../../features/account/leaving/leaving-mails.ts";
import { restoredMailOf, suspendedMailOf } from "../../features/admin/members/suspension-mails-of.ts";
import { memberMail } from "../../features/auth/mails/member-mail.ts";
import { signInLink } from "../../features/auth/mails/link-addresses.ts";
import { passwordChangedMail } from "../../features/auth/mails/password-changed-mail.ts";
import { resetMailOf } from "../../features/auth/passwords/reset-mail-of.ts";
import {
  resentVerificationMailOf,
  verificationMailOf,
} from "../../features/auth/register/verification-mails-of.ts";
import { accountBackMail } from "../../features/auth/sign-in/restore-left-account.ts";
import { signInLinkMailOf } from "../../features/auth/sign-in/sign-in-link-mail-of.ts";

type Composers = {
  readonly [T in MailTemplate]: (ctx: Ctx, job: MailJob<T>) => Mail | null | Promise<Mail | null>;
};

/** What makes the mail of each template from what is true now. Null: there is nothing to say any more, or nobody to say it to. */
const composers: Composers = {
  verification: verificationMailOf,
  resent_verification: resentVerificationMailOf,
  password_reset: resetMailOf,
  password_changed: memberMail((to, ctx) => passwordChangedMail(to, signInLink(ctx.config))),
  sign_in_link: signInLinkMailOf,
  confirm_email: confirmEmailMailOf,
  email_change_notice: emailChangeNoticeOf,
  email_changed: emailChangedMailOf,
  suspended: suspendedMailOf,
  restored: restoredMailOf,
  account_deleted: (ctx, job) =>
    memberMail((to) => deletedMail(to, new Date(job.leftAt), signInLink(ctx.config)))(ctx, job),
  account_back: memberMail(accountBackMail),
  account_removed: (_, { to, username, displayName }) => removedMail({ email: to, username, displayName }),
  data_downloaded: memberMail(downloadedMail),
};

/** Makes the mail of a job, with its links. */
export async function mailOf<T extends MailTemplate>(ctx: Ctx, job: MailJob<T>): Promise<Mail | null> {
  const compose: Composers[T] = composers[job.template as T];
  return await compose(ctx, job);
}
