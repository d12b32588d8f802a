import type { Ctx } from "../../../context.ts";
import type { MailJob } from "../../../jobs/mail-job.ts";
import type { Mail } from "../../../providers/mail/mailer.ts";
import { findAccount } from "../account-queries.ts";
import { resetLink } from "../mails/link-addresses.ts";
import { toRecipient } from "../mails/recipient.ts";
import { resetMail } from "../mails/reset-mail.ts";
import { hashForLink, signLink } from "../mails/signed-link-tokens.ts";
import { resetBinding } from "./forgot-password.ts";

/**
 * The mail with a reset link; null when the address has no account, or password or address have
 * changed since the request.
 */
export async function makeResetMail(ctx: Ctx, job: MailJob<"password_reset">): Promise<Mail | null> {
  const account = await findAccount(ctx.sql, job.memberId);
  if (!account || hashForLink(resetBinding(account)) !== job.boundTo) return null;
  const token = await signLink(ctx, "reset-password", account.id, resetBinding(account));
  return resetMail(toRecipient(account), resetLink(ctx.config, token));
}
