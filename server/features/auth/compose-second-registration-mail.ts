import type { Ctx } from "../../context.ts";
import type { Mail } from "../../providers/mail/mailer.ts";
import type { AccountRow } from "./account-columns.ts";
import { resetLink, signInLink } from "./links.ts";
import { signLink } from "./mailed-link.ts";
import { alreadyMemberMail } from "./mails/already-member-mail.ts";
import { unfinishedAccountMail } from "./mails/unfinished-account-mail.ts";
import { recipientOf } from "./recipient-of.ts";

/** What the owner of a known address reads after somebody registered with it. */
export async function composeSecondRegistrationMail(ctx: Ctx, account: AccountRow): Promise<Mail> {
  const token = await signLink(ctx, "reset-password", account.id, account.password_hash);
  return account.email_verified_at
    ? alreadyMemberMail(recipientOf(account), signInLink(ctx.config))
    : unfinishedAccountMail(recipientOf(account), resetLink(ctx.config, token));
}
