import { keptUntil } from "#shared/retention.ts";
import type { Ctx } from "../../../context.ts";
import type { MailJob } from "../../../jobs/mail-job.ts";
import type { Mail } from "../../../providers/mail/mailer.ts";
import { findRecipient } from "../../auth/mails/find-recipient.ts";
import { confirmEmailLink, refuseEmailLink, signInLink } from "../../auth/mails/link-addresses.ts";
import { deriveMailToken } from "../../auth/mails/derive-mail-token.ts";
import { hashSessionToken } from "../../auth/sessions/session-token.ts";
import { memberMail } from "../../auth/mails/member-mail.ts";
import { giveChangeToken, isRequested } from "./email-change-queries.ts";
import {
  addressTakenMail,
  confirmEmailMail,
  emailChangedMail,
  emailChangeNotice,
} from "./email-change-mails.ts";

/**
 * The mail to the new address, with a link that works from now on; null when the change is void
 * (auth.21).
 */
export async function makeConfirmEmailMail(ctx: Ctx, job: MailJob<"confirm_email">): Promise<Mail | null> {
  const owner = await findRecipient(ctx, job.to);
  if (owner) {
    const isWanted = await isRequested(ctx.sql, job, ctx.clock.now());
    return isWanted ? addressTakenMail(owner, signInLink(ctx.config)) : null;
  }
  return await composeWithToken(
    ctx,
    job,
    "confirm_hash",
    (username, token) => confirmEmailMail({ email: job.to, username }, confirmEmailLink(ctx.config, token)),
  );
}

/** The notice to the old address, likewise. */
export function makeEmailChangeNotice(ctx: Ctx, job: MailJob<"email_change_notice">): Promise<Mail | null> {
  return composeWithToken(
    ctx,
    job,
    "refuse_hash",
    (username, token, displayName) =>
      emailChangeNotice({ email: job.to, username, displayName }, refuseEmailLink(ctx.config, token)),
  );
}

export function makeEmailChangedMail(ctx: Ctx, job: MailJob<"email_changed">): Promise<Mail | null> {
  const { contactEmail } = ctx.config;
  return memberMail((to) => emailChangedMail(to, { isOld: job.isOld, contactEmail }))(ctx, job);
}

async function composeWithToken(
  ctx: Ctx,
  job: MailJob<"confirm_email" | "email_change_notice">,
  column: "confirm_hash" | "refuse_hash",
  compose: (username: string, token: string, displayName: string) => Mail,
): Promise<Mail | null> {
  const token = deriveMailToken(ctx, job.id);
  const now = ctx.clock.now();
  const member = await giveChangeToken(ctx.sql, {
    ...job,
    column,
    hash: hashSessionToken(token),
    now,
    expiresAt: keptUntil("emailChanges", now),
  });
  return member && compose(member.username, token, member.display_name);
}
