-- Says that a member has posted or reposted, once they did, to all who follow them. It locks the
-- member, as a follow does: of a first post and a follow at the same time, the second sees the
-- first.
create or replace function wake_follows(p_author uuid) returns void language plpgsql as $$
begin
  perform from members where id = p_author for no key update;
  update follows set is_quiet = false where followed_id = p_author and is_quiet;
end $$;
