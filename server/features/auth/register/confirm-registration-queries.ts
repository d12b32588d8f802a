import type { Fragment, Sql } from "../../../db/open-database.ts";
import type { SearchOfNames } from "../../members/name-search.ts";
import { payOf } from "../../xp/pay-and-charge-fragments.ts";
import { recordActivity, type Recorded } from "../../xp/activity/record-activity-fragments.ts";

interface Confirmation {
  /** The id of the registration, and of the member it becomes. */
  readonly id: string;
  /** Replaces the registered username; null keeps it. */
  readonly username: string | null;
  /** For the names that the member gets. */
  readonly search: SearchOfNames | null;
  readonly now: Date;
  /** The very first member becomes the administrator; see founder_is_awaited. */
  readonly mayFound: boolean;
}

/**
 * Makes a registration a member, voids the other registrations of its address and pays an
 * invitation, once: the inviter only for a new person, see is_new_person. Does nothing when the
 * registration is gone, or its address or username taken.
 *
 * All registrations of the address are locked in order first: otherwise two confirmed at once would
 * wait for each other. The username is claimed, since a member may be giving it up just now.
 * `founder` lets one first member through, ever.
 */
export async function confirmRegistration(sql: Sql, confirmation: Confirmation): Promise<Recorded | null> {
  const { id, username, now, mayFound } = confirmation;
  const search = sql`${confirmation.search && sql.json({ ...confirmation.search })}::jsonb`;
  const recorded = payInvitation(sql, now);
  const [row] = await sql<{ recorded: Recorded | null }[]>`
    with rivals as (
      select *
      from pending_registrations
      where lower(email) = (select lower(email) from pending_registrations where id = ${id})
      order by id
      for update
    ),
    confirmed as (
      select *
      from rivals
      where id = ${id}
        and expires_at > ${now}
    ),
    founding as (
      insert into founder (member_id)
      select id
      from confirmed
      where ${mayFound}
        and founder_is_awaited()
      on conflict do nothing
      returning member_id
    ),
    joined as (
      insert into members (
        id, email, username, display_name, password_hash, email_verified_at, time_zone, terms_version, privacy_version,
        has_guardian_consent, has_given_birth_date, of_age_from, referred_by, is_admin, created_at,
        joined_mailbox, search_username, search_display_name, search_tokens
      )
      select
        id, email, coalesce(${username}, username), display_name, password_hash, ${now}::timestamptz, time_zone,
        terms_version, privacy_version, has_guardian_consent, has_given_birth_date, of_age_from, referred_by, exists (select from founding),
        ${now}::timestamptz, mailbox_of(email), found.*
      from confirmed
      cross join lateral search_of_names(
        ${search}, coalesce(${username}, confirmed.username), confirmed.display_name
      ) as found (folded_username, folded_display_name, tokens)
      where claim_username(coalesce(${username}, username), id, ${now})
      on conflict do nothing
      returning id, email, referred_by
    ),
    voided as (
      delete from pending_registrations
      using joined
      where lower(pending_registrations.email) = lower(joined.email)
    )
    select
      case
        when joined.referred_by is not null then ${recorded}
      end as recorded
    from joined`;
  return row?.recorded ?? null;
}

/** The expression that pays an invitation, from the statement's expression `joined`. */
function payInvitation(sql: Sql, now: Date): Fragment {
  return recordActivity(
    sql,
    {
      kind: "referral",
      actorId: sql`joined.referred_by`,
      target: sql`joined.id`,
      ownerId: sql`joined.id`,
      pays: {
        amount: sql`case when is_new_person(joined.id, joined.email) then ${
          payOf("referral").amount
        }::integer else 0 end`,
        bonus: 0,
      },
      at: now,
    },
    sql`json_build_array(
    notify_xp('referral:' || joined.referred_by || ':' || joined.id),
    notify_xp('referral_received:' || joined.id || ':' || joined.id || ':' || joined.referred_by)
  )`,
  );
}
