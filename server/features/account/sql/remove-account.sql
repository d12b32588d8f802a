-- Removes a deleted account when its 30 days are over: who its member was, and what belongs to
-- nobody else. Jobs then empty it in batches (`empty_account…`). The row stays, with XP that equals
-- the ledger's. Returns {username, displayName, email}, for the mail; null when it is not due, or
-- was removed or restored meanwhile.
create or replace function remove_account(p_member uuid, p_left_before timestamptz, p_at timestamptz) returns json
language plpgsql as $$
declare
  v members;
  v_profile jsonb;
begin
  perform from cases
  where id in (select case_id from appeals where member_id = p_member)
  order by id
  for no key update;
  -- Rows deleted below are locked before the member, as by whoever acts on them.
  perform from posts where id in (select post_id from promotions where member_id = p_member) order by id for no key update;
  perform from ai_sessions where member_id = p_member order by id for update;
  select * into v from members where id = p_member for no key update;
  select profile into v_profile
  from departures
  where member_id = p_member and removed_at is null and left_at <= p_left_before
  for update;
  if not found then
    return null;
  end if;
  perform keep_open_cases_of(p_member, p_at);
  perform examine_images_of(p_member, v_profile ->> 'profile_image_url');
  update departures set removed_at = p_at, profile = null where member_id = p_member;
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
    monthly_spending_limit = null
  where id = p_member;
  perform void_grants(p_member);
  perform forget_appeals_of(p_member, p_at);
  delete from idempotency_keys where member_id = p_member;
  delete from notification_settings where member_id = p_member;
  perform from notifications where receiver_id = p_member order by id for update;
  delete from notifications where receiver_id = p_member;
  delete from blocks where p_member in (blocker_id, blocked_id);
  delete from mutes where p_member in (muter_id, muted_id);
  delete from member_badges where member_id = p_member;
  delete from promotion_marks_by_month where promotion_id in (select id from promotions where member_id = p_member);
  delete from promotions where member_id = p_member;
  delete from ai_sessions where member_id = p_member;
  delete from ai_budget_days where member_id = p_member;
  delete from ai_use where member_id = p_member;
  delete from free_answers where member_id = p_member;
  delete from lisa_answers where asker_id = p_member;
  delete from bot_acts where asker_id = p_member;
  delete from detected_bots where member_id = p_member;
  delete from bot_pace_days where member_id = p_member;
  delete from xp_paid_kinds where member_id = p_member;
  delete from xp_standings where member_id = p_member;
  update post_audio set member_id = null where member_id = p_member;
  return json_build_object('username', v_profile ->> 'username', 'displayName', v_profile ->> 'display_name', 'email', v.email);
end $$;
