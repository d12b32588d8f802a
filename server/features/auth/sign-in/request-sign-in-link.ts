import type { Ctx } from "../../../context.ts";
import { consumeLimits } from "../../../http/limits/consume-limit.ts";
import { enqueueMail } from "../../../jobs/enqueue-mail.ts";
import { uuidv7 } from "uuidv7";
import { getMailedUntil } from "../session-and-link-lifetimes.ts";
import { insertSignInLink } from "./sign-in-link-queries.ts";

/**
 * Mails a link to sign in without the password; the response does not reveal whether the address
 * has an account. Throws `RateLimited`.
 */
export async function requestSignInLink(ctx: Ctx, email: string): Promise<{ message: string }> {
  await consumeLimits(ctx, [["mail_source", ctx.source], ["sign_in_link_address", email]]);
  const now = ctx.clock.now();
  const id = uuidv7();
  const link = { id, email, createdAt: now, expiresAt: getMailedUntil(now) };
  await insertSignInLink(ctx.sql, link, enqueueMail(ctx, "sign_in_link", { to: email, linkId: id }));
  ctx.jobs.added();
  return { message: "If this email belongs to an account, a sign-in link is on its way." };
}
