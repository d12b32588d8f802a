-- Voids what a member's password, mailbox or sessions have started: the stored grants of
-- `features/auth/grants/grants.ts`, which says what calls it (auth.21). Pushes go with their
-- sessions; scheduled posts become drafts (posts.27). Locks the member first, as sign-ins do, so
-- that none comes in between; each statement then sees what was written before the lock. In SQL,
-- since operators call it by hand on a bad day (build/docs/bad-day.md).
create or replace function void_grants(p_member uuid, p_kept_session uuid default null) returns void
language plpgsql as $$
begin
  perform from members where id = p_member for no key update;
  delete from sessions where member_id = p_member and id is distinct from p_kept_session;
  delete from known_devices where member_id = p_member;
  delete from sign_in_links where member_id = p_member;
  delete from email_changes where member_id = p_member;
  perform end_plans_of(p_member);
end $$;
