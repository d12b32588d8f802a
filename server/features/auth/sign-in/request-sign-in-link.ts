import type { Ctx } from "../../../context.ts";
import { consumeLimits } from "../../../http/limits/consume-limit.ts";
import { oneTimeSignInLink } from "../mails/link-addresses.ts";
import { signInLinkMail } from "../mails/sign-in-link-mail.ts";
import { sendMailLater } from "../mails/send-mail-later.ts";
import { linkEnd } from "../session-and-link-lifetimes.ts";
import { hashSessionToken, newSessionToken } from "../sessions/session-token.ts";
import { insertSignInLink } from "./sign-in-link-queries.ts";

/**
 * Mails a link to sign in without the password; the response does not reveal whether the address has an account. Throws
 * `RateLimited`.
 */
export async function requestSignInLink(ctx: Ctx, email: string): Promise<{ message: string }> {
  await consumeLimits(ctx, [["mail_source", ctx.source], ["sign_in_link_address", email]]);
  const token = newSessionToken();
  const now = ctx.clock.now();
  const owner = await insertSignInLink(ctx.sql, {
    tokenHash: hashSessionToken(token),
    email,
    createdAt: now,
    expiresAt: linkEnd("sign-in", now),
  });
  if (owner) {
    const { display_name: displayName, username } = owner;
    const link = oneTimeSignInLink(ctx.config, token);
    sendMailLater(ctx, signInLinkMail({ email: owner.email, username, displayName }, link));
  }
  return { message: "If this email belongs to an account, a sign-in link is on its way." };
}
