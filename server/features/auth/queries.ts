import type { Sql } from "../../db/client.ts";
import { accountColumns, type AccountRow } from "./account-columns.ts";

export async function findAccount(sql: Sql, id: string): Promise<AccountRow | null> {
  const [row] = await sql<AccountRow[]>`
    select ${accountColumns(sql)}
    from members
    where id = ${id}`;
  return row ?? null;
}

/** By `members_by_email`, whatever the case. */
export async function findAccountByEmail(sql: Sql, email: string): Promise<AccountRow | null> {
  const [row] = await sql<AccountRow[]>`
    select ${accountColumns(sql)}
    from members
    where lower(email) = lower(${email})`;
  return row ?? null;
}

/** Keeps the moment of the first verification; false when the address is no longer the one the link was made for. */
export async function markVerified(sql: Sql, id: string, email: string, now: Date): Promise<boolean> {
  const rows = await sql`
    update members
    set email_verified_at = coalesce(email_verified_at, ${now})
    where id = ${id}
      and email = ${email}
    returning id`;
  return rows.length > 0;
}

export interface PasswordChange {
  readonly memberId: string;
  /** The hash the link was bound to: of several uses of a link, or of several links, one wins. */
  readonly from: string;
  readonly to: string;
  readonly now: Date;
  /** The session that goes on, if any. */
  readonly keptSessionId: string | null;
}

/**
 * Sets a password, ends the member's other sessions and counts their address as verified, as the link was read there. False
 * when the password had been changed meanwhile.
 */
export async function replacePassword(sql: Sql, change: PasswordChange): Promise<boolean> {
  const rows = await sql`
    with changed as (
      update members
      set
        password_hash = ${change.to},
        email_verified_at = coalesce(email_verified_at, ${change.now})
      where id = ${change.memberId}
        and password_hash = ${change.from}
      returning id
    ),
    ended as (
      delete from sessions
      using changed
      where sessions.member_id = changed.id
        and sessions.id is distinct from ${change.keptSessionId}
    )
    select id
    from changed`;
  return rows.length > 0;
}
