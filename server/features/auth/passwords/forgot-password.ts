import type { Ctx } from "../../../context.ts";
import { consumeLimits } from "../../../http/limit-store.ts";
import { resetLink } from "../mails/links.ts";
import { signLink } from "../mails/mailed-link.ts";
import { resetMail } from "../mails/reset-mail.ts";
import { findAccountByEmail } from "../queries.ts";
import { recipientOf, stranger } from "../mails/recipient.ts";
import { sendLater } from "../mails/send-later.ts";

/**
 * Mails a link to set a new password, also from the profile's button; the message says nothing about whether the address has an
 * account. Throws `RateLimited`.
 */
export async function forgotPassword(ctx: Ctx, email: string): Promise<{ message: string }> {
  await consumeLimits(ctx, [["mail_source", ctx.source], ["mail_address", email]]);
  const account = await findAccountByEmail(ctx.sql, email);
  const { id, password_hash: passwordHash } = account ?? { ...stranger, password_hash: "" };
  const link = resetLink(ctx.config, await signLink(ctx, "reset-password", id, passwordHash));
  if (account) sendLater(ctx, resetMail(recipientOf(account), link));
  return {
    message: "If this email belongs to an account, a link to set a new password is on its way.",
  };
}
