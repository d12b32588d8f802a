import { lockAdministrators } from "../administrator-lock-fragments.ts";
import { randomUUID } from "node:crypto";
import { getRetentionEnd } from "#shared/retention.ts";
import { ChangedMeanwhile } from "../../../db/pool/changed-meanwhile.ts";
import { hideLength } from "../../../db/hide-length.ts";
import type { Tx } from "../../../db/open-database.ts";

/** How late a renewal may be paid (badges.6). */
const graceMs = 3 * 86_400_000;

interface Leaving {
  readonly memberId: string;
  /**
   * The hash that the password was checked against: if it was replaced meanwhile, nothing is
   * deleted (auth.21).
   */
  readonly passwordHash: string;
  /** In lower case. */
  readonly adminEmails: readonly string[];
  readonly at: Date;
}

type Outcome = "left" | LeavingRefusal;

/** `absent`: there is no such account, or it is suspended, a bot's, or deleted already. */
type LeavingRefusal = "absent" | "last_administrator" | "subscribed";

/**
 * Deletes an account: hides the member, ends their sign-ins, stops their promotions. Nothing is
 * done when it is refused. A deleted account keeps its row of `members`, since the ledger, payments
 * and threads name it; nothing in it is left to see (auth.18). What was in it waits in `departures`
 * for 30 days.
 */
export async function leaveAccount(tx: Tx, leaving: Leaving): Promise<Outcome> {
  const { memberId, at } = leaving;
  const member = await selectLeaving(tx, leaving);
  const refusal = refuseLeaving(member);
  if (!member || refusal) return refusal ?? "absent";
  const name = `deleted_member_${randomUUID().replaceAll("-", "").slice(0, 12)}`;
  const commented = await lockPostsOfLeaving(tx, memberId, [member.username, name]);
  await stopPromotions(tx, memberId, at);
  await lockLeaving(tx, leaving, commented);
  await hideAccount(tx, memberId, name, at);
  return "left";
}

interface LeavingRow {
  readonly username: string;
  readonly mayLeave: boolean;
  readonly isLastAdministrator: boolean;
  readonly isSubscribed: boolean;
}

/** Returns why an account cannot be deleted now; null when it can. */
export function refuseLeaving(member: Omit<LeavingRow, "username"> | null): LeavingRefusal | null {
  if (!member?.mayLeave) return "absent";
  if (member.isLastAdministrator) return "last_administrator";
  return member.isSubscribed ? "subscribed" : null;
}

async function selectLeaving(
  tx: Tx,
  { memberId, passwordHash, adminEmails, at }: Leaving,
): Promise<LeavingRow | null> {
  await lockAdministrators(tx);
  const [row] = await tx<LeavingRow[]>`
    select
      username,
      account_is_open(m) and not is_bot and password_hash = ${passwordHash} as "mayLeave",
      is_administrator(m, ${[...adminEmails]}::text[])
        and not has_other_administrator(id, ${[...adminEmails]}::text[]) as "isLastAdministrator",
      exists (
        select from crown_subscriptions
        where member_id = m.id
          and status in ('active', 'past_due')
          and not cancels_at_period_end
          and paid_until > ${new Date(at.getTime() - graceMs)}
      ) as "isSubscribed"
    from members m
    where id = ${memberId}`;
  return row ?? null;
}

/**
 * Locks the usernames, the posts that a member promotes, and those with comments of theirs, which
 * are counted less. Returns these.
 */
async function lockPostsOfLeaving(
  tx: Tx,
  memberId: string,
  usernames: readonly string[],
): Promise<readonly string[]> {
  await tx`select lock_usernames(${[...usernames]}::text[])`;
  const [row] = await tx<{ commented: string[] }[]>`select posts_commented_by(${memberId}) as commented`;
  const commented = row?.commented ?? [];
  await tx`
    select from posts
    where id in (
      select post_id from promotions where member_id = ${memberId} and ended_at is null
      union all
      select unnest(${hideLength(tx, commented)})
    )
    order by id
    for no key update`;
  return commented;
}

async function stopPromotions(tx: Tx, memberId: string, at: Date): Promise<void> {
  await tx`
    update promotions
    set ended_at = ${at}, end_reason = 'stopped'
    where member_id = ${memberId}
      and ended_at is null`;
}

/**
 * Locks the member. Whatever came in between, or a promotion or comment from before the member was
 * locked, lets the transaction be tried again.
 */
async function lockLeaving(
  tx: Tx,
  { memberId, passwordHash }: Leaving,
  commented: readonly string[],
): Promise<void> {
  const same = await tx`
    select from members m
    where id = ${memberId}
      and account_is_open(m)
      and not is_bot
      and password_hash = ${passwordHash}
    for no key update`;
  const [since] = await tx<{ isMore: boolean }[]>`
    select not posts_commented_by(${memberId}) <@ ${hideLength(tx, commented)}
      or exists (select from promotions where member_id = ${memberId} and ended_at is null) as "isMore"`;
  if (same.length === 0 || since?.isMore) throw new ChangedMeanwhile(`Member ${memberId} changed meanwhile`);
}

/**
 * Keeps a member's profile and username for their return, takes both from everybody's sight, counts
 * their comments no more, and ends their sign-ins.
 */
async function hideAccount(tx: Tx, memberId: string, name: string, at: Date): Promise<void> {
  await tx`select count_comments_around(${memberId}, false)`;
  await tx`
    insert into departures (member_id, left_at, profile)
    select
      id, ${at}::timestamptz,
      jsonb_build_object(
        'username', username, 'display_name', display_name, 'first_name', first_name, 'last_name', last_name,
        'bio', bio, 'location', location, 'website', website, 'profile_image_url', profile_image_url,
        'profile_image_alt', profile_image_alt, 'cover_image_id', cover_image_id, 'cover_image_alt', cover_image_alt,
        'pronouns', pronouns, 'profile_fields', profile_fields, 'message_audience', message_audience
      )
    from members
    where id = ${memberId}`;
  await tx`
    insert into former_usernames (name, member_id, kept_until)
    select lower(username), id, ${getRetentionEnd("formerUsernames", at)}::timestamptz
    from members
    where id = ${memberId}
    on conflict (name) do update set member_id = excluded.member_id, kept_until = excluded.kept_until`;
  await tx`
    update members
    set
      left_at = ${at}, username = ${name}, display_name = 'Deleted member', first_name = null, last_name = null,
      bio = null, location = null, website = null, profile_image_url = null, profile_image_alt = '',
      cover_image_id = null, cover_image_alt = '', pronouns = null, profile_fields = '[]', message_audience = 'nobody'
    where id = ${memberId}`;
  // They wait in `departures`, and nobody sees them.
  await tx`
    select
      remove_media(profile ->> 'profile_image_url'),
      remove_media('/api/media/' || (profile ->> 'cover_image_id'))
    from departures
    where member_id = ${memberId}`;
  await tx`select void_grants(${memberId})`;
}
