import type { Ctx } from "../../../context.ts";
import type { Mail } from "../../../providers/mail/mailer.ts";
import { findAccount } from "../account-queries.ts";
import { type Recipient, recipientOf } from "./recipient.ts";

interface ToMember {
  readonly memberId: string;
  readonly to: string;
}

/**
 * What makes a mail about an account, with the names of its member, for the address that was theirs when the mail was asked for. Null
 * when the member is gone.
 */
export function memberMail(compose: (to: Recipient, ctx: Ctx) => Mail) {
  return async (ctx: Ctx, { memberId, to }: ToMember): Promise<Mail | null> => {
    const account = await findAccount(ctx.sql, memberId);
    return account && compose({ ...recipientOf(account), email: to }, ctx);
  };
}
