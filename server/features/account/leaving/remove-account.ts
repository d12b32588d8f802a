import type { Tx } from "../../../db/open-database.ts";
import { forgetAppealsOf } from "../../cases/records/forget-cases.ts";
import { keepOpenCasesOf } from "../../cases/records/keep-removed.ts";

interface Removed {
  readonly username: string;
  readonly displayName: string;
  readonly email: string;
  readonly language: string | null;
}

/**
 * Removes a deleted account when its 30 days are over: who its member was, and what belongs to
 * nobody else. Jobs then empty it in batches (`remove-left-accounts.ts`). The row stays, with XP
 * that equals the ledger's. Returns who it was, for the mail; null when it is not due, or was
 * removed or restored meanwhile.
 */
export async function removeAccount(
  tx: Tx,
  memberId: string,
  { leftBefore, at }: { readonly leftBefore: Date; readonly at: Date },
): Promise<Removed | null> {
  const removed = await lockDeparted(tx, memberId, leftBefore);
  if (!removed) return null;
  await settleCases(tx, memberId, at);
  await forgetMember(tx, memberId);
  await deleteOwnRows(tx, memberId, at);
  return removed;
}

/** Its open cases keep what they have of it; its pictures go unless something else shows them. */
async function settleCases(tx: Tx, memberId: string, at: Date): Promise<void> {
  await keepOpenCasesOf(tx, memberId, at);
  await examineImagesOf(tx, memberId);
  await tx`update departures set removed_at = ${at}, profile = null where member_id = ${memberId}`;
}

/** The pictures of the profile, and those of AI chats, which are about to be deleted. */
async function examineImagesOf(tx: Tx, memberId: string): Promise<void> {
  await tx`
    insert into images_to_examine (image_id, since)
    select i.id, i.created_at
    from (
      select substring(profile ->> 'profile_image_url' from '^/api/media/([0-9a-f-]{36})$')::uuid as image_id
      from departures
      where member_id = ${memberId}
      union all
      select coalesce((profile ->> 'cover_image_id')::uuid, m.cover_image_id)
      from departures
      join members m on m.id = departures.member_id
      where member_id = ${memberId}
      union all
      select m.image_id
      from ai_sessions s
      join ai_messages m on m.session_id = s.id
      where s.member_id = ${memberId}
    ) as shown
    join images i on i.id = shown.image_id`;
}

async function deleteOwnRows(tx: Tx, memberId: string, at: Date): Promise<void> {
  await tx`select void_grants(${memberId})`;
  await forgetAppealsOf(tx, memberId, at);
  await tx`
    delete from promotion_marks_by_month
    where promotion_id in (select id from promotions where member_id = ${memberId})`;
  await tx`select from notifications where receiver_id = ${memberId} order by id for update`;
  for (const [table, column] of own) {
    await tx`delete from ${tx(table)} where ${tx(column)} = ${memberId}`;
  }
  await tx`update post_audio set member_id = null where member_id = ${memberId}`;
  // Their votes stand, without their name.
  await tx`update poll_votes set voter_id = null where voter_id = ${memberId}`;
}

/** Rows by the column that names their member. */
const own = [
  ["idempotency_keys", "member_id"],
  ["notification_settings", "member_id"],
  ["notifications", "receiver_id"],
  ["blocks", "blocker_id"],
  ["blocks", "blocked_id"],
  ["mutes", "muter_id"],
  ["mutes", "muted_id"],
  ["partial_mutes", "muter_id"],
  ["partial_mutes", "muted_id"],
  ["pinned_posts", "member_id"],
  ["member_badges", "member_id"],
  ["promotions", "member_id"],
  ["ai_sessions", "member_id"],
  ["drafts", "member_id"],
  ["thanks", "giver_id"],
  ["thanks", "receiver_id"],
  ["ai_budget_days", "member_id"],
  ["ai_use", "member_id"],
  ["free_answers", "member_id"],
  ["lisa_answers", "asker_id"],
  ["bot_acts", "asker_id"],
  ["detected_bots", "member_id"],
  ["bot_pace_days", "member_id"],
  ["xp_paid_kinds", "member_id"],
  ["xp_standings", "member_id"],
] as const;

/** Locks what is deleted before the member, as whoever acts on it does. */
async function lockDeparted(tx: Tx, memberId: string, leftBefore: Date): Promise<Removed | null> {
  await tx`
    select from cases
    where id in (select case_id from appeals where member_id = ${memberId})
    order by id
    for no key update`;
  await tx`
    select from posts
    where id in (select post_id from promotions where member_id = ${memberId})
    order by id
    for no key update`;
  await tx`select from ai_sessions where member_id = ${memberId} order by id for update`;
  const [member] = await tx<Pick<Removed, "email" | "language">[]>`
    select email, language from members where id = ${memberId} for no key update`;
  const [departed] = await tx<Omit<Removed, "email" | "language">[]>`
    select profile ->> 'username' as username, profile ->> 'display_name' as "displayName"
    from departures
    where member_id = ${memberId}
      and removed_at is null
      and left_at <= ${leftBefore}
    for update`;
  return member && departed ? { ...member, ...departed } : null;
}

async function forgetMember(tx: Tx, memberId: string): Promise<void> {
  await tx`
    update members
    set
      email = id || '@deleted.invalid',
      joined_mailbox = null, proven_email = null,
      -- No password has this hash.
      password_hash = '',
      is_admin = false,
      moderation_level = null,
      time_zone = 'UTC',
      help_country = null,
      language = null,
      read_languages = '{}',
      open_topics = '{}',
      covered_topics = '{}',
      requires_descriptions = false,
      folds_newcomers = false,
      filter_lapsed_at = null,
      has_guardian_consent = false,
      has_given_birth_date = false,
      of_age_from = null,
      is_ranked = false,
      referred_by = null,
      streak = 0,
      last_active_on = null,
      last_seen_at = null,
      username_changed_at = null,
      monthly_spending_limit = null,
      -- Still there of who left through a server of the release before.
      profile_image_alt = '',
      cover_image_id = null,
      cover_image_alt = '',
      pronouns = null,
      profile_fields = '[]'
    where id = ${memberId}`;
}
