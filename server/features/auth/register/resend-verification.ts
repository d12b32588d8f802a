import type { Ctx } from "../../../context.ts";
import { consumeLimits } from "../../../http/limits/consume-limit.ts";
import type { Mail } from "../../../providers/mail/mailer.ts";
import { composeVerificationMail } from "../mails/verification-mail.ts";
import { signInLink } from "../mails/link-addresses.ts";
import { linkEnd } from "../session-and-link-lifetimes.ts";
import { alreadyVerifiedMail } from "../mails/already-verified-mail.ts";
import { findAccountByEmail } from "../account-queries.ts";
import { recipientOf, stranger } from "../mails/recipient.ts";
import { prolongRegistration } from "./registration-queries.ts";
import { sendMailLater } from "../mails/send-mail-later.ts";

/**
 * Sends the verification mail of the caller's registration again: `provenId` is the one they proved to be theirs. Without
 * one nothing is sent, and the response is the same. Throws `RateLimited`.
 */
export async function resendVerification(
  ctx: Ctx,
  { email, provenId }: { readonly email: string; readonly provenId: string | null },
): Promise<{ message: string }> {
  await consumeLimits(ctx, [["mail_source", ctx.source], ["mail_address", email]]);
  const mail = await mailFor(ctx, email, provenId ?? stranger.id);
  if (mail) sendMailLater(ctx, mail);
  return {
    message: "If a registration with this address is waiting to be verified, a new email is on its way.",
  };
}

/** Null: the caller has no pending registration. */
async function mailFor(ctx: Ctx, email: string, id: string): Promise<Mail | null> {
  const now = ctx.clock.now();
  const [account, registration] = await Promise.all([
    findAccountByEmail(ctx.sql, email),
    prolongRegistration(ctx.sql, id, { now, expiresAt: linkEnd("registration", now) }),
  ]);
  const mail = await composeVerificationMail(ctx, registration ?? { ...stranger, email });
  if (!account) return registration && mail;
  // Confirmed elsewhere, or the address of a member.
  const isCallers = registration !== null || account.id === id;
  return isCallers ? alreadyVerifiedMail(recipientOf(account), signInLink(ctx.config)) : null;
}
