import type { Sql } from "../../db/client.ts";

export interface NewMember {
  readonly id: string;
  readonly email: string;
  readonly username: string;
  readonly displayName: string;
  readonly passwordHash: string;
  readonly timeZone: string;
  readonly termsVersion: string;
  readonly privacyVersion: string;
  readonly hasGuardianConsent: boolean;
  /** Username of who invited them; nobody of that name is fine. */
  readonly ref: string | null;
  readonly now: Date;
  /** The very first member becomes the administrator (decision 25). */
  readonly mayFound: boolean;
}

/** Inserts the member unless the address or the name is taken; false then. `founder` lets one first member through, ever. */
export async function insertMember(sql: Sql, member: NewMember): Promise<boolean> {
  const rows = await sql`
    with founding as (
      insert into founder (member_id)
      select ${member.id}::uuid
      where ${member.mayFound}
        and not exists (select from members)
      on conflict do nothing
      returning member_id
    )
    insert into members (
      id, email, username, display_name, password_hash, time_zone, terms_version, privacy_version,
      has_guardian_consent, referred_by, is_admin, created_at
    )
    select
      ${member.id}::uuid,
      ${member.email},
      ${member.username},
      ${member.displayName},
      ${member.passwordHash},
      ${member.timeZone},
      ${member.termsVersion},
      ${member.privacyVersion},
      ${member.hasGuardianConsent}::boolean,
      (select id from members where lower(username) = lower(${member.ref})),
      exists (select from founding),
      ${member.now}::timestamptz
    where not exists (
      select from username_holds
      where username = lower(${member.username})
        and expires_at > ${member.now}
    )
    on conflict do nothing
    returning id`;
  return rows.length > 0;
}

export async function isUsernameTaken(sql: Sql, username: string, now: Date): Promise<boolean> {
  const rows = await sql`
    select 1
    from members
    where lower(username) = lower(${username})
    union all
    select 1
    from username_holds
    where username = lower(${username})
      and expires_at > ${now}`;
  return rows.length > 0;
}

/** Takes a name until `expiresAt`; false when it is held already. */
export async function holdUsername(sql: Sql, username: string, now: Date, expiresAt: Date): Promise<boolean> {
  const rows = await sql`
    insert into username_holds as held (username, expires_at)
    values (lower(${username}), ${expiresAt})
    on conflict (username) do update
    set expires_at = excluded.expires_at
    where held.expires_at <= ${now}
    returning username`;
  return rows.length > 0;
}

/** By `username_holds_by_expiry`. */
export async function deleteExpiredHolds(sql: Sql, now: Date): Promise<void> {
  await sql`
    delete from username_holds
    where expires_at <= ${now}`;
}

/** By `members_unverified`. Accounts whose address was never verified in time: nobody could ever sign in to them. */
export async function deleteAbandonedMembers(sql: Sql, createdBefore: Date): Promise<void> {
  await sql`
    delete from members
    where email_verified_at is null
      and is_bot = false
      and posts_count = 0
      and created_at < ${createdBefore}`;
}
