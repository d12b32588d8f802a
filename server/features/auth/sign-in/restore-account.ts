import { hideLength } from "../../../db/hide-length.ts";
import type { Tx } from "../../../db/open-database.ts";

interface Returning {
  readonly memberId: string;
  /** The hash that the password was checked against, or that of a mailed link. */
  readonly passwordHash: string | null;
  readonly linkHash: Buffer | null;
  readonly at: Date;
}

/**
 * Takes `leaveAccount` back by a proof. Returns whether it did; not once the account is removed.
 * Promotions that were stopped do not resume (auth.19).
 */
export async function restoreAccount(tx: Tx, returning: Returning): Promise<boolean> {
  const { memberId } = returning;
  await lockReturning(tx, memberId);
  const back = await bringBack(tx, returning);
  if (!back) return false;
  await forgetDeparture(tx, memberId, back);
  return true;
}

async function lockReturning(tx: Tx, memberId: string): Promise<void> {
  const [row] = await tx<{ commented: string[] }[]>`select posts_commented_by(${memberId}) as commented`;
  await tx`
    select lock_usernames(array[m.username, d.profile ->> 'username'])
    from members m
    join departures d on d.member_id = m.id
    where m.id = ${memberId}`;
  await tx`
    select from posts where id = any(${hideLength(tx, row?.commented ?? [])}) order by id for no key update`;
  await tx`select from members where id = ${memberId} for no key update`;
}

interface Back {
  readonly username: string;
  readonly image: string | null;
  readonly coverImage: string | null;
}

/** Null when the proof is no longer valid, or the account is removed or back already. */
async function bringBack(
  tx: Tx,
  { memberId, passwordHash, linkHash, at }: Returning,
): Promise<Back | null> {
  const [row] = await tx<Back[]>`
    update members m
    set
      left_at = null,
      username = d.profile ->> 'username',
      display_name = d.profile ->> 'display_name',
      first_name = d.profile ->> 'first_name',
      last_name = d.profile ->> 'last_name',
      bio = d.profile ->> 'bio',
      location = d.profile ->> 'location',
      website = d.profile ->> 'website',
      profile_image_url = d.profile ->> 'profile_image_url',
      -- Of who left before a release that has these, there is none.
      profile_image_alt = coalesce(d.profile ->> 'profile_image_alt', ''),
      cover_image_id = (d.profile ->> 'cover_image_id')::uuid,
      cover_image_alt = coalesce(d.profile ->> 'cover_image_alt', ''),
      pronouns = d.profile ->> 'pronouns',
      profile_fields = coalesce(d.profile -> 'profile_fields', '[]'),
      message_audience = d.profile ->> 'message_audience'
    from departures d
    where m.id = ${memberId}
      and d.member_id = m.id
      and d.removed_at is null
      and (
        m.password_hash = ${passwordHash}
        or exists (
          select from sign_in_links
          where token_hash = ${linkHash} and member_id = m.id and expires_at > ${at}
        )
      )
    returning m.username, m.profile_image_url as image, '/api/media/' || m.cover_image_id as "coverImage"`;
  return row ?? null;
}

/** Their comments count again, and the names and pictures are theirs alone again. */
async function forgetDeparture(
  tx: Tx,
  memberId: string,
  { username, image, coverImage }: Back,
): Promise<void> {
  await tx`select count_comments_around(${memberId}, true)`;
  await tx`select place_media(${image}), place_media(${coverImage})`;
  await tx`delete from former_usernames where name = lower(${username}) and member_id = ${memberId}`;
  await tx`delete from departures where member_id = ${memberId}`;
}
