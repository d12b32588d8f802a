import type { Sql } from "../../../db/open-database.ts";
import { type Batch, batchFrom, batchOfGone, isInBatch } from "../../../db/cleanup/remove-in-batches.ts";
import { ownerNames } from "../account-fragments.ts";

interface NewSignInLink {
  readonly tokenHash: Buffer;
  readonly email: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

interface LinkOwnerRow {
  id: string;
  email: string;
  username: string;
  display_name: string;
}

/**
 * By `members_by_email`. Stores a link for the member with this address, and returns them. An address without one gets a
 * row too, without a member, so that the same work is done either way.
 */
export async function insertSignInLink(sql: Sql, link: NewSignInLink): Promise<LinkOwnerRow | null> {
  const [row] = await sql<LinkOwnerRow[]>`
    with owner as (
      select id, email, ${ownerNames(sql)}
      from members
      where lower(email) = lower(${link.email})
        and not is_bot
    ), inserted as (
      insert into sign_in_links (token_hash, member_id, created_at, expires_at)
      values (
        ${link.tokenHash},
        (select id from owner),
        ${link.createdAt},
        ${link.expiresAt}
      )
    )
    select id, email, username, display_name
    from owner`;
  return row ?? null;
}

/** Id of the member a link is for; null when it is used, expired, or nobody's. */
export async function findLinkOwner(sql: Sql, tokenHash: Buffer, now: Date): Promise<string | null> {
  const [row] = await sql<{ member_id: string | null }[]>`
    select member_id
    from sign_in_links
    where token_hash = ${tokenHash}
      and expires_at > ${now}`;
  return row?.member_id ?? null;
}

/** By `sign_in_links_by_expiry`. */
export async function deleteExpiredLinks(sql: Sql, now: Date, after: Date | null): Promise<Batch<Date>> {
  return await batchFrom(sql<Batch<Date>[]>`
    with gone as (
      delete from sign_in_links
      where ${isInBatch(sql, "sign_in_links", { by: "expires_at", after, until: now })}
      returning expires_at as place
    )
    ${batchOfGone(sql)}`);
}
