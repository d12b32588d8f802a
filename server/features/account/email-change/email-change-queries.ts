import type { Fragment, Sql } from "../../../db/open-database.ts";
import { type Batch, deleteBatch, readBatch } from "../../../db/cleanup/remove-in-batches.ts";

interface NewEmailChange {
  readonly id: string;
  readonly memberId: string;
  /**
   * The hash that the password was checked against: if it was replaced meanwhile, nothing is
   * requested.
   */
  readonly passwordHash: string;
  readonly email: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Queued together with it. */
  readonly mails: Fragment;
}

/**
 * Stores a requested change in place of the member's earlier one, without the tokens of its links,
 * which are made when their mails are sent. Returns false, and stores nothing, when the password
 * has changed.
 */
export async function upsertEmailChange(sql: Sql, change: NewEmailChange): Promise<boolean> {
  const rows = await sql`
    with member as (
      select id
      from members
      where id = ${change.memberId}
        and password_hash = ${change.passwordHash}
        and account_is_open(members)
      for no key update
    ), requested as (
      insert into email_changes (member_id, id, new_email, created_at, expires_at)
      select
        id, ${change.id}::uuid, ${change.email}::text, ${change.createdAt}::timestamptz,
        ${change.expiresAt}::timestamptz
      from member
      on conflict (member_id) do update
      set
        id = excluded.id,
        new_email = excluded.new_email,
        confirm_hash = null,
        refuse_hash = null,
        created_at = excluded.created_at,
        expires_at = excluded.expires_at
      returning id
    )
    select id, ${change.mails} as mails
    from requested`;
  return rows.length > 0;
}

interface ChangeToken {
  readonly memberId: string;
  readonly changeId: string;
  readonly column: "confirm_hash" | "refuse_hash";
  readonly hash: Buffer;
  readonly expiresAt: Date;
  readonly now: Date;
}

interface Addressed {
  readonly username: string;
  readonly display_name: string;
  readonly language: string | null;
}

/**
 * Gives a link of a change its token when its mail is sent. The change expires a while after the
 * mail that confirms it; the other link stops it for as long. Returns the member's names and
 * language; null when the change is void.
 */
export async function giveChangeToken(
  sql: Sql,
  { memberId, changeId, column, hash, expiresAt, now }: ChangeToken,
): Promise<Addressed | null> {
  const [row] = await sql<Addressed[]>`
    with given as (
      update email_changes
      set ${sql(column)} = ${hash}${column === "confirm_hash" ? sql`, expires_at = ${expiresAt}` : sql``}
      where member_id = ${memberId}
        and id = ${changeId}
        and expires_at > ${now}
      returning member_id
    )
    select username, display_name, language
    from members
    where id = (select member_id from given)`;
  return row ?? null;
}

/** Whether this change is still pending. */
export async function isRequested(
  sql: Sql,
  { memberId, changeId }: { readonly memberId: string; readonly changeId: string },
  now: Date,
): Promise<boolean> {
  const rows = await sql`
    select
    from email_changes
    where member_id = ${memberId}
      and id = ${changeId}
      and expires_at > ${now}`;
  return rows.length > 0;
}

export async function deleteEmailChange(sql: Sql, memberId: string): Promise<void> {
  await sql`
    delete from email_changes
    where member_id = ${memberId}`;
}

/** Whether the only administrator would give up that right, which their address has, with it. */
export async function givesUpAdministration(
  sql: Sql,
  { memberId, email, adminEmails }: {
    readonly memberId: string;
    readonly email: string;
    readonly adminEmails: readonly string[];
  },
): Promise<boolean> {
  const admins = sql`${[...adminEmails]}::text[]`;
  const rows = await sql`
    select
    from members m
    where m.id = ${memberId}
      and administers_by_email(m, ${admins})
      and lower(${email}) <> all(${admins})
      and not has_other_administrator(m.id, ${admins})`;
  return rows.length > 0;
}

/** By `email_changes_by_expiry`. */
export async function deleteLapsedEmailChanges(
  sql: Sql,
  now: Date,
  after: Date | null,
): Promise<Batch<Date>> {
  return await readBatch(
    sql<Batch<Date>[]>`${deleteBatch(sql, "email_changes", { by: "expires_at", after, until: now })}`,
  );
}
