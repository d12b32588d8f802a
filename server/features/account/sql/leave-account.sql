-- A deleted account keeps its row of `members`, since the ledger, payments and threads name it;
-- nothing in it is left to see (auth.18). What was in it waits in `departures` for 30 days.

-- Deletes a member's account: hides the member, ends their sign-ins, stops their promotions.
-- Returns 'left'; 'last_administrator' or 'subscribed' with nothing done; 'absent' when there is no
-- such account, or it is suspended, a bot's, or deleted already. p_admins: addresses in lower case.
-- A subscription that was paid until p_subscribed_since or later still renews. p_kept_until: when
-- the username is free.
create or replace function leave_account(
  p_member uuid,
  p_password_hash text,
  p_admins text[],
  p_at timestamptz,
  p_subscribed_since timestamptz,
  p_kept_until timestamptz
) returns text language plpgsql as $$
declare
  v members;
  v_name text := 'deleted_member_' || left(replace(gen_random_uuid()::text, '-', ''), 12);
  v_commented uuid[];
begin
  perform lock_administrators();
  select * into v from members where id = p_member;
  if not may_leave(v) then
    return 'absent';
  end if;
  if is_administrator(v, p_admins) and not has_other_administrator(p_member, p_admins) then
    return 'last_administrator';
  end if;
  if exists (
    select from crown_subscriptions
    where member_id = p_member
      and status in ('active', 'past_due')
      and not cancels_at_period_end
      and paid_until > p_subscribed_since
  ) then
    return 'subscribed';
  end if;
  perform lock_usernames(array[v.username, v_name]);
  -- Posts, promotions, members: the order in which promotions lock.
  v_commented := posts_commented_by(p_member);
  perform from posts
  where id in (
    select post_id from promotions where member_id = p_member and ended_at is null
    union all
    select unnest(v_commented)
  )
  order by id
  for no key update;
  update promotions
  set ended_at = p_at, end_reason = 'stopped'
  where member_id = p_member and ended_at is null;
  select * into v from members where id = p_member for no key update;
  -- Whatever came in between, or a promotion or comment from before the member was locked: the
  -- statement is tried again.
  if not may_leave(v)
    or v.password_hash <> p_password_hash
    or not posts_commented_by(p_member) <@ v_commented
    or exists (select from promotions where member_id = p_member and ended_at is null)
  then
    raise exception 'member % changed meanwhile', p_member using errcode = 'serialization_failure';
  end if;
  perform count_comments_around(p_member, false);
  perform hide_account(v, v_name, p_at, p_kept_until);
  perform void_grants(p_member);
  return 'left';
end $$;

-- Keeps a member's profile and username for their return, and takes both from everybody's sight.
create or replace function hide_account(p_of members, p_name text, p_at timestamptz, p_kept_until timestamptz)
returns void language plpgsql as $$
begin
  insert into departures (member_id, left_at, profile)
  values (
    p_of.id,
    p_at,
    jsonb_build_object(
      'username', p_of.username, 'display_name', p_of.display_name, 'first_name', p_of.first_name, 'last_name', p_of.last_name,
      'bio', p_of.bio, 'location', p_of.location, 'website', p_of.website, 'profile_image_url', p_of.profile_image_url,
      'message_audience', p_of.message_audience
    )
  );
  insert into former_usernames (name, member_id, kept_until)
  values (lower(p_of.username), p_of.id, p_kept_until)
  on conflict (name) do update set member_id = excluded.member_id, kept_until = excluded.kept_until;
  update members
  set
    left_at = p_at,
    username = p_name,
    display_name = 'Deleted member',
    first_name = null,
    last_name = null,
    bio = null,
    location = null,
    website = null,
    profile_image_url = null,
    message_audience = 'nobody'
  where id = p_of.id;
  -- It waits in `departures`, and nobody sees it.
  perform remove_media(p_of.profile_image_url);
end $$;

create or replace function may_leave(p_member members) returns boolean language sql immutable as $$
  select p_member.id is not null and account_is_open(p_member) and not p_member.is_bot
$$;
