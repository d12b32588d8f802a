import type { KeptAge } from "#shared/auth/age-rule.ts";
import type { Language } from "#shared/language/languages.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { type Batch, deleteBatch, readBatch } from "../../../db/cleanup/remove-in-batches.ts";

interface NewRegistration extends KeptAge {
  readonly id: string;
  readonly email: string;
  readonly username: string;
  readonly displayName: string;
  readonly passwordHash: string;
  readonly timeZone: string;
  readonly language: Language;
  readonly termsVersion: string;
  readonly privacyVersion: string;
  /**
   * Username of the inviting member; an unknown name is allowed, and a bot invites nobody (bots.1).
   */
  readonly ref: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/**
 * Stores a registration, also for a member's address, where it takes the same time without effect:
 * its link is never mailed, and the address is taken. `mail` is queued with it.
 */
export async function insertRegistration(
  sql: Sql,
  registration: NewRegistration,
  mail: Fragment,
): Promise<void> {
  await sql`
    with inserted as (
    insert into pending_registrations (
      id, email, username, display_name, password_hash, time_zone, language, terms_version, privacy_version,
      has_guardian_consent, has_given_birth_date, of_age_from, referred_by, created_at, expires_at
    )
    values (
      ${registration.id},
      ${registration.email},
      ${registration.username},
      ${registration.displayName},
      ${registration.passwordHash},
      ${registration.timeZone},
      ${registration.language},
      ${registration.termsVersion},
      ${registration.privacyVersion},
      ${registration.hasGuardianConsent},
      ${registration.hasGivenBirthDate},
      ${registration.ofAgeFrom},
      (select id from members where id = member_named(${registration.ref}, ${registration.createdAt}) and not is_bot),
      ${registration.createdAt},
      ${registration.expiresAt}
    )
      returning id
    )
    select ${mail}
    from inserted`;
}

/**
 * Whether somebody has the username or a look-alike (auth.11), or had it lately (members.7).
 * @param memberId who asks, to whom their own are free; null: somebody new
 */
export async function isUsernameTaken(
  sql: Sql,
  username: string,
  memberId: string | null,
  now: Date,
): Promise<boolean> {
  const [row] = await sql<{ is_taken: boolean }[]>`
    select not username_is_free(${username}, ${memberId}::uuid, ${now}) as is_taken`;
  return row?.is_taken ?? false;
}

/** Whether any member has the address, including bots. */
export async function isEmailTaken(sql: Sql, email: string): Promise<boolean> {
  const rows = await sql`
    select
    from members
    where lower(email) = lower(${email})`;
  return rows.length > 0;
}

export interface RegistrationRow {
  readonly id: string;
  readonly email: string;
  readonly username: string;
  readonly display_name: string;
  readonly language: string;
}

export async function findRegistration(sql: Sql, id: string, now: Date): Promise<RegistrationRow | null> {
  const [row] = await sql<RegistrationRow[]>`
    select id, email, username, display_name, language
    from pending_registrations
    where id = ${id}
      and expires_at > ${now}`;
  return row ?? null;
}

/** The newest registration of an address with this hash. By `pending_registrations_by_email`. */
export async function findRegistrationByPassword(
  sql: Sql,
  email: string,
  passwordHash: string,
  now: Date,
): Promise<RegistrationRow | null> {
  const [row] = await sql<RegistrationRow[]>`
    select id, email, username, display_name, language
    from pending_registrations
    where lower(email) = lower(${email})
      and password_hash = ${passwordHash}
      and expires_at > ${now}
    order by id desc
    limit 1`;
  return row ?? null;
}

/** Extends a registration until `expiresAt` if it still exists, and queues `mail` in any case. */
export async function prolongRegistration(
  sql: Sql,
  id: string,
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
  mail: Fragment,
): Promise<void> {
  await sql`
    with prolonged as (
      update pending_registrations
      set expires_at = ${expiresAt}
      where id = ${id}
        and expires_at > ${now}
    )
    select ${mail}`;
}

/** By `pending_registrations_by_expiry`. */
export async function deleteExpiredRegistrations(
  sql: Sql,
  now: Date,
  after: Date | null,
): Promise<Batch<Date>> {
  return await readBatch(
    sql<Batch<Date>[]>`${deleteBatch(sql, "pending_registrations", { by: "expires_at", after, until: now })}`,
  );
}
