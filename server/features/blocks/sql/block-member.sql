-- Blocks a member and ends follows both ways (blocks.1). Returns false when there is nobody to
-- block. In SQL as `follow_member` is, an everyday act which it excludes.
create or replace function block_member(p_blocker uuid, p_blocked uuid, p_at timestamptz)
returns boolean language plpgsql as $$
begin
  perform from members where id in (p_blocker, p_blocked) order by id for no key update;
  if not exists (select from members where id = p_blocked) then
    return false;
  end if;
  -- A message being sent comes before the block or not at all.
  perform from conversations
  where low_id = least(p_blocker, p_blocked) and high_id = greatest(p_blocker, p_blocked)
  for no key update;
  insert into blocks (blocker_id, blocked_id, created_at)
  values (p_blocker, p_blocked, p_at)
  on conflict do nothing;
  -- A block declines a request (messages.6).
  update conversation_members
  set state = 'declined'
  where (member_id, other_id) in ((p_blocker, p_blocked), (p_blocked, p_blocker)) and state = 'request';
  perform end_follow(p_blocker, p_blocked);
  perform end_follow(p_blocked, p_blocker);
  return true;
end $$;
