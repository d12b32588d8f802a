-- Follows and blocks of two members exclude one another, so both lock the two first, in the order
-- of their ids; what they then look at is what stood when they got the locks. A single statement
-- would look at what stood before it waited.

-- The follows of a UTC day are one notification.
create or replace function follow_group(p_at timestamptz) returns text language sql immutable as $$
  select 'follow:' || (p_at at time zone 'UTC')::date
$$;

-- Whether a member exists for another: a block either way hides them (blocks.1).
create or replace function member_is_there(p_viewer uuid, p_member uuid) returns boolean language sql as $$
  select exists (select from members where id = p_member)
    and not exists (select from blocks_between(p_viewer, p_member))
$$;

-- Returns {isThere, followersCount, notified}: whether the other exists for the follower, how many
-- follow them now, and the notification of a new follow. A new follow takes back a decline of what
-- the other wrote (messages.6); `hasRestored` says so.
create or replace function follow_member(p_follower uuid, p_followed uuid, p_at timestamptz)
returns json language plpgsql as $$
declare
  v_notified json;
  v_has_restored boolean := false;
begin
  perform from members where id in (p_follower, p_followed) order by id for no key update;
  if not member_is_there(p_follower, p_followed)
    or exists (select from members where id in (p_follower, p_followed) and left_at is not null)
  then
    return json_build_object('isThere', false);
  end if;
  insert into follows (follower_id, followed_id, created_at, is_quiet)
  values (p_follower, p_followed, p_at, not exists (select from posts where author_id = p_followed))
  on conflict do nothing;
  if found then
    update members
    set
      following_count = following_count + (id = p_follower)::integer,
      followers_count = followers_count + (id = p_followed)::integer
    where id in (p_follower, p_followed);
    -- Looked at first, since move_side locks the conversation.
    if exists (
      select from conversation_members
      where member_id = p_follower and other_id = p_followed and state = 'declined'
    ) then
      v_has_restored := move_side(p_follower, p_followed, 'declined', 'request');
    end if;
    v_notified := json_build_array(
      notify_member(p_followed, 'follow', p_follower, follow_group(p_at), p_follower::text, p_at)
    );
  end if;
  return followed_state(p_followed, v_notified)::jsonb || jsonb_build_object('hasRestored', v_has_restored);
end $$;

create or replace function followed_state(p_followed uuid, p_notified json) returns json language sql as $$
  select json_build_object('isThere', true, 'followersCount', followers_count, 'notified', p_notified)
  from members
  where id = p_followed
$$;

-- Ends a follow. Returns the same as follow_member, `notified` with what was withdrawn.
create or replace function unfollow_member(p_follower uuid, p_followed uuid)
returns json language plpgsql as $$
begin
  perform from members where id in (p_follower, p_followed) order by id for no key update;
  if not member_is_there(p_follower, p_followed) then
    return json_build_object('isThere', false);
  end if;
  return followed_state(p_followed, json_build_array(end_follow(p_follower, p_followed)));
end $$;

-- Ends a follow of two locked members and counts it. Returns the `Notified` of its withdrawal; null
-- when there was none.
create or replace function end_follow(p_follower uuid, p_followed uuid)
returns json language plpgsql as $$
declare
  v_since timestamptz;
begin
  delete from follows where follower_id = p_follower and followed_id = p_followed returning created_at into v_since;
  if not found then
    return null;
  end if;
  update members
  set
    following_count = following_count - (id = p_follower)::integer,
    followers_count = followers_count - (id = p_followed)::integer
  where id in (p_follower, p_followed);
  return withdraw_notice(p_followed, follow_group(v_since), p_follower::text);
end $$;
