import type { Tx } from "../../../db/open-database.ts";
import type { SearchOfNames } from "../../members/name-search.ts";
import { payOf } from "../../xp/pay-and-charge-fragments.ts";
import { founderIsAwaited } from "../founder-fragments.ts";
import { recordActivity, type Recorded } from "../../xp/activity/record-activity-fragments.ts";

interface Confirmation {
  /** The id of the registration, and of the member it becomes. */
  readonly id: string;
  /** Replaces the registered username; null keeps it. */
  readonly username: string | null;
  /** For the names that the member gets. */
  readonly search: SearchOfNames | null;
  readonly now: Date;
  /** The very first member becomes the administrator (auth.13). */
  readonly mayFound: boolean;
}

/**
 * Makes a registration a member, voids the other registrations of its address and pays an
 * invitation, once: the inviter only for a new person (xp.4). Does nothing when the registration is
 * gone, or its address or username taken.
 *
 * All registrations of the address are locked in order first: otherwise two confirmed at once would
 * wait for each other.
 */
export async function confirmRegistration(tx: Tx, confirmation: Confirmation): Promise<Recorded | null> {
  const { id, now } = confirmation;
  await lockRivals(tx, id);
  const joined = await insertMember(tx, confirmation);
  if (!joined) return null;
  await voidRegistrations(tx, joined.email);
  if (joined.referredBy === null) return null;
  return await payInvitation(tx, { memberId: id, inviterId: joined.referredBy, email: joined.email, now });
}

async function lockRivals(tx: Tx, id: string): Promise<void> {
  await tx`
    select from pending_registrations
    where lower(email) = (select lower(email) from pending_registrations where id = ${id})
    order by id
    for update`;
}

async function voidRegistrations(tx: Tx, email: string): Promise<void> {
  await tx`delete from pending_registrations where lower(email) = lower(${email})`;
}

interface Joined {
  readonly email: string;
  readonly referredBy: string | null;
}

/**
 * The username is claimed, since a member may be giving it up just now. `founder` lets one first
 * member through, ever.
 */
async function insertMember(
  tx: Tx,
  { id, username, search, now, mayFound }: Confirmation,
): Promise<Joined | null> {
  const [joined] = await tx<Joined[]>`
    with confirmed as (
      select *, coalesce(${username}, username) as chosen
      from pending_registrations
      where id = ${id}
        and expires_at > ${now}
    ),
    founding as (
      insert into founder (member_id)
      select id
      from confirmed
      where ${mayFound}
        and ${founderIsAwaited(tx)}
      on conflict do nothing
      returning member_id
    )
    insert into members (
      id, email, username, display_name, password_hash, email_verified_at, time_zone, language, terms_version, privacy_version,
      has_guardian_consent, has_given_birth_date, of_age_from, referred_by, is_admin, created_at,
      joined_mailbox, search_username, search_display_name, search_tokens
    )
    select
      id, email, chosen, display_name, password_hash, ${now}::timestamptz, time_zone, language,
      terms_version, privacy_version, has_guardian_consent, has_given_birth_date, of_age_from, referred_by, exists (select from founding),
      ${now}::timestamptz, mailbox_of(email), found.*
    from confirmed
    cross join lateral search_of_names(
      ${JSON.stringify(search)}::text::jsonb, chosen, confirmed.display_name
    ) as found (folded_username, folded_display_name, tokens)
    where claim_username(chosen, id, ${now})
    on conflict do nothing
    returning email, referred_by as "referredBy"`;
  return joined ?? null;
}

interface Invitation {
  readonly memberId: string;
  readonly inviterId: string;
  readonly email: string;
  readonly now: Date;
}

/** Pays an invitation to whoever joined, and to their inviter if they are a new person. */
async function payInvitation(
  tx: Tx,
  { memberId, inviterId, email, now }: Invitation,
): Promise<Recorded | null> {
  const { amount } = payOf("referral");
  const [inviter, joined] = [tx`${inviterId}::uuid`, tx`${memberId}::uuid`];
  const recorded = recordActivity(
    tx,
    {
      kind: "referral",
      actorId: inviter,
      target: joined,
      ownerId: joined,
      pays: { amount: tx`${await isNewPerson(tx, memberId, email) ? amount : 0}::integer`, bonus: 0 },
      at: now,
    },
    tx`json_build_array(
      notify_xp(${`referral:${inviterId}:${memberId}`}::text),
      notify_xp(${`referral_received:${memberId}:${memberId}:${inviterId}`}::text)
    )`,
  );
  const [row] = await tx<{ recorded: Recorded }[]>`select ${recorded} as recorded`;
  return row?.recorded ?? null;
}

/**
 * Whether nobody else's address leads to the mailbox of this member who is just joining, or led
 * there when they joined (xp.4). Of two who join at once, the second looks after the first has
 * committed.
 */
async function isNewPerson(tx: Tx, memberId: string, email: string): Promise<boolean> {
  await tx`select pg_advisory_xact_lock(hashtext('mailbox'), hashtext(mailbox_of(${email})))`;
  const others = await tx`
    select from members
    where (mailbox_of(email) = mailbox_of(${email}) or joined_mailbox = mailbox_of(${email}))
      and id <> ${memberId}
    limit 1`;
  return others.length === 0;
}
