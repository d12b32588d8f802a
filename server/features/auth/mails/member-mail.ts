import type { Ctx } from "../../../context.ts";
import type { Mail } from "../../../providers/mail/mailer.ts";
import { findAccount } from "../account-queries.ts";
import { type Recipient, toRecipient } from "./recipient.ts";

interface ToMember {
  readonly memberId: string;
  readonly to: string;
}

/**
 * Makes a composer of mails about an account, with its member's names, to the address they had when
 * the mail was requested. It returns null when the member is gone.
 */
export function composeForMember(compose: (to: Recipient, ctx: Ctx) => Mail) {
  return async (ctx: Ctx, { memberId, to }: ToMember): Promise<Mail | null> => {
    const account = await findAccount(ctx.sql, memberId);
    return account && compose({ ...toRecipient(account), email: to }, ctx);
  };
}
