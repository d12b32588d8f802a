import type { Ctx } from "../../context.ts";
import { consumeLimits } from "../../http/limit-store.ts";
import { composeVerificationMail } from "./compose-verification-mail.ts";
import { signInLink } from "./links.ts";
import { alreadyVerifiedMail } from "./mails/already-verified-mail.ts";
import { findAccountByEmail } from "./queries.ts";
import { recipientOf } from "./recipient-of.ts";
import { sendLater } from "./send-later.ts";
import { stranger } from "./stranger.ts";

/** Sends the verification mail again; the answer tells nothing about the address (decision 23). Throws `RateLimited`. */
export async function resendVerification(ctx: Ctx, email: string): Promise<{ message: string }> {
  await consumeLimits(ctx, [["mail_source", ctx.source], ["mail_address", email]]);
  const account = await findAccountByEmail(ctx.sql, email);
  const recipient = account ? recipientOf(account) : { ...stranger, email };
  const mail = await composeVerificationMail(ctx, recipient);
  if (account) {
    const isVerified = account.email_verified_at !== null;
    sendLater(ctx, isVerified ? alreadyVerifiedMail(recipient, signInLink(ctx.config)) : mail);
  }
  return { message: "If this address is waiting to be verified, a new verification mail is on its way." };
}
