import type { Sql } from "../../../db/open-database.ts";
import { type Batch, batchFrom, batchOfGone, isInBatch } from "../../../db/cleanup/remove-in-batches.ts";
import { ownerNames } from "../../auth/account-fragments.ts";
import { endedSignIns } from "../../auth/sessions/end-other-sessions-fragments.ts";

interface NewEmailChange {
  readonly memberId: string;
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
 * same, so that the member cannot tell.
 */
export async function upsertEmailChange(sql: Sql, change: NewEmailChange): Promise<OwnerRow | null> {
  const [row] = await sql<OwnerRow[]>`
    with requested as (
      insert into email_changes (member_id, new_email, confirm_hash, refuse_hash, created_at, expires_at)
      values (
        ${change.memberId}, ${change.email}, ${change.confirmHash}, ${change.refuseHash}, ${change.createdAt},
        ${change.expiresAt}
      )
      on conflict (member_id) do update
      set
        new_email = excluded.new_email,
        confirm_hash = excluded.confirm_hash,
        refuse_hash = excluded.refuse_hash,
        created_at = excluded.created_at,
        expires_at = excluded.expires_at
    )
    select email, ${ownerNames(sql)}
    from members
    where lower(email) = lower(${change.email})
      and not is_bot`;
  return row ?? null;
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

/**
 * Withdraws the change with this hash and ends what `endedSignIns` names. Returns the member's id; null when no change has the hash.
 */
export async function refuseChange(sql: Sql, hash: Buffer, now: Date): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    with refused as (
      delete from email_changes
      where refuse_hash = ${hash}
        and expires_at > ${now}
      returning member_id
    ),
    owner as (
      select id
      from members
      where id = (select member_id from refused)
      for no key update
    ),
    ${endedSignIns(sql, sql`owner`, null)}
    select id
    from owner`;
  return row?.id ?? null;
}

/** By `email_changes_by_expiry`. */
export async function deleteLapsedEmailChanges(
  sql: Sql,
  now: Date,
  after: Date | null,
): Promise<Batch<Date>> {
  return await batchFrom(sql<Batch<Date>[]>`
    with gone as (
      delete from email_changes
      where ${isInBatch(sql, "email_changes", { by: "expires_at", after, until: now })}
      returning expires_at as place
    )
    ${batchOfGone(sql)}`);
}
