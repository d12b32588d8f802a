-- Follows and blocks of two members exclude one another, so both lock the two first, in the order of their ids; what they
-- then look at is what stood when they got the locks. A single statement would look at what stood before it waited.

-- Returns what came of it: 'absent' when the other is not there for the follower, 'following' otherwise.
create or replace function follow_member(p_follower uuid, p_followed uuid, p_at timestamptz)
returns text language plpgsql as $$
begin
  perform from members where id in (p_follower, p_followed) order by id for no key update;
  if not exists (select from members where id = p_followed)
    or exists (select from blocks where blocker_id = p_follower and blocked_id = p_followed)
    or exists (select from blocks where blocker_id = p_followed and blocked_id = p_follower)
  then
    return 'absent';
  end if;
  insert into follows (follower_id, followed_id, created_at)
  values (p_follower, p_followed, p_at)
  on conflict do nothing;
  if found then
    update members
    set
      following_count = following_count + (id = p_follower)::integer,
      followers_count = followers_count + (id = p_followed)::integer
    where id in (p_follower, p_followed);
  end if;
  return 'following';
end $$;

-- Ends a follow and counts it. Returns whether there was one.
create or replace function unfollow_member(p_follower uuid, p_followed uuid)
returns boolean language plpgsql as $$
begin
  perform from members where id in (p_follower, p_followed) order by id for no key update;
  delete from follows where follower_id = p_follower and followed_id = p_followed;
  if not found then
    return false;
  end if;
  update members
  set
    following_count = following_count - (id = p_follower)::integer,
    followers_count = followers_count - (id = p_followed)::integer
  where id in (p_follower, p_followed);
  return true;
end $$;

-- Blocks, which ends follows both ways (blocks.1). Returns false when there is nobody to block.
create or replace function block_member(p_blocker uuid, p_blocked uuid, p_at timestamptz)
returns boolean language plpgsql as $$
begin
  perform from members where id in (p_blocker, p_blocked) order by id for no key update;
  if not exists (select from members where id = p_blocked) then
    return false;
  end if;
  insert into blocks (blocker_id, blocked_id, created_at)
  values (p_blocker, p_blocked, p_at)
  on conflict do nothing;
  perform unfollow_member(p_blocker, p_blocked);
  perform unfollow_member(p_blocked, p_blocker);
  return true;
end $$;
