import type { Fragment, Sql } from "../../../db/open-database.ts";
import { type Batch, deleteBatch, readBatch } from "../../../db/cleanup/remove-in-batches.ts";
import { ownerNames } from "../account-fragments.ts";

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
export async function insertSignInLink(sql: Sql, link: NewSignInLink, mail: Fragment): Promise<void> {
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
}

/**
 * Gives a link its token when its mail is sent or tried again. Returns its member; null when it has
 * none, was used, or is void.
 */
export async function giveLinkToken(sql: Sql, link: LinkToken): Promise<LinkOwnerRow | null> {
  const [row] = await sql<LinkOwnerRow[]>`
    with given as (
      update sign_in_links
      set token_hash = ${link.tokenHash}, expires_at = ${link.expiresAt}
      where id = ${link.id}
        and member_id is not null
        and created_at > ${link.askedSince}
      returning member_id
    )
    select email, ${ownerNames(sql)}
    from members
    where id = (select member_id from given)`;
  return row ?? null;
}

/** The id of a link's member; null when it is used, expired, or has none. */
export async function findLinkOwner(sql: Sql, tokenHash: Buffer, now: Date): Promise<string | null> {
  const [row] = await sql<{ member_id: string | null }[]>`
    select member_id
    from sign_in_links
    where token_hash = ${tokenHash}
      and expires_at > ${now}`;
  return row?.member_id ?? null;
}

/**
 * By `sign_in_links_by_expiry`. Keeps links requested after `askedBefore`, whose mail may still be
 * tried.
 */
export async function deleteExpiredLinks(
  sql: Sql,
  { now, askedBefore }: { now: Date; askedBefore: Date },
  after: Date | null,
): Promise<Batch<Date>> {
  const condition = sql`created_at <= ${askedBefore}`;
  return await readBatch(
    sql<Batch<Date>[]>`${
      deleteBatch(sql, "sign_in_links", { by: "expires_at", after, until: now, condition })
    }`,
  );
}
