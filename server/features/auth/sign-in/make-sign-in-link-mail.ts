import type { Ctx } from "../../../context.ts";
import type { MailJob } from "../../../jobs/mail-job.ts";
import { getMemberLanguage } from "../../../language/member-language.ts";
import type { Mail } from "../../../providers/mail/mailer.ts";
import { makeOneTimeSignInLink } from "../mails/link-addresses.ts";
import { signInLinkMail } from "../mails/sign-in-link-mail.ts";
import { deriveMailToken } from "../mails/derive-mail-token.ts";
import { getMailedSince, linkEnd } from "../session-and-link-lifetimes.ts";
import { hashSessionToken } from "../sessions/session-token.ts";
import type { Sql } from "../../../db/open-database.ts";
import { ownerNames } from "../account-fragments.ts";

/**
 * The mail with a sign-in link, which works from now on; null when the address has no account, or
 * the link is already void (auth.21).
 */
export async function makeSignInLinkMail(ctx: Ctx, job: MailJob<"sign_in_link">): Promise<Mail | null> {
  const token = deriveMailToken(ctx, job.id);
  const now = ctx.clock.now();
  const owner = await giveLinkToken(ctx.sql, {
    id: job.linkId,
    tokenHash: hashSessionToken(token),
    expiresAt: linkEnd("sign-in", now),
    askedSince: getMailedSince(now),
  });
  if (!owner) return null;
  const { email, username, display_name: displayName } = owner;
  const to = { email, username, displayName, language: getMemberLanguage(owner.language) };
  return signInLinkMail(to, makeOneTimeSignInLink(ctx.config, token));
}

interface LinkToken {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
  readonly askedSince: Date;
}

interface LinkOwnerRow {
  email: string;
  username: string;
  display_name: string;
  language: string | null;
}

/**
 * Gives a link its token when its mail is sent or tried again. Returns its member; null when it has
 * none, was used, or is void.
 */
async function giveLinkToken(sql: Sql, link: LinkToken): Promise<LinkOwnerRow | null> {
  const [row] = await sql<LinkOwnerRow[]>`
    with given as (
      update sign_in_links
      set token_hash = ${link.tokenHash}, expires_at = ${link.expiresAt}
      where id = ${link.id}
        and member_id is not null
        and created_at > ${link.askedSince}
      returning member_id
    )
    select email, language, ${ownerNames(sql)}
    from members
    where id = (select member_id from given)`;
  return row ?? null;
}
