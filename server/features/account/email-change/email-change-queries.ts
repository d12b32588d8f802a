import type { Sql } from "../../../db/open-database.ts";
import { ownerNames } from "../../auth/account-fragments.ts";

interface NewEmailChange {
  readonly memberId: string;
  /** The hash that the password was checked against: one that was replaced meanwhile requests nothing. */
  readonly passwordHash: string;
  readonly email: string;
  readonly confirmHash: Buffer;
  readonly refuseHash: Buffer;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

interface OwnerRow {
  readonly email: string;
  readonly username: string;
  readonly display_name: string;
}

/**
 * Stores a requested change in place of the member's earlier one. Returns whose the new address is already; the row is stored all the
 * same, so that the member cannot tell. False, with nothing stored, when the password is another one by now.
 */
export async function upsertEmailChange(
  sql: Sql,
  change: NewEmailChange,
): Promise<{ readonly owner: OwnerRow | null } | false> {
  const [row] = await sql<{ is_requested: boolean; owner: OwnerRow | null }[]>`
    with member as (
      select id
      from members
      where id = ${change.memberId}
        and password_hash = ${change.passwordHash}
        and suspended_at is null
        and left_at is null
      for no key update
    ), requested as (
      insert into email_changes (member_id, new_email, confirm_hash, refuse_hash, created_at, expires_at)
      select
        id, ${change.email}::text, ${change.confirmHash}::bytea, ${change.refuseHash}::bytea,
        ${change.createdAt}::timestamptz, ${change.expiresAt}::timestamptz
      from member
      on conflict (member_id) do update
      set
        new_email = excluded.new_email,
        confirm_hash = excluded.confirm_hash,
        refuse_hash = excluded.refuse_hash,
        created_at = excluded.created_at,
        expires_at = excluded.expires_at
      returning member_id
    ), owner as (
      select email, ${ownerNames(sql)}
      from members
      where lower(email) = lower(${change.email})
        and not is_bot
    )
    select
      exists (select from requested) as is_requested,
      (select row_to_json(owner) from owner) as owner`;
  return row?.is_requested ? row : false;
}

export async function deleteEmailChange(sql: Sql, memberId: string): Promise<void> {
  await sql`
    delete from email_changes
    where member_id = ${memberId}`;
}

interface EmailMoved {
  readonly id: string;
  readonly username: string;
  readonly displayName: string;
  readonly oldEmail: string;
  readonly newEmail: string;
}

/** See confirm_email_change. "taken": an account has the address. Null when no change has the hash. */
export async function moveEmail(sql: Sql, hash: Buffer, now: Date): Promise<EmailMoved | "taken" | null> {
  const [row] = await sql<{ moved: EmailMoved | { readonly isTaken: true } | null }[]>`
    select confirm_email_change(${hash}, ${now}) as moved`;
  const moved = row?.moved ?? null;
  return moved && "isTaken" in moved ? "taken" : moved;
}

/** See refuse_email_change. Returns the member's id; null when no change has the hash. */
export async function refuseChange(sql: Sql, hash: Buffer, now: Date): Promise<string | null> {
  const [row] = await sql<{ member_id: string | null }[]>`
    select refuse_email_change(${hash}, ${now}) as member_id`;
  return row?.member_id ?? null;
}

/** By `email_changes_by_expiry`. */
export async function deleteLapsedEmailChanges(sql: Sql, now: Date): Promise<void> {
  await sql`
    delete from email_changes
    where expires_at <= ${now}`;
}
