import type { Ctx } from "../../../context.ts";
import type { MailJob } from "../../../jobs/mail-job.ts";
import type { Mail } from "../../../providers/mail/mailer.ts";
import { findAccountByEmail } from "../account-queries.ts";
import { composeAlreadyMemberMail } from "../mails/already-member-mail.ts";
import { composeAlreadyVerifiedMail } from "../mails/already-verified-mail.ts";
import { signInLink } from "../mails/link-addresses.ts";
import { toRecipient } from "../mails/recipient.ts";
import { composeVerificationMail } from "../mails/verification-mail.ts";
import { findRegistration } from "./registration-queries.ts";

/**
 * The mail after a registration: to the owner of the address when it has an account, otherwise with
 * a link that confirms it.
 */
export async function makeVerificationMail(ctx: Ctx, job: MailJob<"verification">): Promise<Mail | null> {
  const { account, registration } = await readRecipientState(ctx, job);
  // Confirmed by the link of an earlier mail.
  if (account?.id === job.registrationId) return null;
  if (account) return composeAlreadyMemberMail(toRecipient(account), signInLink(ctx.config));
  return registration && await composeVerificationMail(ctx, registration);
}

/** The same for a registration that the caller proved to be theirs; others get none. */
export async function makeResentVerificationMail(
  ctx: Ctx,
  job: MailJob<"resent_verification">,
): Promise<Mail | null> {
  const { account, registration } = await readRecipientState(ctx, job);
  if (!account) return registration && await composeVerificationMail(ctx, registration);
  // Confirmed elsewhere, or the address of a member.
  const isCallers = registration !== null || account.id === job.registrationId;
  return isCallers ? composeAlreadyVerifiedMail(toRecipient(account), signInLink(ctx.config)) : null;
}

async function readRecipientState(ctx: Ctx, { to, registrationId }: { to: string; registrationId: string }) {
  const [account, registration] = await Promise.all([
    findAccountByEmail(ctx.sql, to),
    findRegistration(ctx.sql, registrationId, ctx.clock.now()),
  ]);
  return { account, registration };
}
