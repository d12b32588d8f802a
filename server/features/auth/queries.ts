import type { Sql } from "../../db/client.ts";
import { accountColumns, type AccountRow } from "./account-columns.ts";
import { invitationLocks, payInvitation } from "./invitation-payment.ts";

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

/**
 * Keeps the moment of the first verification and pays an invitation; false when the address is no longer the one the link was
 * made for.
 */
export async function markVerified(sql: Sql, id: string, email: string, now: Date): Promise<boolean> {
  const rows = await sql`
    with ${invitationLocks(sql, id)},
    verified as (
      update members
      set email_verified_at = coalesce(email_verified_at, ${now})
      from locked
      where members.id = ${id}
        and members.email = ${email}
      returning members.id, members.referred_by
    )
    select id, ${payInvitation(sql, now)}
    from verified`;
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
 * Sets a password, ends the member's other sessions and counts their address as verified, as the link was read there, which
 * pays an invitation. False
 * when the password had been changed meanwhile.
 */
export async function replacePassword(sql: Sql, change: PasswordChange): Promise<boolean> {
  const rows = await sql`
    with ${invitationLocks(sql, change.memberId)},
    verified as (
      update members
      set
        password_hash = ${change.to},
        email_verified_at = coalesce(email_verified_at, ${change.now})
      from locked
      where members.id = ${change.memberId}
        and members.password_hash = ${change.from}
      returning members.id, members.referred_by
    ),
    ended as (
      delete from sessions
      using verified
      where sessions.member_id = verified.id
        and sessions.id is distinct from ${change.keptSessionId}
    )
    select id, ${payInvitation(sql, change.now)}
    from verified`;
  return rows.length > 0;
}
