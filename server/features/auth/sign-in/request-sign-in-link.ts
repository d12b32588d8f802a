import { msg } from "@lingui/core/runtime-macro";
import type { Ctx } from "../../../context.ts";
import { consumeLimits } from "../../../http/limits/consume-limit.ts";
import { enqueueMail } from "../../../jobs/enqueue-mail.ts";
import { writeText } from "../../../language/write-text.ts";
import { uuidv7 } from "uuidv7";
import { getMailedUntil } from "../session-and-link-lifetimes.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";

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
  const message = msg`If this email belongs to an account, a sign-in link is on its way.`;
  return { message: writeText(message, ctx.language) };
}

interface NewSignInLink {
  readonly id: string;
  readonly email: string;
  readonly createdAt: Date;
  /** Until when it may be mailed. */
  readonly expiresAt: Date;
}

/**
 * By `members_by_email`. Stores a link for the member with this address, without a token before its
 * mail is sent; `mail` is queued with it. An address without a member gets both too, so that the
 * same work is done either way.
 */
async function insertSignInLink(sql: Sql, link: NewSignInLink, mail: Fragment): Promise<void> {
  await sql`
    with inserted as (
      insert into sign_in_links (id, member_id, created_at, expires_at)
      values (
        ${link.id},
        (select id from members where lower(email) = lower(${link.email}) and not is_bot),
        ${link.createdAt},
        ${link.expiresAt}
      )
      returning id
    )
    select ${mail}
    from inserted`;
}
