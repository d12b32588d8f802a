-- Takes a scheduled post that is being published, in the statement that inserts the post: so it is
-- published once, and neither lost nor kept, whoever ends where. False where it was changed,
-- cancelled or taken since it was read, or its author is suspended or gone. Locks the member first,
-- as `void_grants` and all that writes drafts do.
create or replace function take_scheduled_post(p_draft uuid, p_revision integer, p_member uuid) returns boolean
language plpgsql as $$
begin
  perform from members m where m.id = p_member and account_is_open(m) for no key update;
  if not found then
    return false;
  end if;
  delete from drafts
  where id = p_draft and member_id = p_member and revision = p_revision and publish_at is not null;
  return found;
end $$;

-- Makes drafts of all that a member scheduled (posts.27). The caller has locked the member.
create or replace function end_plans_of(p_member uuid) returns void language plpgsql as $$
begin
  update drafts
  set
    publish_at = null, moderation_level = null, is_limited = false, problem = 'account', problem_at = now(),
    updated_at = now()
  where member_id = p_member and publish_at is not null;
end $$;
