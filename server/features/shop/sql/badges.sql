-- Badges (badges.4 to badges.6). Each of these locks the member first, so that a member's badges
-- change one after another, and then puts the expired active one aside: the index
-- member_badges_one_active does not know the time.

create or replace function lock_badges(p_member uuid, p_at timestamptz) returns void language plpgsql as $$
begin
  perform from members where id = p_member for no key update;
  update member_badges set is_active = false where member_id = p_member and is_active and expires_at <= p_at;
end $$;

create or replace function has_active_badge(p_member uuid) returns boolean language sql volatile as $$
  select exists (select from member_badges where member_id = p_member and is_active)
$$;

-- Charges p_cost and gives a calendar month (UTC) of a badge: one more where it is owned,
-- else a new badge p_badge, which is active when no other is. p_key is that of the charge: a
-- second attempt under it buys nothing. Returns 'bought', with the badge and what was charged
-- now; 'paused' when the member paused purchases; 'endless' when theirs never ends. Too
-- little XP: SQLSTATE XP402.
create or replace function buy_badge(
  p_badge uuid,
  p_member uuid,
  p_type text,
  p_key text,
  p_cost integer,
  p_at timestamptz,
  out outcome text,
  out charged integer,
  out badge_id uuid,
  out ends_at timestamptz
) language plpgsql as $$
begin
  perform lock_badges(p_member, p_at);
  select id, expires_at into badge_id, ends_at
  from held_badges(p_member, p_at)
  where badge_type = p_type
  order by expires_at desc nulls first
  limit 1;
  charged := 0;
  outcome := case
    when exists (select from xp_transfer_of(p_key)) then 'bought'
    when exists (select from members where id = p_member and purchases_paused) then 'paused'
    when badge_id is not null and ends_at is null then 'endless'
  end;
  if outcome is not null then
    return;
  end if;
  outcome := 'bought';
  charged := xp_move(p_key, p_member, xp_account('burned'), p_cost, 'badge', p_type, p_at);
  if badge_id is null then
    insert into member_badges (id, member_id, badge_type, is_active, expires_at, created_at)
    values (p_badge, p_member, p_type, not has_active_badge(p_member), month_after(p_at), p_at)
    returning id, expires_at into badge_id, ends_at;
  else
    update member_badges set expires_at = month_after(expires_at) where id = badge_id returning expires_at into ends_at;
  end if;
end $$;

-- The same day and time of the next month in UTC; the last day of a shorter one.
create or replace function month_after(p_at timestamptz) returns timestamptz language sql immutable as $$
  select (p_at at time zone 'UTC' + interval '1 month') at time zone 'UTC'
$$;

-- Returns 'active'; 'absent' when it is not the member's; 'expired'; 'blocked' while
-- another one is active.
create or replace function activate_badge(p_badge uuid, p_member uuid, p_at timestamptz) returns text language plpgsql as $$
declare
  v_badge member_badges;
begin
  perform lock_badges(p_member, p_at);
  select * into v_badge from member_badges where id = p_badge and member_id = p_member;
  if not found then
    return 'absent';
  end if;
  if v_badge.expires_at <= p_at then
    return 'expired';
  end if;
  if v_badge.is_active then
    return 'active';
  end if;
  if has_active_badge(p_member) then
    return 'blocked';
  end if;
  update member_badges set is_active = true, is_deactivated = false where id = p_badge;
  return 'active';
end $$;

-- Shows a badge instead of the active one, which is deactivated: both or neither. Returns what
-- activate_badge returns, never 'blocked'.
create or replace function activate_badge_instead(p_badge uuid, p_member uuid, p_at timestamptz) returns text
language plpgsql as $$
declare
  v_outcome text;
begin
  v_outcome := activate_badge(p_badge, p_member, p_at);
  if v_outcome <> 'blocked' then
    return v_outcome;
  end if;
  perform put_active_badge_aside(p_member);
  v_outcome := activate_badge(p_badge, p_member, p_at);
  perform reset_lapsed_filter(p_member, p_at);
  return v_outcome;
end $$;

create or replace function put_active_badge_aside(p_member uuid) returns void language plpgsql as $$
begin
  update member_badges set is_active = false, is_deactivated = true where member_id = p_member and is_active;
end $$;

-- Returns 'deactivated', also when it was before; 'absent', 'expired', or 'passive' when it was not
-- shown. filter_reset: the content filter needed it.
create or replace function deactivate_badge(
  p_badge uuid,
  p_member uuid,
  p_at timestamptz,
  out outcome text,
  out filter_reset boolean
) language plpgsql as $$
declare
  v_badge member_badges;
begin
  perform lock_badges(p_member, p_at);
  select * into v_badge from member_badges where id = p_badge and member_id = p_member;
  outcome := case
    when not found then 'absent'
    when v_badge.expires_at <= p_at then 'expired'
    when not v_badge.is_active and not v_badge.is_deactivated then 'passive'
    else 'deactivated'
  end;
  filter_reset := false;
  if outcome = 'deactivated' and v_badge.is_active then
    update member_badges set is_active = false, is_deactivated = true where id = p_badge;
    filter_reset := reset_lapsed_filter(p_member, p_at);
  end if;
end $$;

-- Ends a badge whose time is up, once: it is no longer shown, the filter falls back, and the
-- member is notified in the words given: 'ended', or 'ended_with_filter' where the filter fell
-- back. Null when there is nothing to end, e.g. because it was extended meanwhile.
create or replace function end_badge(p_badge uuid, p_at timestamptz, p_texts jsonb) returns json language plpgsql as $$
declare
  v_member uuid;
  v_badge member_badges;
begin
  select member_id into v_member from member_badges where id = p_badge;
  perform lock_badges(v_member, p_at);
  update member_badges
  set lapsed_at = p_at
  where id = p_badge
    and lapsed_at is null
    and expires_at <= p_at
  returning * into v_badge;
  if not found then
    return null;
  end if;
  perform reset_lapsed_filter(v_member, p_at);
  return json_build_object(
    'memberId', v_member,
    'notified', notify_member(
      v_member, 'payment', null, 'badge_lapsed:' || p_badge || ':' || v_badge.expires_at, 'payment', p_at,
      jsonb_build_object(
        'message', p_texts ->> case when filter_lapsed_with(v_badge) then 'ended_with_filter' else 'ended' end
      )
    )
  );
end $$;
