import { msg } from "@lingui/core/runtime-macro";
import type { RequestCtx } from "../../../context.ts";
import { consumeLimits } from "../../../http/limits/consume-limit.ts";
import { queueMail } from "../../../jobs/mail-queries.ts";
import { writeText } from "../../../language/write-text.ts";
import type { AccountRow } from "../account-fragments.ts";
import { findAccount, findAccountByEmail } from "../account-queries.ts";
import { stranger } from "../mails/recipient.ts";
import { hashForLink } from "../mails/signed-link-tokens.ts";

/**
 * Mails a link to set a new password, also from the profile's button; the response does not reveal
 * whether the address has an account. Throws `RateLimited`.
 */
export async function forgotPassword(ctx: RequestCtx, email: string): Promise<{ message: string }> {
  const own = ctx.actor && await findAccount(ctx.sql, ctx.actor.id);
  const isOwn = own?.email.toLowerCase() === email.toLowerCase();
  await consumeLimits(ctx, [
    ["mail_source", ctx.source],
    [isOwn ? "mail_address" : "password_reset_address", email],
  ]);
  const account = await findAccountByEmail(ctx.sql, email);
  const owner = account ?? { ...stranger, email, password_hash: "" };
  const boundTo = hashForLink(resetBinding(owner));
  await queueMail(ctx, "password_reset", { to: email, memberId: owner.id, boundTo });
  return {
    message: writeText(
      msg`If this email belongs to an account, a link to set a new password is on its way.`,
      ctx.language,
    ),
  };
}

/**
 * The value that a reset link is bound to: the link is void once the password or the address
 * changes.
 */
export function resetBinding(owner: Pick<AccountRow, "email" | "password_hash">): string {
  return `${owner.password_hash} ${owner.email}`;
}
